import { createElement, useEffect, useState, type ComponentType } from 'react';
import { whenToastWaits } from './toast.ts';

const LATEST_MS = 4_000;

/** Mounted once. The stack (10 kB) comes with the first message, or while the page is at rest. */
export const Toaster = () => {
  const stack = useLoadedStack();
  return stack && createElement(stack);
};

// By hand: what React shows late it holds back a little more, and a message has waited already.
const useLoadedStack = (): ComponentType | null => {
  const [stack, setStack] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () =>
      void import('./toast-stack.tsx')
        .then(({ ToastStack }) => setStack(() => ToastStack))
        // The next message tries again.
        .catch(() => undefined);
    const stopWaiting = whenToastWaits(load);
    // By then, so that it can say also that the connection is gone.
    const timer = setTimeout(load, LATEST_MS);
    return () => {
      stopWaiting();
      clearTimeout(timer);
    };
  }, []);
  return stack;
};
