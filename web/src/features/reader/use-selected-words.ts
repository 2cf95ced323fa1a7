import { useCallback, useEffect, useState, type RefObject } from 'react';
import { pageAround, wordsIn } from './view.ts';

/** Words that a student selected on a page. */
export interface SelectedWords {
  page: number;
  text: string;
  range: Range;
  /** The part of the page that holds its words. */
  root: Element;
}

/** A finger that is still moving changes the selection many times. */
const SETTLE_MS = 180;

/** The words that are selected on a page of the book; null where there are none. */
export const useSelectedWords = (room: RefObject<HTMLElement | null>) => {
  const [selected, setSelected] = useState<SelectedWords | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isPressed = false;
    const look = () => setSelected(selectedIn(room.current));
    const soon = () => {
      clearTimeout(timer);
      if (!isPressed) timer = setTimeout(look, SETTLE_MS);
    };
    const onPress = ({ pointerType }: PointerEvent) => {
      isPressed = pointerType === 'mouse';
    };
    const onRelease = () => {
      isPressed = false;
      soon();
    };
    document.addEventListener('selectionchange', soon);
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('pointerup', onRelease);
    document.addEventListener('pointercancel', onRelease);
    // Words may have been selected before anybody listened.
    soon();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', soon);
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('pointerup', onRelease);
      document.removeEventListener('pointercancel', onRelease);
    };
  }, [room]);
  const clear = useCallback(() => {
    window.getSelection()?.removeAllRanges();
    setSelected(null);
  }, []);
  return { selected, clear };
};

const selectedIn = (room: HTMLElement | null): SelectedWords | null => {
  const selection = window.getSelection();
  if (!room || !selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0).cloneRange();
  const around = pageAround(range.startContainer);
  if (!around || !room.contains(around.element)) return null;
  const root = wordsIn(around.element);
  // A mark stands on one page: what goes on over its end is left out.
  if (!root.contains(range.endContainer)) range.setEnd(root, root.childNodes.length);
  const text = range.toString().replaceAll(/\s+/g, ' ').trim();
  return text === '' ? null : { page: around.page, text, range, root };
};
