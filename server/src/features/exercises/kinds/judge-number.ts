import { bindingsOf, type Binding } from './bind.ts';
import { valueOf } from './formula.ts';
import type { Kind } from './kind.ts';

/** What a number is in a task of some kind. */
export type NumberInTask =
  | { is: 'answer' }
  /** It is a part of the answer where several numbers answer the task. */
  | { is: 'step'; name: string; isLast: boolean; isPart: boolean; isWay?: true }
  | { is: 'slip'; say: string };

/** Rounded on the way, a number may be this much off. */
const [ROUNDED, EXACT] = [0.006, 1e-9];
/** No whole number of a task that is counted one by one is so large. */
const COUNTED = 1e12;

/** What a student's number is by the formulas of the kind, in any likely reading of the task; null where nothing says so. */
export const judgeNumber = (kind: Kind, task: string, number: number): NumberInTask | null => {
  const bindings = bindingsOf(kind, task);
  const comesTo = (formula: string): boolean => bindings.some((one) => isNear(formula, one, number));
  const distance = (formula: string): number =>
    Math.min(
      ...bindings.map((one) => Math.abs((valueOf(formula, one) ?? Number.POSITIVE_INFINITY) - number)),
    );
  const isGiven = bindings.some((one) => Object.values(one).includes(number));
  const isAnswer = kind.answer !== undefined && comesTo(kind.answer);
  const steps = kind.steps ?? [];
  const step = steps.findLastIndex(({ get }) => comesTo(get));
  const slip = kind.slips?.find(({ get }) => comesTo(get));
  // For some numbers a slip comes to the right answer; then it is right all the same.
  // But where both are only near, the nearer one is meant: 49.75 for 50 is 53.50 less 7%.
  const isSlip = slip !== undefined && isAnswer && distance(slip.get) < distance(kind.answer ?? '');
  if (isAnswer && !isSlip) return { is: 'answer' };
  if (slip && step >= 0) return null;
  if (slip) return { is: 'slip', say: slip.say };
  return step >= 0 && !isGiven
    ? {
        is: 'step',
        name: steps[step]?.is ?? '',
        isLast: step === steps.length - 1,
        isPart: kind.answer === undefined,
      }
    : null;
};

/** Whether a time of day is what a task asks for: its hour and its minutes are the first that such a kind finds. */
export const isClockAsked = (
  kind: Kind,
  task: string,
  [hours, minutes]: readonly [number, number],
): boolean => {
  const [hour, minute] = kind.steps ?? [];
  if (!hour?.is.startsWith('the hour on the clock') || !minute?.is.startsWith('the minutes on the clock'))
    return false;
  return bindingsOf(kind, task).some(
    (one) => isNear(hour.get, one, hours) && isNear(minute.get, one, minutes),
  );
};

/** Whether a number is the answer of a task, or found on the way to it. */
export const isOfTask = (kind: Kind, task: string, number: number): boolean =>
  [...(kind.answer === undefined ? [] : [kind.answer]), ...(kind.steps ?? []).map(({ get }) => get)].some(
    (formula) => bindingsOf(kind, task).some((one) => isNear(formula, one, number)),
  );

/** Whether a number is what a formula comes to, in any likely reading of the task. */
export const isOfFormula = (formula: string, bindings: readonly Binding[], number: number): boolean =>
  bindings.some((one) => isNear(formula, one, number));

const isNear = (formula: string, binding: Binding, number: number): boolean => {
  const value = valueOf(formula, binding);
  if (value === null) return false;
  const off = Math.abs(value - number);
  // Where whole numbers come out, nothing was rounded; but nobody writes all digits of the molecules in a glass.
  const isWhole =
    Number.isInteger(number) && Math.abs(number) < COUNTED && Math.abs(value - Math.round(value)) < EXACT;
  return off <= (isWhole ? EXACT : Math.max(EXACT, ROUNDED * Math.abs(value)));
};
