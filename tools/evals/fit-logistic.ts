/** What was learnt: a weight for each value, and what holds without any. */
export interface Fitted {
  weights: number[];
  base: number;
}

const [ROUNDS, RIDGE] = [12, 1];

/** Logistic regression by Newton's method; weights are held a little towards zero. */
export const fitLogistic = (rows: readonly { values: readonly number[]; isSo: boolean }[]): Fitted => {
  const width = (rows[0]?.values.length ?? 0) + 1;
  let weights = new Float64Array(width);
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = weights.map((weight, at) => (at === width - 1 ? 0 : -RIDGE * weight));
    const hessian = Array.from({ length: width }, (_, at) => new Float64Array(width).fill(RIDGE, at, at + 1));
    for (const { values, isSo } of rows) {
      const all = [...values, 1];
      const chance = 1 / (1 + Math.exp(-all.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)));
      const [error, weight] = [Number(isSo) - chance, chance * (1 - chance)];
      for (const [at, value] of all.entries()) {
        gradient[at] = (gradient[at] ?? 0) + error * value;
        const row = hessian[at] ?? new Float64Array(width);
        for (const [other, second] of all.entries()) row[other] = (row[other] ?? 0) + weight * value * second;
      }
    }
    const step = solve(hessian, gradient);
    weights = weights.map((weight, at) => weight + (step[at] ?? 0));
  }
  return { weights: Array.from(weights.subarray(0, width - 1)), base: weights[width - 1] ?? 0 };
};

/** Solves a system of linear equations by elimination. */
const solve = (matrix: readonly Float64Array[], right: Float64Array): Float64Array => {
  const rows = matrix.map((row, at) => Float64Array.of(...row, right[at] ?? 0));
  const size = rows.length;
  const value = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (let at = 0; at < size; at++)
    for (let row = at + 1; row < size; row++) {
      const share = value(row, at) / value(at, at);
      rows[row] = (rows[row] ?? new Float64Array()).map((own, column) => own - share * value(at, column));
    }
  const found = new Float64Array(size);
  for (let at = size - 1; at >= 0; at--) {
    let rest = value(at, size);
    for (let column = at + 1; column < size; column++) rest -= value(at, column) * (found[column] ?? 0);
    found[at] = rest / value(at, at);
  }
  return found;
};
