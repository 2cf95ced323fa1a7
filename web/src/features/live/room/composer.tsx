import { LIVE } from '@studia/contract/limits';
import { ArrowUp } from 'lucide-react';
import { useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { liveVoiceText, roomText as text } from '../../../text/live.ts';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import type { OpenLesson } from '../session/use-lesson.ts';

interface Props {
  lesson: OpenLesson;
  /** The microphone, beside the box. */
  voice: ReactNode;
}

/** Where the student types; what was heard and is not certain is put here to be looked at first. */
export const LiveComposer = ({ lesson, voice }: Props) => {
  const { transcript, forgetTranscript, act } = lesson;
  const [words, setWords] = useState('');
  const isUnsure = transcript !== null && !transcript.sure && transcript.text !== '';
  if (isUnsure && words === '') setWords(transcript.text);
  const send = (event: FormEvent | KeyboardEvent): void => {
    event.preventDefault();
    if (words.trim() === '') return;
    act({ type: 'words', text: words.trim(), by: isUnsure ? 'voice' : 'keyboard' });
    setWords('');
    forgetTranscript();
  };
  return (
    <form
      onSubmit={send}
      className="rounded border border-edge bg-sheet focus-within:border-accent focus-within:outline-2 focus-within:outline-accent"
    >
      <output className="block px-4 pt-2 text-sm text-ink-soft empty:hidden">
        {isUnsure && liveVoiceText.notSure}
        {transcript?.text === '' && liveVoiceText.nothing}
      </output>
      <div className="flex items-end gap-1 py-1.5 pr-1.5 pl-4">
        <div className="min-w-0 flex-1 self-center">
          <TextArea
            look="bare"
            rows={1}
            maxHeight="8rem"
            enterKeyHint="send"
            aria-label={text.yourMessage}
            placeholder={text.placeholder}
            maxLength={LIVE.wordsCharacters}
            value={words}
            onChange={(event) => setWords(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
            }}
          />
        </div>
        {voice}
        <IconButton
          type="submit"
          icon={ArrowUp}
          label={text.send}
          look="primary"
          disabled={words.trim() === ''}
        />
      </div>
    </form>
  );
};
