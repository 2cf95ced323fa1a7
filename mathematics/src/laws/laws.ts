import { ZERO } from '../expression/fraction.ts';
import { isCalledFor, quantities } from './all-laws.ts';
import { waysTo, type Way } from './chain.ts';
import { allCuesIn, conditionsIn } from './cues.ts';
import { isSame } from './dimension.ts';
import { normalise, readMeasures, type Measure } from './measures.ts';
import { readQuestion, type NoQuestion, type Question } from './question.ts';
import { readRoles, type Role } from './roles.ts';
import { isNear } from './solve-law.ts';
import type { Law, Quantity } from './table.ts';
import { unitOf, type Unit } from './units.ts';

/** Why a text was left alone. */
export type Refusal =
  | NoQuestion
  | 'number not readable'
  | 'number without a quantity'
  | 'no law'
  | 'number not used'
  | 'condition'
  | 'ways disagree';

/** A text whose every number was read, and the laws that lead from them to what is asked. */
export interface Solution {
  readonly kind: 'solved';
  readonly way: Way;
  readonly measures: readonly Measure[];
  /** The unit that the text wants. */
  readonly unit: Unit | null;
}

export interface Refused {
  readonly kind: 'refused';
  readonly why: Refusal;
  /** What the text says that a law of the chain does not cover. */
  readonly conditions?: readonly string[];
}

const refused = (why: Refusal): Refused => ({ kind: 'refused', why });

/** Solves a plain problem with at most three laws; refuses when anything in the text could mean something else. */
export const solveByLaws = (message: string): Solution | Refused => {
  const text = normalise(message);
  const question = readQuestion(text);
  if (typeof question === 'string') return refused(question);
  const measures = readMeasures(text);
  if (!measures) return refused('number not readable');
  if (measures.length === 0) return refused('no law');
  const roles = readRoles(text, measures, question);
  return roles ? solveRoles(text, roles, question) : refused('number without a quantity');
};

const solveRoles = (text: string, roles: readonly Role[], question: Question): Solution | Refused => {
  const measures = roles.map(({ measure }) => measure);
  if (isPaidByTheHour(measures)) return refused('condition');
  const words = allCuesIn(text);
  const isUsual = ({ name }: Quantity): boolean => !(name in ELSEWHERE && words.has(ELSEWHERE[name] ?? ''));
  const situation = {
    roles: [...roles, ...restsIn(words)],
    isCalledFor: (law: Law) => isCalledFor(law, words),
    isUsual,
  };
  const ways = question.targets.flatMap((target) => waysTo(target, situation));
  if (ways.length === 0) return refused('no law');
  const whole = ways.filter(({ taken }) => measures.every((measure) => taken.has(measure)));
  if (whole.length === 0) return refused('number not used');
  const conditions = conditionsIn(withoutNames(text, roles, question));
  const sure = whole.filter(({ uses }) =>
    uses.every(({ law }) => [...conditions].every((condition) => law.allows.includes(condition))),
  );
  if (sure.length === 0) return { ...refused('condition'), conditions: [...conditions] };
  const least = Math.min(...sure.map(({ uses }) => uses.length));
  const shortest = sure.filter(({ uses }) => uses.length === least);
  const [way] = shortest;
  const agree = way && shortest.every(({ value }) => isNear(value, way.value));
  return agree ? { kind: 'solved', way, measures, unit: question.unit } : refused('ways disagree');
};

const HOURLY = unitOf('$/h');
// `$12 an hour` for two days: nobody works all the hours of a day.
const isPaidByTheHour = (measures: readonly Measure[]): boolean =>
  measures.some(({ unit }) => isSame(unit.dimension, HOURLY.dimension)) &&
  measures.some(({ unit }) => /^(?:day|week|month|year)s?$/.test(unit.written));

// Where a constant has another value than the usual one.
const ELSEWHERE: Readonly<Record<string, string>> = { gravity: 'elsewhere', 'sound speed': 'liquid' };

const MAKE_REST = [
  ['rest', 'initial speed'],
  ['stop', 'final speed'],
] as const;

// Who starts from rest or stops has a speed that needs no number.
const restsIn = (cues: ReadonlySet<string>): Role[] =>
  MAKE_REST.filter(([cue]) => cues.has(cue)).map(([cue, name]) => ({
    measure: { value: ZERO, span: ZERO, unit: unitOf('m/s'), written: cue, start: -1, end: -1 },
    quantities: [quantities().get(name)].filter((one) => one !== undefined),
    namings: [],
  }));

// In the name of a quantity, `friction` or `average` is no condition.
const withoutNames = (text: string, roles: readonly Role[], { named }: Question): string => {
  const spans = [named, ...roles.flatMap(({ measure, namings }) => [measure, ...namings])];
  return spans.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(Math.max(0, end - start)) + rest.slice(end),
    text,
  );
};
