import type { StoryReading } from '../../../ports/embed/port.ts';
import type { Kind } from './kind.ts';
import { partsOf } from './story-formula.ts';
import { partedAfterTask, taskAlone, workBehind } from './task-alone.ts';
import { writtenKinds } from './written-kinds.ts';

/** A story with numbers, what was done about it, and how it may be meant, the likeliest first. */
export interface ReadStory {
  task: string;
  work: string;
  readings: readonly StoryReading[];
}

const ASKS =
  /\?|\b(?:how (?:many|much|long|far|old|fast|big|tall|heavy|high)|what|whats|which|find|calculate|work out|pls|help)\b/i;
const A_NUMBER = /\d+(?:[.,/:]\d+)*|\b(?:two|three|four|five|six|seven|eight|nine|ten|dozen|half|twice)\b/gi;
const [FEWEST_WORDS, FEWEST_IN_SHORT, LONGEST] = [5, 3, 700];
/** Formulas, equations and lists are read by the engine. */
const IS_FORMAL = /[=^√∫<>≤≥[\]{}\\]|\b[fgh]\(|\d\s?[xyz]\b|\b[xyz]\s?[-+*/]/i;

/** The story that a message tells, and what may be work on it; null where it tells none. */
export const storyIn = (message: string): Omit<ReadStory, 'readings'> | null => {
  const [parted] = partedAfterTask(message);
  const task = parted?.task ?? taskAlone(message);
  const words = task.match(/\p{L}{2,}/gu)?.length ?? 0;
  const numbers = task.match(A_NUMBER)?.length ?? 0;
  const isTold = words >= FEWEST_WORDS || (words >= FEWEST_IN_SHORT && numbers > 1);
  return task.length <= LONGEST && /\d/.test(task) && isTold && ASKS.test(task) && !IS_FORMAL.test(task)
    ? { task, work: parted?.work ?? workBehind(message) }
    : null;
};

/** A story that was read is known by its formula, whose numbers are its own: by “=” where that is sure, by “≈” where it is only likely. */
const [SURE, LIKELY] = ['=', '≈'];
export const storyId = (formula: string, isSure: boolean): string => `${isSure ? SURE : LIKELY}${formula}`;

/** The kind of that name: written, or what a story was read as. */
export const kindById = (id: string): Kind | undefined =>
  isReadStory(id) ? kindOfFormula(id.slice(1)) : writtenKinds.get(id);

/** Whether the name is that of a story, and not of a written kind. */
export const isReadStory = (id: string): boolean => id.startsWith(SURE) || id.startsWith(LIKELY);

/** Whether the story of that name was only likely read so: nothing is held against who says something else. */
export const isLikelyOnly = (id: string): boolean => id.startsWith(LIKELY);

/** Its task has all its numbers, so that none of them need be found in it. */
const kindOfFormula = (formula: string): Kind => ({
  name: 'a story with numbers',
  says: [''],
  way: '',
  example: '',
  ask: '',
  answer: formula,
  steps: partsOf(formula).map((get) => ({ is: 'a part of it', get })),
});
