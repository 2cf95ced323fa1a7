import { add, divide, fraction, multiply, subtract, whole, type Fraction } from '../expression/fraction.ts';
import { number } from '../expression/tree.ts';
import { readValue } from '../expression/value.ts';
import { writeNumber } from '../expression/write.ts';
import { plainSolution } from '../steps/plain.ts';
import { answerOf, type Task, type Worked } from '../worked.ts';

const AND = String.raw`\s?(?:and|∩|&|,)\s?`;
const OR = String.raw`\s?(?:or|∪)\s?`;
const VALUE = String.raw`\s?=\s?((?:\d+(?:\.\d+)?|\.\d+)(?:\s?\/\s?\d+)?\s?%?)`;
const event = (inside: string): string => String.raw`P\s?\(\s?${inside}\s?\)`;

/** What is given about two events: each way to write it, and where its value stands. */
const GIVEN = {
  a: 'A',
  b: 'B',
  both: `A${AND}B`,
  either: `A${OR}B`,
  aGivenB: String.raw`A\s?\|\s?B`,
  bGivenA: String.raw`B\s?\|\s?A`,
} as const;
type Chances = Partial<Record<keyof typeof GIVEN | 'independent' | 'exclusive', Fraction>>;

const NOT_A = String.raw`(?:not\sA|A'|A\^c|Ā)`;
const ONE = whole(1);

/** P(A or B), P(A and B), P(A | B) and P(not A) from chances that are given in signs. */
export const probabilityRulesTask: Task = (text) => {
  if (!/\bP\s?\(/.test(text) || text.length > 300) return null;
  const chances: Chances = {};
  for (const [name, inside] of Object.entries(GIVEN)) {
    const written = new RegExp(event(inside) + VALUE).exec(text)?.[1];
    const value = readValue(written?.trim());
    if (value) chances[name as keyof typeof GIVEN] = value;
  }
  if (/\bindependent\b/i.test(text)) chances.independent = ONE;
  if (/\bmutually exclusive\b|\bdisjoint\b/i.test(text)) chances.exclusive = ONE;
  const asks = (inside: string): boolean =>
    new RegExp(event(inside) + String.raw`(?!\s?=\s?[\d.])`).test(text);
  if (asks(NOT_A) && chances.a) return rule(['1', '−', chances.a], subtract(ONE, chances.a), 'not A');
  const both = bothOf(chances);
  if (asks(GIVEN.either)) return eitherOf(chances, both);
  if (asks(GIVEN.aGivenB) && both && chances.b)
    return rule([both, '÷', chances.b], divide(both, chances.b), 'A | B');
  if (asks(GIVEN.bGivenA) && both && chances.a)
    return rule([both, '÷', chances.a], divide(both, chances.a), 'B | A');
  return asks(GIVEN.both) ? bothWorked(chances, both) : null;
};

const bothOf = ({
  a,
  b,
  both,
  either,
  aGivenB,
  bGivenA,
  independent,
  exclusive,
}: Chances): Fraction | null => {
  if (both) return both;
  if (exclusive) return fraction(0n);
  if (a && b && either) return subtract(add(a, b), either);
  if (b && aGivenB) return multiply(b, aGivenB);
  if (a && bGivenA) return multiply(a, bGivenA);
  return a && b && independent ? multiply(a, b) : null;
};

const eitherOf = ({ a, b }: Chances, both: Fraction | null): Worked | null =>
  a && b && both ? rule([a, '+', b, '−', both], subtract(add(a, b), both), 'A or B') : null;

const bothWorked = (given: Chances, both: Fraction | null): Worked | null => {
  const { a, b, either, aGivenB, bGivenA, independent, exclusive } = given;
  if (a && b && either) return rule([a, '+', b, '−', either], both, 'A and B');
  if (b && aGivenB) return rule([b, '×', aGivenB], both, 'A and B');
  if (a && bGivenA) return rule([a, '×', bGivenA], both, 'A and B');
  return a && b && (independent || exclusive)
    ? rule(exclusive ? ['0', '×', a] : [a, '×', b], both, 'A and B')
    : null;
};

const REASONS: Readonly<Record<string, string>> = {
  'not A': 'Either A happens or it does not: together that is 1.',
  'A or B': 'What belongs to both would count twice.',
  'A and B': 'The chance of the one, times the chance of the other once the first has happened.',
  'A | B': 'Only the cases of B count now; P(A and B) is the part of them in A.',
  'B | A': 'Only the cases of A count now; P(A and B) is the part of them in B.',
};

const rule = (
  parts: readonly (Fraction | string)[],
  value: Fraction | null,
  asked: string,
): Worked | null => {
  if (!value || value.top < 0n || value.top > value.bottom) return null;
  const line = parts.map((one) => (typeof one === 'string' ? one : writeNumber(one, 'decimal'))).join(' ');
  return plainSolution(
    `P(${asked})`,
    'probability',
    answerOf(number(value, 'decimal')),
    [line, 'Use the rule', REASONS[asked] ?? ''],
    [writeNumber(value, 'decimal'), 'Work it out', 'A probability lies between 0 and 1.'],
  );
};
