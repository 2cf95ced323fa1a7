/** What was measured, how much it was, and how much it should be where somebody has said so. */
export type Figures = (readonly [what: string, figure: string, aim?: string | undefined])[];

/** Gets an empty data folder that goes with it. */
export type Bench = (dataDir: string) => Promise<Figures>;

/** The value below which this share of the numbers lies. */
export const quantile = (numbers: readonly number[], share: number): number => {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
};

/** The same as it was always counted for a hundredth: the slowest of the others. */
export const percentile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor((numbers.length - 1) * share)] ?? Number.NaN;

export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);

export const milliseconds = (time: number): string => `${time < 10 ? time.toFixed(1) : Math.round(time)} ms`;
