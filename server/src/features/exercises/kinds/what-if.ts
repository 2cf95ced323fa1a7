import { judgeNumber } from './judge-number.ts';
import type { Kind } from './kind.ts';
import { withoutNumbers, type TaskNumber } from './numbers-in-task.ts';

/** A task with one of its numbers changed, as a student thinks it out. */
export interface WhatIf {
  number: string;
  /** What they think comes out then, and whether it does; null where nothing says so. */
  claimed: string | null;
  isRight: boolean | null;
  /** The task with that number; null where it could stand in several places. */
  task: string | null;
}

const ASKS_WHAT_IF =
  /^\W*(?:(?:ok(?:ay)?|and|but|so|wait|then)\b[\s,]*){0,3}(?:what if|what about if|if (?:it|its|it's|there|they|he|she)\b|if (?:i|we|you) (?:only )?(?:had|have)\b)/i;
/** After the task is done, another number of it asks the same once more: “and 15 pens?”, “so 15 would be 10”. */
const GOES_ON =
  /^\W*(?:(?:ok(?:ay)?|oh+|cool|wait|yes)\b[\s,]*){0,2}(?:and|so|then|what about|how about|with|for)\b[^\d?]{0,24}\$?\d/i;
const CONCLUDES =
  /^\W*(?:(?:ok(?:ay)?|oh+|cool|wait|yes|and)\b[\s,]*){0,2}(?:so|then)\b(?!.*\?\s*$)|\b(?:wrong|right|correct|why)\b/i;
/** “So the VAT part was £15” changes nothing. */
const TELLS_OF_IT =
  /\b(?:the|that|this|it|my)\b[^\d?]{0,30}\b(?:was|is|were|are)\s(?:about |only |just )?[$£€]?\d[^?]*$/i;
/** Behind it stands what comes out. */
const CLAIMS = /(?:\b(?:is|its|it's|thats|that's|would|get|gives|then|so)\b|=)[^\d]{0,20}$/i;
const A_NUMBER = /[$£€]?\.\d+|[$£€]?\d{1,3}(?:,\d{3})+(?:\.\d+)?|[$£€]?\d+(?:\.\d+)?(?:\/\d+)?/g;

/** “What if she had 7 boxes? is it 43”; null where a message asks nothing of that kind. */
export const whatIfIn = (kind: Kind, task: string, message: string, isDone = false): WhatIf | null => {
  const asked = message.replace(/\binstead of\s+\S+/i, '');
  const places = Array.from(asked.matchAll(A_NUMBER));
  const written = places.map(([one]) => one);
  const [number] = written;
  const changed = withoutNumbers(asked).numbers[0];
  // Two numbers are the other one and what comes out; with more, nobody can tell.
  const goesOn = isDone && GOES_ON.test(message) && !/[+×*÷/=]/.test(message) && !TELLS_OF_IT.test(message);
  // “So interest is 251.02” comes to a result, “so 36 is wrong” speaks of one: neither changes the task.
  const isSaid = written.length === 1 && CONCLUDES.test(message) && !ASKS_WHAT_IF.test(message);
  const asks = !isSaid && (ASKS_WHAT_IF.test(message) || goesOn);
  if (!asks || number === undefined || !changed || written.length > 2) return null;
  const claimed = CLAIMS.test(asked.slice(0, places[1]?.index ?? 0)) ? (written[1] ?? null) : null;
  if (claimed === null && written.length > 1) return null;
  // Who says more changes more than a number.
  if (claimed === null && (message.match(/\S+/g) ?? []).length > FEW_WORDS) return null;
  const tasks = tasksWith(task, number, changed);
  // Where it could stand in several places, a wrong number comes out of one of them too easily.
  const changedTask = tasks.length === 1 ? (tasks[0] ?? null) : null;
  const value = withoutNumbers(claimed ?? '').numbers[0]?.value;
  const isRight =
    changedTask !== null && value !== undefined && judgeNumber(kind, changedTask, value)?.is === 'answer';
  return { number, claimed, isRight: isRight || null, task: changedTask };
};

const FEW_WORDS = 8;

/** The task with the number in every place where it can stand: among the same words, if there is such a place. */
const tasksWith = (task: string, number: string, changed: TaskNumber): string[] => {
  const places = Array.from(task.matchAll(A_NUMBER));
  const { numbers } = withoutNumbers(task);
  if (places.length !== numbers.length) return [];
  const sameSort = numbers.map(({ sort }) => sort === changed.sort);
  const alike = numbers.map(
    (beside, at) => sameSort[at] === true && around(beside).some((word) => around(changed).includes(word)),
  );
  return places.flatMap(({ 0: { length }, index }, at) =>
    alike[at] || (sameSort[at] && !alike.includes(true))
      ? [`${task.slice(0, index)}${number}${task.slice(index + length)}`]
      : [],
  );
};

const around = ({ before, behind }: TaskNumber): string[] => [...before, ...behind];
