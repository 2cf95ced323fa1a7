import { AudioLines, Circle, CircleCheck, Mic, MicOff, Volume2, VolumeX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { liveVoiceText as text } from '../../../text/live.ts';
import { voiceProblem } from '../../../text/voice.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { Menu } from '../../../ui/overlay/menu.tsx';
import type { UsedMicrophone } from './use-microphone.ts';
import type { TutorVoice } from './use-tutor-voice.ts';

/** The student's microphone: held, or left on. */
export const MicrophoneButtons = ({ microphone }: { microphone: UsedMicrophone }) => {
  const { mode, isRecording, press, release, toggleOpen } = microphone;
  useSpaceBar(microphone);
  return (
    <>
      <IconButton
        icon={Mic}
        label={text.hold}
        look={isRecording ? 'primary' : 'quiet'}
        aria-pressed={isRecording}
        disabled={mode === 'open'}
        onPointerDown={(event) => {
          // A finger that slides off the button still holds it.
          event.currentTarget.setPointerCapture(event.pointerId);
          void press();
        }}
        onPointerUp={release}
        onPointerCancel={release}
        onBlur={release}
        onKeyDown={(event) => event.key === 'Enter' && !event.repeat && void press()}
        onKeyUp={(event) => event.key === 'Enter' && release()}
      />
      <IconButton
        icon={mode === 'open' ? MicOff : AudioLines}
        label={mode === 'open' ? text.close : text.open}
        aria-pressed={mode === 'open'}
        onClick={toggleOpen}
      />
    </>
  );
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, button, select, a, [contenteditable]') !== null;

/** The space bar talks, wherever nobody types. */
const useSpaceBar = ({ press, release }: UsedMicrophone): void => {
  const latest = useRef({ press, release });
  useEffect(() => {
    latest.current = { press, release };
  });
  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      if (event.code !== 'Space' || event.repeat || isTyping(event.target)) return;
      event.preventDefault();
      void latest.current.press();
    };
    const up = (event: KeyboardEvent): void => {
      if (event.code === 'Space' && !isTyping(event.target)) latest.current.release();
    };
    window.addEventListener('keydown', down);
    window.addEventListener('keyup', up);
    return () => {
      window.removeEventListener('keydown', down);
      window.removeEventListener('keyup', up);
    };
  }, []);
};

/** What listening came to, in a sentence. */
export const MicrophoneState = ({ microphone }: { microphone: UsedMicrophone }) => {
  const { problem, dismiss, isRecording, hearing } = microphone;
  if (problem !== null)
    return (
      <Notice tone="bad" onDismiss={dismiss}>
        {problem === 'no-socket' ? text.noSocket : voiceProblem(problem)}
      </Notice>
    );
  return (
    <output className="block text-ui text-ink-soft empty:hidden">
      {isRecording ? text.listening : hearing && text.hearing}
    </output>
  );
};

interface VoiceProps {
  voice: TutorVoice;
  /** Whether this browser has a voice of its own. */
  hasOwn: boolean;
  onChoose: (voice: TutorVoice) => void;
}

/** The tutor's voice: ours, the browser's own where it has one, or none. */
export const VoiceSwitch = ({ voice, hasOwn, onChoose }: VoiceProps) => {
  const Icon = voice === 'silent' ? VolumeX : Volume2;
  const entry = (name: TutorVoice) => ({
    label: text.voices[name],
    icon: voice === name ? CircleCheck : Circle,
    onSelect: () => onChoose(name),
  });
  return (
    <Menu
      label={text.voice(text.voices[voice])}
      trigger={<Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />}
      entries={[entry('tutor'), ...(hasOwn ? [entry('browser')] : []), entry('silent')]}
    />
  );
};
