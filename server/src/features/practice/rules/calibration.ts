import { CONFIDENCE_STEPS, type Calibration } from '@studia/contract/practice';
import type { Totals } from './totals.ts';

/** How well a student knows what they know. */
export const calibrationOf = ({ calibration }: Pick<Totals, 'calibration'>): Calibration => {
  let [answers, bias, brier] = [0, 0, 0];
  for (const confidence of CONFIDENCE_STEPS) {
    const step = calibration[confidence];
    const chance = confidence / 100;
    answers += step.answers;
    bias += step.answers * chance - step.right;
    brier += step.answers * chance * chance - 2 * chance * step.right + step.squares;
  }
  return {
    steps: CONFIDENCE_STEPS.map((confidence) => ({
      confidence,
      answers: calibration[confidence].answers,
      right: shareOf(calibration[confidence].right, calibration[confidence].answers),
    })),
    answers,
    bias: shareOf(bias, answers),
    brier: shareOf(brier, answers),
  };
};

const shareOf = (sum: number, answers: number): number | null => (answers === 0 ? null : sum / answers);
