import type { StoryReading } from '../../../ports/embed/port.ts';
import { bindingsOf } from './bind.ts';
import { valueOf } from './formula.ts';
import type { Kind } from './kind.ts';
import type { LikelyKind } from './likely-kind.ts';
import { storyId, type ReadStory } from './read-story.ts';
import { firstNumbers, inSigns, partsOf } from './story-formula.ts';
import type { TaskKind, ToldStory } from './task-kind.ts';

/**
 * From here on a reading supports a kind; from here on it can be held against one, and a student's number that it comes to is surely
 * right; and from here on the reading itself is sure. Chosen on 450 tasks by writers who had seen none of ours (decision 0156).
 */
const [SUPPORTS, LIKELY_READ, SURELY_READ] = [0.3, 0.4, 0.95];
/** A kind as unlikely as that counts where both come to the same number. */
const LIKELY_ALIKE = 0.1;

/** Whether what the story was read as speaks against the kind that it seemed to be of. */
export const isDoubted = ({ task, readings: [reading] }: ReadStory, kind: Kind): boolean => {
  const value = reading && reading.chance >= LIKELY_READ ? valueOf(reading.formula, {}) : null;
  return value !== null && kind.answer !== undefined && !comesTo(kind, task, value);
};

/** What a story was read as. A written kind that comes to the same says more about it. */
export const kindOfStory = (
  { task, work, readings: [reading] }: ReadStory,
  likely: LikelyKind | null,
): TaskKind | null => {
  const value = reading ? valueOf(reading.formula, {}) : null;
  if (!reading || value === null || value < 0 || reading.chance < SUPPORTS) return null;
  const isSure = reading.chance >= SURELY_READ;
  const told = isSure ? { story: toldStory(reading, value) } : {};
  if (likely && likely.chance >= LIKELY_ALIKE && comesTo(likely.kind, task, value)) {
    const { name, way, example, ask } = likely.kind;
    return { id: likely.id, task, work, name, way, example, ask, ...told };
  }
  if (reading.chance < LIKELY_READ) return null;
  return {
    id: storyId(reading.formula, isSure),
    task,
    work,
    name: '',
    way: '',
    example: '',
    ask: '',
    ...told,
  };
};

const comesTo = (kind: Kind, task: string, value: number): boolean => {
  const { answer } = kind;
  return (
    answer !== undefined &&
    bindingsOf(kind, task).some((one) => {
      const own = valueOf(answer, one);
      return own !== null && Math.abs(own - value) <= EXACT * Math.max(1, Math.abs(value));
    })
  );
};
const EXACT = 1e-6;

const toldStory = ({ formula }: StoryReading, value: number): ToldStory => ({
  begin: firstNumbers(formula),
  first: inSigns(partsOf(formula)[0] ?? formula),
  solution: `${inSigns(formula)} ${Number.isInteger(rounded(value)) ? '=' : '≈'} ${rounded(value)}`,
});
const rounded = (value: number): number => Number(value.toPrecision(6));
