import { useEffect, useState } from 'react';

const SECOND = 1000;

/** Seconds that are left, counting down from the moment it is started. */
export const useCountdown = (): { left: number; start: (milliseconds: number) => void } => {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setTimeout(() => setLeft(left - 1), SECOND);
    return () => clearTimeout(timer);
  }, [left]);
  return { left, start: (milliseconds) => setLeft(Math.ceil(milliseconds / SECOND)) };
};
