import { spend } from '../budget.ts';
import { type Fraction, ZERO, divide } from '../expression/fraction.ts';
import { once } from '../once.ts';
import { isCalledFor, laws as allLaws, lawsOf, partsOf, quantities } from './all-laws.ts';
import { allCuesIn, conditionsIn } from './cues.ts';
import { type Measure, isBareNumber, normalise, readMeasures } from './measures.ts';
import { askedInFewWords, type Question, readQuestion } from './question.ts';
import { type Role, rolesIn } from './roles.ts';
import { isNear, solveLaw } from './solve-law.ts';
import type { Law, Quantity } from './table.ts';
import { type Unit, isSame, unitOf } from './units.ts';

/** A law with numbers put in, and what came out. */
export interface LawUse {
  readonly law: Law;
  readonly unknown: string;
  /** In base units; of a pure quantity its number. */
  readonly values: Readonly<Record<string, Fraction>>;
  readonly result: Fraction;
}

/** A way to a quantity: its value in base units, the laws in order, and what each measure was taken for. */
interface Way {
  readonly quantity: Quantity;
  readonly value: Fraction;
  readonly uses: readonly LawUse[];
  readonly taken: ReadonlyMap<Measure, Quantity>;
}

const MOST_LAWS = 3;
const MOST_WAYS = 24;

interface Situation {
  readonly roles: readonly Role[];
  /** Whether the text has the words a law needs. */
  readonly isCalledFor: (law: Law) => boolean;
  /** Whether a constant of nature has its usual value here: gravity has not on the Moon. */
  readonly isUsual: (constant: Quantity) => boolean;
}

interface Search extends Situation {
  /** What can be known with so many laws. */
  readonly reach: readonly ReadonlySet<Quantity>[];
}

/** All ways to a quantity over at most so many laws. */
const waysTo = (quantity: Quantity, situation: Situation): readonly Way[] =>
  byLaws(quantity, { ...situation, reach: reachOf(situation) }, MOST_LAWS, [quantity]);

// Most laws have a part that nothing leads to: no need to look at them again and again.
const reachOf = (situation: Situation): ReadonlySet<Quantity>[] => {
  const laws = allLaws()
    .filter(situation.isCalledFor)
    .map((law) => partsOf(law).map(([, quantity]) => quantity));
  const constants = laws.flat().filter(({ constant }) => constant);
  const reach = [new Set([...situation.roles.flatMap((role) => role.quantities), ...constants])];
  for (let count = 1; count <= MOST_LAWS; count++) {
    const known = reach[count - 1] ?? new Set();
    const next = laws.flatMap((parts) => {
      const missing = parts.filter((part) => !known.has(part));
      return missing.length === 1 ? missing : [];
    });
    reach.push(new Set([...known, ...next]));
  }
  return reach;
};

const byLaws = (
  target: Quantity,
  situation: Search,
  depth: number,
  path: readonly Quantity[],
): readonly Way[] =>
  lawsOf(target)
    .filter(situation.isCalledFor)
    .flatMap((law) => throughLaw(law, target, situation, depth, path))
    .filter(({ uses }) => uses.length <= MOST_LAWS)
    .slice(0, MOST_WAYS);

interface Part {
  readonly values: Readonly<Record<string, Fraction>>;
  readonly uses: readonly LawUse[];
  readonly taken: ReadonlyMap<Measure, Quantity>;
}

const throughLaw = (
  law: Law,
  target: Quantity,
  situation: Search,
  depth: number,
  path: readonly Quantity[],
): Way[] => {
  const parts = partsOf(law);
  const known = situation.reach[depth - 1];
  if (!parts.every(([, quantity]) => quantity === target || known?.has(quantity))) return [];
  spend(20);
  const unknown = parts.find(([, quantity]) => quantity === target)?.[0] ?? '';
  let open: readonly Part[] = [{ values: {}, uses: [], taken: new Map() }];
  for (const [symbol, quantity] of parts) {
    if (symbol === unknown) continue;
    const choices = waysToPart(quantity, situation, depth, path);
    open = open
      .flatMap((part) => choices.flatMap((way) => joined(part, symbol, way) ?? []))
      .slice(0, MOST_WAYS);
    if (open.length === 0) return [];
  }
  return open.flatMap(({ values, uses, taken }) => {
    const result = solveLaw(law.formula, unknown, values);
    if (!result || (result.top < 0n && !target.isSigned)) return [];
    return [{ quantity: target, value: result, uses: [...uses, { law, unknown, values, result }], taken }];
  });
};

