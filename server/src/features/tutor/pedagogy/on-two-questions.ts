import type { HeardExchange } from '../../lessons/service.ts';
import { wordsIn } from '../pages/books/central.ts';
import type { State } from '../state/state.ts';
import type { Reading } from '../understand/reading.ts';
import { shortAnswer } from '../wording/short-answer.ts';
import type { Move } from './moves.ts';
import { isElsewhere, LIKELY, SURE } from './on-exchange.ts';

/** So likely, and with so much of each question, one reply answers both. */
const OF_EACH = 0.6;

/** Two questions in one message: each is answered, or one is, and it is said that the other is open. */
export const onTwoQuestions = (state: State, { questions, exchanges, maths }: Reading): Move | null => {
  const [one, other] = questions;
  if (!one || !other || state.exercise || maths.problem || maths.story || maths.kind) return null;
  const both = [...one.exchanges, ...exchanges].find(
    (answer) =>
      answer.certainty >= SURE &&
      fits(state, answer) &&
      questions.every(({ text }) => speaksOf(answer, text)),
  );
  if (both) return { kind: 'exchange', fitting: [both] };
  const [first, second] = [one, other].map(
    ({ text, exchanges: found }) =>
      found.find((answer) => fits(state, answer) && shortAnswer(text, answer.exchange.reply) !== null) ??
      null,
  );
  // What belongs to the second alone may be about something else.
  if (!first) return null;
  if (first && second && nameOf(first) === nameOf(second)) return { kind: 'exchange', fitting: [first] };
  return {
    kind: 'answer both',
    answers: [
      { question: one.text, answer: first },
      { question: other.text, answer: second ?? null },
    ],
  };
};

/** Whether a reply, with its question, has most words that tell what is asked. */
const speaksOf = ({ exchange: { says, reply } }: HeardExchange, question: string): boolean => {
  const [asked, there] = [wordsIn(question), wordsIn(`${says.join(' ')} ${reply}`)];
  return Array.from(asked).filter((word) => there.has(word)).length >= OF_EACH * asked.size;
};

const fits = (state: State, { exchange, certainty, covered }: HeardExchange): boolean =>
  exchange.is === 'question' &&
  certainty >= (isElsewhere(state, exchange) ? SURE : LIKELY) &&
  covered >= MOSTLY_COVERED;
const MOSTLY_COVERED = 0.5;
const nameOf = ({ exchange: { idea, reply } }: HeardExchange): string => `${idea} ${reply}`;
