import { CHAT } from '@studia/contract/limits';
import { ArrowUp } from 'lucide-react';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { chatText } from '../../text/chat.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextArea } from '../../ui/text-area.tsx';

interface Props {
  /** What stands there at first. */
  draft: string;
  /** Whether a message can be sent now; writing is always possible. */
  ready: boolean;
  onSend: (message: string) => void;
}

/** Where the student writes. */
export const Composer = ({ draft: begun, ready, onSend }: Props) => {
  const [draft, setDraft] = useState(begun);
  const sendable = ready && draft.trim() !== '';
  const send = (): void => {
    if (!sendable) return;
    onSend(draft.trim());
    setDraft('');
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // While a word is being composed (Japanese, Chinese), Enter belongs to the keyboard.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      onSubmit={onSubmit}
      className="flex items-end gap-2 rounded border border-edge bg-sheet p-1.5 pl-4 focus-within:border-accent focus-within:outline-2 focus-within:outline-accent"
    >
      <div className="min-w-0 flex-1 py-1.5">
        <TextArea
          look="bare"
          rows={1}
          maxHeight="12rem"
          autoFocus
          aria-label={chatText.composer}
          placeholder={chatText.placeholder}
          maxLength={CHAT.messageCharacters}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <IconButton type="submit" icon={ArrowUp} label={chatText.send} look="primary" disabled={!sendable} />
    </form>
  );
};
