import { CHAT } from '@studia/contract/limits';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { chatText } from '../../text/chat.ts';
import { Button } from '../../ui/form/button.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';

interface Props {
  content: string;
  onSend: (content: string) => void;
  onCancel: () => void;
}

/** An earlier message, to be said differently. */
export const MessageEditor = ({ content, onSend, onCancel }: Props) => {
  const [draft, setDraft] = useState(content);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (draft.trim() !== '') onSend(draft.trim());
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onCancel();
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
  };
  return (
    <form onSubmit={send} className="mt-1 grid gap-2">
      <TextArea
        rows={1}
        autoFocus
        aria-label={chatText.editing}
        maxLength={CHAT.messageCharacters}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" size="sm" disabled={draft.trim() === ''}>
          {chatText.editSend}
        </Button>
        <Button look="quiet" size="sm" onClick={onCancel}>
          {chatText.editCancel}
        </Button>
        <p className="text-sm text-ink-soft">{chatText.editHint}</p>
      </div>
    </form>
  );
};
