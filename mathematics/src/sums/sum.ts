import {
  add,
  divide,
  multiply,
  negate,
  power,
  readFraction,
  show,
  subtract,
  type Fraction,
} from '../expression/fraction.ts';
import { rowsOf } from '../table-text.ts';

export type Operator = '+' | '−' | '×' | '÷' | '^';

/** A sum as a student writes it, kept as a tree. */
export type Sum = { kind: 'number'; value: Fraction } | Operation;

export interface Operation {
  kind: 'operation';
  operator: Operator;
  left: Sum;
  right: Sum;
}

/** Which operation binds its numbers more closely. */
const STRENGTH: Record<Operator, number> = { '+': 1, '−': 1, '×': 2, '÷': 2, '^': 3 };
const SPELLINGS = new Map(
  rowsOf('+ +, - −, − −, – −, * ×, × ×, · ×, / ÷, ÷ ÷, : ÷, ^ ^') as [string, Operator][],
);

const TOKEN = /\d+⁄\d+|\d+(?:\.\d+)?|[-+−–*×·/÷:^()]/g;
// Reading goes as deep as the brackets do.
const MOST_TOKENS = 500;

/** Reads arithmetic in keyboard notation; null when the text is anything else. */
export const readSum = (text: string): Sum | null => {
  const line = withFractions(text);
  const tokens = line.match(TOKEN) ?? [];
  if (tokens.length > MOST_TOKENS || tokens.join('') !== line.replaceAll(/\s/g, '')) return null;
  const reader = { tokens, at: 0 };
  const expression = readStrength(reader, 1);
  return expression && reader.at === tokens.length ? expression : null;
};

// `1/2 ÷ 3/4` divides one fraction by another.
const withFractions = (text: string): string =>
  /[÷:]/.test(text) ? text.replaceAll(/(?<![\d.⁄/]\s*)(\d+)\/(\d+)(?!\s*[\d./])/g, '$1⁄$2') : text;

interface Reader {
  tokens: readonly string[];
  at: number;
}

const readStrength = (reader: Reader, strength: number): Sum | null => {
  if (strength > STRENGTH['^']) return readOperand(reader);
  let left = readStrength(reader, strength + 1);
  for (;;) {
    const operator = SPELLINGS.get(reader.tokens[reader.at] ?? '');
    if (!left || !operator || STRENGTH[operator] !== strength) return left;
    reader.at++;
    // Powers stack from the right: 2^3^2 is 2^(3^2).
    const right = readStrength(reader, operator === '^' ? strength : strength + 1);
    left = right && { kind: 'operation', operator, left, right };
  }
};

const readOperand = (reader: Reader): Sum | null => {
  const token = reader.tokens[reader.at++];
  if (token === undefined) return null;
  if (token === '(') {
    const inner = readStrength(reader, 1);
    return reader.tokens[reader.at++] === ')' ? inner : null;
  }
  if (SPELLINGS.get(token) === '−') {
    const number = negated(readOperand(reader));
    // −3^2 is −(3^2), and the tree has no sign of its own to say so.
    return reader.tokens[reader.at] === '^' ? null : number;
  }
  const value = readFraction(token);
  return value && { kind: 'number', value };
};

const negated = (operand: Sum | null): Sum | null => {
  if (operand?.kind !== 'number') return null;
  return { kind: 'number', value: negate(operand.value) };
};

/** Writes the expression so that reading it gives the same tree; a sign never stands right after an operator. */
export const showSum = (expression: Sum, leads = true): string => {
  if (expression.kind === 'number') {
    const written = show(expression.value);
    return expression.value.top < 0n && !leads ? `(${written})` : written;
  }
  const space = expression.operator === '^' ? '' : ' ';
  const [left, right] = (['left', 'right'] as const).map((side) =>
    needsBrackets(expression, side)
      ? `(${showSum(expression[side])})`
      : showSum(expression[side], leads && side === 'left'),
  );
  return `${left}${space}${expression.operator}${space}${right}`;
};

/** Whether one side of an operation stands in brackets when it is written down. */
const needsBrackets = (operation: Operation, side: 'left' | 'right'): boolean => {
  const part = operation[side];
  const { operator } = operation;
  if (part.kind === 'operation') {
    // Equals are worked out from the left, powers from the right; the other side must bind more closely.
    const first = operator === '^' ? 'right' : 'left';
    return STRENGTH[part.operator] < STRENGTH[operator] + (side === first ? 0 : 1);
  }
  const negativeBase = side === 'left' && part.value.top < 0n;
  return operator === '^' && (negativeBase || show(part.value).includes('⁄'));
};

/** The result; null where there is none, as after dividing by zero. */
export const evaluateSum = (expression: Sum): Fraction | null => {
  if (expression.kind === 'number') return expression.value;
  const left = evaluateSum(expression.left);
  const right = evaluateSum(expression.right);
  return left && right && OPERATIONS[expression.operator](left, right);
};

const OPERATIONS: Record<Operator, (left: Fraction, right: Fraction) => Fraction | null> = {
  '+': add,
  '−': subtract,
  '×': multiply,
  '÷': divide,
  '^': power,
};

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
