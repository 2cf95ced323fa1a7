import type { QuizId } from '@studia/contract/ids';
import { useEffect } from 'react';
import { STORED_NAMES } from './stored-names.ts';

/** Quizzes with answers that were given without a connection. */
const waitingQuizzes = (): QuizId[] =>
  Object.keys(localStorage)
    .filter((name) => name.startsWith(STORED_NAMES.answers))
    .map((name) => name.slice(STORED_NAMES.answers.length) as QuizId);

const sendAll = async (): Promise<void> => {
  const quizzes = waitingQuizzes();
  if (quizzes.length === 0) return;
  const [{ sendWaiting }, { makeWaitingAnswers }] = await Promise.all([
    import('./send-waiting.ts'),
    import('./waiting-answers.ts'),
  ]);
  const nobody = { onReply: () => undefined, onRefused: () => undefined };
  for (const quiz of quizzes) await sendWaiting(quiz, makeWaitingAnswers(localStorage, quiz), nobody);
};

/** Sends what waits of quizzes that are not open any more, whichever page is. An answer that is sent twice counts once. */
export const useWaitingQuizzes = (isSignedIn: boolean): void => {
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const send = (): void => void sendAll().catch(() => undefined);
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [isSignedIn]);
};
