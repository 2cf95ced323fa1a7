import {
  isExpression,
  minus,
  number,
  product,
  quotient,
  same,
  sum,
  type Expression,
} from '../expression/tree.ts';
import { write } from '../expression/write.ts';
import { piecesIn } from '../find/pieces.ts';
import { findRequest } from '../find/request.ts';
import { displayOf } from '../simplify/display.ts';
import { answerOf, told, type Task } from '../worked.ts';

type Call = Extract<Expression, { kind: 'call' }>;
const isWave = (one: Expression): one is Call =>
  one.kind === 'call' && (one.name === 'sin' || one.name === 'cos') && one.args.length === 1;
const wave = (name: string, of: Expression): Expression => {
  const inner = displayOf(of) ?? of;
  // cos(−x) = cos x, sin(−x) = −sin x
  const negative = write(inner).startsWith('−');
  const positive = negative ? (displayOf({ kind: 'negative', of: inner }) ?? inner) : inner;
  const call: Expression = { kind: 'call', name, args: [positive] };
  return negative && name === 'sin' ? { kind: 'negative', of: call } : call;
};

const wished = (text: string): 'sum' | 'product' | null => {
  if (
    /\b(?:as|to|into)\s+(?:a|the)\s+(?:sum|difference)\b|\bproduct-to-sum\b|\bas a sum containing\b|\bno products\b/i.test(
      text,
    )
  )
    return 'sum';
  return /\b(?:as|to|into)\s+a\s+product\b|\bsum-to-product\b/i.test(text) ? 'product' : null;
};

/** sin a · cos b as a sum, sin a + sin b as a product. */
export const waveProductTask: Task = (text) => {
  const wish = wished(text);
  if (!wish || !/\b(?:sin|cos)/.test(text)) return null;
  const line =
    findRequest(text)?.statements.findLast(isExpression) ??
    piecesIn(text, new Set())
      .map(({ statement }) => statement)
      .findLast(isExpression);
  if (!line || !isExpression(line)) return null;
  const result = wish === 'sum' ? asSum(line) : asProduct(line);
  return (
    result &&
    told(
      write(line),
      'rewrite',
      [
        [
          write(result),
          wish === 'sum' ? 'Product to sum' : 'Sum to product',
          'Half sum and half difference of the angles, or their sum and difference.',
        ],
      ],
      answerOf(result),
    )
  );
};

const asSum = (line: Expression): Expression | null => {
  const factors = line.kind === 'product' ? line.factors : [];
  const [first, second, more] = factors.filter(isWave);
  const rest = factors.filter((one) => !isWave(one));
  const [a, b] = [first?.args[0], second?.args[0]];
  if (!first || !second || more || !a || !b || rest.some((one) => one.kind !== 'number')) return null;
  const [together, apart] = [sum([a, b]), minus(a, b)];
  const inner =
    first.name === 'cos' && second.name === 'cos'
      ? sum([wave('cos', apart), wave('cos', together)])
      : first.name === 'sin' && second.name === 'sin'
        ? minus(wave('cos', apart), wave('cos', together))
        : first.name === 'sin'
          ? sum([wave('sin', together), wave('sin', apart)])
          : minus(wave('sin', together), wave('sin', apart));
  const factor = displayOf(quotient(product([...rest, number(1)]), number(2)));
  if (!factor) return null;
  return same(factor, number(1)) ? inner : { kind: 'product', factors: [factor, inner] };
};

const asProduct = (line: Expression): Expression | null => {
  const [first, second, more] = line.kind === 'sum' ? line.terms : [];
  const negative = second?.kind === 'negative';
  const other = second?.kind === 'negative' ? second.of : second;
  if (!first || !other || more || !isWave(first) || !isWave(other) || first.name !== other.name) return null;
  const [a, b] = [first.args[0], other.args[0]];
  if (!a || !b) return null;
  const [mean, half] = [quotient(sum([a, b]), number(2)), quotient(minus(a, b), number(2))];
  const times = (left: Expression, right: Expression, factor: number): Expression => ({
    kind: 'product',
    factors: [number(factor), left, right],
  });
  if (first.name === 'sin')
    return negative
      ? times(wave('sin', half), wave('cos', mean), 2)
      : times(wave('sin', mean), wave('cos', half), 2);
  return negative
    ? times(wave('sin', mean), wave('sin', half), -2)
    : times(wave('cos', mean), wave('cos', half), 2);
};
