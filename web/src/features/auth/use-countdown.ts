import { useEffect, useRef, useState } from 'react';

const SECOND = 1000;

/** Seconds that are left, counting down from the moment it is started. By the clock: timers of a hidden tab are late. */
export const useCountdown = (): { left: number; start: (milliseconds: number) => void } => {
  const [left, setLeft] = useState(0);
  const end = useRef(0);
  const running = left > 0;
  useEffect(() => {
    if (!running) return undefined;
    const look = () => setLeft(Math.max(0, Math.ceil((end.current - Date.now()) / SECOND)));
    const ticking = setInterval(look, SECOND);
    return () => clearInterval(ticking);
  }, [running]);
  const start = (milliseconds: number) => {
    end.current = Date.now() + milliseconds;
    setLeft(Math.ceil(milliseconds / SECOND));
  };
  return { left, start };
};
