import { useSyncExternalStore } from 'react';
import { POSITIONS, type Position } from '../../text/careers.ts';

// SPEC 4.10: fullstack-dev, which stands first.
const [FIRST] = POSITIONS;

/** The position that the address names, as `#id` or `?position=id`; the first one where it names none. */
export const useChosenPosition = (): Position | undefined => {
  const id = useSyncExternalStore(onMove, idInAddress, () => FIRST?.id);
  return POSITIONS.find((position) => position.id === id);
};

const idInAddress = (): string | undefined => {
  const { hash, search } = window.location;
  const named = [hash.slice(1), new URLSearchParams(search).get('position')];
  return (POSITIONS.find(({ id }) => named[0] === id) ?? POSITIONS.find(({ id }) => named[1] === id) ?? FIRST)
    ?.id;
};

const onMove = (listener: () => void): (() => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};
