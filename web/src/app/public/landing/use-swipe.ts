import { LANDING } from '@studia/contract/limits';
import { useRef, type PointerEvent } from 'react';

/** A finger that moves sideways by more than 50 px (SPEC 9): to the left asks for the next, to the right for the one before. */
export const useSwipe = (onSwipe: (direction: 1 | -1) => void) => {
  const from = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      from.current = event.pointerType === 'mouse' ? null : event.clientX;
    },
    onPointerUp: (event: PointerEvent) => {
      const moved = from.current === null ? 0 : event.clientX - from.current;
      from.current = null;
      if (Math.abs(moved) > LANDING.swipeThreshold) onSwipe(moved < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
};
