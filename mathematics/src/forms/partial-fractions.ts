import { equivalent } from '../expression/equivalent.ts';
import { divide, isZero, multiply, subtract, ZERO, type Fraction } from '../expression/fraction.ts';
import { number, product, quotient, signedSum, type Expression } from '../expression/tree.ts';
import { write } from '../expression/write.ts';
import { inOneNotation, piecesIn, weightOf } from '../find/pieces.ts';
import { factorPolynomial, type Factored } from '../polynomial/factor.ts';
import { longDivision } from '../polynomial/long-division.ts';
import {
  asConstant,
  coefficientsIn,
  constant,
  degreeIn,
  divideExactly,
  isNothing,
  letter,
  lettersOf,
  negateP,
  plusP,
  powerP,
  scaleP,
  timesP,
  UNIT,
  type Polynomial,
} from '../polynomial/polynomial.ts';
import { polynomialToExpression } from '../simplify/denormal.ts';
import { normalOf } from '../simplify/normal.ts';
import { answerOf, told, type Task, type Worked } from '../worked.ts';

const ASKED =
  /\bpartial[\s-]+fractions?\b|\bdecompos\w+\b[^.]*\bfractions?\b|\bfractions?\b[^.]*\bdecompos\w+/i;
const MOST_UNKNOWN = 6;
const LETTERS = 'ABCDEF';

/** One summand: what stands above is of a degree below that of the factor. */
interface Part {
  factor: Polynomial;
  power: number;
  /** Which power of the letter the unknown above stands with. */
  above: number;
}

/** `Decompose (5x + 1)/((x − 1)(x + 2)) into partial fractions`; the sum is put together again as a check. */
export const partialFractionsTask: Task = (raw) => {
  const text = inOneNotation(raw);
  if (!ASKED.test(text) || /\bintegra/i.test(text)) return null;
  const given = piecesIn(text, new Set())
    .map(({ statement }) => statement)
    .findLast((one): one is Expression => one.kind === 'quotient' && weightOf(one) > 0);
  const ratio = given && normalOf(given);
  const [name, other] = ratio ? lettersOf(ratio.bottom) : [];
  if (!given || !ratio || name === undefined || other !== undefined) return null;
  return lettersOf(ratio.top).every((one) => one === name) ? decomposed(given, ratio, name) : null;
};

const decomposed = (
  given: Expression,
  { top, bottom }: { top: Polynomial; bottom: Polynomial },
  name: string,
): Worked | null => {
  const improper = degreeIn(top, name) >= degreeIn(bottom, name);
  const divided = improper ? longDivision(top, bottom, name) : null;
  if (improper && !divided) return null;
  const rest = divided?.rest ?? top;
  const factored = factorPolynomial(bottom);
  const parts = partsOf(factored, name);
  if (
    isNothing(rest) ||
    (factored.factors.length < 2 && (factored.factors[0]?.exponent ?? 1) < 2) ||
    parts.length > MOST_UNKNOWN
  )
    return null;
  const values = valuesFor(parts, rest, bottom, name);
  if (!values) return null;
  const terms = summands(parts, values, name);
  const whole = divided ? [polynomialToExpression(divided.quotient)] : [];
  const answer = signedSum([...whole, ...terms]);
  if (!equivalent(answer, given)) return null;
  const named = parts.map(({ above }, at) => `${LETTERS[at] ?? ''}${above === 1 ? name : ''}`);
  return {
    ...told(
      write(given),
      'partial fractions',
      [
        ...(divided
          ? [
              [
                `${write(polynomialToExpression(divided.quotient))} + (${write(polynomialToExpression(rest))})/(${write(polynomialToExpression(bottom))})`,
                'Divide first',
                'The top must be of a lower degree than the bottom.',
              ] as const,
            ]
          : []),
        [
          `(${write(polynomialToExpression(rest))})/(${writtenFactors(factored)})`,
          'Factor the bottom',
          'Every factor becomes the bottom of a fraction of its own.',
        ],
        [
          setUp(parts, named),
          'Write what is above with letters',
          'Above a linear factor stands a number; above a quadratic one, a linear term. A factor that stands twice gets a fraction for each power.',
        ],
        [
          values.map((value, at) => `${LETTERS[at] ?? ''} = ${write(number(value))}`).join(', '),
          'Multiply by the bottom and compare',
          'Both sides must agree for every value; put in the zeros of the factors, or compare the powers.',
        ],
        [write(answer), 'Put the numbers in', 'Added up again, it gives the fraction that was given.'],
      ],
      answerOf(answer),
    ),
    checkedBy: 'sample points',
  };
};

