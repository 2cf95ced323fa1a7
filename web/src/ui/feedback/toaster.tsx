import { lazy, Suspense, useEffect, useState } from 'react';

const ToastStack = lazy(async () => ({ default: (await import('./toast-stack.tsx')).ToastStack }));

const LATEST_MS = 1500;

/** Mounted once. The stack (10 kB) is fetched when the page has come to rest. */
export const Toaster = () => (useRest() ? <LoadedStack /> : null);

const LoadedStack = () => (
  <Suspense>
    <ToastStack />
  </Suspense>
);

const useRest = (): boolean => {
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
