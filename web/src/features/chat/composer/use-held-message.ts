import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Who presses Enter while the tutor is still speaking, or a file is still on its way, need not press it again:
 * the message is held, as SPEC 5 wants it, and goes out as soon as it may. Writing on lets go of it.
 */
export const useHeldMessage = (sendable: boolean, onSend: () => void) => {
  const [isHeld, setHeld] = useState(false);
  const goes = useEffectEvent(() => {
    setHeld(false);
    onSend();
  });
  useEffect(() => {
    if (!isHeld || !sendable) return undefined;
    const soon = setTimeout(goes);
    return () => clearTimeout(soon);
  }, [isHeld, sendable]);
  return { isHeld, send: () => (sendable ? onSend() : setHeld(true)), letGo: () => setHeld(false) };
};
