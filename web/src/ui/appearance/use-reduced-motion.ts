import { useSyncExternalStore } from 'react';
import { usePreference } from './preferences.ts';

const QUERY = '(prefers-reduced-motion: reduce)';

const subscribe = (listener: () => void): (() => void) => {
  const list = window.matchMedia(QUERY);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

/** Whether things should stay where they are: the system's wish, or the student's own setting. */
export const useReducedMotion = (): boolean => {
  const [motion] = usePreference('motion');
  const wished = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
  return wished || motion === 'reduced';
};
