import { at } from './learn-writing.ts';
import type { Lesson } from './safety-lessons.ts';

/** A lesson and what it means, in numbers. */
export interface MeantLesson extends Lesson {
  vector: Float64Array;
}

const ROUNDS = 90;
const STEP = 0.05;
const DECAY = 3e-4;

/**
 * Multinomial logistic regression on `vector` of each lesson; each weight goes by steps of its own size (Adam), which needs few
 * rounds. A row of weights for each of the classes, its own likelihood last.
 */
export const learnMeaning = (
  lessons: readonly MeantLesson[],
  classes: readonly Lesson['kind'][],
): Float64Array[] => {
  const width = lessons[0]?.vector.length ?? 0;
  const rows = classes.map((kind) => ({
    kind,
    weight: new Float64Array(width + 1),
    mean: new Float64Array(width + 1),
    square: new Float64Array(width + 1),
  }));
  const weights = rows.map(({ weight }) => weight);
  for (let round = 1; round <= ROUNDS; round++) {
    const slopes = rows.map(() => new Float64Array(width + 1));
    for (const { vector, kind } of lessons) {
      const shares = sharesOf(weights, vector);
      for (const [c, slope] of slopes.entries())
        addTo(slope, vector, ((shares[c] ?? 0) - (kind === classes[c] ? 1 : 0)) / lessons.length);
    }
    for (const [c, { weight, mean, square }] of rows.entries())
      for (let i = 0; i <= width; i++) {
        const slope = at(slopes[c] ?? [], i) + (i < width ? DECAY * at(weight, i) : 0);
        mean[i] = 0.9 * at(mean, i) + 0.1 * slope;
        square[i] = 0.99 * at(square, i) + 0.01 * slope * slope;
        const pace = at(mean, i) / (1 - 0.9 ** round);
        weight[i] = at(weight, i) - (STEP * pace) / (Math.sqrt(at(square, i) / (1 - 0.99 ** round)) + 1e-6);
      }
  }
  return weights;
};

/** Much of the time goes here: plain loops over numbers of one kind, which a machine runs as fast as it can. */
const addTo = (slope: Float64Array, vector: Float64Array, error: number): void => {
  const width = vector.length;
  for (let i = 0; i < width; i++) slope[i] = (slope[i] as number) + error * (vector[i] as number);
  slope[width] = (slope[width] as number) + error;
};

const scoreOf = (weight: Float64Array, vector: Float64Array): number => {
  const width = vector.length;
  let sum = weight[width] as number;
  for (let i = 0; i < width; i++) sum += (weight[i] as number) * (vector[i] as number);
  return sum;
};

const sharesOf = (weights: readonly Float64Array[], vector: Float64Array): number[] => {
  const scores = weights.map((weight) => Math.exp(scoreOf(weight, vector)));
  const total = scores.reduce((sum, score) => sum + score, 0);
  return scores.map((score) => score / total);
};
