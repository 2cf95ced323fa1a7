import type { Editor } from '@tiptap/core';
import { useSpeech } from '../../../client/use-speech.ts';
import { voiceProblem, voiceText } from '../../../text/voice.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { VoiceButton } from '../../../ui/form/voice-button.tsx';

const LABELS = { idle: voiceText.start, listening: voiceText.stop, off: voiceText.startOff };

/** Writes what is said where the cursor stands. Below the button: what is heard meanwhile, and what went wrong. */
export const Dictation = ({ editor }: { editor: Editor | null }) => {
  const { state, level, toggle, interim, problem, dismiss } = useSpeech({
    signedIn: true,
    onNeedSignIn: () => undefined,
    onText: (text) => editor?.chain().focus().insertContent(`${text} `).run(),
  });
  return (
    <>
      <VoiceButton state={state} label={LABELS[state]} level={level} onPress={toggle} />
      <div className="order-last basis-full">
        <output className="block truncate text-ui text-bad empty:hidden print:hidden">
          {state === 'listening' && (interim || voiceText.listening)}
        </output>
        {problem !== null && (
          <Notice tone="bad" onDismiss={dismiss}>
            {voiceProblem(problem)}
          </Notice>
        )}
      </div>
    </>
  );
};
