import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

/** So near to the end counts as being there. */
const NEAR = 96;
/** So near to the beginning, what was said before it is fetched: two screens, so that who scrolls seldom waits. */
const NEAR_BEGINNING = 1_600;
/** An answer begins so far below the upper edge of what is seen: under the bar of the page, with a line of what was asked. */
const ROOM_ABOVE = 96;

/** What scrolls: a panel where the conversation stands in one, else the whole page. */
export const scrollerOf = ({ current }: RefObject<HTMLElement | null>): Element =>
  current?.closest('[data-scrolls]') ?? document.documentElement;

const distanceToEnd = ({ scrollHeight, clientHeight, scrollTop }: Element): number =>
  scrollHeight - clientHeight - scrollTop;

export const scrollOn = (scroller: Element, by: number): void => {
  scroller.scrollTo({ top: scroller.scrollTop + by, behavior: 'instant' });
};

/** How far one may scroll until the newest message would lose its beginning. */
const roomToRead = (content: HTMLElement, scroller: Element): number => {
  const newest = content.querySelector('ol')?.lastElementChild;
  if (!newest) return Infinity;
  const edge = scroller === document.documentElement ? 0 : scroller.getBoundingClientRect().top;
  return Math.max(0, newest.getBoundingClientRect().top - edge - ROOM_ABOVE);
};

/**
 * Keeps the newest words in sight while the reader is at the end, and lets who reads further up in peace. An answer that is
 * longer than the screen stays where it begins, because there it is read first; who wants its end asks for it.
 */
export const useStickToEnd = (
  content: RefObject<HTMLElement | null>,
  hasWords: boolean,
  /** The reader has come up to the beginning of what is here. */
  onNearBeginning: () => void,
) => {
  const tellNearBeginning = useEffectEvent(onNearBeginning);
  const [atEnd, setAtEnd] = useState(true);
  const stuck = useRef(true);
  /** The end itself was asked for. */
  const toTheEnd = useRef(false);

  useEffect(() => {
    const scroller = scrollerOf(content);
    let last = scroller.scrollTop;
    const look = () => {
      const near = distanceToEnd(scroller) <= NEAR;
      // Content that grows also moves the end away; only going up oneself lets go of it.
      if (near) stuck.current = true;
      else if (scroller.scrollTop < last) {
        stuck.current = false;
        if (scroller.scrollTop < NEAR_BEGINNING) tellNearBeginning();
      }
      last = scroller.scrollTop;
      setAtEnd(near);
    };
    // The scrolling of a whole page is told to its window.
    const target = scroller === document.documentElement ? window : scroller;
    target.addEventListener('scroll', look, { passive: true });
    return () => target.removeEventListener('scroll', look);
  }, [content]);

  useEffect(() => {
    const room = content.current;
    if (!room || !hasWords) return undefined;
    stuck.current = true;
    const growth = new ResizeObserver(() => {
      const scroller = scrollerOf(content);
      const missing = distanceToEnd(scroller);
      if (stuck.current)
        scrollOn(scroller, toTheEnd.current ? missing : Math.min(missing, roomToRead(room, scroller)));
      setAtEnd(distanceToEnd(scroller) <= NEAR);
    });
    growth.observe(room);
    return () => growth.disconnect();
  }, [content, hasWords]);

  const goToEnd = useCallback(
    (wanted: boolean) => {
      stuck.current = true;
      toTheEnd.current = wanted;
      setAtEnd(true);
      const scroller = scrollerOf(content);
      scrollOn(scroller, distanceToEnd(scroller));
    },
    [content],
  );
  return {
    atEnd,
    /** Something was said: its answer is followed from its beginning. */
    follow: useCallback(() => goToEnd(false), [goToEnd]),
    /** The last words of all are wanted. */
    toEnd: useCallback(() => goToEnd(true), [goToEnd]),
  };
};
