import { divide, fraction, multiply, whole, type Fraction } from '../expression/fraction.ts';
import { readExpression } from '../expression/read.ts';
import { number } from '../expression/tree.ts';
import { exactValue } from '../expression/value.ts';
import { decimalsOf, writeNumber } from '../expression/write.ts';
import { answerOf, told, type Task } from '../worked.ts';
import { withDigits } from './number-words.ts';

/** A unit of measure by its kind and size. */
export interface Unit {
  kind: string;
  /** How many of the smallest unit of its kind. */
  size: Fraction;
}

const unit = (kind: string, top: bigint | number, bottom: bigint | number = 1): Unit => ({
  kind,
  size: fraction(BigInt(top), BigInt(bottom)),
});

// Lengths in nanometres, masses in micrograms, times in nanoseconds, volumes in millilitres.
const UNITS: Readonly<Record<string, Unit>> = {
  nanometer: unit('length', 1),
  nm: unit('length', 1),
  micrometer: unit('length', 1_000),
  um: unit('length', 1_000),
  millimeter: unit('length', 1_000_000),
  mm: unit('length', 1_000_000),
  centimeter: unit('length', 10_000_000),
  cm: unit('length', 10_000_000),
  decimeter: unit('length', 100_000_000),
  meter: unit('length', 1_000_000_000),
  m: unit('length', 1_000_000_000),
  kilometer: unit('length', 1_000_000_000_000n),
  km: unit('length', 1_000_000_000_000n),
  inch: unit('length', 25_400_000),
  in: unit('length', 25_400_000),
  foot: unit('length', 304_800_000),
  ft: unit('length', 304_800_000),
  feet: unit('length', 304_800_000),
  yard: unit('length', 914_400_000),
  yd: unit('length', 914_400_000),
  mile: unit('length', 1_609_344_000_000n),
  mi: unit('length', 1_609_344_000_000n),
  nanogram: unit('mass', 1, 1_000),
  ng: unit('mass', 1, 1_000),
  microgram: unit('mass', 1),
  ug: unit('mass', 1),
  milligram: unit('mass', 1_000),
  mg: unit('mass', 1_000),
  gram: unit('mass', 1_000_000),
  g: unit('mass', 1_000_000),
  kilogram: unit('mass', 1_000_000_000),
  kg: unit('mass', 1_000_000_000),
  kilo: unit('mass', 1_000_000_000),
  tonne: unit('mass', 1_000_000_000_000n),
  t: unit('mass', 1_000_000_000_000n),
  ounce: unit('mass', 28_349_523_125n, 1_000),
  oz: unit('mass', 28_349_523_125n, 1_000),
  pound: unit('mass', 453_592_370),
  lb: unit('mass', 453_592_370),
  ton: unit('mass', 907_184_740_000n),
  nanosecond: unit('time', 1),
  ns: unit('time', 1),
  microsecond: unit('time', 1_000),
  us: unit('time', 1_000),
  millisecond: unit('time', 1_000_000),
  ms: unit('time', 1_000_000),
  second: unit('time', 1_000_000_000),
  s: unit('time', 1_000_000_000),
  sec: unit('time', 1_000_000_000),
  minute: unit('time', 60_000_000_000n),
  min: unit('time', 60_000_000_000n),
  hour: unit('time', 3_600_000_000_000n),
  h: unit('time', 3_600_000_000_000n),
  hr: unit('time', 3_600_000_000_000n),
  day: unit('time', 86_400_000_000_000n),
  week: unit('time', 604_800_000_000_000n),
  fortnight: unit('time', 1_209_600_000_000_000n),
  month: unit('calendar', 1),
  year: unit('calendar', 12),
  decade: unit('calendar', 120),
  century: unit('calendar', 1_200),
  millennium: unit('calendar', 12_000),
  milliliter: unit('volume', 1),
  ml: unit('volume', 1),
  centiliter: unit('volume', 10),
  cl: unit('volume', 10),
  deciliter: unit('volume', 100),
  dl: unit('volume', 100),
  liter: unit('volume', 1_000),
  l: unit('volume', 1_000),
  kiloliter: unit('volume', 1_000_000),
  cup: unit('us volume', 8),
  pint: unit('us volume', 16),
  quart: unit('us volume', 32),
  gallon: unit('us volume', 128),
  'fluid ounce': unit('us volume', 1),
  tablespoon: unit('us volume', 1, 2),
  teaspoon: unit('us volume', 1, 6),
  cent: unit('money', 1),
  dollar: unit('money', 100),
  dime: unit('money', 10),
  nickel: unit('money', 5),
  quarter: unit('money', 25),
};

