import type { Fraction } from '../expression/fraction.ts';
import {
  evaluate,
  needsBrackets,
  STRENGTH,
  type Expression,
  type Operation,
  type Operator,
} from './expression.ts';

/** One thing to work out now, and what the line becomes afterwards. */
export interface Step {
  operation: Operation;
  result: Fraction;
  /** Why this comes first. */
  reason: string;
  after: Expression;
}

/** The next step a teacher would take: brackets first, then the strongest operation, from the left. */
export const nextStep = (expression: Expression): Step | null => {
  const [first, ...others] = readyOperations(expression, 0).toSorted(
    (a, b) => b.depth - a.depth || STRENGTH[b.operation.operator] - STRENGTH[a.operation.operator],
  );
  const result = first && evaluate(first.operation);
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

const readyOperations = (expression: Expression, depth: number): Ready[] => {
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

const reasonFor = (whole: Expression, operation: Operation, depth: number, choice: boolean): string => {
  if (whole === operation) return 'Only one thing is left to do.';
  if (depth > 0) return 'What stands in brackets is done first.';
  const weaker = operatorsOf(whole).find((operator) => STRENGTH[operator] < STRENGTH[operation.operator]);
  if (weaker) return `${capital(NAMES[operation.operator])} comes before ${NAMES[weaker]}.`;
  return choice ? 'Both could be next; we take the left one.' : 'We go from left to right.';
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const operatorsOf = (expression: Expression): Operator[] =>
  expression.kind === 'number'
    ? []
    : [expression.operator, ...operatorsOf(expression.left), ...operatorsOf(expression.right)];

const replace = (whole: Expression, part: Operation, value: Fraction): Expression => {
  if (whole === part) return { kind: 'number', value };
  if (whole.kind === 'number') return whole;
  return { ...whole, left: replace(whole.left, part, value), right: replace(whole.right, part, value) };
};
