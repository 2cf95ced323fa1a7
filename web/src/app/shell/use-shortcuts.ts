import { useEffect, useEffectEvent } from 'react';
import { chatText } from '../../text/chat.ts';
import { isCovered } from '../../ui/overlay/is-covered.ts';

/** Single keys that work wherever nothing is being written: `?` lists them, `/` goes to the composer. */
export const useShortcuts = (onList: () => void): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isTaken(event)) return;
    if (event.key === '?') {
      event.preventDefault();
      onList();
    }
    const composer = event.key === '/' ? findComposer() : null;
    if (composer) {
      event.preventDefault();
      composer.focus();
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
};

const isTaken = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null) ||
  // Looks through the whole page, so it is asked last: not for every key that is written.
  isCovered();

const findComposer = (): HTMLElement | null =>
  document.querySelector<HTMLElement>(`textarea[aria-label="${chatText.composer}"]`);
