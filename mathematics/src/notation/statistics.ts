import {
  add,
  compare,
  divide,
  equal,
  fraction,
  multiply,
  subtract,
  whole,
  type Fraction,
} from '../expression/fraction.ts';
import { writeNumber } from '../expression/write.ts';
import { roundedAsAsked } from '../find/answer-form.ts';
import { calculated, type PlainStep } from '../steps/plain.ts';
import type { Task } from '../worked.ts';
import { numbersIn } from './lists.ts';

const MEASURES =
  /\b(mean|average|median|mode|range|(?:population |sample )?standard deviation|(?:population |sample )?variance|interquartile range|iqr|(?:first|lower|third|upper) quartile)\b(?! rate| speed| velocity| atomic| molar)/gi;
const FEWEST = 2;
const MOST_LISTED = 30;

/** Mean, median, mode, range, quartiles and spread of a list of numbers. */
export const statisticsTask: Task = (text) => {
  const asked = [...text.matchAll(MEASURES)].at(-1)?.[1]?.toLowerCase();
  if (asked === undefined || /\b(?:outliers?|theoretical|(?:uniform|normal) distribution)\b/i.test(text))
    return null;
  const data = numbersIn(text);
  const all = text.match(/\d+(?:\.\d+)?/g)?.length ?? 0;
  // A number beside the list has a part in the question that nobody read, unless it says how to round.
  const left = all - data.length - data.filter((one) => plain(one).includes('/')).length;
  if (data.length < FEWEST || left > (/\b(?:round|decimal|nearest)/i.test(text) ? 1 : 0)) return null;
  const steps = stepsFor(asked, data, /\bpopulation\b/i.test(text));
  const worked = steps && calculated(listed(data), asked, steps, { form: 'decimal' });
  // What stands under the root was worked out beside the lines, so they check nothing.
  const isAside = asked.endsWith('deviation');
  return worked && roundedAsAsked(isAside ? { ...worked, check: null } : worked, text);
};

const plain = (value: Fraction): string => writeNumber(value, 'decimal');
const listed = (data: readonly Fraction[]): string =>
  data.slice(0, MOST_LISTED).map(plain).join(', ') + (data.length > MOST_LISTED ? ', …' : '');
const sumOf = (data: readonly Fraction[]): Fraction => data.reduce(add, whole(0));
const medianOf = (sorted: readonly Fraction[]): Fraction => {
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[middle - 1] ?? whole(0), sorted[middle] ?? whole(0)];
  return sorted.length % 2 === 1 ? high : multiply(add(low, high), fraction(1n, 2n));
};

/** The steps to what is asked; the last of them is the answer, or how it is worked out. */
const stepsFor = (asked: string, data: readonly Fraction[], isPopulation: boolean): PlainStep[] | null => {
  const sorted = data.toSorted(compare);
  const inOrder: PlainStep = [listed(sorted), 'Sort the values'];
  if (asked === 'mode') return modeOf(sorted);
  if (asked === 'median') return [inOrder, [plain(medianOf(sorted)), 'Take the middle']];
  const [least = whole(0), most = whole(0)] = [sorted[0], sorted.at(-1)];
  if (asked === 'range') return [[`${plain(most)} − (${plain(least)})`, 'Largest minus smallest']];
  if (asked === 'mean' || asked === 'average') {
    const terms = data.map((one) => (one.top < 0n ? `(${plain(one)})` : plain(one)));
    return [[`(${terms.join(' + ')}) ÷ ${data.length}`, 'Add everything up']];
  }
  if (/deviation|variance/.test(asked)) return spreadOf(asked, data, isPopulation);
  const half = Math.floor(sorted.length / 2);
  const [low, high] = [medianOf(sorted.slice(0, half)), medianOf(sorted.slice(-half))];
  const value = /first|lower/.test(asked) ? low : /third|upper/.test(asked) ? high : subtract(high, low);
  const quartiles = `${plain(low)} and ${plain(high)}`;
  return [inOrder, [quartiles, 'Medians of the two halves'], [plain(value), 'Read off the answer']];
};

const spreadOf = (asked: string, data: readonly Fraction[], isPopulation: boolean): PlainStep[] | null => {
  const mean = divide(sumOf(data), whole(data.length)) ?? whole(0);
  const squares = data.map((one) => multiply(subtract(one, mean), subtract(one, mean)));
  const variance = divide(sumOf(squares), whole(isPopulation ? data.length : data.length - 1));
  if (!variance) return null;
  const by = isPopulation
    ? 'Divide by the number of values.'
    : 'For a sample, divide by one less than their number.';
  const steps: PlainStep[] = [
    [plain(mean), 'Find the mean'],
    [plain(variance), 'Mean of the squared distances', by],
  ];
  return asked.endsWith('variance') ? steps : [...steps, [`√(${plain(variance)})`, 'Take the root']];
};

const modeOf = (sorted: readonly Fraction[]): PlainStep[] | null => {
  const counts = sorted.map((one) => sorted.filter((other) => equal(one, other)).length);
  const most = Math.max(...counts);
  const [value, other] = sorted.filter(
    (one, at) => counts[at] === most && sorted.findIndex((earlier) => equal(one, earlier)) === at,
  );
  return value && !other && most > 1
    ? [[plain(value), 'Count each value', `It comes ${most} times, more than any other.`]]
    : null;
};
