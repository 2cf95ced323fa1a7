import { roundTo, roundingIn } from '../arithmetic/rounding.ts';
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
import { decimal, readExpression } from '../expression/read.ts';
import { number, root, type Expression } from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import { writeNumber } from '../expression/write.ts';
import { fractionOf } from '../formula/rounded.ts';
import { displayOf } from '../simplify/display.ts';
import { answerOf, told, type Task, type ToldStep } from '../worked.ts';
import { groupedIn } from './grouped.ts';

const LIST = /(?:-?[\d,]*\.?\d+\s*[,;]\s*(?:and\s+)?){2,}(?:and\s+)?-?[\d,]*\.?\d+/;

// `median of 5 1 9 3`
const SPACED =
  /\b(?:mean|average|median|mode|range|deviation|variance|iqr)\s+(?:of|for)\s*:?\s*((?:-?\d+(?:\.\d+)?\s+){2,}-?\d+(?:\.\d+)?)\s*[?.]?\s*$/i;

/** The longest list of numbers in a text. */
export const dataIn = (text: string): Fraction[] | null => {
  const list =
    LIST.exec(text.replaceAll(/(\d),(?=\d{3}(?!\d)(?=\s*[;.]|$))/g, '$1'))?.[0] ??
    SPACED.exec(text)?.[1]?.trim().replaceAll(/\s+/g, ', ');
  if (list === undefined) return null;
  const parts = list.split(list.includes(';') ? /\s*;\s*/ : /\s*,\s*(?:and\s+)?/);
  return parts.map((one) => {
    const plain = one
      .replace(/and\s+/, '')
      .replaceAll(',', '')
      .trim();
    const { value } = decimal(plain.replace('-', ''));
    return plain.startsWith('-') ? { top: -value.top, bottom: value.bottom } : value;
  });
};

const MOST_VALUES = 2_000;

const groupedData = (text: string): Fraction[] | null => {
  const groups = groupedIn(text);
  const count = groups?.reduce((total, { times }) => total + times, 0) ?? 0;
  return groups && count <= MOST_VALUES
    ? groups.flatMap(({ value, times }) => Array.from({ length: times }, () => fractionOf(value)))
    : null;
};

const MOST_LISTED = 30;

const listed = (data: readonly Fraction[]): string =>
  data
    .slice(0, MOST_LISTED)
    .map((one) => writeNumber(one, 'decimal'))
    .join(', ') + (data.length > MOST_LISTED ? ', …' : '');
const meanOf = (data: readonly Fraction[]): Fraction =>
  divide(data.reduce(add, whole(0)), whole(data.length)) ?? whole(0);
const medianOf = (sorted: readonly Fraction[]): Fraction => {
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[middle - 1] ?? whole(0), sorted[middle] ?? whole(0)];
  return sorted.length % 2 === 1 ? high : multiply(add(low, high), fraction(1n, 2n));
};

/** Mean, median, mode, range and standard deviation of a list. */
export const statisticsTask: Task = (text) => {
  const asked =
    /\b(mean|average|median|mode|range|standard\s+deviation|variance|interquartile\s+range|iqr|first\s+quartile|third\s+quartile)\b(?!\s+rate)/i.exec(
      text
        .split('\n')
        .findLast((line) =>
          /\b(?:mean|average|median|mode|range|deviation|variance|quartile|iqr)\b/i.test(line),
        ) ?? '',
    );
  const data = asked && (groupedData(text) ?? dataIn(text));
  if (!asked || !data || data.length < 3 || /\boutliers?\b/i.test(text)) return null;
  const sorted = data.toSorted(compare);
  const kind = (asked[1] ?? '').toLowerCase().replaceAll(/\s+/g, ' ');
  const answer = answerFor(kind, data, sorted, /\bpopulation\b/i.test(text));
  if (!answer) return null;
  const [value, steps] = answer;
  const unit = roundingIn(text);
  const shown = unit ? rounded(value, unit) : value;
  return told(listed(data), kind, steps, answerOf(shown));
};

const rounded = (value: Expression, unit: Fraction): Expression => {
  const exact =
    value.kind === 'number'
      ? value.value
      : fraction(BigInt(Math.round(valueAt(value, {}).re * 1e9)), 1_000_000_000n);
  return number(roundTo(exact, unit), 'decimal');
};

type Answered = readonly [Expression, ToldStep[]];

