import { useEffect, useEffectEvent } from 'react';
import { isCovered } from '../../ui/overlay/is-covered.ts';

/** What single keys do in the reader. */
export interface ReaderKeys {
  next: () => void;
  previous: () => void;
  first: () => void;
  last: () => void;
  jump: () => void;
  search: () => void;
  nextFound: () => void;
  previousFound: () => void;
  larger: () => void;
  smaller: () => void;
}

const KEYS: Readonly<Record<string, keyof ReaderKeys>> = {
  j: 'next',
  k: 'previous',
  PageDown: 'next',
  PageUp: 'previous',
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  Home: 'first',
  End: 'last',
  g: 'jump',
  f: 'search',
  n: 'nextFound',
  p: 'previousFound',
  '+': 'larger',
  '=': 'larger',
  '-': 'smaller',
};

/** Keys that work wherever nothing is being written and no menu or dialog is open. */
export const useReaderKeys = (acts: ReaderKeys): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const name = KEYS[event.key];
    if (SCROLLING.has(event.key) && isNowhere(event.target) && !isTaken(event)) focusRoom();
    if (name === undefined || event.defaultPrevented || isTaken(event)) return;
    event.preventDefault();
    acts[name]();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
};

// The browser scrolls what has the focus; who has just opened a book means its pages.
const SCROLLING: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', ' ']);

const isNowhere = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.tabIndex < 0;

const focusRoom = (): void =>
  document.querySelector<HTMLElement>('[data-reading-room]')?.focus({ preventScroll: true });

const OWN_KEYS = 'input, textarea, select, [contenteditable], [role=tablist], [role=menu], [data-scrolls]';

// Many keyboards have the plus above another sign.
const isTaken = ({ key, target, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  (shiftKey && key !== '+') ||
  isCovered() ||
  (target instanceof Element && target.closest(OWN_KEYS) !== null);
