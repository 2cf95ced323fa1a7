import { molarMassIn } from '../chemistry/substance.ts';
import { lawOf, solvedFor, type PutIn } from '../formula/put-in.ts';
import { NATURE } from '../physics/constants.ts';
import { hasStrayNumbers, type Given } from '../physics/given.ts';
import type { Quantity } from '../quantities/read.ts';
import type { Formula, Place } from './formula.ts';
import { gapTo, kindOf } from './measured.ts';

/** A formula whose letters all have values but for the one that is asked for. */
export interface Filled {
  readonly values: Readonly<Record<string, PutIn>>;
  readonly value: number;
}

const NAMED_WORTH = 200;
const IN_TURN = 1;
// What bends, rubs or pushes is never beside the point.
const TELLING = new Set(['rad', '', '%', 'N'].map(kindOf));
const SAME = 1e-9;
const NEAR_CONSTANT = 0.02;
const MOST_OF_A_KIND = 4;

/** Puts the numbers of a text into a formula; null when one is missing, left over, or could stand in two places. */
export const fillFormula = (
  formula: Formula,
  asked: string,
  given: Given,
  mayLeave: boolean,
): Filled | null => {
  const told = toldNumbers(formula, asked, given);
  const free = told.given.found.filter((one) => !isConstant(one, formula));
  const places = Object.entries(formula.places).filter(
    ([letter, { substance }]) =>
      letter !== asked && told.values[letter] === undefined && !(substance && !isMolarMassTold(free)),
  );
  const kinds = [
    ...new Set([...places.map(([, { unit }]) => kindOf(unit)), ...free.map(({ kind }) => kind)]),
  ];
  const spare = new Set((formula.ignore ?? []).map(kindOf));
  let ways: Readonly<Record<string, PutIn>>[] = [
    { ...constantsOf(formula, given), ...told.values, ...substancesOf(formula, free, given) },
  ];
  for (const kind of kinds) {
    const own = places.filter(([, { unit }]) => kindOf(unit) === kind);
    const values = free.filter((one) => one.kind === kind);
    const isLeft = mayLeave && own.length === 0 && !TELLING.has(kind);
    const chosen = seatings(own, values, told.given, isLeft || spare.has(kind));
    ways = ways.flatMap((way) => chosen.map((more) => Object.assign({}, way, more)));
  }
  if (hasStrayNumbers(told.given)) return null;
  const isSigned = formula.places[asked]?.signed;
  const solved = ways.flatMap((values) => {
    const found = solvedFor(formula.law, asked, values);
    return found && (isSigned || found.value > 0) ? [{ values, value: found.value }] : [];
  });
  const [best] = solved;
  return best && solved.every(({ value }) => Math.abs(value - best.value) <= SAME * Math.abs(best.value))
    ? best
    : null;
};

// Numbers without a unit are told by their words; what they claim is no quantity of another kind.
const toldNumbers = (formula: Formula, asked: string, given: Given) => {
  const values: Record<string, PutIn> = {};
  const spans: Quantity[] = [];
  for (const [letter, place] of Object.entries(formula.places)) {
    const match = letter === asked ? null : place.said?.exec(given.text);
    const digits = match?.slice(1).find((group) => group !== undefined);
    if (!match || digits === undefined) continue;
    values[letter] = { value: numberOf(digits) * (place.unit === '%' ? 0.01 : 1) };
    const start = match.index + match[0].lastIndexOf(digits);
    spans.push({ value: 0, kind: 'told', written: digits, start, end: start + digits.length });
  }
  const isClaimed = (one: Quantity): boolean =>
    spans.some((span) => one.start < span.end && span.start < one.end);
  const found = given.found.filter((one) => !isClaimed(one));
  const all = [...given.all.filter((one) => !isClaimed(one)), ...spans];
  return { values, given: { ...given, found, all } };
};

const WORDS: Readonly<Record<string, number>> = {
  one: 1,
  first: 1,
  two: 2,
  second: 2,
  doubles: 2,
  doubled: 2,
  twice: 2,
  three: 3,
  third: 3,
  triples: 3,
  tripled: 3,
  four: 4,
  fourth: 4,
  quadrupled: 4,
  five: 5,
  fifth: 5,
  six: 6,
  ten: 10,
  half: 0.5,
  halved: 0.5,
};

