import { isNumber, number, product, quotient, root, type Expression } from '../expression/tree.ts';
import { move, type Move } from '../steps/step.ts';
import { displayOf } from './display.ts';

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
  return [
    ...(apart
      ? [
          move(apart, [
            'Take the root apart',
            `Under the root, split off the largest ${kind}: the root of a product is the product of the roots.`,
          ]),
        ]
      : []),
    move(result, [
      'Take the root of the first part',
      `The ${kind} comes out of the root; the rest stays under it.`,
    ]),
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
