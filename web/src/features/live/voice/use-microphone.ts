import type { Cut } from '@studia/contract/live-events';
import { useEffect, useRef, useState } from 'react';
import { newId } from '../../../client/new-id.ts';
import type { OpenLesson } from '../session/use-lesson.ts';
import { makeGate } from './gate.ts';
import { openMicrophone, type Microphone, type SoundFrame } from './microphone.ts';

/** How the microphone is used: not at all, while a key or button is held, or all the time. */
export type MicrophoneMode = 'off' | 'held' | 'open';

interface Recording {
  id: string;
  cut: Cut | undefined;
}

/** Frames from before the gate opened, so that the first sound of a word is not lost. */
const PRE_ROLL = 15;
/** Somebody who holds the button and says nothing for so long has not been heard. */
const SILENCE = 8_000;

/** The student's voice: sound goes up while somebody speaks, and cuts the tutor short. */
export const useMicrophone = (lesson: OpenLesson) => {
  const [mode, setMode] = useState<MicrophoneMode>('off');
  const [recording, setRecording] = useState<Recording | null>(null);
  const [hearing, setHearing] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const microphone = useRef<Microphone>(null);
  const now = useRef<Recording>(null);
  const before = useRef<ArrayBuffer[]>([]);
  const wasLoud = useRef(false);
  const isPressed = useRef(false);
  const gate = useRef(makeGate());

  const begin = (): void => {
    if (now.current) return;
    const cut = lesson.playback.cut();
    const next = { id: newId(), cut };
    now.current = next;
    wasLoud.current = false;
    setRecording(next);
    setProblem(null);
    lesson.connection()?.voice({ type: 'voice', id: next.id, state: 'on' });
    for (const frame of before.current) lesson.connection()?.sound(frame);
    before.current = [];
  };
  const end = (state: 'off' | 'drop'): void => {
    const over = now.current;
    if (!over) return;
    now.current = null;
    setRecording(null);
    const { id, cut } = over;
    lesson.connection()?.voice({ type: 'voice', id, state, ...(cut && { cut }) });
    if (state === 'off') setHearing(id);
  };

  const take = (frame: SoundFrame): void => {
    const event = gate.current.take(frame, lesson.position !== null);
    if (event === 'began') wasLoud.current = true;
    if (now.current) lesson.connection()?.sound(frame.pcm);
    else before.current = [...before.current.slice(1 - PRE_ROLL), frame.pcm];
    if (event === 'maybe-ended' && now.current)
      lesson.connection()?.voice({ type: 'voice', id: now.current.id, state: 'maybe' });
    if (mode !== 'open') return;
    if (event === 'began') begin();
    if (event === 'ended') end('off');
    if (event === 'noise') end('drop');
  };
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });

  const close = (): void => {
    microphone.current?.close();
    microphone.current = null;
    end('drop');
    setMode('off');
  };
  useEffect(() => () => microphone.current?.close(), []);

  const open = async (wanted: Exclude<MicrophoneMode, 'off'>): Promise<boolean> => {
    setProblem(null);
    if (!lesson.connection()?.canListen()) {
      setProblem('no-socket');
      return false;
    }
    try {
      lesson.connection()?.expectVoice();
      gate.current = makeGate();
      microphone.current ??= await openMicrophone((frame) => latest.current(frame));
      setMode(wanted);
      return true;
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'start-failed');
      return false;
    }
  };

  // What was said has come back, or nothing was understood.
  const { transcript, refusedId } = lesson;
  if (hearing !== null && (transcript?.id === hearing || refusedId === hearing)) setHearing(null);

  return {
    mode,
    isRecording: recording !== null,
    hearing: hearing !== null,
    problem,
    dismiss: () => setProblem(null),
    close,
    toggleOpen: () => (mode === 'open' ? close() : void open('open')),
    /** Holding: speaks as long as it is pressed. */
    press: async (): Promise<void> => {
      if (mode === 'open' || isPressed.current) return;
      isPressed.current = true;
      if (!(await open('held'))) return;
      // The permission may have taken longer than the press.
      if (!isPressed.current) return close();
      begin();
      setTimeout(() => {
        if (now.current && !wasLoud.current) setProblem('no-speech');
      }, SILENCE);
    },
    release: (): void => {
      isPressed.current = false;
      if (mode === 'open' || !now.current) return;
      end(wasLoud.current ? 'off' : 'drop');
      if (!wasLoud.current) setProblem('no-speech');
      microphone.current?.close();
      microphone.current = null;
      setMode('off');
    },
  };
};

export type UsedMicrophone = ReturnType<typeof useMicrophone>;
