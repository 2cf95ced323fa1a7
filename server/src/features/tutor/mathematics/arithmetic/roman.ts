import { number } from '../expression/tree.ts';
import { answerOf, plainLine, told, type Task, type Worked } from '../worked.ts';

const SIGNS: readonly (readonly [sign: string, value: number])[] = [
  ['M', 1000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
];
const LARGEST = 3999;

/** Roman numerals, both ways. */
export const romanTask: Task = (text) =>
  text.length <= 200 && /\broman\b/i.test(text) ? (fromRoman(text) ?? toRoman(text)) : null;

/** The signs from the largest to the smallest, each with what it is worth. */
const partsOf = (value: number): { sign: string; value: number }[] => {
  const parts = [];
  let rest = value;
  for (const [sign, worth] of SIGNS) for (; rest >= worth; rest -= worth) parts.push({ sign, value: worth });
  return parts;
};

const writtenRoman = (value: number): string =>
  partsOf(value)
    .map(({ sign }) => sign)
    .join('');

const toRoman = (text: string): Worked | null => {
  const [digits, more] = text.match(/\d[\d,]*/g) ?? [];
  const value = Number(digits?.replaceAll(',', ''));
  if (digits === undefined || more !== undefined || !(value >= 1 && value <= LARGEST)) return null;
  const parts = partsOf(value);
  return told(
    String(value),
    'roman numeral',
    [
      [
        parts.map((part) => part.value).join(' + '),
        'Take it apart',
        'Always the largest part that has a sign.',
      ],
      [
        writtenRoman(value),
        'Write the signs',
        parts.map((part) => `${part.value} is ${part.sign}`).join(', ') + '.',
      ],
    ],
    { ...plainLine(writtenRoman(value)), value: null },
  );
};

const fromRoman = (text: string): Worked | null => {
  const said = text.match(/\b[MDCLXVI]{2,15}\b/g)?.at(-1) ?? /\bnumeral\s+([MDCLXVI])\b/.exec(text)?.[1];
  if (said === undefined) return null;
  const value = valueOf(said);
  // IIII and IC are no Roman numerals.
  if (writtenRoman(value) !== said) return null;
  return told(
    said,
    'roman numeral',
    [
      [
        partsOf(value)
          .map((part) => part.value)
          .join(' + '),
        'Read the signs from the left',
        'A smaller sign before a larger one is taken away from it.',
      ],
      [String(value), 'Add', 'That is its value.'],
    ],
    answerOf(number(value)),
  );
};

const valueOf = (roman: string): number => {
  let [value, rest] = [0, roman];
  for (const [sign, worth] of SIGNS)
    while (rest.startsWith(sign)) {
      value += worth;
      rest = rest.slice(sign.length);
    }
  return rest === '' ? value : 0;
};
