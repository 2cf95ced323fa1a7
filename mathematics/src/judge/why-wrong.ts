import { allKnown } from '../all-known.ts';
import { inSigns } from '../arithmetic/spoken.ts';
import { readStatement, readExpression } from '../expression/read.ts';
import {
  type Expression,
  isExpression,
  isNumber,
  type Relation,
  type Statement,
  symbolsOf,
} from '../expression/tree.ts';
import { isReal, valueAt } from '../expression/value.ts';
import { inOneNotation } from '../find/pieces.ts';
import type { Worked } from '../worked.ts';

/** What a student can see for themselves to be wrong in a bare answer: two sides that differ, or two lines that do; nothing where that can't be shown. */
export const whyWrong = (worked: Worked, reply: string): string => {
  if (worked.instruction === 'formula') return unitsLeft(worked, reply);
  const problem = readStatement(worked.problem.text);
  if (!problem) return '';
  if (worked.instruction === 'solve' && problem.kind === 'relation') {
    const shownFor = partsOf(reply).map((part) => sidesAt(problem, part));
    return shownFor.find((one) => one !== '') ?? '';
  }
  const claim = readStatement(inOneNotation(inSigns(reply)));
  if (!claim) return '';
  if (SAME_VALUE.has(worked.instruction) && isExpression(problem) && isExpression(claim))
    return tried(problem, claim) || topsAndBottoms(worked, reply);
  return '';
};

// Of several values, the first that does not fit is looked at.
const partsOf = (reply: string): Statement[] =>
  reply
    .split(/\s*(?:[,;]|\bor\b|\band\b)\s*/i)
    .map((part) => readStatement(inOneNotation(inSigns(part))))
    .filter((part) => part !== null);

const SAME_VALUE = new Set(['factor', 'simplify', 'expand', 'work out', 'evaluate']);

/** Both sides of an equation at the value that was claimed. */
const sidesAt = (problem: Relation, claim: Statement): string => {
  const [letter, other] = symbolsOf(problem);
  const value = valueOf(claim, letter);
  if (problem.sign !== '=' || letter === undefined || other !== undefined || !value) return '';
  const number = numberIn(value, {});
  if (number === null) return '';
  const [left, right] = allKnown(
    [problem.left, problem.right].map((side) => numberIn(side, { [letter]: number })),
  ) ?? [0, 0];
  if (left === undefined || right === undefined || left === right) return '';
  return `Put $${letter} = ${number}$ in: the left side is ${shown(left)} and the right side is ${shown(right)}.`;
};

const valueOf = (claim: Statement, letter: string | undefined): Expression | null => {
  const isNamed = claim.kind === 'relation' && claim.sign === '=' && claim.left.kind === 'symbol';
  const value = isExpression(claim) ? claim : isNamed && claim.left.name === letter ? claim.right : null;
  return value && symbolsOf(value).length === 0 ? value : null;
};

/** Two lines at one value of their letter. */
const tried = (problem: Expression, claim: Expression): string => {
  const [letter, other] = symbolsOf(problem);
  const own = symbolsOf(claim);
  if (letter === undefined || other !== undefined || own.some((one) => one !== letter) || own.length === 0)
    return '';
  for (const at of [1, 2, 3]) {
    const [wanted, have] = [numberIn(problem, { [letter]: at }), numberIn(claim, { [letter]: at })];
    if (wanted === null || have === null || wanted === have) continue;
    return `Try $${letter} = ${at}$: what you started from is ${shown(wanted)} there, and yours is ${shown(have)}.`;
  }
  return '';
};

const SUM_OF_FRACTIONS = /^(\d+)\/(\d+)\s*([+-])\s*(\d+)\/(\d+)$/;

// The commonest slip with fractions.
const topsAndBottoms = ({ problem }: Worked, reply: string): string => {
  const parts = SUM_OF_FRACTIONS.exec(problem.text.replaceAll('−', '-').replaceAll('⁄', '/'));
  const claimed = /^(\d+)\s*[/⁄]\s*(\d+)$/.exec(reply);
  if (!parts || !claimed) return '';
  const [, a, b, sign, c, d] = parts;
  const joined = (one?: string, other?: string): number => Number(one) + Number(`${sign}${other}`);
  if (joined(a, c) !== Number(claimed[1]) || joined(b, d) !== Number(claimed[2])) return '';
  const separately =
    'You worked with the tops and bottoms separately. But the bottom number only says how big the pieces are,';
  return Number(b) === Number(d)
    ? `${separately} and that doesn’t change.`
    : `${separately} and these pieces are different sizes.`;
};

const LONGEST = 1e6;

/** A number that is short enough to be said. */
const numberIn = (expression: Expression, at: Record<string, number>): number | null => {
  const value = isNumber(expression) ? { re: valueAt(expression, {}).re, im: 0 } : valueAt(expression, at);
  if (!isReal(value) || !Number.isFinite(value.re) || Math.abs(value.re) > LONGEST) return null;
  const rounded = Math.round(value.re * 100) / 100;
  return Math.abs(rounded - value.re) < 1e-9 ? rounded : null;
};

const shown = (value: number): string => String(value).replace('-', '−');

/** A number that was put into a formula as it stands, though its unit had to be changed first. */
const unitsLeft = ({ problem, steps }: Worked, reply: string): string => {
  const filled = steps.find(({ rule }) => rule === 'Put the numbers in');
  const line = filled?.after.text.split(' = ').at(-1) ?? '';
  const claimed = Number(/[-−]?\d+(?:[.,]\d+)?/.exec(reply)?.[0].replace(',', '.').replace('−', '-'));
  const used = Array.from(line.matchAll(/\((\d+(?:\.\d+)?)\)/g), ([, number = '']) => number);
  const given = Array.from(
    problem.text.matchAll(/(\d+(?:\.\d+)?)\s?([^\s,\d]+)/g),
    ([, number = '', unit = '']) => ({ number, unit }),
  );
  const left = given.filter(({ number }) => !used.includes(number));
  const changed = used.filter((one) => !given.some(({ number }) => number === one));
  const gives = (pairs: readonly (readonly [string, string])[]): boolean => {
    const read = readExpression(
      pairs.reduce((all, [from, to]) => all.replaceAll(`(${from})`, `(${to})`), line),
    );
    const value = read && symbolsOf(read).length === 0 ? valueAt(read, {}).re : Number.NaN;
    return Math.abs(value - claimed) <= 0.01 * Math.abs(value);
  };
  for (const { number, unit } of left)
    for (const other of changed)
      if (gives([[other, number]]))
        return `You put ${number} in as it is, but it’s in ${unit}. Change the unit first: that’s ${other}.`;
  const isAll =
    left.length > 1 &&
    left.length === changed.length &&
    [left, left.toReversed()].some((order) =>
      gives(order.map(({ number }, at) => [changed[at] ?? '', number])),
    );
  return isAll
    ? `You put ${left.map(({ number }) => number).join(' and ')} in as they are. Change ${left.map(({ unit }) => unit).join(' and ')} into the units of the formula first.`
    : '';
};
