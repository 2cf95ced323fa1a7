import { useEffect, useState } from 'react';

const LATEST_MS = 1500;

/** Whether the page has come to rest once: what nobody waits for begins then. */
export const useAtRest = (): boolean => {
  const [atRest, setAtRest] = useState(false);
  useEffect(() => {
    // Safari has no idle callback.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(() => setAtRest(true), LATEST_MS / 3);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(() => setAtRest(true), { timeout: LATEST_MS });
    return () => cancelIdleCallback(idle);
  }, []);
  return atRest;
};
