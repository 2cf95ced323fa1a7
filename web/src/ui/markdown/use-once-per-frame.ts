import { useEffect, useRef, useState } from 'react';

/** A value that grows quickly, taken over at most once per frame while it grows. */
export const useOncePerFrame = (value: string, growing: boolean): string => {
  const [shown, setShown] = useState(value);
  const latest = useRef(value);
  const frame = useRef<number | null>(null);
  useEffect(() => {
    latest.current = value;
    if (!growing || frame.current !== null) return;
    frame.current = requestAnimationFrame(() => {
      frame.current = null;
      setShown(latest.current);
    });
  }, [value, growing]);
  useEffect(
    () => () => {
      if (frame.current !== null) cancelAnimationFrame(frame.current);
      frame.current = null;
    },
    [],
  );
  return growing ? shown : value;
};
