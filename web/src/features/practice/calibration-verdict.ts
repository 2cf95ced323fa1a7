import { PRACTICE } from '@studia/contract/limits';
import type { Calibration } from '@studia/contract/practice';
import { progressPageText as text } from '../../text/practice.ts';

/** So far apart, confidence and answers differ by more than a good student's do. */
const NOTABLE = 0.08;

/** What the figures mean, in words; null while chance would say more than the student. */
export const verdictOf = ({ answers, bias, steps }: Calibration): string | null => {
  if (answers < PRACTICE.answersForVerdict || bias === null) return null;
  const words =
    bias > NOTABLE ? text.verdict.over(bias) : bias < -NOTABLE ? text.verdict.under(bias) : text.verdict.fair;
  const certain = steps.find(({ confidence }) => confidence === 95);
  const isKnown = certain !== undefined && certain.answers >= PRACTICE.answersForStep;
  return isKnown ? `${text.certain(certain.right ?? 0)} ${words}` : words;
};
