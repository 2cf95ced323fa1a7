import { useEffect, useRef, useState } from 'react';

/** So many books fill the first screens; the others are drawn when somebody comes near them. */
const STEP = 24;
/** A screen ahead, so that who scrolls does not see them come. */
const AHEAD = '800px';

/** How many of so many books are drawn. Who comes to the end of them, searches in the page or prints it gets more. */
export const useGrowing = (all: number) => {
  const [shown, setShown] = useState(STEP);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!end.current || shown >= all) return undefined;
    const near = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setShown((before) => before + STEP),
      { rootMargin: AHEAD },
    );
    near.observe(end.current);
    return () => near.disconnect();
  }, [shown, all]);
  useEffect(() => {
    const showAll = () => setShown(Infinity);
    const onKey = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f') showAll();
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('beforeprint', showAll);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('beforeprint', showAll);
    };
  }, []);
  return { shown, end, more: () => setShown((before) => before + STEP) };
};
