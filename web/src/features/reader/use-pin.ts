import { useEffect, useRef, type RefObject } from 'react';

const BY_HAND = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Holds a place while pages around it still grow, until the student scrolls. `hold` puts the view there; it is called
 * whenever something has moved.
 */
export const usePin = (box: RefObject<HTMLElement | null>) => {
  const hold = useRef<(() => void) | null>(null);
  useEffect(() => {
    const room = box.current;
    const letGo = () => {
      hold.current = null;
    };
    for (const name of BY_HAND) room?.addEventListener(name, letGo, { passive: true });
    return () => BY_HAND.forEach((name) => room?.removeEventListener(name, letGo));
  }, [box]);
  return hold;
};
