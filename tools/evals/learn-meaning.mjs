const ROUNDS = 90;
const STEP = 0.05;
const DECAY = 3e-4;

/**
 * Multinomial logistic regression on `vector` of each lesson; each weight goes by steps of its own size (Adam), which needs few
 * rounds. A row of weights for each of the classes, its own likelihood last.
 */
export const learnMeaning = (lessons, classes) => {
  const width = lessons[0].vector.length;
  const [weights, means, squares] = [1, 2, 3].map(() => classes.map(() => new Float64Array(width + 1)));
  for (let round = 1; round <= ROUNDS; round++) {
    const slopes = classes.map(() => new Float64Array(width + 1));
    for (const { vector, kind } of lessons) {
      const shares = sharesOf(weights, vector);
      for (const [c, slope] of slopes.entries()) {
        const error = (shares[c] - (kind === classes[c] ? 1 : 0)) / lessons.length;
        for (let i = 0; i < width; i++) slope[i] += error * vector[i];
        slope[width] += error;
      }
    }
    for (const [c, weight] of weights.entries())
      for (let i = 0; i <= width; i++) {
        const slope = slopes[c][i] + (i < width ? DECAY * weight[i] : 0);
        means[c][i] = 0.9 * means[c][i] + 0.1 * slope;
        squares[c][i] = 0.99 * squares[c][i] + 0.01 * slope * slope;
        const pace = means[c][i] / (1 - 0.9 ** round);
        weight[i] -= (STEP * pace) / (Math.sqrt(squares[c][i] / (1 - 0.99 ** round)) + 1e-6);
      }
  }
  return weights;
};

const sharesOf = (weights, vector) => {
  const scores = weights.map((weight) => {
    let sum = weight[vector.length];
    for (let i = 0; i < vector.length; i++) sum += weight[i] * vector[i];
    return Math.exp(sum);
  });
  const total = scores.reduce((sum, score) => sum + score, 0);
  return scores.map((score) => score / total);
};
