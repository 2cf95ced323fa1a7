import { fraction } from '../expression/fraction.ts';
import {
  call,
  contains,
  hasSymbol,
  minus,
  number,
  product,
  quotient,
  substitute,
  sum,
  symbol,
  type Expression,
} from '../expression/tree.ts';
import { write } from '../expression/write.ts';
import { findRequest } from '../find/request.ts';
import { subjectOf } from '../function/subject.ts';
import { displayOf } from '../simplify/display.ts';
import { answerOf, told, type Task } from '../worked.ts';

const WAVES = new Set(['sin', 'cos', 'tan', 'cot', 'sec', 'csc']);
const isWave = (node: Expression): boolean => node.kind === 'call' && WAVES.has(node.name);

interface Wave {
  readonly kind: string;
  readonly factor: Expression;
  readonly pace: Expression;
  /** What stands in the brackets at zero. */
  readonly offset: Expression;
  readonly middle: Expression;
}

/** A · sin(B·x + C) + D, taken apart; null for anything else. */
const waveIn = (body: Expression, name: string): Wave | null => {
  const terms = body.kind === 'sum' ? body.terms : [body];
  const [term, second] = terms.filter((one) => contains(one, isWave));
  if (!term || second || terms.some((one) => one !== term && hasSymbol(one, name))) return null;
  const inner = term.kind === 'negative' ? term.of : term;
  const factors =
    inner.kind === 'product'
      ? inner.factors
      : inner.kind === 'quotient'
        ? [inner.top, quotient(number(1), inner.bottom)]
        : [inner];
  const flat = factors.flatMap((one) => (one.kind === 'product' ? one.factors : [one]));
  const wave = flat.find(isWave);
  if (wave?.kind !== 'call' || flat.some((one) => one !== wave && hasSymbol(one, name))) return null;
  const [argument] = wave.args;
  if (!argument) return null;
  const at = (value: number): Expression | null => displayOf(substitute(argument, name, number(value)));
  const [zero, one, two] = [at(0), at(1), at(2)];
  if (!zero || !one || !two) return null;
  const [pace, next] = [displayOf(minus(one, zero)), displayOf(minus(two, one))];
  const factor = displayOf(product(flat.filter((part) => part !== wave)));
  if (!pace || !next || !factor || write(pace) !== write(next)) return null;
  return {
    kind: wave.name,
    factor: term.kind === 'negative' ? { kind: 'negative', of: factor } : factor,
    pace,
    offset: zero,
    middle: sum(terms.filter((part) => part !== term)),
  };
};

const size = (value: Expression): Expression => displayOf(call('abs', value)) ?? call('abs', value);

type Feature = readonly [RegExp, (wave: Wave) => Expression, string, string];

const FEATURES: readonly Feature[] = [
  [
    /\bamplitude\b/i,
    ({ factor }) => size(factor),
    'The size of the factor in front',
    'So far the wave swings to either side.',
  ],
  [
    /\bfrequency\b/i,
    ({ pace }) => quotient(size(pace), product([number(2), symbol('π')])),
    'One over the period',
    'So many waves fit into one unit.',
  ],
  [
    /\bperiod\b/i,
    ({ pace, kind }) =>
      quotient(product([number(kind === 'tan' || kind === 'cot' ? 1 : 2), symbol('π')]), size(pace)),
    'Divide the usual period by the factor of the letter',
    'Then the brackets have gone once around.',
  ],
  [
    /\b(?:phase|horizontal)\s+shift\b/i,
    ({ pace, offset }) => quotient({ kind: 'negative', of: offset }, pace),
    'Where the brackets are zero',
    'There the wave begins.',
  ],
  [
    /\b(?:midline|vertical\s+shift)\b/i,
    ({ middle }) => middle,
    'What is added at the end',
    'The wave swings around it.',
  ],
  [
    /\bmaximum\b/i,
    ({ factor, middle }) => sum([middle, size(factor)]),
    'Middle plus amplitude',
    'That is the highest point.',
  ],
  [
    /\bminimum\b/i,
    ({ factor, middle }) => minus(middle, size(factor)),
    'Middle minus amplitude',
    'That is the lowest point.',
  ],
];

/** Amplitude, period, frequency, shift and middle of a sine or cosine. */
export const waveTask: Task = (text) => {
  if (!/\b(?:sin|cos|tan|cot|sec|csc)/i.test(text)) return null;
  const last = text
    .trim()
    .split('\n')
    .findLast((line) => FEATURES.some(([words]) => words.test(line)));
  const asked =
    last?.split(/(?<=[.?])\s/).findLast((line) => FEATURES.some(([words]) => words.test(line))) ?? '';
  const hits = FEATURES.filter(([words]) => words.test(asked));
  const [feature] = hits;
  const subject = feature && hits.length === 1 ? subjectOf(findRequest(text)) : null;
  const wave = subject && waveIn(subject.body, subject.name);
  if (!wave || !feature || !subject) return null;
  const [, read, rule, reason] = feature;
  const value = displayOf(read(wave));
  return (
    value &&
    told(
      write(subject.body),
      'wave',
      [
        [
          `factor ${write(wave.factor)}, pace ${write(wave.pace)}`,
          'Compare with A · sin(B · x + C) + D',
          'Every letter has its own meaning.',
        ],
        [write(value), rule, reason],
      ],
      answerOf(value),
    )
  );
};

/** A multiple of π that a number is, with a small bottom; null when it is none. */
export const asPartOfPi = (value: number): Expression | null => {
  for (const bottom of [1, 2, 3, 4, 6, 8, 12, 5, 10]) {
    const top = (value / Math.PI) * bottom;
    if (Math.abs(top - Math.round(top)) < 1e-8)
      return displayOf(product([number(fraction(BigInt(Math.round(top)), BigInt(bottom))), symbol('π')]));
  }
  return null;
};
