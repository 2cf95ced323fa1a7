import { isReal } from '../expression/complex.ts';
import { readStatement } from '../expression/read.ts';
import { symbolsOf, type Expression, type Relation } from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import { write } from '../expression/write.ts';
import { told, type Worked } from '../worked.ts';
import { isolate } from './isolate.ts';
import { inLine, nearAnswer } from './rounded.ts';

/** A value that is put into a formula, in the formula's units. */
export interface PutIn {
  readonly value: number;
  readonly unit?: string;
}

interface Asked {
  readonly text: string;
  /** The formula in keyboard notation. */
  readonly law: string;
  readonly title: string;
  readonly unknown: string;
  readonly given: Readonly<Record<string, PutIn>>;
  readonly unit?: string;
  /** The answer's unit over the formula's unit. */
  readonly scale?: number;
  readonly places?: number;
  readonly percent?: boolean;
  readonly why?: string;
}

const laws = new Map<string, Relation | null>();

/** A formula as it was written down in our tables. */
export const lawOf = (law: string): Relation | null => {
  const known = laws.get(law);
  if (known !== undefined) return known;
  const read = readStatement(law);
  const relation = read?.kind === 'relation' && read.sign === '=' ? read : null;
  laws.set(law, relation);
  return relation;
};

/** The value of the unknown; null where the formula gives none. */
export const solvedFor = (
  law: string,
  unknown: string,
  given: Readonly<Record<string, PutIn>>,
): { value: number; line: Expression } | null => {
  const relation = lawOf(law);
  const line = relation && isolate(relation.left, relation.right, unknown);
  if (!relation || !line) return null;
  const point = Object.fromEntries(Object.entries(given).map(([name, { value }]) => [name, value]));
  if (symbolsOf(line).some((name) => point[name] === undefined)) return null;
  const value = realAt(line, point);
  if (!Number.isFinite(value)) return null;
  // Put back in, both sides have to agree.
  const whole = { ...point, [unknown]: value };
  const [left, right] = [realAt(relation.left, whole), realAt(relation.right, whole)];
  return Math.abs(left - right) <= 1e-9 * Math.max(Math.abs(left), Math.abs(right), 1e-300)
    ? { value, line }
    : null;
};

// Atoms are small and stars are far: no size counts as zero here.
const realAt = (expression: Expression, point: Readonly<Record<string, number>>): number => {
  const at = (part: Expression): number => realAt(part, point);
  switch (expression.kind) {
    case 'sum':
      return expression.terms.reduce((total, term) => total + at(term), 0);
    case 'product':
      return expression.factors.reduce((total, factor) => total * at(factor), 1);
    case 'negative':
      return -at(expression.of);
    case 'quotient':
      return at(expression.top) / at(expression.bottom);
    case 'power':
      return at(expression.base) ** at(expression.exponent);
    case 'root':
      return expression.index === 3
        ? Math.cbrt(at(expression.of))
        : at(expression.of) ** (1 / expression.index);
    default: {
      const value = valueAt(expression, point);
      return isReal(value) ? value.re : Number.NaN;
    }
  }
};

/** Formula, solved for what is wanted, numbers put in, result: as a teacher writes it. */
export const formulaWorked = ({
  text,
  law,
  title,
  unknown,
  given,
  unit = '',
  scale = 1,
  places,
  percent,
  why,
}: Asked): Worked | null => {
  const solved = solvedFor(law, unknown, given);
  const relation = lawOf(law);
  if (!solved || !relation) return null;
  const value = (solved.value / scale) * (percent ? 100 : 1);
  const answer = nearAnswer(value, text, percent ? '%' : unit, places);
  const line = `${unknown} = ${write(solved.line)}`;
  const listed = Object.entries(given)
    .map(([name, one]) => `${name} = ${inLine(one.value)}${one.unit === undefined ? '' : ` ${one.unit}`}`)
    .join(', ');
  return {
    ...told(
      listed,
      'formula',
      [
        [write(relation), title, why ?? 'This formula joins what is known with what is wanted.'],
        ...(line === write(relation)
          ? []
          : [[line, `Solve for ${unknown}`, 'Undo what is done to it, on both sides.'] as const]),
        [
          `${unknown} = ${putInto(write(solved.line), given)}`,
          'Put the numbers in',
          'All in units that fit together.',
        ],
        [
          `${unknown} = ${inLine(value)}${unit === '' ? '' : ` ${unit}`}`,
          'Work it out',
          'Then look whether the size makes sense.',
        ],
      ],
      answer,
    ),
    checkedBy: 'substitution',
  };
};

// A letter stands beside another where they are multiplied; only names of functions are words.
const NAMES = /arc(?:sin|cos|tan)|sin|cos|tan|sqrt|ln|log|degrees|\p{L}(?:_\w+)?/gu;

const putInto = (line: string, given: Readonly<Record<string, PutIn>>): string =>
  line.replaceAll(NAMES, (name) => {
    const put = given[name];
    return put ? `(${inLine(put.value)})` : name;
  });
