import type { WorkingSessionId } from '@studia/contract/ids';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { silentSpeaker, type Speaker } from '../session/playback.ts';
import { browserSpeaker, ownVoice } from './browser-speaker.ts';
import { clipSpeaker } from './clip-speaker.ts';

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

/** Browsers find their voices late. */
const onVoices = (changed: () => void): (() => void) => {
  window.speechSynthesis?.addEventListener('voiceschanged', changed);
  return () => window.speechSynthesis?.removeEventListener('voiceschanged', changed);
};

/** The tutor's voice in this browser, given to whoever plays the lesson; the choice is kept here. */
export const useTutorVoice = (id: WorkingSessionId, use: (speaker: Speaker) => void) => {
  const [voice, setVoice] = useState(stored);
  const [isMissing, setMissing] = useState(false);
  // By its name: browsers may hand out a new object each time.
  const own = useSyncExternalStore(onVoices, () => ownVoice()?.voiceURI ?? null);
  const choose = (next: TutorVoice): void => {
    setVoice(next);
    setMissing(false);
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // Without storage the choice holds for this page.
    }
  };
  useEffect(() => {
    const browser = voice === 'browser' && own !== null ? ownVoice() : null;
    if (voice === 'silent' || browser) {
      use(browser ? browserSpeaker(browser) : silentSpeaker());
      return () => use(silentSpeaker());
    }
    const clips = clipSpeaker(id, () => setMissing(true));
    use(clips);
    return () => {
      use(silentSpeaker());
      clips.close();
    };
  }, [id, voice, own, use]);
  return { voice, choose, isMissing, hasOwn: own !== null };
};
