import { useState } from 'react';
import { STORAGE_KEYS } from '../storage/keys.ts';

/** How many steps of a problem are open, kept until the tab is closed. */
export const useOpenedSteps = (problem: string): [number, (count: number) => void] => {
  const [opened, setOpened] = useState(() => read()[problem] ?? 0);
  const open = (count: number) => {
    setOpened(count);
    try {
      sessionStorage.setItem(STORAGE_KEYS.openedSteps, JSON.stringify({ ...read(), [problem]: count }));
    } catch {
      // A browser without storage forgets it with the page.
    }
  };
  return [opened, open];
};

const read = (): Record<string, number> => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEYS.openedSteps) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, number>) : {};
  } catch {
    return {};
  }
};
