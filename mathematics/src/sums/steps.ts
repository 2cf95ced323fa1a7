import type { Fraction } from '../expression/fraction.ts';
import { evaluateSum, needsBrackets, STRENGTH, type Sum, type Operation, type Operator } from './sum.ts';

/** One thing to work out now, and what the line becomes afterwards. */
export interface SumStep {
  operation: Operation;
  result: Fraction;
  /** Why this comes first. */
  reason: string;
  after: Sum;
}

/** The next step a teacher would take: brackets first, then the strongest operation, from the left. */
export const nextSumStep = (expression: Sum): SumStep | null => {
  const [first, ...others] = readyOperations(expression, 0).toSorted(
    (a, b) => b.depth - a.depth || STRENGTH[b.operation.operator] - STRENGTH[a.operation.operator],
  );
  const result = first && evaluateSum(first.operation);
  if (!first || !result) return null;
  const { operation, depth } = first;
  const reason = reasonFor(expression, operation, depth, others.length > 0);
  return { operation, result, reason, after: replace(expression, operation, result) };
};

interface Ready {
  operation: Operation;
  /** How many pairs of brackets stand around it. */
  depth: number;
}

const readyOperations = (expression: Sum, depth: number): Ready[] => {
  if (expression.kind === 'number') return [];
  const inside = (['left', 'right'] as const).flatMap((side) =>
    readyOperations(expression[side], depth + (needsBrackets(expression, side) ? 1 : 0)),
  );
  return inside.length === 0 ? [{ operation: expression, depth }] : inside;
};

const NAMES: Record<Operator, string> = {
  '+': 'adding',
  '−': 'subtracting',
  '×': 'multiplying',
  '÷': 'dividing',
  '^': 'taking a power',
};

const reasonFor = (whole: Sum, operation: Operation, depth: number, choice: boolean): string => {
  if (whole === operation) return 'Only one thing is left to do.';
  if (depth > 0) return 'What stands in brackets is done first.';
  const weaker = operatorsOf(whole).find((operator) => STRENGTH[operator] < STRENGTH[operation.operator]);
  if (weaker) return `${capital(NAMES[operation.operator])} comes before ${NAMES[weaker]}.`;
  return choice ? 'Both could be next; we take the left one.' : 'We go from left to right.';
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const operatorsOf = (expression: Sum): Operator[] =>
  expression.kind === 'number'
    ? []
    : [expression.operator, ...operatorsOf(expression.left), ...operatorsOf(expression.right)];

const replace = (whole: Sum, part: Operation, value: Fraction): Sum => {
  if (whole === part) return { kind: 'number', value };
  if (whole.kind === 'number') return whole;
  return { ...whole, left: replace(whole.left, part, value), right: replace(whole.right, part, value) };
};
