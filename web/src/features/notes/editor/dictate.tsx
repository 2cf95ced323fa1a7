import type { Editor } from '@tiptap/core';
import { useSpeech } from '../../../client/use-speech.ts';
import { voiceProblem, voiceText } from '../../../text/voice.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { VoiceButton } from '../../../ui/form/voice-button.tsx';

const LABELS = { idle: voiceText.start, listening: voiceText.stop, off: voiceText.startOff };

/** Writes what is said where the cursor stands. */
export const useDictation = (editor: Editor | null) =>
  useSpeech({
    signedIn: true,
    onNeedSignIn: () => undefined,
    onText: (text) => editor?.chain().focus().insertContent(`${text} `).run(),
  });

type Dictation = ReturnType<typeof useDictation>;

export const DictateButton = ({ dictation }: { dictation: Dictation }) => (
  <VoiceButton
    state={dictation.state}
    label={LABELS[dictation.state]}
    level={dictation.level}
    onPress={dictation.toggle}
  />
);

/** What is heard meanwhile, and what went wrong. */
export const DictationState = ({ dictation }: { dictation: Dictation }) => (
  <>
    <output className="block truncate text-ui text-bad empty:hidden print:hidden">
      {dictation.state === 'listening' && (dictation.interim || voiceText.listening)}
    </output>
    {dictation.problem !== null && (
      <Notice tone="bad" onDismiss={dictation.dismiss}>
        {voiceProblem(dictation.problem)}
      </Notice>
    )}
  </>
);
