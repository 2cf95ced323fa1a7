import { Failure } from '@studia/contract/errors';
import type { QuizId } from '@studia/contract/ids';
import { sendAnswer, type AnswerReply, type SentAnswer } from './calls.ts';
import type { WaitingAnswers } from './waiting-answers.ts';

/** What became of sending: everything arrived, or the server could not be reached. */
export type Sending = 'sent' | 'unreachable';

interface Listener {
  onReply: (reply: AnswerReply, sent: SentAnswer) => void;
  /** The server does not want this answer; it is dropped. */
  onRefused: (error: unknown, sent: SentAnswer) => void;
}

const TRY_LATER = new Set([0, 401, 408, 429]);

/** Whether it is worth sending again. */
const isPassing = (error: unknown): boolean => {
  if (!(error instanceof Failure)) return false;
  const { status } = error;
  return TRY_LATER.has(status) || status >= 500;
};

/** Sends what waits, one after the other in the order in which it was given. */
export const sendWaiting = async (
  quiz: QuizId,
  waiting: WaitingAnswers,
  { onReply, onRefused }: Listener,
): Promise<Sending> => {
  // Asked anew each time: more may be given while the first ones travel.
  for (let [answer] = waiting.all(); answer; [answer] = waiting.all()) {
    try {
      const reply = await sendAnswer(quiz, answer);
      waiting.remove(answer.id);
      onReply(reply, answer);
    } catch (error) {
      if (isPassing(error)) return 'unreachable';
      waiting.remove(answer.id);
      onRefused(error, answer);
    }
  }
  return 'sent';
};
