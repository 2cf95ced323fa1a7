import { POWER_OF_TEN, valueInPowers } from './powers-of-ten.ts';
import { unitBeside, type UnitBeside } from './unit-beside.ts';

/** What a number in a task counts: money, a share of a hundred, a part of a whole, hours and minutes of a time of day, or anything else. */
type Sort = 'money' | 'percent' | 'fraction' | 'clock' | 'minutes' | 'number';

export interface TaskNumber {
  sort: Sort;
  /** What it measures, by the unit behind it; its sort where there is none. */
  measures: string;
  value: number;
  /** The unit behind it, where its size is known. */
  unit: UnitBeside | null;
  /** Told as g, as in “g = 9.8”. */
  isGravity: boolean;
  /** The words before it, and behind it. */
  before: readonly string[];
  behind: readonly string[];
}

/** “1,200” is one number, “3,4” two; “3.2 × 10^-4” and “1e-5” are one. */
const DIGITS = String.raw`(?:(?:\d{1,3}(?:,\d{3}){1,5}(?!\d)|\d{1,16})(?:\.\d{1,9})?(?:${POWER_OF_TEN})?|(?<!\d)\.\d{1,9})`;
const SORTS: readonly (readonly [Sort, string])[] = [
  ['clock', String.raw`(?<!\d)\d{1,2}:\d\d(?!\d)`],
  ['money', String.raw`[$£€₹]\s?${DIGITS}`],
  ['percent', String.raw`(?<![\d.,])${DIGITS}\s?(?:%|percent\b)`],
  ['fraction', String.raw`(?<![\d.,])(?:\d{1,9}\s)?\d{1,9}\/\d{1,9}`],
  // The sign of a term belongs to its number: “5x − 30”; the exponent of a letter counts nothing.
  // “P1” and “CO2” are names.
  [
    'number',
    String.raw`(?<![a-z)]\^|(?<![a-z])[a-wyz]|[a-z]{2}|[a-z]_)(?:(?<![\w)])[-−]|(?<=(?<![a-z])[a-z]\s?|[²)]\s?)[-−]\s?)?${DIGITS}`,
  ],
];
const ANY = new RegExp(SORTS.map(([, form]) => `(${form})`).join('|'), 'gi');

/** A task with its numbers taken out: the numbers in their order, and the text with the sort of each in its place. */
export const withoutNumbers = (task: string): { numbers: TaskNumber[]; text: string } => {
  const found: Omit<TaskNumber, 'before' | 'behind'>[] = [];
  const lower = task.toLowerCase();
  const text = lower.replaceAll(ANY, (written: string, ...behind: unknown[]) => {
    const sort = SORTS[behind.findIndex((one) => one !== undefined)]?.[0] ?? 'number';
    if (sort === 'clock') {
      const [hours = 0, minutes = 0] = written.split(':').map(Number);
      found.push(
        { sort, measures: sort, value: hours, unit: null, isGravity: false },
        { sort: 'minutes', measures: 'minutes', value: minutes, unit: null, isGravity: false },
      );
      return ' clockhere minuteshere ';
    }
    const start = Number(behind.at(-2));
    const end = start + written.length;
    const measures = measuredIn(lower.slice(end, end + UNIT_SPACE), sort);
    const unit = sort === 'number' ? unitBeside(lower.slice(end, end + UNIT_SPACE)) : null;
    const value = valueOf(written);
    const isGravity = GRAVITY.has(value) && IS_G.test(lower.slice(Math.max(0, start - G_SPACE), start));
    found.push({ sort, measures, value, unit, isGravity });
    return ` ${sort}here `;
  });
  // Most who ask for the text need no words around its numbers; the others ask for them many times.
  let pieces: string[][] | null = null;
  const numbers = found.map(({ sort, measures, value, unit, isGravity }, at) => {
    let before: string[] | null = null;
    let behind: string[] | null = null;
    const piece = (place: number): string[] => {
      pieces ??= text.split(PLACES).map(wordsOf);
      return pieces[place] ?? [];
    };
    return {
      sort,
      measures,
      value,
      unit,
      isGravity,
      get before() {
        before ??= piece(at).slice(-AROUND);
        return before;
      },
      get behind() {
        behind ??= piece(at + 1).slice(0, AROUND);
        return behind;
      },
    };
  });
  return { numbers, text };
};
const AROUND = 2;
const GRAVITY = new Set([9.8, 9.81, 10]);
const IS_G = /(?<![a-z])g\s?(?:=|is|of|≈|as)\s?$/;
const G_SPACE = 8;
const PLACES = /\b(?:money|percent|fraction|clock|minutes|number)here\b/;

const UNITS: readonly (readonly [measures: string, units: RegExp])[] = [
  ['area', /^(?:(?:square|sq\.?) [a-z]+|(?:mm|cm|km|m|ft|in|yd)(?:²|\^2))/],
  [
    'volume',
    /^(?:cubic [a-z]+|(?:mm|cm|m|ft|in)(?:³|\^3)|(?:m?l|(?:milli)?lit(?:er|re)s?|gal(?:lon)?s?|cups?|pints?|quarts?)\b)/,
  ],
  ['speed', /^(?:km\/h|mph|m\/s|kph|miles per hour|km per hour)/],
  ['time', /^(?:s|secs?|seconds?|mins?|minutes?|h|hrs?|hours?|days?|weeks?|months?|yrs?|years?)\b/],
  [
    'length',
    /^(?:[mck]?m|(?:centi|milli|kilo)?met(?:er|re)s?|ft|foot|feet|in|inch|inches|yds?|yards?|mi|miles?)\b/,
  ],
  ['weight', /^(?:k?g|(?:kilo)?grams?|kilos?|lbs?|pounds?|oz|ounces?|tons?|tonnes?)\b/],
  ['angle', /^(?:°|deg\b|degrees?\b)/],
];
const UNIT_SPACE = 20;
const MEASURED = new Set<Sort>(['number', 'fraction']);

const measuredIn = (behind: string, sort: Sort): string => {
  const unit = behind.replace(/^\s?-?\s?/, '');
  return (MEASURED.has(sort) && UNITS.find(([, units]) => units.test(unit))?.[0]) || sort;
};

const wordsOf = (text: string): string[] =>
  (text.match(/\p{L}+/gu) ?? []).map((word) => word.replace(/s$/, ''));

const valueOf = (written: string): number => {
  const inPowers = valueInPowers(written);
  if (inPowers !== null) return inPowers;
  const [whole, top, bottom] = /^(?:(\d+)\s)?(\d+)\/(\d+)$/.exec(written)?.slice(1) ?? [];
  if (top !== undefined) return Number(whole ?? 0) + Number(top) / Number(bottom);
  return Number(
    written
      .replace('−', '-')
      .replaceAll(/[^-\d.]/g, '')
      .replace(/\.$/, ''),
  );
};
