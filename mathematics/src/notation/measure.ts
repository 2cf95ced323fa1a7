import { withDigits } from '../arithmetic/number-words.ts';
import { divide, fraction, multiply, whole, type Fraction } from '../expression/fraction.ts';
import { readExpression } from '../expression/read.ts';
import { number } from '../expression/tree.ts';
import { exactValue } from '../expression/value.ts';
import { decimalsOf, writeNumber } from '../expression/write.ts';
import { plainSolution } from '../steps/plain.ts';
import { answerOf, type Task, type Worked } from '../worked.ts';

/** A unit of measure by its kind and how many of the smallest of its kind it holds. */
interface Unit {
  readonly kind: string;
  readonly size: Fraction;
}

/** Names that mean the same, and the size: a whole number, or a quotient of two. */
const KINDS: Readonly<Record<string, Readonly<Record<string, bigint | readonly [bigint, bigint]>>>> = {
  length: {
    'nanometer nm': 1n,
    'micrometer um': 1_000n,
    'millimeter mm': 1_000_000n,
    'centimeter cm': 10_000_000n,
    'decimeter dm': 100_000_000n,
    'meter m': 1_000_000_000n,
    'kilometer km': 1_000_000_000_000n,
    'inch in inches': 25_400_000n,
    'foot ft feet': 304_800_000n,
    'yard yd': 914_400_000n,
    'mile mi': 1_609_344_000_000n,
  },
  mass: {
    'nanogram ng': [1n, 1_000n],
    'microgram ug': 1n,
    'milligram mg': 1_000n,
    'gram g': 1_000_000n,
    'kilogram kg kilo': 1_000_000_000n,
    'tonne t': 1_000_000_000_000n,
    'ounce oz': [28_349_523_125n, 1_000n],
    'pound lb': 453_592_370n,
    ton: 907_184_740_000n,
  },
  time: {
    'nanosecond ns': 1n,
    'microsecond us': 1_000n,
    'millisecond ms': 1_000_000n,
    'second s sec': 1_000_000_000n,
    'minute min': 60_000_000_000n,
    'hour h hr': 3_600_000_000_000n,
    day: 86_400_000_000_000n,
    week: 604_800_000_000_000n,
    fortnight: 1_209_600_000_000_000n,
  },
  calendar: {
    month: 1n,
    year: 12n,
    decade: 120n,
    'century centuries': 1_200n,
    'millennium millennia': 12_000n,
  },
  volume: {
    'milliliter ml': 1n,
    'centiliter cl': 10n,
    'deciliter dl': 100n,
    'liter l': 1_000n,
    kiloliter: 1_000_000n,
  },
  'us volume': {
    teaspoon: [1n, 6n],
    tablespoon: [1n, 2n],
    'fluid-ounce': 1n,
    cup: 8n,
    pint: 16n,
    quart: 32n,
    gallon: 128n,
  },
  money: { cent: 1n, nickel: 5n, dime: 10n, quarter: 25n, dollar: 100n },
};

const UNITS: ReadonlyMap<string, Unit> = new Map(
  Object.entries(KINDS).flatMap(([kind, sizes]) =>
    Object.entries(sizes).flatMap(([names, size]) => {
      const [top, bottom] = typeof size === 'bigint' ? [size, 1n] : size;
      return names.split(' ').map((name) => [name, { kind, size: fraction(top, bottom) }] as const);
    }),
  ),
);

/** The unit a word names: `kilometres`, `km`, `μg`. */
const unitOf = (word: string): Unit | null => {
  const plain = word.replaceAll(/[μµ]/g, 'u').replace(/metre/i, 'meter').replace(/litre/i, 'liter');
  const lower = plain.replace(/gramme/i, 'gram').toLowerCase();
  return UNITS.get(lower) ?? (lower.length > 2 ? UNITS.get(lower.replace(/s$/, '')) : undefined) ?? null;
};

const AMOUNT = String.raw`(-?\d[\d,]*(?:\.\d+)?(?:\s?\/\s?\d+|\s\d+\/\d+)?|-?\.\d+)`;
// Of `km/h`, the kilometres are only a part.
const NAME = String.raw`([a-zA-Zμµ]+)(?![a-zA-Zμµ²³^]|\s?\/|\sper\b)`;
const HOLDS = String.raw`(?:are\s(?:there\s)?in|is|are\sequal\sto|in|make(?:\sup)?)`;
const HOW_MANY = new RegExp(
  String.raw`how\smany\s${NAME}\s${HOLDS}\s(?:${AMOUNT}|an?|one)\s?(?:of\san?\s)?${NAME}`,
  'i',
);
const CONVERT = new RegExp(
  String.raw`(?:what\sis|convert|express|write|change)\s${AMOUNT}\s?(?:of\san?\s)?${NAME}\s(?:in|to|into|as)\s${NAME}`,
  'i',
);

/** An amount in another unit. */
export const convertTask: Task = (text) => {
  const read = withDigits(text);
  const [many, plain] = [HOW_MANY.exec(read), CONVERT.exec(read)];
  if (many) return convert(many[2] ?? '1', many[3] ?? '', many[1] ?? '', many[0]);
  return plain && convert(plain[1] ?? '', plain[2] ?? '', plain[3] ?? '', plain[0]);
};

const convert = (amount: string, from: string, to: string, problem: string): Worked | null => {
  const [source, target] = [unitOf(from), unitOf(to)];
  const given = readExpression(amount.replaceAll(',', ''));
  const value = given && exactValue(given);
  const factor = source && target?.kind === source.kind ? divide(source.size, target.size) : null;
  if (!factor || !value) return null;
  const result = multiply(value, factor);
  const isSmaller = factor.top >= factor.bottom;
  const by = writeNumber(isSmaller ? factor : (divide(whole(1), factor) ?? factor), 'decimal');
  const ends = decimalsOf(result.top < 0n ? -result.top : result.top, result.bottom) !== null;
  return plainSolution(
    problem,
    'convert',
    [
      [
        `(${amount.trim()}) ${isSmaller ? '×' : '÷'} ${by.replaceAll(/[^\d./]/g, '')}`,
        'Look up the units',
        `1 ${from.replace(/s$/, '')} is ${writeNumber(factor, 'decimal')} ${to}.`,
      ],
      [
        `${writeNumber(result, 'decimal')} ${to}`,
        isSmaller ? `Multiply by ${by}` : `Divide by ${by}`,
        isSmaller
          ? 'The new unit is smaller, so the number grows.'
          : 'The new unit is larger, so the number shrinks.',
      ],
    ],
    answerOf(number(result, ends ? 'decimal' : undefined)),
  );
};
