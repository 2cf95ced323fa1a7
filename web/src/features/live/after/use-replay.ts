import type { LiveEvent } from '@studia/contract/live-events';
import { useEffect, useState } from 'react';
import { sentencesOf, silentSpeaker, type Speaker } from '../session/playback.ts';

const SHOWN = new Set<LiveEvent['kind']>(['say', 'ask', 'heard', 'marks', 'sheet']);
/** How long something stands that nobody says. */
const MOMENT = 900;

/** Plays what happened in a lesson, one thing after the other. */
export const useReplay = (events: readonly LiveEvent[]) => {
  const steps = events.filter(({ kind }) => SHOWN.has(kind));
  const [at, setAt] = useState(1);
  const [sentence, setSentence] = useState(0);
  const [isPlaying, setPlaying] = useState(true);
  const [speaker, setSpeaker] = useState<Speaker>(silentSpeaker);
  const now = steps[at - 1];
  const isOver = at >= steps.length;
  // A state that is a function would be called; this is given as it is.
  const [use] = useState(() => (next: Speaker) => setSpeaker(() => next));
  const length = now && (now.kind === 'say' || now.kind === 'ask') ? sentencesOf(now).length : 0;

  useEffect(() => {
    if (!isPlaying || !now) return undefined;
    const next = (): void => {
      if (sentence + 1 < length) return setSentence(sentence + 1);
      if (isOver) return setPlaying(false);
      setSentence(0);
      return setAt(at + 1);
    };
    if (now.kind !== 'say' && now.kind !== 'ask') {
      const timer = setTimeout(next, MOMENT);
      return () => clearTimeout(timer);
    }
    let isWanted = true;
    const { done, stop } = speaker.speak(now, sentence);
    const goOn = async (): Promise<void> => {
      await done;
      if (isWanted) next();
    };
    void goOn();
    return () => {
      isWanted = false;
      stop();
    };
  }, [isPlaying, isOver, at, sentence, length, now, speaker]);

  const goTo = (step: number): void => {
    setPlaying(false);
    setSentence(0);
    setAt(step);
  };
  return {
    steps,
    at,
    sentence,
    isPlaying,
    isOver,
    use,
    goTo,
    toggle: (): void => {
      const again = isOver && !isPlaying;
      if (again) goTo(1);
      setPlaying(again || !isPlaying);
    },
  };
};
