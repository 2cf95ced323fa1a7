import { useEffect, useRef } from 'react';
import { takeSoundTurn } from './sound-turn.ts';

/** Has the turn while something is heard here; whoever else begins makes it stop. */
export const useSoundTurn = (isHeard: boolean, stop: () => void): void => {
  const latest = useRef(stop);
  useEffect(() => {
    latest.current = stop;
  });
  useEffect(() => (isHeard ? takeSoundTurn(() => latest.current()) : undefined), [isHeard]);
};
