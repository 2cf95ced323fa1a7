import { measuresIn, numberIn, type PlainMeasure } from '@studia/mathematics';
import { OTHER_BASES, sizeIn } from './other-bases.ts';

/** A sum that is right as arithmetic, while its units do not come to the unit that was written behind the result. */
export interface UnitsOff {
  /** As it was written behind the result. */
  unit: string;
  /** Whether the unit is of the right sort and only has another size, such as cm for m. */
  isOnlySize: boolean;
}

/**
 * Whether the units of a sum’s numbers give the unit of its result. Null where they do, and wherever that can’t be told: where a
 * number has no unit in the task, or is not told there at all, or where “per hour” may go without saying.
 */
export const unitsOff = (told: readonly string[], sum: string, result: string): UnitsOff | null => {
  const known = told.flatMap((text) => measuresIn(text) ?? []);
  const claimed = measuresIn(result)?.at(-1);
  const unit = claimed?.written.replace(/^[-−+]?[\d.,]+\s*/, '') ?? '';
  if (!claimed?.hasUnit || unit === '' || isPlain(claimed)) return null;
  const numbers = [...new Set(sum.match(NUMBER) ?? [])];
  const options = numbers.map((number) => meanings(Number(number), known));
  if (options.some((all) => all.length === 0) || !options.some((all) => all.some(({ hasUnit }) => hasUnit)))
    return null;
  // “$45 for 3 hours, 45/3 = $15”: of one hour, as everybody hears.
  if (options.flat().some((one) => one.hasUnit && one.dimension.join() === claimed.dimension.join()))
    return null;
  let isOnlySize = false;
  for (const meant of choices(options)) {
    const values = new Map(numbers.map((number, at) => [number, meant[at]]));
    const ratios = OTHER_BASES.map((bases) => {
      const written = sum.replaceAll(NUMBER, (number) => {
        const measure = values.get(number);
        return measure ? `(${sizeIn(measure, bases)})` : number;
      });
      const value = numberIn(written.replaceAll('÷', '/').replaceAll('×', '*'));
      return value === null || value === 0 ? Number.NaN : sizeIn(claimed, bases) / value;
    });
    const [first = Number.NaN] = ratios;
    if (ratios.some(Number.isNaN)) return null;
    if (ratios.every((ratio) => Math.abs(ratio - first) < EXACT * Math.abs(first))) {
      if (Math.abs(first - 1) < ROUNDED || numbers.some((number) => CONVERTS.has(Number(number))))
        return null;
      isOnlySize = true;
    }
  }
  return { unit, isOnlySize };
};

const NUMBER = /\d+(?:\.\d+)?/g;
const [EXACT, ROUNDED] = [1e-6, 0.02];
/** What units are changed with: who multiplies by these may well have changed one. */
const CONVERTS = new Set([3.6, 10, 24, 60, 100, 1000, 3600, 10_000, 1_000_000]);
/** Numbers that formulas and ways of counting bring along. */
const PURE = new Set([0.5, 1, 2, 3, 4, 5, 6, 8, 180, 360]);
const GRAVITY = new Set([9.8, 9.81, 10]);

const isPlain = ({ dimension }: PlainMeasure): boolean => dimension.every((power) => power === 0);

const pure = (number: number): PlainMeasure => ({
  written: String(number),
  number,
  size: number,
  dimension: [],
  hasUnit: false,
});
const gravity = (number: number): PlainMeasure => ({
  ...pure(number),
  dimension: [1, 0, -2],
  hasUnit: true,
});

/** What a number of a sum may be: a measure of the task, or a number that a formula brings along; empty where nobody knows. */
const meanings = (number: number, known: readonly PlainMeasure[]): PlainMeasure[] => {
  const told = known.filter((one) => Math.abs(one.number - number) < EXACT * number);
  if (told.some(({ hasUnit }) => !hasUnit)) return [];
  return [
    ...told,
    ...(PURE.has(number) || CONVERTS.has(number) ? [pure(number)] : []),
    ...(GRAVITY.has(number) ? [gravity(number)] : []),
  ];
};

const MOST_CHOICES = 48;
const choices = (options: readonly (readonly PlainMeasure[])[]): PlainMeasure[][] =>
  options
    .reduce<PlainMeasure[][]>(
      (all, own) => all.flatMap((one) => own.map((measure) => [...one, measure])),
      [[]],
    )
    .slice(0, MOST_CHOICES);
