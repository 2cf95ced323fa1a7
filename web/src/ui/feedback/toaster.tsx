import { lazy, Suspense } from 'react';
import { useAtRest } from './use-at-rest.ts';

const ToastStack = lazy(async () => ({ default: (await import('./toast-stack.tsx')).ToastStack }));

/** Mounted once. The stack (10 kB) is fetched when the page has come to rest. */
export const Toaster = () => (useAtRest() ? <LoadedStack /> : null);

const LoadedStack = () => (
  <Suspense>
    <ToastStack />
  </Suspense>
);
