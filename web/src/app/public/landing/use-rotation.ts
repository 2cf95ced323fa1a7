import { LANDING } from '@studia/contract/limits';
import { useLayoutEffect, useState } from 'react';
import { wantsStillness } from '../stillness.ts';

/** Which card is in front. The ring turns by itself unless somebody has stopped it, is busy with it, or wants no motion. */
export const useRotation = (count: number) => {
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [attended, setAttended] = useState(false);
  const [handled, setHandled] = useState(0);
  const free = playing && !attended && handled === 0;

  useLayoutEffect(() => {
    if (handled === 0) return undefined;
    const timer = setTimeout(() => setHandled(0), LANDING.carouselResume);
    return () => clearTimeout(timer);
  }, [handled]);

  // Its time begins when a card is seen, not a moment later.
  useLayoutEffect(() => {
    if (!free || wantsStillness()) return undefined;
    const timer = setInterval(() => setIndex((now) => (now + 1) % count), LANDING.carouselAdvance);
    return () => clearInterval(timer);
  }, [free, count]);

  const turnTo = (card: number) => {
    setIndex((card + count) % count);
    setHandled((times) => times + 1);
  };
  const toggle = () => {
    setPlaying(!playing);
    setHandled(0);
  };
  const attention = {
    onPointerEnter: () => setAttended(true),
    onPointerLeave: () => setAttended(false),
    onFocus: () => setAttended(true),
    onBlur: () => setAttended(false),
  };
  return { index, turnTo, playing, free, toggle, attention };
};
