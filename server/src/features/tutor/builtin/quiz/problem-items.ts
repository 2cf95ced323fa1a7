import { twinOf } from '../exercise/twin.ts';
import { workedIn } from '../exercise/worked.ts';
import type { QuizItem } from '../memory.ts';
import { drawFrom } from './chance.ts';
import { problemsOn } from './problems.ts';

const QUESTIONS = 4;
const LIKE_THE_LAST = 3;

/** Problems of the kind that was named; nothing when it is no kind of problem. */
export const itemsOfProblems = (about: string, seed: string): QuizItem[] => {
  const make = problemsOn(about);
  const draw = drawFrom(seed);
  if (!make) return [];
  const problems = new Set(Array.from({ length: 2 * QUESTIONS }, () => make(draw)));
  return [...problems].slice(0, QUESTIONS).flatMap(itemOfProblem);
};

/** Problems like the one that was done last. */
export const itemsLike = (exercise: string): QuizItem[] => {
  const items: QuizItem[] = [];
  let last = exercise;
  for (let count = 0; count < LIKE_THE_LAST; count++) {
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
