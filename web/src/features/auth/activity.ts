import { SESSION } from '@studia/contract/limits';

const LAST_ACTIVITY = 'lastActivity';

/** What counts as being there (SPEC 4.9). */
const EVENTS = ['mousedown', 'mousemove', 'keypress', 'scroll', 'touchstart', 'click'] as const;

// The mouse moves hundreds of times a second; one note a second is enough.
const NOTE_EVERY = 1000;

/** How long nobody has done anything, in this tab or another. By the clock, so that a sleeping laptop does not stop it. */
export const idleFor = (): number => Date.now() - Number(localStorage.getItem(LAST_ACTIVITY) ?? Date.now());

/** Somebody is here: every tab's time starts anew. */
export const noteActivity = (): void => localStorage.setItem(LAST_ACTIVITY, String(Date.now()));

/** Takes note of what happens on the page. Once the warning is up, only its own buttons count: a hand on the way to them does not. */
export const watchActivity = (): (() => void) => {
  const note = () => {
    const idle = idleFor();
    if (idle >= NOTE_EVERY && idle < SESSION.idleWarning) noteActivity();
  };
  const options = { capture: true, passive: true } as const;
  for (const event of EVENTS) window.addEventListener(event, note, options);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, note, options);
  };
};