// One measure is one quantity.
const joined = (part: Part, symbol: string, way: Way): Part | null => {
  const taken = new Map(part.taken);
  for (const [measure, quantity] of way.taken) {
    if (taken.has(measure) && (taken.get(measure) !== quantity || way.uses.length === 0)) return null;
    if ([...taken].some(([other, one]) => one === quantity && other !== measure)) return null;
    taken.set(measure, quantity);
  }
  const uses = [...part.uses, ...way.uses.filter((use) => !part.uses.some((one) => one.law === use.law))];
  return { values: { ...part.values, [symbol]: way.value }, uses, taken };
};

const waysToPart = (
  quantity: Quantity,
  situation: Search,
  depth: number,
  path: readonly Quantity[],
): Way[] => {
  // What is asked, or is being looked for already, can't be given.
  if (path.includes(quantity)) return [];
  const { constant } = quantity;
  const given = (value: Fraction, taken: Way['taken']): Way => ({ quantity, value, uses: [], taken });
  const direct = situation.roles
    .filter((role) => role.quantities.includes(quantity))
    .map(({ measure }) => given(valueAs(measure, quantity), new Map([[measure, quantity]])));
  if (constant && direct.length > 0) return direct;
  if (constant && situation.isUsual(quantity)) return [given(constant, new Map())];
  const derived = depth > 1 ? byLaws(quantity, situation, depth - 1, [...path, quantity]) : [];
  return [...direct, ...derived];
};

/** A measure's value as it goes into a formula. */
export const valueAs = (measure: Measure, quantity: Quantity): Fraction => {
  if (isBareNumber(measure)) return measure.value;
  const value = quantity.isSpan ? measure.span : measure.value;
  return quantity.isPure ? (divide(value, quantity.unit.factor) ?? value) : value;
};

/** A text whose every number was read, and the laws that lead from them to what is asked. */
export interface Solution {
  readonly way: Way;
  readonly measures: readonly Measure[];
  /** The unit that the text wants. */
  readonly unit: Unit | null;
}

/** Solves a plain problem with at most three laws; refuses when anything in the text could mean something else. */
export const solveByLaws = (message: string): Solution | null => {
  const text = normalise(message);
  const measures = readMeasures(text);
  const question = askedInFewWords(text, measures ?? []) ?? readQuestion(text);
  if (!question || !measures || isPaidByTheHour(measures)) return null;
  const roles = rolesIn(text, measures, question);
  // A number without a quantity may be what changes everything.
  if (roles.length === 0 || roles.some(({ quantities: own }) => own.length === 0)) return null;
  const words = allCuesIn(text);
  const isUsual = ({ name }: Quantity): boolean => !(name in ELSEWHERE && words.has(ELSEWHERE[name] ?? ''));
  const situation = {
    roles: [...roles, ...restsIn(words)],
    isCalledFor: (law: Law) => isCalledFor(law, words),
    isUsual,
  };
  const ways = question.targets.flatMap((target) => waysTo(target, situation));
  const conditions = [...conditionsIn(withoutNames(text, roles, question))];
  const sure = ways.filter(
    ({ uses, taken }) =>
      measures.every((measure) => taken.has(measure)) &&
      uses.every(({ law }) => conditions.every((condition) => law.allows.includes(condition))),
  );
  const least = Math.min(...sure.map(({ uses }) => uses.length));
  const shortest = sure.filter(({ uses }) => uses.length === least);
  const [way] = shortest;
  const agree = way && shortest.every(({ value }) => isNear(value, way.value));
  return agree ? { way, measures, unit: question.unit } : null;
};

const hourly = once(() => unitOf('$/h'));
// `$12 an hour` for two days: nobody works all the hours of a day.
const isPaidByTheHour = (measures: readonly Measure[]): boolean =>
  measures.some(({ unit }) => isSame(unit.dimension, hourly().dimension)) &&
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
