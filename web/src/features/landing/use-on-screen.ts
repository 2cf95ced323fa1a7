import { useEffect, useState, type RefObject } from 'react';

/** How much of a thing has to be seen before it may move. */
const ENOUGH = 0.25;

/** Whether enough of something is in view right now. */
export const isOnScreen = (thing: Element | null): boolean => {
  if (thing === null) return false;
  const { top, bottom, height } = thing.getBoundingClientRect();
  return Math.min(bottom, innerHeight) - Math.max(top, 0) >= height * ENOUGH;
};

/** Whether something is in view, in a tab that is in front. */
export const useOnScreen = (thing: RefObject<Element | null>): boolean => {
  const [inView, setInView] = useState(false);
  const [inFront, setInFront] = useState(true);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { threshold: ENOUGH },
    );
    if (thing.current) observer.observe(thing.current);
    const look = () => setInFront(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [thing]);
  return inView && inFront;
};
