import { gapAtPrice } from '../kinds/market-gap.ts';
import { workedIn } from '../working/worked.ts';
import { continued, isContinued, proposes, withoutPart } from './continued.ts';
import { examine, type MessageInContext } from './examine.ts';
import { onlyMatter, type Examined } from './examined.ts';
import { followsFrom } from './follows.ts';
import { judgeMessage } from './judge-message.ts';
import { propertyIn } from './properties.ts';
import { withRoundedRoot } from './rounded-root.ts';
import { isUnitOf } from './unit-of-answer.ts';
import { valuesReached } from './values-reached.ts';

/** A message in its conversation, with the values that were found on the task at hand. */
export interface MessageWithLedger extends MessageInContext {
  ledger?: readonly string[];
}

/**
 * Reads a message, and holds what it concludes against what the conversation has come to. What is right by the task itself needs
 * no ledger; a value that is told in another unit is judged by that, whatever number of the task it happens to be.
 */
export const examineWithLedger = (asked: MessageWithLedger): Examined => {
  const task = asked.exercise?.problem ?? asked.finished;
  const other =
    task === null || task === undefined || (asked.later ?? []).length > 0
      ? null
      : propertyIn(asked.message, task, asked.earlier);
  const gap = asked.story?.kind ? gapAtPrice(asked.story.kind, asked.story.text, asked.message) : null;
  if (gap) return { ...NOTHING, property: gap };
  if (!other) return withLedger(asked);
  const isAlone = !/\d/.test(other.rest);
  const examined = isAlone ? NOTHING : withLedger({ ...asked, message: other.rest });
  const isTold = isAlone ? other.property.isRight !== null : examined.judgement?.kind === 'right';
  return isTold ? { ...examined, property: other.property } : withLedger(asked);
};
const NOTHING = onlyMatter({ balance: null, amounts: null });

/** “m² sry”, behind a number that was right but for its unit. */
const mendsUnit = ({ exercise, message, earlier }: MessageWithLedger): boolean => {
  const open = exercise ? workedIn(exercise.problem) : null;
  const before = earlier.at(-1);
  return (
    open !== null &&
    exercise !== null &&
    before !== undefined &&
    isUnitOf(open, message) &&
    judgeMessage(open, exercise, before)?.kind === 'form'
  );
};

const withLedger = ({ ledger = [], ...asked }: MessageWithLedger): Examined => {
  if (mendsUnit(asked)) return { ...NOTHING, judgement: { kind: 'right' } };
  const isPart = ledger.length > 0 && (asked.later ?? []).length === 0 && isContinued(asked.message);
  const examined = withoutProposed(
    isPart,
    examine(isPart ? { ...asked, message: withoutPart(asked.message) } : asked),
    asked.message,
  );
  const task = asked.exercise?.problem ?? asked.story?.text ?? asked.finished ?? '';
  const given = [task, ...asked.earlier.slice(-RECENT)];
  const follows = isSettled(examined) ? null : followsFrom(asked.message, { found: ledger, given });
  const told = follows && holds(examined, follows) ? follows : null;
  const isOverruled = told?.by === 'restating' && (!told.isRight || examined.judgement?.kind === 'wrong');
  const next =
    isPart && examined.judgement === null && examined.problem === null
      ? continued(asked.message, ledger)
      : null;
  const read: Examined = next
    ? { ...examined, problem: next, kind: null, story: null, calculation: null, inTask: null }
    : isOverruled
      ? {
          ...examined,
          inTask: null,
          onTheWay: null,
          judgement: null,
          afterwards: null,
          problem: null,
          follows: told,
        }
      : {
          ...examined,
          problem: examined.problem && withRoundedRoot(examined.problem, asked.message),
          follows: told,
        };
  return { ...read, reached: valuesReached(asked.message, read) };
};
const RECENT = 2;

/** A sum that is proposed for a part of the task, or told as its result, is not set by that. */
const withoutProposed = (isPart: boolean, examined: Examined, message: string): Examined => {
  const { problem } = examined;
  const isSaid = proposes(message) || (problem?.judgement && /\p{L}{4,}/u.test(withoutPart(message)));
  const isSum = problem !== null && !/\p{L}/u.test(workedIn(problem.exercise)?.problem.text ?? 'x');
  return isPart && isSaid && isSum ? { ...examined, problem: null } : examined;
};

/** What was confirmed, or has a task of its own, needs no more. */
const isSettled = ({ judgement, problem, work, list, kind, balance, amounts }: Examined): boolean =>
  judgement?.kind === 'right' ||
  problem?.judgement?.kind === 'wrong' ||
  judgement?.kind === 'form' ||
  work !== null ||
  list.length > 1 ||
  kind !== null ||
  balance !== null ||
  amounts !== null;

/** A number that the task knows is judged by the task, unless it is told as another value in other words. */
const holds = (
  { inTask, calculation, judgement, problem }: Examined,
  { by, isRight }: NonNullable<Examined['follows']>,
): boolean =>
  (by === 'restating' && !isRight) ||
  (inTask === null &&
    (isRight || problem === null) &&
    calculation?.isRight !== false &&
    (judgement?.kind !== 'wrong' || by === 'restating'));
