import { useEffect, useEffectEvent } from 'react';
import { isCovered } from '../../ui/overlay/is-covered.ts';
import { player, SPEEDS } from './player/player.ts';
import { playerState } from './player/state.ts';

interface Acts {
  toggle: () => void;
  back: () => void;
  on: () => void;
}

const step = (by: 1 | -1): void => {
  const speeds: readonly number[] = SPEEDS;
  const next = speeds[speeds.indexOf(playerState.get().speed) + by];
  if (next !== undefined) player.setSpeed(next);
};

/** Single keys that work wherever nothing is written and nothing else takes them. */
export const usePlayerKeys = ({ toggle, back, on }: Acts): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isTaken(event)) return;
    const act = { ' ': toggle, k: toggle, j: back, l: on, ',': () => step(-1), '.': () => step(1) }[
      event.key.toLowerCase()
    ];
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

const TAKES_KEYS = 'input:not([type=range]), textarea, select, [contenteditable]';
const TAKES_SPACE = 'button, a, summary, [role=menuitem]';

const isTaken = ({ target, key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  isCovered() ||
  (target instanceof Element &&
    target.closest(key === ' ' ? `${TAKES_KEYS}, ${TAKES_SPACE}` : TAKES_KEYS) !== null);
