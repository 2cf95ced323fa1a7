import { problemIn } from '../working/problem.ts';
import type { OwnProblem } from './judgement.ts';
import { valuesWritten } from './written-value.ts';

/** “Do i do 252000 x 2000”, “should i divide 12 by 4”: a way that is proposed. */
const PROPOSAL =
  /(?:^|[.?!,;]\s*|\b(?:so|and|then)\s)(?:do|should|shall|can|could|would)\s(?:i|u|we|you)\s(?:(?:do|just|then|use|need to|have to|work out|multiply|divide|add|take|times)\s)*\(?\d[^?]*/i;
const PART = /^\W*(?:(?:ok(?:ay)?|and|now|next|then)\W+)*(?:part\s)?\(?[b-h]\s?\)\s*/i;

/** Whether a message goes on with the task at hand, and so sets no sum of its own: by a letter of its parts, or by a proposal. */
export const isContinued = (message: string): boolean => proposes(message) || PART.test(message);
export const proposes = (message: string): boolean => PROPOSAL.test(message);

/** A message without the letter of its part. */
export const withoutPart = (message: string): string => message.replace(PART, '');

/** “b) kettle is 2000 W, how long does it take”, after 252000 J: the next part, with what was found before; null where that is no task. */
export const continued = (message: string, ledger: readonly string[]): OwnProblem | null => {
  if (!isContinued(message)) return null;
  const part = withoutPart(message)
    .replace(PROPOSAL, '')
    .replace(/[\s.,;]+$/, '');
  if (!ASKS.test(part) || !/\d/.test(part)) return null;
  const last = ledger.findLast((one) => valuesWritten(one)[0]?.measure);
  const tasks = [
    part,
    ...(last === undefined ? [] : [`${part.replace(/\?$/, '')}? Given: ${last}`, `${last}. ${part}`]),
  ];
  const exercise = tasks.find((task) => problemIn(task)?.instruction === 'formula');
  return exercise === undefined
    ? null
    : { exercise, judgement: null, attempt: PROPOSAL.exec(message)?.[0] ?? '' };
};
const ASKS = /\b(?:how|what'?s?|find|calculate|work out)\b/i;
