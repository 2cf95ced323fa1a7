import type { StudentId } from '@studia/contract/ids';
import { useEffect } from 'react';
import { unsentAnswersOf } from './unsent-answers.ts';

/** Sends answers that were given offline, on whichever page the student is when the connection comes back. */
export const useAnswerSync = (student: StudentId | null): void => {
  useEffect(() => {
    if (student === null) return undefined;
    const unsent = unsentAnswersOf(student);
    const send = async (): Promise<void> => {
      if (unsent.count() === 0 || !navigator.onLine) return;
      const { sendAnswers } = await import('./calls.ts');
      await unsent.send(sendAnswers).catch(() => undefined);
    };
    void send();
    const onOnline = () => void send();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [student]);
};
