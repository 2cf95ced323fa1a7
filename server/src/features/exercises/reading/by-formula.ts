import { measuresIn, type PlainMeasure } from '@studia/mathematics';
import { holdsFor, knownFormulaIn, namesOf } from './known-formula.ts';
import { OTHER_BASES, sizeIn } from './other-bases.ts';

/** A value that comes out when the numbers of a task are put into a formula that the student named. */
export interface ByFormula {
  formula: string;
  value: string;
}

/**
 * Whether a value with a unit is what a named formula gives for the numbers of a task. Which number belongs to which letter is
 * found by their units: whatever goes together in any others does not go together at all.
 */
export const valueByFormula = (message: string, earlier: readonly string[]): ByFormula | null => {
  const claimed = measuresIn(message.slice(message.lastIndexOf('=') + 1).trim())?.at(-1);
  if (!claimed?.hasUnit || claimed.dimension.every((power) => power === 0)) return null;
  const formula = [...earlier, message].findLast((one) => knownFormulaIn(one));
  const written = formula === undefined ? null : (knownFormulaIn(formula)?.written ?? null);
  const given = earlier.flatMap((one) => measuresIn(one) ?? []).filter(({ hasUnit }) => hasUnit);
  if (written === null || given.length === 0 || given.some((one) => isSame(one, claimed))) return null;
  const names = namesOf(written);
  const values = valuesFor(names, given);
  const fits = unknownsOf(names, written, message).some((unknown) =>
    arrangements(
      names.filter((name) => name !== unknown),
      values,
    ).some((pairs) =>
      OTHER_BASES.every((bases) =>
        holdsFor(
          written,
          new Map([...pairs, [unknown, claimed] as const].map(([name, one]) => [name, sizeIn(one, bases)])),
          ROUNDED,
        ),
      ),
    ),
  );
  return fits ? { formula: written, value: claimed.written } : null;
};

const ROUNDED = 0.006;
const measure = (written: string, size: number, dimension: readonly number[]): PlainMeasure => ({
  written,
  number: size,
  size,
  dimension,
  hasUnit: true,
});
const GRAVITY = [9.8, 9.81, 10].map((g) => measure(`${g} m/s²`, g, [1, 0, -2]));

const isSame = (one: PlainMeasure, other: PlainMeasure): boolean =>
  one.size === other.size && one.dimension.join() === other.dimension.join();

/** From 20 °C to 80 °C it is 60 °C warmer. */
const differences = (given: readonly PlainMeasure[]): PlainMeasure[] =>
  given.flatMap((one, at) =>
    given
      .slice(at + 1)
      .filter((other) => other.dimension.join() === one.dimension.join() && other.size !== one.size)
      .map((other) => measure('', Math.abs(one.size - other.size), one.dimension)),
  );

/** Two volumes or two speeds can be taken for each other: then it must be told which of them was found, or the formula begins with it. */
const unknownsOf = (names: readonly string[], formula: string, message: string): readonly string[] => {
  if (names.some((name) => /[\dif]$/.test(name) && name.length > 1)) return [];
  const told = /(\p{L}{1,2})\s*=\s*[^=]*$/u.exec(message)?.[1] ?? '';
  if (names.includes(told)) return [told];
  const areAlike = ALIKE.some((pair) => pair.every((one) => names.includes(one)));
  const [subject = ''] = formula.split('=').map((side) => side.trim());
  return areAlike ? names.filter((name) => name === subject) : names;
};
const ALIKE = [
  ['u', 'v'],
  ['m', 'M'],
  ['a', 'b'],
];

interface Values {
  given: readonly PlainMeasure[];
  changes: readonly PlainMeasure[];
}

const MOST_NAMES = 4;
const arrangements = (
  [first, ...rest]: readonly string[],
  values: Values,
): (readonly (readonly [string, PlainMeasure])[])[] => {
  if (first === undefined) return [[]];
  if (rest.length >= MOST_NAMES) return [];
  return choicesFor(first, values).flatMap((one) =>
    arrangements(rest, { ...values, given: values.given.filter((other) => other !== one) }).map((pairs) =>
      ([[first, one]] as (readonly [string, PlainMeasure])[]).concat(pairs),
    ),
  );
};

const choicesFor = (name: string, { given, changes }: Values): readonly PlainMeasure[] => {
  // Nearly every task leaves out what g is.
  if (name === 'g') return [...given, ...GRAVITY];
  return name.startsWith('Δ') ? [...changes, ...given] : given;
};

/** In a formula about a change, two temperatures are its ends, and neither stands for itself. */
const valuesFor = (names: readonly string[], given: readonly PlainMeasure[]): Values => {
  const changes = names.some((name) => name.startsWith('Δ')) ? differences(given) : [];
  const isAnEnd = (one: PlainMeasure): boolean =>
    changes.some(({ dimension }) => dimension.join() === one.dimension.join());
  return { given: given.filter((one) => !isAnEnd(one)), changes };
};
