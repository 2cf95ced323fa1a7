import type { Mark } from '@studia/contract/library';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { markAt } from './quote/paint.ts';

const OWN_CLICK = 'a, button, input';

/** Tells which mark was pressed on a page. */
export const useTouchedMark = (
  room: RefObject<HTMLElement | null>,
  marks: readonly Mark[],
  onTouch: (mark: Mark) => void,
): void => {
  const touch = useEffectEvent(({ target, clientX, clientY }: MouseEvent) => {
    // Who selects words of a mark means the words; a link in it leads where it leads.
    if (window.getSelection()?.isCollapsed === false) return;
    if (target instanceof Element && target.closest(OWN_CLICK)) return;
    const id = markAt(clientX, clientY);
    const mark = marks.find((one) => one.id === id);
    if (mark) onTouch(mark);
  });
  useEffect(() => {
    const pages = room.current;
    const listener = (event: MouseEvent) => touch(event);
    pages?.addEventListener('click', listener);
    return () => pages?.removeEventListener('click', listener);
  }, [room]);
};
