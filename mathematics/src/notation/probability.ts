import { readValue } from '../expression/value.ts';
import { writeNumber } from '../expression/write.ts';
import { calculated } from '../steps/plain.ts';
import type { Task, Worked } from '../worked.ts';

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
type Chances = Partial<Record<keyof typeof GIVEN, string>>;

const NOT_A = String.raw`(?:not\sA|A'|A\^c|Ā)`;

/** P(A or B), P(A and B), P(A | B) and P(not A) from chances that are given in signs. */
export const probabilityRulesTask: Task = (text) => {
  if (!/\bP\s?\(/.test(text) || text.length > 300) return null;
  const chances: Chances = {};
  for (const [name, inside] of Object.entries(GIVEN)) {
    const written = new RegExp(event(inside) + VALUE).exec(text)?.[1];
    const value = readValue(written?.trim());
    if (value) chances[name as keyof typeof GIVEN] = writeNumber(value, 'decimal');
  }
  const isFree = /\bindependent\b/i.test(text);
  const isExclusive = /\bmutually exclusive\b|\bdisjoint\b/i.test(text);
  const asks = (inside: string): boolean =>
    new RegExp(event(inside) + String.raw`(?!\s?=\s?[\d.])`).test(text);
  const { a, b } = chances;
  if (asks(NOT_A) && a) return rule('not A', `1 − ${a}`);
  const both = isExclusive ? '0' : (chances.both ?? bothOf(chances, isFree));
  if (both === null) return null;
  if (asks(GIVEN.either)) return a && b ? rule('A or B', `${a} + ${b} − ${inBrackets(both)}`) : null;
  if (asks(GIVEN.aGivenB) && b) return rule('A | B', `${inBrackets(both)} ÷ ${b}`);
  if (asks(GIVEN.bGivenA) && a) return rule('B | A', `${inBrackets(both)} ÷ ${a}`);
  return asks(GIVEN.both) && chances.both === undefined ? rule('A and B', both) : null;
};

/** P(A and B) from what else is known, as it is worked out. */
const bothOf = ({ a, b, either, aGivenB, bGivenA }: Chances, isFree: boolean): string | null => {
  if (a && b && either) return `${a} + ${b} − ${either}`;
  if (b && aGivenB) return `${b} × ${aGivenB}`;
  if (a && bGivenA) return `${a} × ${bGivenA}`;
  return a && b && isFree ? `${a} × ${b}` : null;
};

const inBrackets = (line: string): string => (line.includes(' ') ? `(${line})` : line);

const REASONS = {
  'not A': 'Either A happens or it does not: together that is 1.',
  'A or B': 'What belongs to both would count twice.',
  'A and B': 'The chance of the one, times the chance of the other once the first has happened.',
  'A | B': 'Only the cases of B count now; P(A and B) is the part of them in A.',
  'B | A': 'Only the cases of A count now; P(A and B) is the part of them in B.',
};

const rule = (asked: keyof typeof REASONS, line: string): Worked | null => {
  const value = readValue(line);
  return !value || value.top < 0n || value.top > value.bottom
    ? null
    : calculated(`P(${asked})`, 'probability', [[line, 'Use the rule', REASONS[asked]]], {
        last: 'A probability lies between 0 and 1.',
        form: 'decimal',
      });
};
