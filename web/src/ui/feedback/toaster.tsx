import { lazy, Suspense, useEffect, useState } from 'react';
import { whenToastWaits } from './toast.ts';

const ToastStack = lazy(async () => ({ default: (await import('./toast-stack.tsx')).ToastStack }));

const LATEST_MS = 4_000;

/** Mounted once. The stack (10 kB) comes with the first message, or while the page is at rest. */
export const Toaster = () => (useWanted() ? <LoadedStack /> : null);

const LoadedStack = () => (
  <Suspense>
    <ToastStack />
  </Suspense>
);

const useWanted = (): boolean => {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const stopWaiting = whenToastWaits(() => setWanted(true));
    // By then, so that it can say also that the connection is gone.
    const timer = setTimeout(() => setWanted(true), LATEST_MS);
    return () => {
      stopWaiting();
      clearTimeout(timer);
    };
  }, []);
  return wanted;
};
