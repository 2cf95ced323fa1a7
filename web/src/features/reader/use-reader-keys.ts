import { useEffect, useEffectEvent } from 'react';
import { isCovered } from '../../ui/covered.ts';

/** What single keys do in the reader. */
export interface ReaderKeys {
  next: () => void;
  previous: () => void;
  first: () => void;
  last: () => void;
  jump: () => void;
  search: () => void;
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
  '+': 'larger',
  '=': 'larger',
  '-': 'smaller',
};

/** Keys that work wherever nothing is being written and no menu or dialog is open. */
export const useReaderKeys = (acts: ReaderKeys): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const name = KEYS[event.key];
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

const OWN_KEYS = 'input, textarea, select, [contenteditable], [role=tablist], [role=menu], [data-scrolls]';

const isTaken = ({ target, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  shiftKey ||
  isCovered() ||
  (target instanceof Element && target.closest(OWN_KEYS) !== null);
