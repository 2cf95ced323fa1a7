import { twinOf } from '../exercise/twin.ts';
import { workedIn } from '../exercise/worked.ts';
import type { QuizItem } from '../memory.ts';
import { drawFrom } from './chance.ts';
import type { Wanted } from './items.ts';
import { problemsOn } from './problems.ts';

/** Problems of the kind that was named; nothing when it is no kind of problem. */
export const itemsOfProblems = (about: string, { seed, count }: Wanted): QuizItem[] => {
  const make = problemsOn(about);
  const draw = drawFrom(seed);
  if (!make) return [];
  const problems = new Set(Array.from({ length: 2 * count }, () => make(draw)));
  return [...problems].slice(0, count).flatMap(itemOfProblem);
};

/** Problems like the one that was done last. */
export const itemsLike = (exercise: string, count: number): QuizItem[] => {
  const items: QuizItem[] = [];
  let last = exercise;
  while (items.length < count) {
    const worked = workedIn(last);
    const twin = worked ? twinOf(last, worked) : null;
    if (!twin) break;
    items.push(...itemOfProblem(twin.exercise));
    last = twin.exercise;
  }
  return items;
};

const itemOfProblem = (problem: string): QuizItem[] => {
  const worked = workedIn(problem);
  return worked ? [{ question: problem, key: worked.answer.text, quote: null, material: null, problem }] : [];
};
