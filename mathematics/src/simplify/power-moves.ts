import { choose } from '../arithmetic/primes.ts';
import { raise, type Fraction } from '../expression/fraction.ts';
import {
  type Expression,
  isNumber,
  number,
  power,
  product,
  quotient,
  root,
  wholePower,
  withSign,
  plainProduct,
} from '../expression/tree.ts';
import { type Move, move, type Why } from '../steps/step.ts';
import { displayOf } from './display.ts';

type Power = Extract<Expression, { kind: 'power' }>;

/** What to do with a power whose base and exponent are simple already. */
export const powerMoves = (node: Power): Move[] => {
  const { base, exponent } = node;
  const result = displayOf(node);
  if (!result) return [];
  if (!isNumber(exponent)) return [move(result, 'Add the exponents')];
  if (exponent.value.bottom !== 1n) return fractionalMoves(node, exponent.value, result);
  const count = Number(exponent.value.top);
  if (count === 0) return [move(number(1), 'Zero as exponent')];
  if (count < 0) return negativeMoves(node, count, result);
  if (isNumber(base)) return numberMoves(node, count, result);
  if (base.kind === 'power' && isNumber(base.exponent))
    return [
      move(power(base.base, plainProduct([base.exponent, exponent])), 'Power of a power'),
      move(result, 'Multiply the exponents'),
    ];
  if (base.kind === 'product')
    return [
      move(plainProduct(base.factors.map((factor) => power(factor, exponent))), 'Power of a product'),
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
  const reason = `The base is taken ${count} times as a factor.`;
  const last = move(value ? number(value, form) : result, ['Work out the power', reason]);
  if (count === 2 || count > 4 || !value) return [last];
  return [move(plainProduct(Array.from({ length: count }, () => base)), 'Write the power out'), last];
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

const fractionalMoves = ({ base }: Power, { top, bottom }: Fraction, result: Expression): Move[] => [
  move(power(root(Number(bottom), base), number(top)), 'Fraction as exponent'),
  move(result, 'Work out the root and the power'),
];

const sumMoves = (
  node: Power,
  base: Extract<Expression, { kind: 'sum' }>,
  count: number,
  result: Expression,
): Move[] => {
  const [first, second, third] = base.terms;
  if (!first || !second || third) {
    const spread = plainProduct(Array.from({ length: count }, () => base));
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
    const term = product([number(choose(count, at)), wholePower(first, count - at), wholePower(other, at)]);
    return withSign(term, negative && at % 2 === 1);
  });
  const why =
    count === 2
      ? (['Square of a sum', 'First squared, twice the product, second squared.'] as const)
      : (['Binomial theorem', `The numbers in front come from row ${count} of Pascal’s triangle.`] as const);
  return [move({ kind: 'sum', terms }, why), move(result, 'Work out each term')];
};

type Root = Extract<Expression, { kind: 'root' }>;

/** What to do with a root over something simple. */
export const rootMoves = (node: Root): Move[] => {
  const result = displayOf(node);
  if (!result) return [];
  const kind = node.index === 2 ? 'square' : node.index === 3 ? 'cube' : `${node.index}th power`;
  if (isNumber(result))
    return [move(result, ['Take the root', `What stands under the root is the ${kind} of the answer.`])];
  if (isNumber(node.of) && node.of.value.top < 0n && node.index === 2) return imaginaryMoves(node, result);
  if (node.of.kind === 'quotient' || (isNumber(node.of) && node.of.value.bottom !== 1n))
    return quotientMoves(node, result);
  const apart = splitRadicand(node, result) ?? eachFactor(node);
  const why = `Under the root, split off the largest ${kind}: the root of a product is the product of the roots.`;
  const reason = `The ${kind} comes out of the root; the rest stays under it.`;
  return [
    ...(apart ? [move(apart, ['Take the root apart', why])] : []),
    move(result, ['Take the root of the first part', reason]),
  ];
};

const imaginaryMoves = (node: Root, result: Expression): Move[] => [
  move(
    product([root(2, number(-1)), root(2, displayOf({ kind: 'negative', of: node.of }) ?? node.of)]),
    'Split off the root of −1',
  ),
  move(result, 'Write i for the root of −1'),
];

const quotientMoves = (node: Root, result: Expression): Move[] => {
  const [top, bottom] =
    node.of.kind === 'quotient'
      ? [node.of.top, node.of.bottom]
      : isNumber(node.of)
        ? [number(node.of.value.top), number(node.of.value.bottom)]
        : [node.of, number(1)];
  return [
    move(quotient(root(node.index, top), root(node.index, bottom)), 'Root of a fraction'),
    move(result, 'Work out the roots'),
  ];
};

// √(169w⁸) is √169 · √w⁸.
const eachFactor = (node: Root): Expression | null =>
  node.of.kind === 'product' ? product(node.of.factors.map((factor) => root(node.index, factor))) : null;

/** √(25·3) from √75, read off the result 5√3. */
const splitRadicand = (node: Root, result: Expression): Expression | null => {
  const factors = result.kind === 'product' ? result.factors : [result];
  const inner = factors.find((factor) => factor.kind === 'root' && factor.index === node.index);
  const outside = factors.filter((factor) => factor !== inner);
  if (outside.length === 0) return null;
  const square = displayOf({ kind: 'power', base: product(outside), exponent: number(node.index) });
  if (!square) return null;
  return inner?.kind === 'root' ? product([root(node.index, square), root(node.index, inner.of)]) : null;
};

type Call = Extract<Expression, { kind: 'call' }>;

const RULES: Readonly<Record<string, Why>> = {
  abs: 'Absolute value',
  factorial: 'Factorial',
  ln: ['Logarithm', 'The logarithm is the exponent that e needs.'],
  log: ['Logarithm', 'The logarithm is the exponent that the base needs.'],
  degrees: 'Degrees to radians',
};

/** What to do with a function of something simple. */
export const callMoves = (node: Call): Move[] => {
  const result = displayOf(node);
  return result ? [move(result, RULES[node.name] ?? 'Known value')] : [];
};
