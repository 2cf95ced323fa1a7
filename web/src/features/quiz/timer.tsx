import { useEffect, useEffectEvent, useState } from 'react';
import { quizText as text } from '../../text/quiz.ts';

interface Props {
  endsAt: string;
  onEnd: () => void;
}

const SECOND = 1000;

/** What is left of the time; at its end the quiz ends. */
export const Timer = ({ endsAt, onEnd }: Props) => {
  const [left, setLeft] = useState(() => leftUntil(endsAt));
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const timer = setInterval(() => {
      const now = leftUntil(endsAt);
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      end();
    }, SECOND / 2);
    return () => clearInterval(timer);
  }, [endsAt]);
  return (
    <span role="timer" className="tabular-nums">
      {text.timeLeft(clockOf(left))}
    </span>
  );
};

const leftUntil = (endsAt: string): number =>
  Math.max(0, Math.ceil((Date.parse(endsAt) - Date.now()) / SECOND));

const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
