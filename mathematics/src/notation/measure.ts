import { withDigits } from '../arithmetic/number-words.ts';
import {
  type Fraction,
  divide,
  fraction,
  multiply,
  whole,
  decimalsOf,
  magnitude,
} from '../expression/fraction.ts';
import { readExpression } from '../expression/read.ts';
import { number, product, quotient, symbol, symbolsOf } from '../expression/tree.ts';
import { readValue } from '../expression/value.ts';
import { write, writeNumber } from '../expression/write.ts';
import { roundedAsAsked } from '../find/answer-form.ts';
import { displayOf } from '../simplify/display.ts';
import { plainSolution } from '../steps/plain.ts';
import { type Task, type Worked, answerOf, plainLine } from '../worked.ts';
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
const NAME = String.raw`(km\/h|m\/s|[a-zA-Zμµ]+)(?![a-zA-Zμµ²³^]|\s?\/|\sper\b)`;
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
const convertTask: Task = (text) => {
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
  const ends = decimalsOf(magnitude(result.top), result.bottom) !== null;
  const [sign, rule, why] = isSmaller
    ? ['×', 'Multiply', 'The new unit is smaller, so the number grows.']
    : ['÷', 'Divide', 'The new unit is larger, so the number shrinks.'];
  const answer = answerOf(number(result, ends ? 'decimal' : undefined));
  const line = `(${amount.trim()}) ${sign} ${by.replaceAll(/[^\d./]/g, '')}`;
  const units = `1 ${from.replace(/(?<!\/)s$/, '')} is ${writeNumber(factor, 'decimal')} ${to}.`;
  return plainSolution(
    problem,
    'convert',
    // What is written with a line is told with its unit: nobody says only 20 for 20 m/s.
    to.includes('/') ? { ...answer, ...plainLine(`${answer.text} ${to}`) } : answer,
    [line, 'Look up the units', units],
    [`${writeNumber(result, 'decimal')} ${to}`, `${rule} by ${by}`, why],
  );
};

const PI = symbol('π');
const HALF_TURN = number(180);

/** Degrees to radians, and back. */
const angleTask: Task = (text) => {
  if (text.length > 200 || /\b(?:sin|cos|tan|arc|sector|speed|per)\b/i.test(text)) return null;
  const degrees = /(-?\d+(?:\.\d+)?)\s?(?:°|degrees?\b)/i.exec(text)?.[1];
  const radians = /(-?[\d()./*]*π(?:\s?\/\s?\(?\d+\)?)?|-?\d+(?:\.\d+)?(?=\sradians?\b))/.exec(text)?.[1];
  const asked = /\b(?:to|in|into|as)\s(radians?|degrees?)\b|\b(radian|degree)\smeasure\b/i.exec(text);
  const isToRadians = /radian/i.test(asked?.[1] ?? asked?.[2] ?? '');
  const angle = asked ? readExpression((isToRadians ? degrees : radians) ?? '') : null;
  if (!angle) return null;
  const line = product([angle, isToRadians ? quotient(PI, HALF_TURN) : quotient(HALF_TURN, PI)]);
  const value = displayOf(line);
  if (!value || symbolsOf(value).some((name) => name !== 'π')) return null;
  const worked = plainSolution(
    isToRadians ? `${write(angle)}°` : `${write(angle)} radians`,
    'convert',
    answerOf(value),
    [write(line), isToRadians ? 'Multiply by π/180' : 'Multiply by 180/π'],
    [`${write(value)}${isToRadians ? '' : '°'}`, 'Work it out', 'Cancel what stands on both sides.'],
  );
  return roundedAsAsked(worked, text);
};

export const MEASURE_TASKS: readonly Task[] = [angleTask, convertTask];
