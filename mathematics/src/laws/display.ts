import { ZERO, type Fraction } from '../expression/fraction.ts';
import { quantities } from './all-laws.ts';
import { valueAs, type LawUse } from './chain.ts';
import { isPlain, isSame, type Dimension } from './dimension.ts';
import type { Solution } from './laws.ts';
import { isBareNumber } from './measures.ts';
import { holds } from './solve-law.ts';
import type { Quantity } from './table.ts';
import { inUnit, unitNamed, unitOf, type Unit } from './units.ts';

/** A value as it is shown: its number, in a unit. */
export interface Shown {
  readonly number: Fraction;
  readonly unit: Unit;
}

/** A law as it is shown: every symbol with number and unit, so that the plain numbers satisfy the formula. */
export interface ShownUse {
  readonly use: LawUse;
  readonly values: Readonly<Record<string, Shown>>;
  readonly result: Shown;
}

const COMMON =
  'cm^2 cm^3 mm^2 mm^3 km^2 ft^2 ft^3 km/h mi/h cm/s ft/s g/cm^3 g/mL kg/L g/L cm mm km mi ft g min h L mL kJ kWh kW kPa mA mol/L g/mol'
    .split(' ')
    .map(unitOf);
const BASES = 'kg m s A K mol $ rad °'.split(' ').map(unitOf);
const DERIVED =
  'N J W Pa C V Ω F H T Wb Hz m/s m/s^2 m^2 m^3 kg/m^3 kg/mol mol/m^3 J/kg J/mol kg/m^2 $/J $/s m^3/s m^3/mol mol/(m^3*s) 1'
    .split(' ')
    .map(unitOf);
const SI = [...BASES, ...DERIVED];

const isPlainSize = ({ factor, offset }: Unit): boolean => factor.top === factor.bottom && offset.top === 0n;

/** The unit of size one that a quantity's base value stands in. */
const siUnit = (dimension: Dimension, fallback: Unit): Unit =>
  SI.find((unit) => isPlainSize(unit) && isSame(unit.dimension, dimension)) ?? fallback;

const numberIn = (value: Fraction, unit: Unit, { isSpan, isPure }: Quantity): Fraction =>
  isPure ? value : inUnit(value, isSpan ? { ...unit, offset: ZERO } : unit);

/** The laws of a solution with the text's own numbers where the formula allows, in base units otherwise. */
export const showUses = (solution: Solution): ShownUse[] => {
  const { way, measures, unit: wanted } = solution;
  const known = new Map<string, Shown>();
  for (const [measure, quantity] of way.taken) {
    const value = valueAs(measure, quantity);
    const unit = isBareNumber(measure) || quantity.isPure ? quantity.unit : measure.unit;
    known.set(quantity.name, { number: numberIn(value, unit, quantity), unit });
  }
  return way.uses.map((use) => {
    const isLast = use === way.uses.at(-1);
    const given = measures.map(({ unit }) => unit).filter(({ dimension }) => !isPlain(dimension));
    const shown = showUse(use, known, [
      ...(isLast && wanted ? [wanted] : []),
      ...given,
      currencyOf(solution),
    ]);
    known.set(use.law.symbols[use.unknown] ?? '', shown.result);
    return shown;
  });
};

// `€12 per hour` earns euros.
const currencyOf = ({ measures }: Solution): Unit => {
  const written = measures.map((one) => one.written).join(' ');
  return unitOf(/€|euro|EUR/.test(written) ? '€' : /£|GBP/.test(written) ? '£' : '$');
};

const quantityOf = (use: LawUse, symbol: string): Quantity => {
  const quantity = quantities().get(use.law.symbols[symbol] ?? '');
  if (!quantity) throw new Error(`No such symbol: ${symbol}`);
  return quantity;
};

const showUse = (use: LawUse, known: ReadonlyMap<string, Shown>, preferred: readonly Unit[]): ShownUse => {
  const target = quantityOf(use, use.unknown);
  const written = Object.fromEntries(
    Object.entries(use.values).map(([symbol, value]) => {
      const quantity = quantityOf(use, symbol);
      const { unit } = quantity;
      return [symbol, known.get(quantity.name) ?? { number: numberIn(value, unit, quantity), unit }];
    }),
  );
  if (target.isPure) return { use, values: inBase(use), result: { number: use.result, unit: target.unit } };
  const numbers = Object.fromEntries(Object.entries(written).map(([symbol, { number }]) => [symbol, number]));
  const fitting = [...preferred, target.unit, ...COMMON.filter((unit) => isMadeOf(unit, preferred))].find(
    (unit) =>
      isSame(unit.dimension, target.unit.dimension) &&
      holds(use.law.formula, { ...numbers, [use.unknown]: numberIn(use.result, unit, target) }),
  );
  if (fitting)
    return { use, values: written, result: { number: numberIn(use.result, fitting, target), unit: fitting } };
  const unit = isPlainSize(target.unit) ? target.unit : siUnit(target.unit.dimension, target.unit);
  return { use, values: inBase(use), result: { number: use.result, unit } };
};

// g/cm³ for grams and cubic centimetres, but no kilometres out of kilopascals.
const isMadeOf = ({ written }: Unit, units: readonly Unit[]): boolean => {
  const names = new Set(units.flatMap((unit) => unit.written.match(/[A-Za-z]+/g) ?? []).map(signOf));
  return (written.match(/[A-Za-z]+/g) ?? []).every((name) => names.has(name));
};

const signOf = (name: string): string => unitNamed(name)?.symbol ?? name;

const inBase = (use: LawUse): Record<string, Shown> =>
  Object.fromEntries(
    Object.entries(use.values).map(([symbol, number]) => {
      const { isPure, unit } = quantityOf(use, symbol);
      return [symbol, { number, unit: isPure ? unit : siUnit(unit.dimension, unitOf('1')) }];
    }),
  );

/** The answer in the unit that the text wants or uses itself, otherwise in the one the last law ends in. */
export const showAnswer = ({ way, measures, unit }: Solution, last: Shown): Shown => {
  const { quantity, value } = way;
  if (quantity.isPure) return last;
  const own = measures.find(
    ({ unit: { dimension } }) => !isPlain(dimension) && isSame(dimension, quantity.unit.dimension),
  );
  const usual = isPlainSize(quantity.unit) ? last.unit : quantity.unit;
  const chosen = unit ?? (isPlainSize(last.unit) ? (own?.unit ?? usual) : last.unit);
  return { number: numberIn(value, chosen, quantity), unit: chosen };
};