const partsOf = ({ factors }: Factored, name: string): Part[] =>
  factors.flatMap(({ base, exponent }) =>
    Array.from({ length: exponent }, (_, at) =>
      Array.from({ length: degreeIn(base, name) }, (__, above) => ({
        factor: base,
        power: at + 1,
        above: degreeIn(base, name) - 1 - above,
      })),
    ).flat(),
  );

/** The numbers above, from comparing the powers of the letter; null where they do not decide them. */
const valuesFor = (
  parts: readonly Part[],
  top: Polynomial,
  bottom: Polynomial,
  name: string,
): Fraction[] | null => {
  const columns = parts.map(({ factor, power, above }) => {
    const left = divideExactly(bottom, powerP(factor, power));
    return left && timesP(left, above === 0 ? UNIT : letter(name, above));
  });
  if (columns.some((one) => one === null)) return null;
  const cell = (p: Polynomial | null, power: number): Fraction =>
    (p && asConstant(coefficientsIn(p, name)[power] ?? constant(ZERO))) ?? ZERO;
  return solved(parts.map((_, power) => [...columns.map((one) => cell(one, power)), cell(top, power)]));
};

/** Solves as many equations as there are unknowns; each row ends in its right side. */
const solved = (rows: readonly (readonly Fraction[])[]): Fraction[] | null => {
  let left = rows.map((row) => [...row]);
  for (let column = 0; column < rows.length; column++) {
    const pivot = left.findIndex((row, at) => at >= column && !isZero(row[column] ?? ZERO));
    const [own, there] = [left[column], left[pivot]];
    if (!own || !there) return null;
    left = left.with(pivot, own).with(column, there);
    const unit = there.map((cell) => divide(cell, there[column] ?? ZERO) ?? ZERO);
    left = left.map((row, at) =>
      at === column
        ? unit
        : row.map((cell, c) => subtract(cell, multiply(row[column] ?? ZERO, unit[c] ?? ZERO))),
    );
  }
  return left.map((row) => row.at(-1) ?? ZERO);
};

/** The fractions themselves; those that turn out to be nothing are left out. */
const summands = (parts: readonly Part[], values: readonly Fraction[], name: string): Expression[] => {
  const tops = new Map<string, { top: Polynomial; part: Part }>();
  for (const [at, part] of parts.entries()) {
    const key = `${write(polynomialToExpression(part.factor))} ${part.power}`;
    const own = scaleP(part.above === 0 ? UNIT : letter(name, part.above), values[at] ?? ZERO);
    tops.set(key, { top: plusP(tops.get(key)?.top ?? constant(ZERO), own), part });
  }
  return [...tops.values()]
    .filter(({ top }) => !isNothing(top))
    .map(({ top, part }) => {
      const below = polynomialToExpression(part.factor);
      const bottom: Expression =
        part.power === 1 ? below : { kind: 'power', base: below, exponent: number(part.power) };
      return overBottom(top, bottom);
    });
};

// 3/2 over x − 1 is written 3/(2(x − 1)).
const overBottom = (top: Polynomial, bottom: Expression): Expression => {
  const value = asConstant(top);
  if (value && value.top < 0n) return { kind: 'negative', of: overBottom(negateP(top), bottom) };
  return value && value.bottom !== 1n
    ? quotient(number(value.top), product([number(value.bottom), bottom]))
    : quotient(polynomialToExpression(top), bottom);
};

const writtenFactors = ({ unit, factors }: Factored): string => {
  const front = unit.top === 1n && unit.bottom === 1n ? '' : write(number(unit));
  return (
    front +
    factors
      .map(
        ({ base, exponent }) =>
          `(${write(polynomialToExpression(base))})${exponent > 1 ? `^${exponent}` : ''}`,
      )
      .join('')
  );
};

const setUp = (parts: readonly Part[], named: readonly string[]): string => {
  const tops = new Map<string, string[]>();
  for (const [at, { factor, power }] of parts.entries()) {
    const below = `(${write(polynomialToExpression(factor))})${power > 1 ? `^${power}` : ''}`;
    tops.set(below, [...(tops.get(below) ?? []), named[at] ?? '']);
  }
  return [...tops]
    .map(([below, above]) => `${above.length > 1 ? `(${above.join(' + ')})` : above.join('')}/${below}`)
    .join(' + ');
};
