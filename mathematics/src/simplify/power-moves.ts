import { choose } from '../arithmetic/primes.ts';
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
import { move, type Move } from '../steps/step.ts';
import { displayOf } from './display.ts';

type Power = Extract<Expression, { kind: 'power' }>;

/** What to do with a power whose base and exponent are simple already. */
export const powerMoves = (node: Power): Move[] => {
  const { base, exponent } = node;
  const result = displayOf(node);
  if (!result) return [];
  if (!isNumber(exponent)) return [move(result, 'Add the exponents')];
  if (exponent.value.bottom !== 1n) return rootMoves(node, exponent.value, result);
  const count = Number(exponent.value.top);
  if (count === 0) return [move(number(1), 'Zero as exponent')];
  if (count < 0) return negativeMoves(node, count, result);
  if (isNumber(base)) return numberMoves(node, count, result);
  if (base.kind === 'power' && isNumber(base.exponent))
    return [
      move(
        { ...base, exponent: { kind: 'product', factors: [base.exponent, exponent] } },
        'Power of a power',
      ),
      move(result, 'Multiply the exponents'),
    ];
  if (base.kind === 'product')
    return [
      move(
        { kind: 'product', factors: base.factors.map((factor) => power(factor, exponent)) },
        'Power of a product',
      ),
      move(result, 'Work out each power'),
    ];
  if (base.kind === 'quotient')
    return [
      move(quotient(power(base.top, exponent), power(base.bottom, exponent)), 'Power of a fraction'),
      move(result, ['Work out each power', 'Top and bottom are worked out by themselves.']),
    ];
  if (base.kind === 'sum') return sumMoves(node, base, count, result);
  return [move(result, 'Work out the power')];
};

const numberMoves = (node: Power, count: number, result: Expression): Move[] => {
  const { base } = node;
  const value = isNumber(base) ? raise(base.value, BigInt(count)) : null;
  const form = isNumber(base) && base.form === 'decimal' ? 'decimal' : undefined;
  const written: Move[] =
    count <= 4 && value
      ? [move({ kind: 'product', factors: Array.from({ length: count }, () => base) }, 'Write the power out')]
      : [];
  const last: Move = move(value ? number(value, form) : result, [
    'Work out the power',
    `The base is taken ${count} times as a factor.`,
  ]);
  return count === 2 && value ? [last] : [...written, last];
};

const negativeMoves = (node: Power, count: number, result: Expression): Move[] => {
  const { base } = node;
  const over: Expression =
    base.kind === 'quotient'
      ? wholePower(quotient(base.bottom, base.top), -count)
      : { kind: 'quotient', top: number(1), bottom: wholePower(base, -count) };
  return [
    move(over, 'Negative exponent'),
    move(result, ['Work out the power', 'The power below the line is worked out.']),
  ];
};

const rootMoves = (
  { base }: Power,
  exponent: { top: bigint; bottom: bigint },
  result: Expression,
): Move[] => {
  const root: Expression = { kind: 'root', index: Number(exponent.bottom), of: base };
  return [
    move(power(root, number(exponent.top)), 'Fraction as exponent'),
    move(result, 'Work out the root and the power'),
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
      ? [move(result, ['Multiply out', 'The bracket is multiplied by itself as often as the exponent says.'])]
      : [
          move(spread, ['Write the power out', 'The bracket is multiplied by itself.']),
          move(result, 'Multiply out'),
        ];
  }
  const negative = second.kind === 'negative';
  const other = second.kind === 'negative' ? second.of : second;
  const terms = Array.from({ length: count + 1 }, (_, at): Expression => {
    const term = product([
      number(choose(count, at)),
      wholePowerOrOne(first, count - at),
      wholePowerOrOne(other, at),
    ]);
    return negative && at % 2 === 1 ? { kind: 'negative', of: term } : term;
  });
  return [
    move({ kind: 'sum', terms }, [
      count === 2 ? 'Square of a sum' : 'Binomial theorem',
      count === 2
        ? 'First squared, twice the product, second squared.'
        : `The numbers in front come from row ${count} of Pascal’s triangle.`,
    ]),
    move(result, 'Work out each term'),
  ];
};

const wholePowerOrOne = (base: Expression, exponent: number): Expression =>
  exponent === 0 ? number(1) : wholePower(base, exponent);
