import { LANDING } from '@studia/contract/limits';
import { useEffectEvent, useLayoutEffect, useRef, type RefObject, type TouchEvent } from 'react';
import { isCovered } from '../../ui/overlay/is-covered.ts';
import { isOnScreen } from './use-on-screen.ts';

type Step = -1 | 1;

/**
 * Left and right arrow keys turn the carousel while it can be seen and nothing else wants them (SPEC 4.10). Whether it
 * can be seen is looked up at each key: who presses one at once need not wait until the browser has told.
 */
export const useArrowKeys = (stage: RefObject<Element | null>, onStep: (step: Step) => void): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || event.defaultPrevented || isTaken(event) || !isNear(event, stage.current))
      return;
    event.preventDefault();
    onStep(step);
  });
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
};

const isNear = ({ target }: KeyboardEvent, stage: Element | null): boolean =>
  isOnScreen(stage) || (target instanceof Node && stage?.contains(target) === true);

const STEPS: Readonly<Record<string, Step>> = { ArrowLeft: -1, ArrowRight: 1 };

const isTaken = ({ target, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  shiftKey ||
  isCovered() ||
  (target instanceof Element &&
    target.closest(
      'input, textarea, select, [contenteditable], [role=tablist], [role=menu], [role=slider]',
    ) !== null);

/** A finger that moves more sideways than down, and far enough, turns the carousel. */
export const useSwipe = (onStep: (step: Step) => void) => {
  const start = useRef<{ x: number; y: number }>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent): void => {
      const [touch] = Array.from(touches);
      start.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent): void => {
      const [touch] = Array.from(changedTouches);
      if (!touch || !start.current) return;
      const across = touch.clientX - start.current.x;
      const down = touch.clientY - start.current.y;
      start.current = null;
      if (Math.abs(across) <= LANDING.swipeThreshold || Math.abs(across) < Math.abs(down)) return;
      onStep(across < 0 ? 1 : -1);
    },
  };
};
