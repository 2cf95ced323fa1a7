import type { StudentId } from '@studia/contract/ids';
import { useEffect } from 'react';
import { unsentAnswersOf } from './unsent-answers.ts';

/** A connection that has only just come back may refuse the first call. */
const AGAIN_AFTER = 5_000;

/** Sends answers that were given offline, on whichever page the student is when the connection comes back. */
export const useAnswerSync = (student: StudentId | null): void => {
  useEffect(() => {
    if (student === null) return undefined;
    const unsent = unsentAnswersOf(student);
    let again: ReturnType<typeof setTimeout> | undefined;
    const send = async (): Promise<void> => {
      clearTimeout(again);
      if (unsent.count() === 0) return;
      // Asked for while it is still at hand: what a browser could not load once, it does not try again.
      const calls = await import('./calls.ts').catch(() => null);
      if (!navigator.onLine) return;
      await (calls && unsent.send(calls.sendAnswers).catch(() => undefined));
      if (unsent.count() > 0) again = setTimeout(() => void send(), AGAIN_AFTER);
    };
    void send();
    const onOnline = () => void send();
    window.addEventListener('online', onOnline);
    return () => {
      clearTimeout(again);
      window.removeEventListener('online', onOnline);
    };
  }, [student]);
};
