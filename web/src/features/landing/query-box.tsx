import { LANDING } from '@studia/contract/limits';
import { ArrowUp, Paperclip, Pause, Play } from 'lucide-react';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { useSpeech } from '../../client/use-speech.ts';
import { learningText as text } from '../../text/learning.ts';
import { voiceProblem, voiceText } from '../../text/voice.ts';
import { useReducedMotion } from '../../ui/appearance/use-reduced-motion.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Button } from '../../ui/form/button.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { VoiceButton } from '../../ui/form/voice-button.tsx';
import { useRotation } from './use-rotation.ts';

export interface QueryBoxProps {
  signedIn: boolean;
  onQuery: (text: string) => void;
  onAddFiles: () => void;
  onNeedSignIn: () => void;
}

/** Where a learning goal is typed or spoken (SPEC 2.3, 5). */
export const QueryBox = ({ signedIn, onQuery, onAddFiles, onNeedSignIn }: QueryBoxProps) => {
  const [draft, setDraft] = useState('');
  const [focused, setFocused] = useState(false);
  const examples = useExamples(draft === '' && !focused);
  const speech = useSpeech({
    signedIn,
    onNeedSignIn,
    browserOnly: true,
    onText: (words) => setDraft((before) => (before.trim() === '' ? words : `${before.trimEnd()} ${words}`)),
  });
  const query = draft.trim();
  const submit = (event: FormEvent | KeyboardEvent): void => {
    event.preventDefault();
    if (query !== '') onQuery(query);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // While a word is being composed (Japanese, Chinese), Enter belongs to the keyboard.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
  };
  return (
    <form onSubmit={submit} className="flex flex-1 flex-col gap-3">
      <div className="flex flex-1 flex-col rounded border border-edge bg-sheet focus-within:border-accent focus-within:outline-2 focus-within:outline-accent">
        <div className="px-4 pt-2.5">
          <TextArea
            look="bare"
            rows={2}
            maxHeight={`${LANDING.queryBoxMaxRem}rem`}
            aria-label={text.queryLabel}
            placeholder={examples.shown}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={onKeyDown}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
          />
        </div>
        <output className="block truncate px-4 text-ui text-bad empty:hidden">
          {speech.state === 'listening' && (speech.interim || voiceText.listening)}
        </output>
        <div className="mt-auto flex items-center gap-1 p-1.5">
          <Button look="plain" size="sm" icon={Paperclip} onClick={onAddFiles}>
            <span className="whitespace-nowrap">{text.addFiles}</span>
          </Button>
          <VoiceButton
            state={speech.state}
            label={VOICE_LABELS[speech.state]}
            level={speech.level}
            onPress={speech.toggle}
          />
          <span className="ml-auto" />
          <IconButton
            icon={examples.running ? Pause : Play}
            size="sm"
            label={examples.running ? text.pauseExamples : text.playExamples}
            onClick={examples.toggle}
          />
          <IconButton
            type="submit"
            icon={ArrowUp}
            look="primary"
            label={text.submit}
            disabled={query === ''}
          />
        </div>
      </div>
      {speech.problem !== null && (
        <Notice tone="bad" onDismiss={speech.dismiss}>
          {voiceProblem(speech.problem)}
        </Notice>
      )}
    </form>
  );
};

const VOICE_LABELS = { idle: voiceText.start, listening: voiceText.stop, off: voiceText.startOff };

/** The examples in the empty box, one after the other while nobody writes and nobody minds. */
const useExamples = (idle: boolean) => {
  const reduced = useReducedMotion();
  const [wish, setWish] = useState<boolean | null>(null);
  const running = wish ?? !reduced;
  const [index] = useRotation(LANDING.placeholderPrompts, LANDING.placeholderRotation, idle && running);
  return { shown: text.examples[index], running, toggle: () => setWish(!running) };
};
