import { bindingsOf } from './bind.ts';
import { isOfTask } from './judge-number.ts';
import { makeKindIndex, type KindIndex } from './kind-index.ts';
import { taskOf, type Kind } from './kind.ts';
import { makeLikelyKind } from './likely-kind.ts';
import { numbersIn } from './number-in-task.ts';
import { withoutNumbers } from './numbers-in-task.ts';
import { taskAlone, workBehind } from './task-alone.ts';
import { whatIfIn, type WhatIf } from './what-if.ts';
import { writtenKinds } from './written-kinds.ts';

/** What is known of the kind that a task is of. */
export interface TaskKind {
  id: string;
  name: string;
  way: string;
  example: string;
  ask: string;
}

/**
 * How likely the formulas of a kind must hold for a task. Of 237 tasks by writers who had seen no kind, and which the engine can't
 * read, 100 come so far: for 81 of them the right number is the kind's, for two one of its slips.
 */
const SURE = 0.45;
/** “1/n goes to 0” gives no number of a task. */
const NO_GIVEN =
  /(?<!\d)\d{1,9}\s?\/\s?n\b(?:\^?\d)?|\b(?:goes|go|tends?|gets close|going) to (?:0|zero)\b/gi;
/** “Find the domain of f(x) = …” is no story. */
const [FEWEST_WORDS, FEWEST_ABOUT_FUNCTIONS] = [5, 8];
const A_FUNCTION = /(?<![a-z])[fgh]\(x\)/i;
const ASKS =
  /\?|\b(?:how|what|whats|what's|which|find|calculate|work out|determine|compute|need|much|many|setup|set up|help|right)\b/i;
// Made when the first task asks for it, where no build has laid it down.
let likelyKind: ReturnType<typeof makeLikelyKind> | null = null;

/** Takes the index that a build has laid down. */
export const useKindIndex = (index: KindIndex): void => {
  likelyKind = makeLikelyKind(writtenKinds, index);
};

/** The kind that a task is surely of; null where that is not sure. */
export const kindOf = (message: string): TaskKind | null => {
  const task = taskAlone(message).replaceAll(NO_GIVEN, ' ');
  const fewest = A_FUNCTION.test(task) ? FEWEST_ABOUT_FUNCTIONS : FEWEST_WORDS;
  if ((task.match(/\p{L}{2,}/gu)?.length ?? 0) < fewest || !/\d/.test(task) || !ASKS.test(task)) return null;
  likelyKind ??= makeLikelyKind(writtenKinds, makeKindIndex(writtenKinds));
  const likely = likelyKind(task);
  if (!likely || likely.chance < SURE || !hasNumbers(likely.kind, task)) return null;
  const { name, way, example, ask } = likely.kind;
  return { id: likely.id, name, way, example, ask };
};

/** As many numbers as a task of the kind has at least; a year alone is none. */
const hasNumbers = (kind: Kind, task: string): boolean => {
  const { numbers } = withoutNumbers(task);
  const fewest = Math.min(...kind.says.map((say) => withoutNumbers(taskOf(say)).numbers.length));
  return numbers.length >= fewest && numbers.some(({ value }) => value < FIRST_YEAR || value > LAST_YEAR);
};
const [FIRST_YEAR, LAST_YEAR] = [1000, 2100];

/** The task with one of its numbers changed, where the student asks for that. */
export const whatIf = (id: string, task: string, message: string, isDone = false): WhatIf | null => {
  const kind = writtenKinds.get(id);
  return kind ? whatIfIn(kind, taskAlone(task), message, isDone) : null;
};

/** Whether what equations of a student's own come to is what the task comes to; null where nothing says so. */
export const fitsTask = (id: string, task: string, solved: string): boolean | null => {
  const kind = writtenKinds.get(id);
  const values = numbersIn(solved).map(({ value }) => value);
  if (!kind || values.length === 0 || bindingsOf(kind, taskAlone(task)).length !== 1) return null;
  return values.some((value) =>
    [value, Math.floor(value)].some((one) => isOfTask(kind, taskAlone(task), one)),
  );
};

/** Another task of the kind, one that was not told yet; null where all of them were. Those that read like a book go first. */
export const taskLike = ({ id, text }: { id: string; text: string }): string | null => {
  const tasks = (writtenKinds.get(id)?.says ?? []).map(taskOf).filter((task) => !text.includes(task));
  return tasks.find((task) => /^\p{Lu}.*[.?]$/u.test(task) && workBehind(task) === '') ?? tasks[0] ?? null;
};
