import { FORGET } from './names.ts';
import { studentOf } from './offline-calls.ts';
import { answerChange, answerOwn, forgetOwn, isChange, ownPlaceOf } from './own-things.ts';
import { answerFile, answerPage, dropOlderShells, fetchShell } from './shell-files.ts';
import type { WorkerPlace } from './worker-events.ts';

const place = globalThis as unknown as WorkerPlace;

// It takes over when no tab of the version before is open any more, so that no page ever gets files of two versions.
place.addEventListener('install', (event) => event.waitUntil(fetchShell()));
// The page that has just brought the first worker is of its version.
place.addEventListener('activate', (event) =>
  event.waitUntil(dropOlderShells().then(() => place.clients.claim())),
);
place.addEventListener('message', (event) => {
  if (event.data === FORGET) event.waitUntil(forgetOwn());
});

/** Addresses that are calls, though a browser may open them like a page. */
const CALLS = /^\/(?:api|rest|functions|mcp|metrics|dev|auth(?!\/callback\/))(?:\/|$)/;

place.addEventListener('fetch', (event) => {
  const { request } = event;
  const ask = { request, waitUntil: (work: Promise<unknown>) => event.waitUntil(work) };
  const { origin, pathname } = new URL(request.url);
  if (origin !== place.location.origin) return;
  if (request.method !== 'GET') {
    const student = isChange(request) ? studentOf(request) : null;
    if (student !== null) event.respondWith(answerChange(ask, student));
    return;
  }
  const own = ownPlaceOf(request);
  if (own) event.respondWith(answerOwn(ask, own.place, own.student));
  else if (pathname.startsWith('/assets/')) event.respondWith(answerFile(request));
  else if (request.mode === 'navigate' && !CALLS.test(pathname)) event.respondWith(answerPage(request));
});