const answerFor = (
  kind: string,
  data: readonly Fraction[],
  sorted: readonly Fraction[],
  population: boolean,
): Answered | null => {
  const mean = meanOf(data);
  switch (kind) {
    case 'mean':
    case 'average':
      return [
        number(mean, 'decimal'),
        [
          [
            `${writeNumber(data.reduce(add, whole(0)), 'decimal')} ÷ ${data.length}`,
            'Add everything up',
            'The sum of all values, divided by how many there are.',
          ],
          [writeNumber(mean, 'decimal'), 'Divide', 'That is the mean.'],
        ],
      ];
    case 'median':
      return [
        number(medianOf(sorted), 'decimal'),
        [
          [listed(sorted), 'Sort the values', 'From the smallest to the largest.'],
          [
            writeNumber(medianOf(sorted), 'decimal'),
            'Take the middle',
            'With an even number of values, the mean of the two in the middle.',
          ],
        ],
      ];
    case 'mode':
      return modeOf(sorted);
    case 'range': {
      const value = subtract(sorted.at(-1) ?? whole(0), sorted[0] ?? whole(0));
      return [
        number(value, 'decimal'),
        [[writeNumber(value, 'decimal'), 'Largest minus smallest', 'That is how far the values spread.']],
      ];
    }
    case 'variance':
    case 'standard deviation': {
      const squares = data
        .map((one) => multiply(subtract(one, mean), subtract(one, mean)))
        .reduce(add, whole(0));
      const variance = divide(squares, whole(population ? data.length : data.length - 1)) ?? whole(0);
      const value =
        kind === 'variance'
          ? number(variance, 'decimal')
          : (displayOf(root(2, number(variance))) ?? number(0));
      return [
        value,
        [
          [writeNumber(mean, 'decimal'), 'Find the mean', 'Add up and divide.'],
          [
            writeNumber(variance, 'decimal'),
            'Mean of the squared distances',
            population
              ? 'Divide by the number of values.'
              : 'For a sample, divide by one less than the number of values.',
          ],
          ...(kind === 'variance'
            ? []
            : [
                [
                  writeNumber(
                    fraction(BigInt(Math.round(valueAt(value, {}).re * 1e6)), 1_000_000n),
                    'decimal',
                  ),
                  'Take the root',
                  'Then it has the unit of the values again.',
                ] as ToldStep,
              ]),
        ],
      ];
    }
    default:
      return quartiles(kind, sorted);
  }
};

const quartiles = (kind: string, sorted: readonly Fraction[]): Answered => {
  const half = Math.floor(sorted.length / 2);
  const [low, high] = [medianOf(sorted.slice(0, half)), medianOf(sorted.slice(-half))];
  const value = kind.startsWith('first') ? low : kind.startsWith('third') ? high : subtract(high, low);
  return [
    number(value, 'decimal'),
    [
      [listed(sorted), 'Sort the values', 'From the smallest to the largest.'],
      [
        `${writeNumber(low, 'decimal')} and ${writeNumber(high, 'decimal')}`,
        'Medians of the two halves',
        'They are the quartiles.',
      ],
      [
        writeNumber(value, 'decimal'),
        'Read off the answer',
        'The spread between them holds the middle half.',
      ],
    ],
  ];
};

const modeOf = (sorted: readonly Fraction[]): Answered | null => {
  const counts = sorted.map((one) => sorted.filter((other) => equal(one, other)).length);
  const most = Math.max(...counts);
  const value = sorted[counts.indexOf(most)];
  return value && most > 1
    ? [
        number(value, 'decimal'),
        [[writeNumber(value, 'decimal'), 'Count each value', `It comes ${most} times, more than any other.`]],
      ]
    : null;
};

/** The value so many standard deviations from the mean, and z = (x − mean)/standard deviation. */
export const zScoreTask: Task = (text) => {
  if (!/\bz\s*-?\s*score\b/i.test(text)) return null;
  const model = /~\s*N\s*\(\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*\)/.exec(text);
  const mean = model?.[1] ?? /\bmean\b[^.\d]*?(?:was|is|of|=|mean)?\s*(-?[\d.]*\d)/i.exec(text)?.[1];
  const deviation =
    model?.[2] ?? /\bstandard\s+deviation\b[^.\d]*?(?:was|is|of|=)?\s*(-?[\d.]*\d)/i.exec(text)?.[1];
  const value =
    [...text.matchAll(/\bx\s*=\s*(-?[\d.]*\d)/g)].at(-1)?.[1] ??
    /\bz\s*-?\s*score\s+(?:of|for)\s+(?:an?\s+)?(?:[a-z]+\s+(?:of\s+)?)?(-?[\d.]*\d)/i.exec(text)?.[1];
  if (mean === undefined || deviation === undefined || value === undefined) return null;
  const raw = readExpression(`(${value} - ${mean})/(${deviation})`);
  const result = raw && displayOf(raw);
  return result
    ? told(
        `x = ${value}`,
        'z-score',
        [
          [
            `(${value} − ${mean})/${deviation}`,
            'Distance from the mean in standard deviations',
            'Subtract the mean, divide by the standard deviation.',
          ],
        ],
        answerOf(result),
      )
    : null;
};
