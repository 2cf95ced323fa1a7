import type { Editor } from '@tiptap/core';
import { useSpeech } from '../../../client/use-speech.ts';
import { voiceProblem, voiceText } from '../../../text/voice.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { VoiceButton } from '../../../ui/form/voice-button.tsx';

const LABELS = { idle: voiceText.start, listening: voiceText.stop, off: voiceText.startOff };

/** Writes what is said where the cursor stands. */
export const Dictate = ({ editor }: { editor: Editor }) => {
  const speech = useSpeech({
    signedIn: true,
    onNeedSignIn: () => undefined,
    onText: (text) => editor.chain().focus().insertContent(`${text} `).run(),
  });
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        <VoiceButton
          state={speech.state}
          label={LABELS[speech.state]}
          level={speech.level}
          onPress={speech.toggle}
        />
        <output className="min-w-0 flex-1 truncate text-ui text-bad">
          {speech.state === 'listening' && (speech.interim || voiceText.listening)}
        </output>
      </div>
      {speech.problem !== null && (
        <Notice tone="bad" onDismiss={speech.dismiss}>
          {voiceProblem(speech.problem)}
        </Notice>
      )}
    </>
  );
};
