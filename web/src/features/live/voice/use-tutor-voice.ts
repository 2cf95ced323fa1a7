import type { WorkingSessionId } from '@studia/contract/ids';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useVoiceChoice } from '../../../client/read-aloud.ts';
import { silentSpeaker, type Speaker } from '../session/playback.ts';
import { browserSpeaker, ownVoice } from './browser-speaker.ts';
import { clipSpeaker } from './clip-speaker.ts';

/** How the tutor is heard: not at all, by the server's voice, or by one of this browser's own. */
export type TutorVoice = 'silent' | 'tutor' | 'browser';

const KEY = 'liveVoice';
/** Settings that name none of our voices. */
const NO_VOICE = /^(?:auto|browser)$/;
const CHOICES: readonly TutorVoice[] = ['silent', 'tutor', 'browser'];

/** What was chosen in a room; null where nothing was. */
const stored = (): TutorVoice | null => {
  try {
    return CHOICES.find((one) => one === localStorage.getItem(KEY)) ?? null;
  } catch {
    return null;
  }
};

/** As the settings have it: a voice of ours that was chosen there, else the browser's own where it has a good one. */
const usual = (setting: string, own: string | null): TutorVoice =>
  own !== null && (setting === 'auto' || setting === 'browser') ? 'browser' : 'tutor';

/** Browsers find their voices late. */
const onVoices = (changed: () => void): (() => void) => {
  window.speechSynthesis?.addEventListener('voiceschanged', changed);
  return () => window.speechSynthesis?.removeEventListener('voiceschanged', changed);
};

/** The tutor's voice in this browser, given to whoever plays the lesson; the choice is kept here. */
export const useTutorVoice = (id: WorkingSessionId, use: (speaker: Speaker) => void) => {
  const [chosen, setChosen] = useState(stored);
  const { voice: setting } = useVoiceChoice();
  const [isMissing, setMissing] = useState(false);
  // By its name: browsers may hand out a new object each time.
  const own = useSyncExternalStore(onVoices, () => ownVoice()?.voiceURI ?? null);
  const voice = chosen ?? usual(setting, own);
  const choose = (next: TutorVoice): void => {
    setChosen(next);
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
    const clips = clipSpeaker(id, () => setMissing(true), NO_VOICE.test(setting) ? undefined : setting);
    use(clips);
    return () => {
      use(silentSpeaker());
      clips.close();
    };
  }, [id, voice, own, setting, use]);
  return { voice, choose, isMissing, hasOwn: own !== null };
};
