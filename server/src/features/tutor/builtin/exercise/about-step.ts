import type { Solution } from '@studia/contract/proof';
import type { Worked } from '@studia/mathematics';
import { inMarkdown } from '../show/markdown.ts';
import { solutionOf, solutionOfSum } from './solution.ts';
import { named } from './steps.ts';
import { newExercise, type Turn } from './turn.ts';
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

/** What a student asks about one step of a solution that was shown; null when no step is meant. */
export const aboutStep = (message: string, exercise: string): Turn | null => {
  const worked = workedIn(exercise);
  const solution = worked ? solutionOf(worked) : solutionOfSum(exercise);
  const at = solution ? stepMeant(message, solution) : null;
  const step = at === null ? undefined : solution?.steps[at];
  if (!solution || at === null || !step) return null;
  const before = solution.steps[at - 1] ?? solution.problem;
  const twin = worked ? farthestTwin(exercise, worked, at) : null;
  const like = twin?.worked.steps[at];
  const next = twin && like ? newExercise('steps', twin.exercise, like.before.text) : null;
  return {
    text: [
      `Step ${at + 1}. ${inMarkdown(step.reason)}`,
      `It turns ${named(before)} into ${named(step)}.`,
      like
        ? `Your turn, same step with other numbers: what does ${named(like.before)} become?`
        : 'Can you say in your own words what changed, and why that’s allowed?',
    ].join('\n\n'),
    exercise: next,
    finished: exercise,
    solution,
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

/** Whether a message names a step of a solution by its number. */
export const namesAStep = (message: string): boolean => NUMBERED.test(message) || ORDERED.test(message);

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
