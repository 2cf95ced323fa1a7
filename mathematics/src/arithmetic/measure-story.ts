import { add, divide, multiply, subtract, type Fraction } from '../expression/fraction.ts';
import { readExpression } from '../expression/read.ts';
import { number } from '../expression/tree.ts';
import { exactValue } from '../expression/value.ts';
import { writeNumber } from '../expression/write.ts';
import { answerOf, told, type Task, type Worked } from '../worked.ts';
import { unitOf, type Unit } from './measure.ts';
import { withDigits } from './number-words.ts';

const AMOUNT =
  /(?<![\w.^])(-?\d[\d,]*(?:\.\d+)?(?:\s*\/\s*\d+)?)[\s-]*([a-zA-Z]+)\b(?!\s*\/\s*[a-z]|\s+per\b)/g;
const LONGEST = 400;

interface Measured {
  readonly value: Fraction;
  readonly unit: Unit;
  readonly written: string;
}

/** Measures told in a story: one in another unit, or two compared or put together in one unit. */
export const measureStoryTask: Task = (raw) => {
  if (raw.length > LONGEST) return null;
  const text = withDigits(raw);
  const temperature = degrees(text);
  if (temperature) return temperature;
  const wanted = wantedUnit(text);
  if (!wanted) return null;
  const found = measuresIn(text);
  const [first, second, more] = found;
  if (!first || more || found.some(({ unit }) => unit.kind !== wanted.unit.kind)) return null;
  if (numbersIn(text) !== found.length) return null;
  if (!second) return first.unit.size === wanted.unit.size ? null : inUnit(first, wanted);
  return compared(text, first, second, wanted);
};

interface Wanted {
  readonly unit: Unit;
  readonly name: string;
}

const WANTED: readonly RegExp[] = [
  /\bconvert\b[^.?\n]*?\b(?:to|into)\s+([a-z]+)/gi,
  /\bhow\s+many\s+([a-z]+)\b/gi,
  /\b(?:in|into)\s+([a-z]+)[\s,]*(?:\?|of\b|is\b|are\b|$|\.)/gi,
  /\b(?:how|what)\b[^.?]*?,?\s+in\s+([a-z]+)\b/gi,
];

const wantedUnit = (text: string): Wanted | null => {
  for (const form of WANTED)
    for (const [, name = ''] of text.trim().matchAll(form)) {
      const unit = unitOf(name);
      if (unit) return { unit, name };
    }
  return null;
};

const measuresIn = (text: string): Measured[] =>
  [...text.matchAll(AMOUNT)].flatMap(([written, amount = '', name = '']) => {
    const unit = unitOf(name);
    const read = readExpression(amount.replaceAll(',', ''));
    const value = read && exactValue(read);
    return unit && value ? [{ value, unit, written: written.trim() }] : [];
  });

const numbersIn = (text: string): number => text.match(/\d[\d,]*(?:\.\d+)?(?:\s*\/\s*\d+)?/g)?.length ?? 0;

const scaledTo = ({ value, unit }: Measured, wanted: Unit): Fraction =>
  multiply(value, divide(unit.size, wanted.size) ?? unit.size);

const inUnit = (given: Measured, { unit, name }: Wanted): Worked => {
  const value = scaledTo(given, unit);
  const factor = divide(given.unit.size, unit.size) ?? unit.size;
  return told(
    given.written,
    'convert',
    [
      [
        `${writeNumber(given.value)} × ${writeNumber(factor)}`,
        'Look up the units',
        `One of the old unit is ${writeNumber(factor)} ${name}.`,
      ],
      [`${writeNumber(value, 'decimal')} ${name}`, 'Work it out', 'A smaller unit needs more of them.'],
    ],
    answerOf(number(value, 'decimal')),
  );
};

const compared = (text: string, a: Measured, b: Measured, { unit, name }: Wanted): Worked | null => {
  const [x, y] = [scaledTo(a, unit), scaledTo(b, unit)];
  const apart =
    /\bdifference\b|\bhow (?:much|many)\b[^?]*\b(?:\w+er|more|less|fewer)\b[^?]*\bthan\b|\bleft\b|\bremain/i.test(
      text,
    );
  const joint = /\b(?:total|together|altogether|in all|combined|sum)\b/i.test(text);
  if (apart === joint) return null;
  const difference = subtract(x, y);
  const value = joint ? add(x, y) : difference.top < 0n ? subtract(y, x) : difference;
  return told(
    `${a.written}, ${b.written}`,
    'convert',
    [
      [
        `${writeNumber(x, 'decimal')} ${name} and ${writeNumber(y, 'decimal')} ${name}`,
        'Bring both to one unit',
        'Only then can they be compared.',
      ],
      [
        `${writeNumber(value, 'decimal')} ${name}`,
        joint ? 'Add' : 'Subtract',
        joint ? 'Both together.' : 'The smaller from the larger.',
      ],
    ],
    answerOf(number(value, 'decimal')),
  );
};

const DEGREES =
  /(-?\d+(?:\.\d+)?)\s*(?:°|degrees?)?\s*(F|C|Fahrenheit|Celsius)\b[^.?\n]*?\b(?:to|into|in)\s+(?:degrees?\s+|°\s*)?(F|C|Fahrenheit|Celsius)\b/i;

/** From Celsius to Fahrenheit and back. */
const degrees = (text: string): Worked | null => {
  const match = DEGREES.exec(text);
  const [, amount = '', from = '', to = ''] = match ?? [];
  const back = /^f/i.test(from);
  if (!match || back === /^f/i.test(to) || numbersIn(text) !== 1) return null;
  const line = back ? `(5/9) * (${amount} - 32)` : `(9/5) * (${amount}) + 32`;
  const read = readExpression(line);
  const value = read && exactValue(read);
  return (
    value &&
    told(
      match[0],
      'convert',
      [
        [line.replaceAll('*', '×'), 'Use the formula', back ? 'C = 5/9 · (F − 32)' : 'F = 9/5 · C + 32'],
        [writeNumber(value, 'decimal'), 'Work it out', 'Freezing water is 0 °C and 32 °F.'],
      ],
      answerOf(number(value, 'decimal')),
    )
  );
};
