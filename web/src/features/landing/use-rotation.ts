import { useLayoutEffect, useState } from 'react';

/** Counts through `count` things, one step every so many milliseconds while it runs. */
export const useRotation = (
  count: number,
  every: number,
  running: boolean,
): readonly [index: number, show: (index: number) => void] => {
  const [index, setIndex] = useState(0);
  // Its time begins when a card is seen, not a moment later.
  useLayoutEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => setIndex((index + 1) % count), every);
    return () => clearTimeout(timer);
  }, [count, every, index, running]);
  return [index, (next) => setIndex((next + count) % count)];
};
