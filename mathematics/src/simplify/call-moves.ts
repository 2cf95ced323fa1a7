import type { Expression } from '../expression/tree.ts';
import { move, type Move } from '../steps/step.ts';
import { displayOf } from './display.ts';

type Call = Extract<Expression, { kind: 'call' }>;

const REASONS: Readonly<Record<string, readonly [string, string]>> = {
  abs: ['Absolute value', 'The absolute value is the distance from zero: the sign goes away.'],
  factorial: ['Factorial', 'Multiply all whole numbers from one up to this number.'],
  ln: ['Logarithm', 'The logarithm is the exponent that e needs.'],
  log: ['Logarithm', 'The logarithm is the exponent that the base needs.'],
  degrees: ['Degrees to radians', 'Half a turn, 180°, is π.'],
};

/** What to do with a function of something simple. */
export const callMoves = (node: Call): Move[] => {
  const result = displayOf(node);
  if (!result) return [];
  const [rule, reason] = REASONS[node.name] ?? [
    'Known value',
    'The value at this angle is known from the unit circle.',
  ];
  return [move(result, [rule, reason])];
};
