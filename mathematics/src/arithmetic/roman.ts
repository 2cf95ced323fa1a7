import { number } from '../expression/tree.ts';
import { answerOf, plainLine, told, type Task, type Worked } from '../worked.ts';
import { inRoman, romanParts, romanValue } from './number-names.ts';

const LARGEST = 3999;

/** Roman numerals, both ways. */
export const romanTask: Task = (text) =>
  text.length <= 200 && /\broman\b/i.test(text) ? (fromRoman(text) ?? toRoman(text)) : null;

const toRoman = (text: string): Worked | null => {
  const [digits, more] = text.match(/\d[\d,]*/g) ?? [];
  const value = Number(digits?.replaceAll(',', ''));
  if (digits === undefined || more !== undefined || !(value >= 1 && value <= LARGEST)) return null;
  const parts = romanParts(value);
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
        inRoman(value),
        'Write the signs',
        parts.map((part) => `${part.value} is ${part.sign}`).join(', ') + '.',
      ],
    ],
    { ...plainLine(inRoman(value)), value: null },
  );
};

const fromRoman = (text: string): Worked | null => {
  const said = text.match(/\b[MDCLXVI]{2,15}\b/g)?.at(-1) ?? /\bnumeral\s+([MDCLXVI])\b/.exec(text)?.[1];
  if (said === undefined) return null;
  const value = romanValue(said);
  if (value === 0) return null;
  return told(
    said,
    'roman numeral',
    [
      [
        romanParts(value)
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
