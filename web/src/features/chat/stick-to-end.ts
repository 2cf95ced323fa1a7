import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** So near to the end counts as being there. */
const NEAR = 96;

const distanceToEnd = (): number => {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight - clientHeight - window.scrollY;
};

const toEnd = (): void =>
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });

/** Keeps the newest words in sight while the reader is at the end, and lets who reads further up in peace. */
export const useStickToEnd = (content: RefObject<HTMLElement | null>, hasWords: boolean) => {
  const [atEnd, setAtEnd] = useState(true);
  const stuck = useRef(true);

  useEffect(() => {
    let last = window.scrollY;
    const look = () => {
      const near = distanceToEnd() <= NEAR;
      // Content that grows also moves the end away; only going up oneself lets go of it.
      if (near) stuck.current = true;
      else if (window.scrollY < last) stuck.current = false;
      last = window.scrollY;
      setAtEnd(stuck.current);
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);

  useEffect(() => {
    if (!content.current || !hasWords) return undefined;
    stuck.current = true;
    const growth = new ResizeObserver(() => stuck.current && toEnd());
    growth.observe(content.current);
    return () => growth.disconnect();
  }, [content, hasWords]);

  const stick = useCallback(() => {
    stuck.current = true;
    setAtEnd(true);
    toEnd();
  }, []);
  return { atEnd, stick };
};
