import type { PlainMeasure } from '@studia/mathematics';

/**
 * Sizes of the base units to try things out with. What is true of measured things stays true whatever the base units are: metres
 * per second that were added to metres do not.
 */
export const OTHER_BASES: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1, 1, 1, 1, 1],
  [2.3, 1.7, 3.1, 0.9, 1.3, 2.9, 1.9, 0.7, 1.1],
  [0.8, 2.7, 1.4, 3.4, 2.2, 1.6, 0.6, 1.2, 2.1],
];

/** How large a measure is in such units. */
export const sizeIn = (
  { size, dimension }: Pick<PlainMeasure, 'size' | 'dimension'>,
  bases: readonly number[],
): number => dimension.reduce((total, power, at) => total * (bases[at] ?? 1) ** power, size);
