import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** So near to the end counts as being there. */
const NEAR = 96;

/** What scrolls: a panel where the conversation stands in one, else the whole page. */
const scrollerOf = ({ current }: RefObject<HTMLElement | null>): Element =>
  current?.closest('[data-scrolls]') ?? document.documentElement;

const distanceToEnd = ({ scrollHeight, clientHeight, scrollTop }: Element): number =>
  scrollHeight - clientHeight - scrollTop;

const toEnd = (content: RefObject<HTMLElement | null>): void => {
  const scroller = scrollerOf(content);
  scroller.scrollTo({ top: scroller.scrollHeight, behavior: 'instant' });
};

/** Keeps the newest words in sight while the reader is at the end, and lets who reads further up in peace. */
export const useStickToEnd = (content: RefObject<HTMLElement | null>, hasWords: boolean) => {
  const [atEnd, setAtEnd] = useState(true);
  const stuck = useRef(true);

  useEffect(() => {
    const scroller = scrollerOf(content);
    let last = scroller.scrollTop;
    const look = () => {
      const near = distanceToEnd(scroller) <= NEAR;
      // Content that grows also moves the end away; only going up oneself lets go of it.
      if (near) stuck.current = true;
      else if (scroller.scrollTop < last) stuck.current = false;
      last = scroller.scrollTop;
      setAtEnd(stuck.current);
    };
    // The scrolling of a whole page is told to its window.
    const told = scroller === document.documentElement ? window : scroller;
    told.addEventListener('scroll', look, { passive: true });
    return () => told.removeEventListener('scroll', look);
  }, [content]);

  useEffect(() => {
    if (!content.current || !hasWords) return undefined;
    stuck.current = true;
    const growth = new ResizeObserver(() => stuck.current && toEnd(content));
    growth.observe(content.current);
    return () => growth.disconnect();
  }, [content, hasWords]);

  const stick = useCallback(() => {
    stuck.current = true;
    setAtEnd(true);
    toEnd(content);
  }, [content]);
  return { atEnd, stick };
};
