import { useState } from 'react';

const KEY = 'openedSteps';

/** How many steps of a problem are open, kept until the tab is closed. */
export const useOpenedSteps = (problem: string): [number, (count: number) => void] => {
  const [opened, setOpened] = useState(() => read()[problem] ?? 0);
  const open = (count: number) => {
    setOpened(count);
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ ...read(), [problem]: count }));
    } catch {
      // A browser without storage forgets it with the page.
    }
  };
  return [opened, open];
};

/** Forgets what was opened, as when the student signs out. */
export const forgetOpenedSteps = (): void => sessionStorage.removeItem(KEY);

const read = (): Record<string, number> => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, number>) : {};
  } catch {
    return {};
  }
};
