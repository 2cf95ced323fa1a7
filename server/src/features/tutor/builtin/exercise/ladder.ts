/** What a hint may say about a step, from the least to the most. */
export interface Rungs {
  /** Where to look. */
  point: string;
  /** What is done there, and why. */
  rule: string;
  /** The same step on other numbers; null where none was found. */
  twin: string | null;
  /** The question that the student is left with. */
  ask: string;
}

/** What is said on a rung of the ladder; null when nothing is left but to show the step. */
export const onRung = (rung: number, { point, rule, twin, ask }: Rungs): string | null => {
  if (rung <= 1) return `${point} ${ask}`;
  if (rung === 2) return `${rule} ${ask}`;
  return rung === 3 && twin !== null ? `${twin} ${ask}` : null;
};
