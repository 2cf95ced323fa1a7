import { raise } from '../expression/fraction.ts';
import {
  isNumber,
  number,
  power,
  product,
  quotient,
  wholePower,
  type Expression,
} from '../expression/tree.ts';
import type { Move } from '../steps/step.ts';
import { displayOf } from './display.ts';

type Power = Extract<Expression, { kind: 'power' }>;

/** What to do with a power whose base and exponent are simple already. */
export const powerMoves = (node: Power): Move[] => {
  const { base, exponent } = node;
  const result = displayOf(node);
  if (!result) return [];
  if (!isNumber(exponent))
    return [
      {
        after: result,
        rule: 'Add the exponents',
        reason: 'A power with a sum in the exponent is a product of powers.',
      },
    ];
  if (exponent.value.bottom !== 1n) return rootMoves(node, exponent.value, result);
  const count = Number(exponent.value.top);
  if (count === 0)
    return [
      {
        after: number(1),
        rule: 'Zero as exponent',
        reason: 'Anything but zero to the power of zero is one.',
      },
    ];
  if (count < 0) return negativeMoves(node, count, result);
  if (isNumber(base)) return numberMoves(node, count, result);
  if (base.kind === 'power' && isNumber(base.exponent))
    return [
      {
        after: { ...base, exponent: { kind: 'product', factors: [base.exponent, exponent] } },
        rule: 'Power of a power',
        reason: 'The exponents are multiplied.',
      },
      { after: result, rule: 'Multiply the exponents', reason: 'A power of a power keeps its base.' },
    ];
  if (base.kind === 'product')
    return [
      {
        after: { kind: 'product', factors: base.factors.map((factor) => power(factor, exponent)) },
        rule: 'Power of a product',
        reason: 'Every factor gets the exponent.',
      },
      {
        after: result,
        rule: 'Work out each power',
        reason: 'Numbers are multiplied by themselves; for letters the exponents are multiplied.',
      },
    ];
  if (base.kind === 'quotient')
    return [
      {
        after: quotient(power(base.top, exponent), power(base.bottom, exponent)),
        rule: 'Power of a fraction',
        reason: 'Top and bottom both get the exponent.',
      },
      { after: result, rule: 'Work out each power', reason: 'Top and bottom are worked out by themselves.' },
    ];
  if (base.kind === 'sum') return sumMoves(node, base, count, result);
  return [{ after: result, rule: 'Work out the power', reason: 'A power is repeated multiplication.' }];
};

const numberMoves = (node: Power, count: number, result: Expression): Move[] => {
  const { base } = node;
  const value = isNumber(base) ? raise(base.value, BigInt(count)) : null;
  const form = isNumber(base) && base.form === 'decimal' ? 'decimal' : undefined;
  const written: Move[] =
    count <= 4 && value
      ? [
          {
            after: { kind: 'product', factors: Array.from({ length: count }, () => base) },
            rule: 'Write the power out',
            reason: 'The small number says how often the base is multiplied by itself.',
          },
        ]
      : [];
  const last: Move = {
    after: value ? number(value, form) : result,
    rule: 'Work out the power',
    reason: `The base is taken ${count} times as a factor.`,
  };
  return count === 2 && value ? [last] : [...written, last];
};

const negativeMoves = (node: Power, count: number, result: Expression): Move[] => {
  const { base } = node;
  const over: Expression =
    base.kind === 'quotient'
      ? wholePower(quotient(base.bottom, base.top), -count)
      : { kind: 'quotient', top: number(1), bottom: wholePower(base, -count) };
  return [
    {
      after: over,
      rule: 'Negative exponent',
      reason: 'A minus in the exponent means: one divided by the power with a plus.',
    },
    { after: result, rule: 'Work out the power', reason: 'The power below the line is worked out.' },
  ];
};

const rootMoves = (
  { base }: Power,
  exponent: { top: bigint; bottom: bigint },
  result: Expression,
): Move[] => {
  const root: Expression = { kind: 'root', index: Number(exponent.bottom), of: base };
  return [
    {
      after: power(root, number(exponent.top)),
      rule: 'Fraction as exponent',
      reason: 'The bottom of the exponent says which root, the top which power.',
    },
    {
      after: result,
      rule: 'Work out the root and the power',
      reason: 'The root first keeps the numbers small.',
    },
  ];
};

const sumMoves = (
  node: Power,
  base: Extract<Expression, { kind: 'sum' }>,
  count: number,
  result: Expression,
): Move[] => {
  const [first, second, third] = base.terms;
  if (!first || !second || third) {
    const spread: Expression = { kind: 'product', factors: Array.from({ length: count }, () => base) };
    return count > 4
      ? [
          {
            after: result,
            rule: 'Multiply out',
            reason: 'The bracket is multiplied by itself as often as the exponent says.',
          },
        ]
      : [
          { after: spread, rule: 'Write the power out', reason: 'The bracket is multiplied by itself.' },
          {
            after: result,
            rule: 'Multiply out',
            reason: 'Every term is multiplied by every term, then like terms are combined.',
          },
        ];
  }
  const negative = second.kind === 'negative';
  const other = second.kind === 'negative' ? second.of : second;
  const row = pascal(count);
  const terms = row.map((coefficient, at): Expression => {
    const term = product([
      number(coefficient),
      wholePowerOrOne(first, count - at),
      wholePowerOrOne(other, at),
    ]);
    return negative && at % 2 === 1 ? { kind: 'negative', of: term } : term;
  });
  return [
    {
      after: { kind: 'sum', terms },
      rule: count === 2 ? 'Square of a sum' : 'Binomial theorem',
      reason:
        count === 2
          ? 'First squared, twice the product, second squared.'
          : `The numbers in front come from row ${count} of Pascal’s triangle.`,
    },
    { after: result, rule: 'Work out each term', reason: 'Numbers are multiplied, exponents are added up.' },
  ];
};

const wholePowerOrOne = (base: Expression, exponent: number): Expression =>
  exponent === 0 ? number(1) : wholePower(base, exponent);

const pascal = (row: number): bigint[] => {
  const numbers = [1n];
  for (let at = 1; at <= row; at++)
    numbers.push(((numbers[at - 1] ?? 1n) * BigInt(row - at + 1)) / BigInt(at));
  return numbers;
};
