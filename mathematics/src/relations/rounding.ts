import { type Fraction, isWhole, whole } from '../expression/fraction.ts';
import { singular } from './things.ts';
import { measureOf } from './words.ts';

/** The next whole number below. */
export const floor = ({ top, bottom }: Fraction): Fraction =>
  whole(top >= 0n ? top / bottom : -((-top + bottom - 1n) / bottom));
/** The next whole number above. */
export const ceiling = (value: Fraction): Fraction => (isWhole(value) ? value : whole(floor(value).top + 1n));

/** Whether there are only whole ones of it: children, not litres. */
export const isCountable = (unit: string): boolean =>
  unit !== '$' &&
  unit !== 'years' &&
  measureOf(singular(unit.split(' ')[0] ?? '')) === null &&
  measureOf(singular(unit.split(' ').at(-1) ?? '')) === null;
