import { isOfTask } from './judge-number.ts';
import { numberInTask, sumInTask, type JudgedNumber } from './number-in-task.ts';
import { withoutNumbers } from './numbers-in-task.ts';
import { applied, carriedOut, operationsIn, type Operation } from './operations-told.ts';
import { isLikelyOnly, kindById } from './read-story.ts';
import { taskAlone } from './task-alone.ts';

/** A calculation with plain numbers, as far as it is needed here. */
interface Sum {
  sum: string;
  claimed: string | null;
  isRight: boolean;
}

/** What a message says in a task whose kind is known: a number, a sum that was left open, or a way in words. */
export const saidInTask = (
  { id, text }: { id: string; text: string },
  message: string,
  bare: string,
  sum: Sum | null,
): JudgedNumber | null =>
  sumInTask(id, text, message) ??
  wayInTask(id, text, message) ??
  numberInTask(id, text, bare) ??
  (sum ? otherOperation(id, text, sum) : null);

/** “Do I do 24 times 36”, “so it’s times 6 then minus 9”, “I think I divide”: held against what the task comes to. */
const wayInTask = (id: string, text: string, message: string): JudgedNumber | null => {
  const [kind, told] = [kindById(id), operationsIn(message)];
  if (!kind || !told) return null;
  const task = taskAlone(text);
  const leads = (value: number | null): boolean => value !== null && isOfTask(kind, task, value);
  const { first, operations } = told;
  const given = [...new Set(withoutNumbers(task).numbers.map(({ value }) => value))];
  if (first !== null) return leads(carriedOut(first, operations)) ? asWay(message) : null;
  if (operations.every(({ by }) => by !== null))
    return given.some((one) => leads(carriedOut(one, operations))) ? asWay(message) : null;
  const [only, more] = operations;
  const [one, other, third] = given;
  // With more than two numbers nobody can tell which ones are meant.
  if (!only || more || one === undefined || other === undefined || third !== undefined) return null;
  const signs = SIGNS.filter((sign) => leads(applied(sign, one, other)) || leads(applied(sign, other, one)));
  const [right, another] = signs;
  if (right === undefined || another !== undefined) return null;
  if (signs.includes(only.sign)) return asWay(message);
  return isLikelyOnly(id) || (kind.steps ?? []).length > 1
    ? null
    : { number: String(one), verdict: { is: 'slip', say: OTHER_WAY[only.sign] } };
};
const SIGNS: readonly Operation['sign'][] = ['×', '÷', '+', '−'];
const OTHER_WAY: Readonly<Record<Operation['sign'], string>> = {
  '×': 'Try multiplying with easy numbers: does what comes out make sense here?',
  '÷': 'Try dividing with easy numbers: does what comes out make sense here?',
  '+': 'Try adding with easy numbers: does what comes out make sense here?',
  '−': 'Try subtracting with easy numbers: does what comes out make sense here?',
};

const asWay = (message: string): JudgedNumber => ({
  number: message
    .replace(
      /^\W*(?:(?:so|then|ok|oh|do|should|can|i|you|we|u|just|its|it['’]s|it|is|think|guess|have|need|to|use)\s+)*/i,
      '',
    )
    .replace(/(?:\s(?:first|then|right|ok))*[\s?!.]*$/i, ''),
  verdict: { is: 'step', name: 'the way to go', isLast: false, isPart: true, isWay: true },
});

/** “F = 1200/2.5 = 480 N”, where the task comes to 1200 × 2.5: the right numbers, and the wrong thing done with them. */
const otherOperation = (id: string, text: string, { sum, claimed, isRight }: Sum): JudgedNumber | null => {
  const kind = kindById(id);
  const [, first, sign = '', second] =
    /^(\d+(?:\.\d+)?)\s?([-+−×x*·÷/])\s?(\d+(?:\.\d+)?)$/.exec(sum.trim()) ?? [];
  if (
    !kind ||
    !isRight ||
    claimed === null ||
    isLikelyOnly(id) ||
    first === undefined ||
    second === undefined
  )
    return null;
  const done = WRITTEN[sign] ?? '+';
  const [one, other] = [Number(first), Number(second)];
  const task = taskAlone(text);
  const value = applied(done, one, other);
  if (isOfTask(kind, task, value)) return null;
  const right = SIGNS.filter(
    (each) =>
      each !== done &&
      Math.abs(applied(each, one, other)) > LITTLE &&
      isOfTask(kind, task, applied(each, one, other)),
  );
  const [only, another] = right;
  return only === undefined || another !== undefined
    ? null
    : { number: claimed, verdict: { is: 'slip', say: `${INSTEAD[done]} How do the two go together?` } };
};
const LITTLE = 1e-6;
const WRITTEN: Readonly<Record<string, Operation['sign']>> = {
  '+': '+',
  '-': '−',
  '−': '−',
  '×': '×',
  x: '×',
  '*': '×',
  '·': '×',
  '÷': '÷',
  '/': '÷',
};
const INSTEAD: Readonly<Record<Operation['sign'], string>> = {
  '×': 'Those are the right two numbers, but they aren’t multiplied here.',
  '÷': 'Those are the right two numbers, but they aren’t divided like that here.',
  '+': 'Those are the right two numbers, but they aren’t added here.',
  '−': 'Those are the right two numbers, but they aren’t subtracted here.',
};
