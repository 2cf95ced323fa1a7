import { spend } from '../budget.ts';
import { divide, type Fraction } from '../expression/fraction.ts';
import { laws as allLaws, lawsOf, partsOf } from './all-laws.ts';
import { isBareNumber, type Measure } from './measures.ts';
import type { Role } from './roles.ts';
import { solveLaw } from './solve-law.ts';
import type { Law, Quantity } from './table.ts';

/** A law with numbers put in, and what came out. */
export interface LawUse {
  readonly law: Law;
  readonly unknown: string;
  /** In base units; of a pure quantity its number. */
  readonly values: Readonly<Record<string, Fraction>>;
  readonly result: Fraction;
}

/** A way to a quantity: its value in base units, the laws in order, and what each measure was taken for. */
export interface Way {
  readonly quantity: Quantity;
  readonly value: Fraction;
  readonly uses: readonly LawUse[];
  readonly taken: ReadonlyMap<Measure, Quantity>;
}

const MOST_LAWS = 3;
const MOST_WAYS = 24;

export interface Situation {
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
export const waysTo = (quantity: Quantity, situation: Situation): readonly Way[] =>
  byLaws(quantity, { ...situation, reach: reachOf(situation) }, MOST_LAWS, [quantity]);

// Most laws have a part that nothing leads to: no need to look at them again and again.
const reachOf = ({ roles, isCalledFor }: Situation): ReadonlySet<Quantity>[] => {
  const laws = allLaws()
    .filter(isCalledFor)
    .map((law) => partsOf(law).map(([, quantity]) => quantity));
  const constants = laws.flat().filter(({ constant }) => constant);
  const reach = [new Set([...roles.flatMap(({ quantities }) => quantities), ...constants])];
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
): readonly Way[] => {
  // What is asked, or is being looked for already, can't be given.
  if (path.includes(quantity)) return [];
  const direct = situation.roles
    .filter(({ quantities }) => quantities.includes(quantity))
    .map(({ measure }) => ({
      quantity,
      value: valueAs(measure, quantity),
      uses: [],
      taken: new Map([[measure, quantity]]),
    }));
  if (quantity.constant && (direct.length > 0 || situation.isUsual(quantity)))
    return direct.length > 0 ? direct : [{ quantity, value: quantity.constant, uses: [], taken: new Map() }];
  const derived = depth > 1 ? byLaws(quantity, situation, depth - 1, [...path, quantity]) : [];
  return [...direct, ...derived];
};

/** A measure's value as it goes into a formula. */
export const valueAs = (measure: Measure, quantity: Quantity): Fraction => {
  if (isBareNumber(measure)) return measure.value;
  const value = quantity.isSpan ? measure.span : measure.value;
  return quantity.isPure ? (divide(value, quantity.unit.factor) ?? value) : value;
};
