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
import { number, root, type Expression } from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import { writeNumber } from '../expression/write.ts';
import { roundedAsAsked } from '../find/answer-form.ts';
import { displayOf } from '../simplify/display.ts';
import { plainSolution, type PlainStep } from '../steps/plain.ts';
import { answerOf, type Task } from '../worked.ts';
import { numbersIn } from './lists.ts';

const MEASURES =
  /\b(mean|average|median|mode|range|(?:population |sample )?standard deviation|(?:population |sample )?variance|interquartile range|iqr|(?:first|lower|third|upper) quartile)\b(?! rate| speed| velocity)/gi;
const FEWEST = 2;
const MOST_LISTED = 30;

/** Mean, median, mode, range, quartiles and spread of a list of numbers. */
export const statisticsTask: Task = (text) => {
  const asked = [...text.matchAll(MEASURES)].at(-1)?.[1]?.toLowerCase();
  if (asked === undefined || /\boutliers?\b/i.test(text)) return null;
  const data = numbersIn(text);
  const all = text.match(/\d+(?:\.\d+)?/g)?.length ?? 0;
  const given = data.map((one) =>
    one.bottom === 1n ? 1 : writeNumber(one, 'decimal').includes('/') ? 2 : 1,
  );
  // A number beside the list has a part in the question that nobody read, unless it says how to round.
  const left = all - given.reduce((total, count) => total + count, 0);
  if (data.length < FEWEST || left > (/\b(?:round|decimal|nearest)/i.test(text) ? 1 : 0)) return null;
  const answer = answerFor(asked, data, /\bpopulation\b/i.test(text));
  if (!answer) return null;
  return roundedAsAsked(plainSolution(listed(data), asked, answer.steps, answerOf(answer.value)), text);
};

const plain = (value: Fraction): string => writeNumber(value, 'decimal');
const listed = (data: readonly Fraction[]): string =>
  data.slice(0, MOST_LISTED).map(plain).join(', ') + (data.length > MOST_LISTED ? ', …' : '');
const sumOf = (data: readonly Fraction[]): Fraction => data.reduce(add, whole(0));
const meanOf = (data: readonly Fraction[]): Fraction => divide(sumOf(data), whole(data.length)) ?? whole(0);
const medianOf = (sorted: readonly Fraction[]): Fraction => {
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[middle - 1] ?? whole(0), sorted[middle] ?? whole(0)];
  return sorted.length % 2 === 1 ? high : multiply(add(low, high), fraction(1n, 2n));
};

interface Answered {
  readonly value: Expression;
  readonly steps: PlainStep[];
}
const answered = (value: Fraction, ...steps: PlainStep[]): Answered => ({
  value: number(value, 'decimal'),
  steps,
});

const answerFor = (asked: string, data: readonly Fraction[], isPopulation: boolean): Answered | null => {
  const sorted = data.toSorted(compare);
  const inOrder: PlainStep = [listed(sorted), 'Sort the values', 'From the smallest to the largest.'];
  const bracketed = data.map((one) => (one.top < 0n ? `(${plain(one)})` : plain(one)));
  switch (asked) {
    case 'mean':
    case 'average': {
      const line = `(${bracketed.join(' + ')}) ÷ ${data.length}`;
      return answered(
        meanOf(data),
        [line, 'Add everything up', 'The sum of all values, divided by how many there are.'],
        [plain(meanOf(data)), 'Divide', 'That is the mean.'],
      );
    }
    case 'median': {
      const reason = 'With an even number of values, the mean of the two in the middle.';
      return answered(medianOf(sorted), inOrder, [plain(medianOf(sorted)), 'Take the middle', reason]);
    }
    case 'mode':
      return modeOf(sorted);
    case 'range': {
      const [low, high] = [sorted[0] ?? whole(0), sorted.at(-1) ?? whole(0)];
      const line = `${plain(high)} − (${plain(low)})`;
      return answered(
        subtract(high, low),
        [line, 'Largest minus smallest', 'That is how far the values spread.'],
        [plain(subtract(high, low)), 'Work it out', 'That is the range.'],
      );
    }
    default:
      return /deviation|variance/.test(asked)
        ? spreadOf(asked, data, isPopulation)
        : quartileOf(asked, sorted);
  }
};

const spreadOf = (asked: string, data: readonly Fraction[], isPopulation: boolean): Answered | null => {
  const mean = meanOf(data);
  const squares = data.map((one) => multiply(subtract(one, mean), subtract(one, mean)));
  const variance = divide(sumOf(squares), whole(isPopulation ? data.length : data.length - 1));
  const deviation = variance && displayOf(root(2, number(variance)));
  if (!variance || !deviation) return null;
  const by = isPopulation
    ? 'Divide by the number of values.'
    : 'For a sample, divide by one less than their number.';
  const steps: PlainStep[] = [
    [plain(mean), 'Find the mean', 'Add up and divide.'],
    [plain(variance), 'Mean of the squared distances', by],
  ];
  if (asked.endsWith('variance')) return answered(variance, ...steps);
  const near = String(Math.round(valueAt(deviation, {}).re * 1e6) / 1e6);
  return {
    value: deviation,
    steps: [...steps, [near, 'Take the root', 'Then it has the unit of the values again.']],
  };
};

const quartileOf = (asked: string, sorted: readonly Fraction[]): Answered => {
  const half = Math.floor(sorted.length / 2);
  const [low, high] = [medianOf(sorted.slice(0, half)), medianOf(sorted.slice(-half))];
  const value = /first|lower/.test(asked) ? low : /third|upper/.test(asked) ? high : subtract(high, low);
  return answered(
    value,
    [listed(sorted), 'Sort the values', 'From the smallest to the largest.'],
    [`${plain(low)} and ${plain(high)}`, 'Medians of the two halves', 'They are the quartiles.'],
    [plain(value), 'Read off the answer', 'Between them lies the middle half.'],
  );
};

const modeOf = (sorted: readonly Fraction[]): Answered | null => {
  const counts = sorted.map((one) => sorted.filter((other) => equal(one, other)).length);
  const most = Math.max(...counts);
  const modes = sorted.filter(
    (one, at) => counts[at] === most && sorted.findIndex((other) => equal(one, other)) === at,
  );
  const [value, other] = modes;
  return value && !other && most > 1
    ? answered(value, [plain(value), 'Count each value', `It comes ${most} times, more than any other.`])
    : null;
};
