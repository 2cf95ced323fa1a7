import type { WorkingSessionId } from '@studia/contract/ids';
import { useEffect, useRef, useState } from 'react';
import { silentSpeaker, type Playback } from '../session/playback.ts';
import { browserSpeaker, clipSpeaker } from './clip-speaker.ts';

/** How the tutor is heard: not at all, by the server's voice, or by one of this browser's own. */
export type TutorVoice = 'silent' | 'tutor' | 'browser';

const KEY = 'liveVoice';
const CHOICES: readonly TutorVoice[] = ['silent', 'tutor', 'browser'];

const stored = (): TutorVoice => {
  try {
    return CHOICES.find((one) => one === localStorage.getItem(KEY)) ?? 'tutor';
  } catch {
    return 'tutor';
  }
};

/** The tutor's voice in this browser; the choice is kept here. */
export const useTutorVoice = (id: WorkingSessionId, playback: Playback) => {
  const [voice, setVoice] = useState(stored);
  const [isMissing, setMissing] = useState(false);
  const choose = (next: TutorVoice): void => {
    setVoice(next);
    setMissing(false);
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // Without storage the choice holds for this page.
    }
  };
  const lasting = useRef(setMissing);
  useEffect(() => {
    const browser = voice === 'browser' ? browserSpeaker() : null;
    if (voice === 'silent') playback.use(silentSpeaker());
    if (browser) playback.use(browser);
    if (voice === 'silent' || browser) return undefined;
    const clips = clipSpeaker(id, () => lasting.current(true));
    playback.use(clips);
    return () => {
      playback.use(silentSpeaker());
      clips.close();
    };
  }, [id, voice, playback]);
  return { voice, choose, isMissing };
};
