import { FORGET, OWN_PREFIX } from './names.ts';

/** Only pages over TLS, and those of one's own machine, may keep something; in development nothing is kept. */
const canKeep = (): boolean => import.meta.env.PROD && 'serviceWorker' in navigator && 'caches' in globalThis;

/** From now on the pages, due cards, notes and the open book of this student work without a connection. */
export const keepOffline = async (student: string): Promise<void> => {
  if (!canKeep()) return;
  await removeCaches((name) => name.startsWith(OWN_PREFIX) && !name.startsWith(`${OWN_PREFIX}${student}-`));
  // A shelf, be it empty, tells the worker that somebody is signed in.
  await caches.open(`${OWN_PREFIX}${student}-notes`);
  await navigator.serviceWorker.register('/service-worker.js');
};

/** Nothing stays of who was signed in. Studia's own files do: they say nothing about anybody. */
export const forgetOffline = async (): Promise<void> => {
  if (!canKeep()) return;
  // The worker outlives this page, and answers may still be on their way to it.
  navigator.serviceWorker.controller?.postMessage(FORGET);
  await removeCaches((name) => name.startsWith(OWN_PREFIX));
};

const removeCaches = async (isOld: (name: string) => boolean): Promise<void> => {
  await Promise.all((await caches.keys()).filter(isOld).map((name) => caches.delete(name)));
};
