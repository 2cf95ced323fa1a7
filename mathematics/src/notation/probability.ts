import { choose } from '../arithmetic/primes.ts';
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
const probabilityRulesTask: Task = (text) => {
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

/** Drawing letters without replacement: the probability of a sequence, or of how often each comes. */
const drawTask: Task = (text) => {
  if (!/\bwithout\sreplacement\b/i.test(text)) return null;
  const bag = bagIn(text);
  const sequence = /\bsequence\s+([a-z]+)\b/i.exec(text)?.[1];
  if (bag && sequence !== undefined) return drawSequence(bag, sequence);
  const counts = COUNTS.exec(text)?.[1];
  return bag && counts !== undefined ? drawCounts(bag, counts) : null;
};
const COUNTS = /\b(?:picking|prob(?:ability)?\sof)\s(\d+\s[a-z]\b(?:(?:,|\sand|,\sand)\s\d+\s[a-z]\b)*)/i;

type Bag = Map<string, number>;

const bagIn = (text: string): Bag | null => {
  const listed = /\{([^{}]*)\}/.exec(text)?.[1];
  if (listed !== undefined) {
    const pairs = [...listed.matchAll(/([a-z]+)\s*:\s*(\d{1,6})/gi)].map(
      ([, name = '', count = '0']) => [name, Number(count)] as const,
    );
    return pairs.length > 0 ? new Map(pairs) : null;
  }
  const letters = /\bfrom\s+([a-z]{2,})\b/i.exec(text)?.[1];
  return letters === undefined
    ? null
    : new Map(Array.from(letters, (one) => [one, letters.split(one).length - 1]));
};

const drawSequence = (bag: Bag, sequence: string): Worked | null => {
  const left = new Map(bag);
  let total = sizeOf(bag);
  const chances: string[] = [];
  for (const one of sequence) {
    const count = left.get(one) ?? 0;
    if (total <= 0) return null;
    chances.push(`${count}/${total}`);
    left.set(one, count - 1);
    total--;
    if (count <= 0) break;
  }
  return calculated(`P(${sequence})`, 'probability', [[chances.join(' × '), 'One draw after the other']]);
};

const drawCounts = (bag: Bag, counts: string): Worked | null => {
  const wanted = [...counts.matchAll(/(\d+)\s+([a-z])\b/gi)];
  const drawn = wanted.reduce((total, [, count]) => total + Number(count), 0);
  const ways = wanted.map(([, count, name = '']) => choose(bag.get(name) ?? 0, Number(count)));
  const line = `${ways.join(' × ')} ÷ ${choose(sizeOf(bag), drawn)}`;
  return calculated(`P(${counts.trim()})`, 'probability', [[line, 'Count the ways']]);
};

const sizeOf = (bag: Bag): number => [...bag.values()].reduce((a, b) => a + b, 0);

export const PROBABILITY_TASKS: readonly Task[] = [probabilityRulesTask, drawTask];