const numberOf = (digits: string): number => {
  const word = WORDS[digits.toLowerCase()];
  if (word !== undefined) return word;
  const [base = '', exponent = '0'] = digits.replaceAll(/[\s(),]/g, '').split('*10^');
  return Number(base) * 10 ** Number(exponent);
};

const MOLAR = kindOf('kg/mol');
const isMolarMassTold = (found: readonly Quantity[]): boolean => found.some(({ kind }) => kind === MOLAR);

// Whoever names the substance has told its molar mass.
const substancesOf = (
  { places }: Formula,
  found: readonly Quantity[],
  { text }: Given,
): Record<string, PutIn> => {
  const [letter] = Object.entries(places).find(([, { substance }]) => substance) ?? [];
  const mass = letter === undefined || isMolarMassTold(found) ? null : molarMassIn(text);
  return letter === undefined || mass === null ? {} : { [letter]: { value: mass / 1_000, unit: 'kg/mol' } };
};

const isConstant = (one: Quantity, { constants }: Formula): boolean =>
  Object.values(constants ?? {}).some((name) => {
    const { value, unit } = NATURE[name];
    return one.kind === kindOf(unit) && Math.abs(one.value - value) <= NEAR_CONSTANT * value;
  });

const constantsOf = ({ law, places, constants }: Formula, { g }: Given): Record<string, PutIn> => {
  const filled: Record<string, PutIn> = {};
  if (!('g' in places) && lawOf(law) !== null && /(?<![A-Za-z])g(?![A-Za-z_(])/.test(law))
    filled['g'] = { ...NATURE.gravity, value: g ?? NATURE.gravity.value };
  for (const [letter, name] of Object.entries(constants ?? {})) filled[letter] = NATURE[name];
  return filled;
};

/** The ways to give the quantities of one kind to its places that the words like best. */
const seatings = (
  places: readonly (readonly [string, Place])[],
  values: readonly Quantity[],
  given: Given,
  isSpare: boolean,
): Record<string, PutIn>[] => {
  if (places.length === 0) return isSpare || values.every(({ value }) => value === 0) ? [{}] : [];
  if (values.length > MOST_OF_A_KIND) return [];
  const orders = ordersOf(places, values, given);
  const isWhole = ({ taken }: Order): boolean =>
    isSpare ||
    values.every((one) => one.value === 0 || taken.some((other) => other === one || isAgain(other, one)));
  const whole = orders.filter(isWhole);
  const best = Math.max(...whole.map(({ worth }) => worth));
  return whole.filter(({ worth }) => worth >= best - SAME).map(({ filled }) => filled);
};

// The same number said again is the same quantity.
const isAgain = (a: Quantity, b: Quantity): boolean => a.value === b.value && a.start !== b.start;

interface Order {
  readonly filled: Record<string, PutIn>;
  readonly taken: readonly Quantity[];
  readonly worth: number;
}

const ordersOf = (
  places: readonly (readonly [string, Place])[],
  values: readonly Quantity[],
  given: Given,
): Order[] => {
  let orders: Order[] = [{ filled: {}, taken: [], worth: 0 }];
  const inTurn = values.toSorted((a, b) => a.start - b.start);
  for (const [letter, { near, unit, otherwise, turn, named }] of places)
    orders = orders.flatMap((order) => {
      const seated = values.flatMap((one) => {
        const gap = near ? gapTo(near, one, given) : null;
        // Nothing at all is something only where it is called so.
        const isNameless = gap === null && near !== undefined && (one.value === 0 || named);
        if (order.taken.includes(one) || isNameless) return [];
        return [
          {
            filled: { ...order.filled, [letter]: { value: one.value, unit } },
            taken: [...order.taken, one],
            worth:
              order.worth +
              (gap === null ? 0 : NAMED_WORTH - gap) +
              (turn !== undefined && inTurn[turn] === one ? IN_TURN : 0),
          },
        ];
      });
      const left =
        otherwise === undefined
          ? []
          : [{ ...order, filled: { ...order.filled, [letter]: { value: otherwise, unit } } }];
      return [...seated, ...left];
    });
  return orders;
};
