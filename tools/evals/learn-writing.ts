import type { Lesson } from './safety-lessons.ts';

/** A lesson and the places of its pieces of writing. */
export interface WrittenLesson extends Lesson {
  grams: readonly number[];
}
type WeightOf = (pieces: number) => number;

/** Places of the table that tells trouble from study, and of each row that tells the kinds of trouble apart. */
export const PLACES = 16_384;
const PLACES_OF_KINDS = 4_096;
const ROUNDS = 12;
const STEP = 0.1;
const DECAY = 1e-4;
const FIRST_SQUARE = 1e-6;

/**
 * Logistic regression on `grams` of each lesson, lesson by lesson; a weight that was moved often moves less (AdaGrad).
 * `weightOf` says how much one piece counts among so many.
 */
export const learnTrouble = (lessons: readonly WrittenLesson[], weightOf: WeightOf) => {
  const [weights, squares] = [new Float64Array(PLACES), new Float64Array(PLACES).fill(FIRST_SQUARE)];
  let own = 0;
  for (let round = 0; round < ROUNDS; round++)
    for (const { grams, kind } of lessons) {
      const one = weightOf(grams.length);
      const error = 1 / (1 + Math.exp(-(own + one * sumOf(weights, grams)))) - (kind === 'study' ? 0 : 1);
      for (const place of grams) move(weights, squares, place, error * one);
      own -= (STEP / 10) * error;
    }
  return { weights, own };
};

/** The same for each kind against the others, of what is trouble. */
export const learnKinds = (
  lessons: readonly WrittenLesson[],
  kinds: readonly Lesson['kind'][],
  weightOf: WeightOf,
): Float64Array[] => {
  const rows = kinds.map(() => ({
    weights: new Float64Array(PLACES_OF_KINDS),
    squares: new Float64Array(PLACES_OF_KINDS).fill(FIRST_SQUARE),
  }));
  const trouble = lessons
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ grams, kind }) => ({ kind, places: grams.map((place) => place % PLACES_OF_KINDS) }));
  for (let round = 0; round < ROUNDS; round++)
    for (const { places, kind } of trouble) {
      const one = weightOf(places.length);
      const scores = rows.map(({ weights }) => Math.exp(one * sumOf(weights, places)));
      const total = scores.reduce((sum, score) => sum + score, 0);
      for (const [c, { weights, squares }] of rows.entries()) {
        const error = at(scores, c) / total - (kinds[c] === kind ? 1 : 0);
        for (const place of places) move(weights, squares, place, error * one);
      }
    }
  return rows.map(({ weights }) => weights);
};

/** The value at a place that is known to be there. */
export const at = (list: ArrayLike<number>, place: number): number => list[place] ?? Number.NaN;

const sumOf = (weights: Float64Array, places: readonly number[]): number => {
  let sum = 0;
  for (const place of places) sum += weights[place] as number;
  return sum;
};

const move = (weights: Float64Array, squares: Float64Array, place: number, slope: number): void => {
  const weight = weights[place] as number;
  const full = slope + DECAY * weight;
  const square = (squares[place] as number) + full * full;
  squares[place] = square;
  weights[place] = weight - (STEP * full) / Math.sqrt(square);
};
