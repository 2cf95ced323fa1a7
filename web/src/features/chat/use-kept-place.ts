import { useLayoutEffect, useRef, type RefObject } from 'react';
import { scrollerOf, scrollOn } from './stick-to-end.ts';

/** Keeps what is read where it is on the screen while older messages are put above it. */
export const useKeptPlace = (list: RefObject<HTMLOListElement | null>, first: string | undefined): void => {
  const known = useRef<{ first: string; below: number } | null>(null);
  useLayoutEffect(() => {
    const before = known.current;
    const top = list.current?.firstElementChild;
    if (!first || !(top instanceof HTMLElement)) return;
    known.current = { first, below: top.offsetTop };
    if (!before || before.first === first) return;
    const was = list.current?.querySelector(`[data-message="${CSS.escape(before.first)}"]`);
    if (was instanceof HTMLElement) scrollOn(scrollerOf(list), was.offsetTop - before.below);
  }, [list, first]);
};
