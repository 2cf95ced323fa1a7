import { withDigits } from '../arithmetic/number-words.ts';
import { divide, fraction, multiply, whole, type Fraction } from '../expression/fraction.ts';
import { number } from '../expression/tree.ts';
import { readValue } from '../expression/value.ts';
import { decimalsOf, writeNumber } from '../expression/write.ts';
import { plainSolution } from '../steps/plain.ts';
import { answerOf, type Task, type Worked } from '../worked.ts';
import KINDS from './measures.json' with { type: 'json' };

/** A unit of measure by its kind and how many of the smallest of its kind it holds. */
interface Unit {
  readonly kind: string;
  readonly size: Fraction;
}

// By kind: names that mean the same, and the size in the smallest of the kind.
const UNITS: ReadonlyMap<string, Unit> = new Map(
  Object.entries(KINDS).flatMap(([kind, units]) =>
    units.split(',').flatMap((unit) => {
      const names = unit.trim().split(' ');
      const [top = '1', bottom = '1'] = names.pop()?.split('/') ?? [];
      return names.map((name) => [name, { kind, size: fraction(BigInt(top), BigInt(bottom)) }] as const);
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
  const value = readValue(amount.replaceAll(',', ''));
  const factor = source && target?.kind === source.kind ? divide(source.size, target.size) : null;
  if (!factor || !value) return null;
  const result = multiply(value, factor);
  const isSmaller = factor.top >= factor.bottom;
  const by = writeNumber(isSmaller ? factor : (divide(whole(1), factor) ?? factor), 'decimal');
  const ends = decimalsOf(result.top < 0n ? -result.top : result.top, result.bottom) !== null;
  const [sign, rule, why] = isSmaller
    ? ['×', 'Multiply', 'The new unit is smaller, so the number grows.']
    : ['÷', 'Divide', 'The new unit is larger, so the number shrinks.'];
  const line = `(${amount.trim()}) ${sign} ${by.replaceAll(/[^\d./]/g, '')}`;
  const units = `1 ${from.replace(/s$/, '')} is ${writeNumber(factor, 'decimal')} ${to}.`;
  return plainSolution(
    problem,
    'convert',
    answerOf(number(result, ends ? 'decimal' : undefined)),
    [line, 'Look up the units', units],
    [`${writeNumber(result, 'decimal')} ${to}`, `${rule} by ${by}`, why],
  );
};
