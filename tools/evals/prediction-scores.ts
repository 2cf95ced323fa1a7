/** A chance that was said before an answer came, and how right the answer was, from 0 to 1. */
export interface Prediction {
  chance: number;
  correct: number;
}

export interface Scores {
  answers: number;
  right: number;
  /** How often a right answer was held likelier than a wrong one. */
  auc: number;
  logLoss: number;
  brier: number;
  /** The root of the mean square by which ten bins of equal width miss the share that was right in them. */
  binError: number;
  bins: { from: number; answers: number; predicted: number; right: number }[];
}

const BINS = 10;
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** How good predictions were. */
export const scoresOf = (predictions: readonly Prediction[]): Scores => {
  const bins = Array.from({ length: BINS }, (_, bin) => {
    const inIt = predictions.filter(({ chance }) => Math.min(BINS - 1, Math.floor(chance * BINS)) === bin);
    return {
      from: bin / BINS,
      answers: inIt.length,
      predicted: mean(inIt.map(({ chance }) => chance)),
      right: mean(inIt.map(({ correct }) => correct)),
    };
  });
  return {
    answers: predictions.length,
    right: mean(predictions.map(({ correct }) => correct)),
    auc: aucOf(predictions),
    logLoss: mean(
      predictions.map(
        ({ chance, correct }) => -(correct * Math.log(chance) + (1 - correct) * Math.log(1 - chance)),
      ),
    ),
    brier: mean(predictions.map(({ chance, correct }) => (chance - correct) ** 2)),
    binError: Math.sqrt(
      bins.reduce((sum, { answers, predicted, right }) => sum + answers * (predicted - right) ** 2, 0) /
        Math.max(1, predictions.length),
    ),
    bins: bins.filter(({ answers }) => answers > 0),
  };
};

/** By ranks, equal chances sharing theirs; an answer of half a point is half right and half wrong. */
const aucOf = (predictions: readonly Prediction[]): number => {
  const sorted = predictions.toSorted((one, other) => one.chance - other.chance);
  let [ranks, right, place] = [0, 0, 0];
  while (place < sorted.length) {
    let end = place;
    while (end < sorted.length && sorted[end]?.chance === sorted[place]?.chance) end += 1;
    const rank = (place + 1 + end) / 2;
    for (const { correct } of sorted.slice(place, end)) {
      ranks += rank * correct;
      right += correct;
    }
    place = end;
  }
  const wrong = sorted.length - right;
  return right === 0 || wrong === 0 ? Number.NaN : (ranks - (right * (right + 1)) / 2) / (right * wrong);
};

/** The scores as lines to read. */
export const scoreLines = (title: string, scores: Scores): string[] => [
  `${title}: ${scores.answers} answers, ${(100 * scores.right).toFixed(1)} % right`,
  `  AUC ${scores.auc.toFixed(3)} · log loss ${scores.logLoss.toFixed(4)} · Brier ${scores.brier.toFixed(4)} · error of ten bins ${scores.binError.toFixed(3)}`,
  ...scores.bins.map(
    ({ from, answers, predicted, right }) =>
      `  ${from.toFixed(1)}–${(from + 1 / BINS).toFixed(1)}: said ${predicted.toFixed(3)}, was ${right.toFixed(3)} (${answers})`,
  ),
];
