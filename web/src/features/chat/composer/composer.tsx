import type { Attachment } from '@studia/contract/attachments';
import type { AboutBook } from '@studia/contract/chat';
import { CHAT } from '@studia/contract/limits';
import { ArrowUp, Paperclip, Square } from 'lucide-react';
import { useRef, type ClipboardEvent, type FormEvent, type KeyboardEvent } from 'react';
import { useSpeech } from '../../../client/use-speech.ts';
import { attachmentText, chatText } from '../../../text/chat.ts';
import { voiceProblem, voiceText } from '../../../text/voice.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { FileDrop } from '../../../ui/form/file-drop.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { VoiceButton } from '../../../ui/form/voice-button.tsx';
import { AboutChip } from '../about-chip.tsx';
import { AttachmentTray } from './attachment-tray.tsx';
import { useAttachments } from './use-attachments.ts';
import type { Draft } from './use-draft.ts';
import { useHeldMessage } from './use-held-message.ts';

/** What is handed over when the student sends. */
interface WrittenMessage {
  content: string;
  attachments: readonly Attachment[];
}

interface Props {
  draft: Draft;
  /** What the message is about, and how to take that away. */
  about: AboutBook | null;
  onDropAbout: () => void;
  /** Whether a message can be sent now; writing is always possible. */
  ready: boolean;
  /** Stops the tutor; null while it is not answering. */
  onStop: (() => void) | null;
  stopping: boolean;
  onSend: (written: WrittenMessage) => void;
  onNeedSignIn: () => void;
}

const VOICE_LABELS = { idle: voiceText.start, listening: voiceText.stop, off: voiceText.startOff };
const FEW_CHARACTERS = CHAT.messageCharacters / 10;

/** Where the student writes, speaks and adds files. */
export const Composer = ({
  draft: { draft, write, add },
  about,
  onDropAbout,
  ready,
  onSend,
  onStop,
  stopping,
  onNeedSignIn,
}: Props) => {
  const files = useAttachments();
  const speech = useSpeech({ signedIn: true, onNeedSignIn, onText: add });
  const isEmpty = draft.trim() === '' && files.added.length === 0;
  const hold = useHeldMessage(ready && !isEmpty && files.isReady, () => {
    write('');
    onSend({ content: draft.trim() || attachmentText.alone, attachments: files.arrived });
    files.clear();
  });
  const send = (event: FormEvent | KeyboardEvent): void => {
    event.preventDefault();
    if (!isEmpty && !files.hasProblem) hold.send();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // While a word is being composed (Japanese, Chinese), Enter belongs to the keyboard.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
    if (event.key === 'Escape') onStop?.();
  };
  const onPaste = (event: ClipboardEvent): void => {
    const pasted = [...event.clipboardData.files];
    if (pasted.length === 0) return;
    event.preventDefault();
    files.add(pasted);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {speech.problem !== null && (
        <Notice tone="bad" onDismiss={speech.dismiss}>
          {voiceProblem(speech.problem)}
        </Notice>
      )}
      <form
        onSubmit={send}
        className="rounded border border-edge bg-sheet focus-within:border-accent focus-within:outline-2 focus-within:outline-accent"
      >
        {about && <AboutChip about={about} onRemove={onDropAbout} />}
        <AttachmentTray added={files.added} again={files.again} remove={files.remove} />
        <div className="px-4 pt-2.5">
          <TextArea
            look="bare"
            rows={1}
            maxHeight="min(12rem, 30dvh)"
            // On a phone this would open the keyboard over the page.
            autoFocus={window.matchMedia('(hover: hover)').matches}
            enterKeyHint="send"
            aria-label={chatText.composer}
            placeholder={chatText.placeholder}
            maxLength={CHAT.messageCharacters}
            value={draft}
            onChange={(event) => {
              hold.letGo();
              write(event.target.value);
            }}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
          />
        </div>
        <output className="block truncate px-4 text-ui text-bad empty:hidden">
          {speech.state === 'listening' && (speech.interim || voiceText.listening)}
        </output>
        <div className="flex items-center gap-1 p-1.5">
          <AddFiles onFiles={files.add} />
          <VoiceButton
            state={speech.state}
            label={VOICE_LABELS[speech.state]}
            level={speech.level}
            onPress={speech.toggle}
          />
          <output className="ml-auto px-2 text-sm text-ink-soft tabular-nums">
            {hold.isHeld && chatText.held}
            {charactersLeft(draft) <= FEW_CHARACTERS && chatText.charactersLeft(charactersLeft(draft))}
          </output>
          {onStop ? (
            <IconButton
              icon={Square}
              label={stopping ? chatText.stopping : chatText.stop}
              look="quiet"
              disabled={stopping}
              onClick={onStop}
            />
          ) : (
            <IconButton
              type="submit"
              icon={ArrowUp}
              label={chatText.send}
              look="primary"
              disabled={!ready || isEmpty || !files.isReady}
            />
          )}
        </div>
      </form>
      <FileDrop label={attachmentText.drop} onFiles={files.add} />
    </div>
  );
};

const charactersLeft = (draft: string): number => CHAT.messageCharacters - draft.length;

const AddFiles = ({ onFiles }: { onFiles: (files: File[]) => void }) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <IconButton icon={Paperclip} label={attachmentText.add} onClick={() => input.current?.click()} />
    </>
  );
};