const IRREGULAR: Readonly<Record<string, string>> = {
  feet: 'foot',
  inches: 'inch',
  centuries: 'century',
  millennia: 'millennium',
};

/** The unit a word names: `kilometres`, `km`, `μg`. */
export const unitOf = (word: string): Unit | null => {
  const plain = word
    .trim()
    .replaceAll(/[μµ]/g, 'u')
    .replace(/metre/i, 'meter')
    .replace(/litre/i, 'liter')
    .replace(/gramme/i, 'gram');
  const lower = plain.toLowerCase();
  return (
    UNITS[plain] ??
    UNITS[lower] ??
    UNITS[IRREGULAR[lower] ?? ''] ??
    (lower.length > 2 ? UNITS[lower.replace(/s$/, '')] : undefined) ??
    null
  );
};

const AMOUNT = String.raw`(-?[\d,]+(?:\.\d+)?(?:\s*\/\s*\d+|\s+\d+\/\d+)?)`;
// Of `km/h`, the kilometres are only a part.
const NAME = String.raw`([a-zA-Zμµ]+)(?![a-zA-Zμµ²³^]|\s*\/|\s+per\b)`;
const FORMS: readonly { form: RegExp; swap: boolean }[] = [
  {
    form: new RegExp(
      String.raw`how\s+many\s+${NAME}\s+(?:are\s+(?:there\s+)?in|is|are\s+equal\s+to|in|make(?:\s+up)?)\s+${AMOUNT}\s*(?:of\s+an?\s+)?${NAME}`,
      'i',
    ),
    swap: true,
  },
  {
    form: new RegExp(
      String.raw`how\s+many\s+${NAME}\s+(?:are\s+(?:there\s+)?in|in|make(?:\s+up)?)\s+(an?|one)\s+${NAME}`,
      'i',
    ),
    swap: true,
  },
  {
    form: new RegExp(
      String.raw`(?:what\s+is|convert|express|write|change)\s+${AMOUNT}\s*(?:of\s+an?\s+)?${NAME}\s+(?:in|to|into|as)\s+${NAME}`,
      'i',
    ),
    swap: false,
  },
];

export const convertTask: Task = (text) => {
  const read = withDigits(text);
  for (const { form, swap } of FORMS) {
    const match = form.exec(read);
    if (!match) continue;
    const [, first = '', second = '', third = ''] = match;
    const [amount, from, to] = swap ? [second, third, first] : [first, second, third];
    const worked = convert(/^(?:an?|one)$/i.test(amount) ? '1' : amount, from, to, match[0]);
    if (worked) return worked;
  }
  return null;
};

const convert = (amount: string, from: string, to: string, problem: string) => {
  const [source, target] = [unitOf(from), unitOf(to)];
  const given = readExpression(amount.replaceAll(',', ''));
  const value = given && exactValue(given);
  if (!source || !target || source.kind !== target.kind || !value) return null;
  const factor = divide(source.size, target.size) ?? whole(1);
  const result = multiply(value, factor);
  const [size, ends] = [
    result.top < 0n ? -result.top : result.top,
    decimalsOf(result.top < 0n ? -result.top : result.top, result.bottom),
  ];
  const answer = number(result, ends !== null && size >= 0n ? 'decimal' : undefined);
  const up = factor.top >= factor.bottom;
  const rule = up
    ? `Multiply by ${writeNumber(factor, 'decimal')}`
    : `Divide by ${writeNumber(divide(whole(1), factor) ?? factor, 'decimal')}`;
  return told(
    problem,
    'convert',
    [
      [
        `${amount.trim()} × ${writeNumber(factor)} ${to}`,
        'Look up the units',
        `1 ${from.replace(/s$/, '')} is ${writeNumber(factor, 'decimal')} ${to}.`,
      ],
      [
        `${writeNumber(result, 'decimal')} ${to}`,
        rule,
        up
          ? 'The new unit is smaller, so the number grows.'
          : 'The new unit is larger, so the number shrinks.',
      ],
    ],
    answerOf(answer),
  );
};
