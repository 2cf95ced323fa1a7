import { type Fraction, ZERO, toNumber } from '../expression/fraction.ts';
import { write } from '../expression/write.ts';
import { inLine, moneyAnswer, nearAnswer, withCurrency } from '../formula/rounded.ts';
import { type PlainStep, plainSolution } from '../steps/plain.ts';
import type { Answer, Worked } from '../worked.ts';
import { partsOf, quantities } from './all-laws.ts';
import { type LawUse, type Solution, solveByLaws, valueAs } from './laws.ts';
import { isBareNumber } from './measures.ts';
import { holds, lawRelation, solvedFor } from './solve-law.ts';
import { type Quantity, nounOf } from './table.ts';
import { type Dimension, type Unit, inUnit, isPlain, isSame, unitNamed, unitOf } from './units.ts';

/** A unit as it is printed. */
const printed = (unit: string): string =>
  unit
    .replaceAll(/\s+per\s+/g, '/')
    .replaceAll(/[A-Za-z]{3,}/g, (word) => unitNamed(word)?.symbol ?? word)
    .replaceAll(/(?<=[a-z])(?=[23]$)/g, '^')
    .replaceAll('^2', '²')
    .replaceAll('^3', '³')
    .replaceAll('^4', '⁴')
    .replaceAll('*', '·');

const CURRENCY = /^[$€£]$|^(?:dollars?|euros?|USD|EUR|GBP)$/;
const signOf = (unit: string): string =>
  /^(?:€|euros?|EUR)$/.test(unit) ? '€' : /^(?:£|GBP)$/.test(unit) ? '£' : '$';

const inWords = ({ number, unit }: ShownValue): string => {
  const value = inLine(toNumber(number));
  if (CURRENCY.test(unit.written)) return withCurrency(value, signOf(unit.written));
  return unit.written === '' ? value : `${value} ${printed(unit.written)}`;
};

const NAMES = /arc(?:sin|cos|tan)|sin|cos|tan|sqrt|ln|log|degrees|\p{L}(?:_\w+)?/gu;

const filledIn = (line: string, values: Readonly<Record<string, ShownValue>>): string =>
  line.replaceAll(NAMES, (name) => {
    const value = values[name];
    return value ? `(${inLine(toNumber(value.number))})` : name;
  });

const stepsOf = ({ use, values, result }: ShownUse): PlainStep[] => {
  const { law, unknown } = use;
  const formula = write(lawRelation(law.formula));
  const solved = `${unknown} = ${write(solvedFor(law.formula, unknown) ?? lawRelation(law.formula).right)}`;
  const meaning = partsOf(law)
    .map(([symbol, quantity]) => `${symbol} is the ${nounOf(quantity)}`)
    .join(', ');
  const numbers = Object.entries(values)
    .map(([symbol, value]) => `${symbol} = ${inWords(value)}`)
    .join(', ');
  return [
    [formula, law.name, `Here ${meaning}.`],
    ...(solved === formula
      ? []
      : [[solved, `Solve for ${unknown}`, 'Undo what is done to it, on both sides.'] as const]),
    [filledIn(solved, values), 'Put the numbers in', `${numbers}.`],
    [`${unknown} = ${inWords(result)}`, 'Work it out', 'Put back into the formula, both sides agree.'],
  ];
};

const answerOf = (shown: ShownValue, text: string): Answer => {
  const value = toNumber(shown.number);
  const { written } = shown.unit;
  return CURRENCY.test(written)
    ? moneyAnswer(value, text, signOf(written))
    : nearAnswer(value, text, printed(written));
};

/** The solution as lines that a student can follow. */
const workedLaw = (solution: Solution, text: string): Worked => {
  const uses = showUses(solution);
  const last = uses.at(-1)?.result ?? { number: solution.way.value, unit: solution.way.quantity.unit };
  const answer = showAnswer(solution, last);
  const given = solution.measures.map(({ written }) => written).join(', ');
  const steps = uses.flatMap(stepsOf);
  const unknown = solution.way.uses.at(-1)?.unknown ?? '';
  const reason = `${inWords(last)} and ${inWords(answer)} are the same.`;
  const converted: PlainStep = [`${unknown} = ${inWords(answer)}`, 'Change the unit', reason];
  const all = answer.unit.written === last.unit.written ? steps : [...steps, converted];
  return { ...plainSolution(`Given: ${given}`, 'formula', answerOf(answer, text), ...all), check: 'formula' };
};

/** Works a plain problem about quantities; null when it is not certain what the problem means. */
export const workByLaws = (text: string): Worked | null => {
  const solution = solveByLaws(text);
  return solution && workedLaw(solution, text);
};

/** A value as it is shown: its number, in a unit. */
interface ShownValue {
  readonly number: Fraction;
  readonly unit: Unit;
}

/** A law as it is shown: every symbol with number and unit, so that the plain numbers satisfy the formula. */
interface ShownUse {
  readonly use: LawUse;
  readonly values: Readonly<Record<string, ShownValue>>;
  readonly result: ShownValue;
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
const showUses = (solution: Solution): ShownUse[] => {
  const { way, measures, unit: wanted } = solution;
  const known = new Map<string, ShownValue>();
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

const showUse = (
  use: LawUse,
  known: ReadonlyMap<string, ShownValue>,
  preferred: readonly Unit[],
): ShownUse => {
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
  const names = new Set(units.flatMap((unit) => unit.written.match(/[A-Za-z]+/g) ?? []).map(symbolOf));
  return (written.match(/[A-Za-z]+/g) ?? []).every((name) => names.has(name));
};

const symbolOf = (name: string): string => unitNamed(name)?.symbol ?? name;

const inBase = (use: LawUse): Record<string, ShownValue> =>
  Object.fromEntries(
    Object.entries(use.values).map(([symbol, number]) => {
      const { isPure, unit } = quantityOf(use, symbol);
      return [symbol, { number, unit: isPure ? unit : siUnit(unit.dimension, unitOf('1')) }];
    }),
  );

/** The answer in the unit that the text wants or uses itself, otherwise in the one the last law ends in. */
const showAnswer = ({ way, measures, unit }: Solution, last: ShownValue): ShownValue => {
  const { quantity, value } = way;
  if (quantity.isPure) return last;
  const own = measures.find(
    ({ unit: { dimension } }) => !isPlain(dimension) && isSame(dimension, quantity.unit.dimension),
  );
  const usual = isPlainSize(quantity.unit) ? last.unit : quantity.unit;
  const chosen = unit ?? (isPlainSize(last.unit) ? (own?.unit ?? usual) : last.unit);
  return { number: numberIn(value, chosen, quantity), unit: chosen };
};
