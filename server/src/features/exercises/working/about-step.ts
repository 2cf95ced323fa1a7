import type { Solution } from '@studia/contract/proof';
import type { Worked } from '@studia/mathematics';
import { inMarkdown } from '../../../markdown.ts';
import { named } from './facts.ts';
import { solutionOf } from './solution.ts';
import { twinsOf, type Twin } from './twin.ts';
import { workedIn } from './worked.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const NUMBERED = /\b(?:step|line)\s*(?:no\.?|number|#)?\s*(\d{1,2})\b/i;
const ORDERED = new RegExp(String.raw`\b(${ORDINALS.join('|')}|last)\s+(?:step|line)\b`, 'i');
const WONDERS =
  /^(?:(?:and|but|so|ok|wait|hm+)\b[\s,]*)*(?:why|how|where|what)\b|\b(?:don'?t|do not|didn'?t) (?:get|understand|see)\b|\bconfus/i;
const OPERATIONS: readonly RegExp[] = [
  /\badd|\bplus\b/i,
  /\bsubtract|\bminus\b|\btak(?:e|ing) away\b/i,
  /\bmultipl|\btimes\b/i,
  /\bdivid/i,
  /\bfactor/i,
  /\bbracket|\bexpand|\bmultiply out\b/i,
  /\bfraction|\bpercent|%/i,
  /\bsquare|\broot/i,
  /\bboth sides\b/i,
];
const [OF_AN_OPERATION, OF_A_NUMBER, OF_A_NEW_NUMBER] = [2, 1, 1];
const ENOUGH = 2;

/** A step of a solution that a student asks about, and the same step on other numbers. */
interface AskedStep {
  number: number;
  reason: string;
  before: string;
  after: string;
  twin: { exercise: string; line: string; shown: string } | null;
}

/** The step of a worked exercise that a message asks about; null when no step is meant. */
export const stepAsked = ({ message, problem }: { message: string; problem: string }): AskedStep | null => {
  const worked = workedIn(problem);
  if (!worked) return null;
  const solution = solutionOf(worked);
  const at = stepMeant(message, solution);
  const step = at === null ? undefined : solution.steps[at];
  if (at === null || !step) return null;
  const twin = farthestTwin(problem, worked, at);
  const like = twin?.worked.steps[at];
  return {
    number: at + 1,
    reason: inMarkdown(step.reason),
    before: named(solution.steps[at - 1] ?? solution.problem),
    after: named(step),
    twin:
      twin && like ? { exercise: twin.exercise, line: like.before.text, shown: named(like.before) } : null,
  };
};

// A step that looks the same as before teaches nothing new.
const farthestTwin = (exercise: string, worked: Worked, at: number): Twin | null => {
  const ours = worked.steps[at]?.before.text ?? '';
  const [best] = twinsOf(exercise, worked)
    .map((twin) => ({ twin, changed: changedNumbers(ours, twin.worked.steps[at]?.before.text ?? ours) }))
    .toSorted((one, other) => other.changed - one.changed);
  return best && best.changed > 1 ? best.twin : null;
};

const changedNumbers = (one: string, other: string): number => {
  const [ours, theirs] = [one.match(/\d+/g) ?? [], other.match(/\d+/g) ?? []];
  return ours.filter((number, at) => number !== theirs[at]).length;
};

const stepMeant = (message: string, { problem, steps }: Solution): number | null => {
  const number = Number(NUMBERED.exec(message)?.[1] ?? 0);
  if (number > 0) return number <= steps.length ? number - 1 : null;
  const ordinal = ORDERED.exec(message)?.[1]?.toLowerCase();
  if (ordinal !== undefined) return ordinal === 'last' ? steps.length - 1 : ORDINALS.indexOf(ordinal);
  if (!WONDERS.test(message) || workedIn(message) !== null) return null;
  const scores = steps.map((step, at) => scoreOf(message, step, steps[at - 1] ?? problem));
  const best = Math.max(0, ...scores);
  return best >= ENOUGH ? scores.indexOf(best) : null;
};

/** How much of a question is about a step: what is done in it, and the numbers that it works with. */
const scoreOf = (
  message: string,
  { reason, text }: { reason: string; text: string },
  before: { text: string },
): number => {
  const operations = OPERATIONS.filter(
    (one) => one.test(message) && one.test(`${ruleOf(reason)} ${text}`),
  ).length;
  const numbers = [...new Set(message.match(/\d+(?:\.\d+)?/g) ?? [])];
  const shown = numbers.filter((one) => numbersIn(`${reason} ${text}`).has(one));
  const fresh = shown.filter((one) => !numbersIn(before.text).has(one));
  return operations * OF_AN_OPERATION + shown.length * OF_A_NUMBER + fresh.length * OF_A_NEW_NUMBER;
};

const ruleOf = (reason: string): string => reason.split('. ')[0] ?? reason;
const numbersIn = (text: string): Set<string> => new Set(text.match(/\d+(?:\.\d+)?/g) ?? []);
