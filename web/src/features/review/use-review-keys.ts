import { GRADES, type Grade } from '@studia/contract/review';
import { useEffect, useEffectEvent } from 'react';
import { isCovered } from '../../ui/overlay/is-covered.ts';

interface Keys {
  shown: boolean;
  onShow: () => void;
  onGrade: (grade: Grade) => void;
  onUndo: () => void;
  onEdit: () => void;
}

/** Space shows the answer and then says "Good", 1 to 4 grade, U takes back, E edits. */
export const useReviewKeys = ({ shown, onShow, onGrade, onUndo, onEdit }: Keys): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isTaken(event)) return;
    const grade = GRADES[Number(event.key) - 1];
    const act =
      event.key === ' ' && !isOnControl(event)
        ? () => (shown ? onGrade('good') : onShow())
        : grade && shown
          ? () => onGrade(grade)
          : { u: onUndo, e: onEdit }[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
};

const isTaken = ({ target, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  repeat ||
  isCovered() ||
  (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null);

/** There Space presses what has the focus, as everywhere. */
const isOnControl = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('button, a, summary') !== null;
