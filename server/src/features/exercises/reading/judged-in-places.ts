import { inOurWriting, readLine, type Worked } from '@studia/mathematics';
import { workedIn } from '../working/worked.ts';
import { judgeMessage } from './judge-message.ts';
import type { Judgement } from './judgement.ts';
import { numbersIn } from './numbers-shared.ts';
import type { ExerciseAtHand } from './own-problem.ts';

/** A message as a whole, one of its sentences, what one of its sums comes to, or a line of it that is not rounded yet. */
export const judgedInPlaces = (open: Worked, exercise: ExerciseAtHand, message: string): Judgement | null =>
  judgedUnrounded(open, exercise, judgedBySentence(open, exercise, message), message);

/** Where the message as a whole says nothing that is right, one of its sentences may. */
const judgedBySentence = (open: Worked, exercise: ExerciseAtHand, message: string): Judgement | null => {
  const judgement = judgeMessage(open, exercise, message);
  if (judgement !== null && judgement.kind !== 'wrong') return judgement;
  const sentences = message
    .split(/[.!]\s+|,\s(?=\d[\d\s.+*×·/−-]*=)/)
    .filter((one) => one !== message && !/\?\s*$/.test(one));
  const judged = sentences.map((one) => ({ one, kind: judgeMessage(open, exercise, one)?.kind }));
  const at = judged.findIndex(({ kind }) => kind === 'right');
  // “I thought 4. But it’s 5” comes to 5.
  const results = at < 0 ? resultsIn(message) : [];
  if (results.some((one) => judgeMessage(open, exercise, one)?.kind === 'right')) return { kind: 'right' };
  const isRight =
    at >= 0 && judged.slice(at + 1).every(({ one, kind }) => kind !== 'wrong' || !CORRECTS_ITSELF.test(one));
  return isRight ? { kind: 'right' } : judgement;
};

/** “Take it away from 80” says what to do with what is given. */
export const isDoneWithGiven = (message: string, problem: string): boolean => {
  const [, number = ''] = DONE_WITH.exec(message) ?? [];
  return number !== '' && numbersIn(problem).includes(number);
};
const DONE_WITH =
  /\b(?:take|taking|subtract\w*|minus)\b[^\d=]{0,30}\b(?:from|off)\s(?:the\s)?[$£€]?(\d+(?:\.\d+)?)\s?%?\W*$/i;

/** “(x + 1) log 3 = log 20” under a task “to 3 dp”: a line has not to be rounded yet. */
const judgedUnrounded = (
  open: Worked,
  exercise: ExerciseAtHand,
  judgement: Judgement | null,
  message: string,
): Judgement | null => {
  const isLine = judgement?.kind === 'wrong' && message.includes('=') && /\p{L}/u.test(message);
  const plain = isLine ? exercise.problem.replace(ROUNDED_TO, '') : exercise.problem;
  const unrounded = plain === exercise.problem ? null : workedIn(plain);
  const again = unrounded && judgeMessage(unrounded, exercise, message);
  if (again?.kind !== 'form' && again?.kind !== 'line') return judgement;
  const read = inOurWriting(message);
  return again.kind === 'line' || read === null
    ? again
    : { kind: 'line', line: open.problem.text, worked: readLine(read) };
};
const ROUNDED_TO =
  /[\s,.;(]*\b(?:(?:give|write|leave) (?:your |ur |the )?answers? )?(?:correct |rounded |accurate )?(?:to|in)\s(?:the nearest \p{L}+|\d\s?(?:d\.?p\.?|s\.?f\.?|decimal places?|decimals?|sig(?:nificant)?\.? fig(?:ure)?s?))\)?\.?/iu;

/** “s = 14²/(2×9.8) = 10 m and t = 14/9.8 = 1.43 s”: what several sums come to, each with its unit. */
const resultsIn = (message: string): string[] => {
  const sums = message.split(/\s(?:and|also|then)\s|[;,]\s/).filter((one) => one.includes('='));
  return sums.length < 2
    ? []
    : sums.flatMap(
        (one) => /=\s*(?:about\s)?([-−]?\d[\d.,]*\s?[\p{L}°Ω%][\p{L}\d/²³°]{0,8})\W*$/u.exec(one)?.[1] ?? [],
      );
};

const CORRECTS_ITSELF =
  /^\W*(?:but|no|or|actually|so|then|its|it['’]s|it is|wait|now|i (?:think|got|get)|the answer)\b/i;
