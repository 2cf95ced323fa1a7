import { atomsOf, elementOf, formulaOf } from './atoms.ts';
import table from './chemistry.json' with { type: 'json' };

/** What a mole of the substance of a task weighs, where its grams, particles or liters are told or asked. */

const NAMES = [...Object.keys(table.substances), ...Object.keys(table.gases), ...table.plainElements];
const SUBSTANCE = new RegExp(
  String.raw`(?<![A-Za-z\d(\[])(?:(?:[A-Z][a-z]?\d{0,2}|\((?:[A-Z][a-z]?\d{0,2}){1,6}\)\d{0,2}){1,8}(?![A-Za-z\d([+\-]|\s?=)|(?:${NAMES.join('|')})(?:\sgas)?(?![a-z]))`,
  'gu',
);
/** “In”, “He” and “C” are words and units as well. */
const AS_A_SUBSTANCE = /(?:\b(?:of|g|grams?|mol|moles?|L|kg|mass)|\d)\s?$/;

const massOf = (formula: string): number | null => {
  const atoms = atomsOf(formula);
  if (!atoms || atoms.size === 0) return null;
  return [...atoms].reduce(
    (sum, [symbol, times]) => sum + times * (elementOf(symbol)?.mass ?? Number.NaN),
    0,
  );
};

interface Substance {
  written: string;
  mass: number;
}

/** The one substance of a task; null where there are several, or none. */
const oneSubstance = (task: string): Substance | null => {
  const found = Array.from(task.matchAll(SUBSTANCE)).flatMap(({ 0: written, index }) => {
    const isPlain = /^[A-Z][a-z]?$/.test(written);
    if (isPlain && !AS_A_SUBSTANCE.test(task.slice(0, index))) return [];
    const name = written.replace(/\sgas$/, '');
    const gas = (table.gases as Readonly<Record<string, string>>)[name];
    const mass = massOf(gas ?? elementOf(name)?.symbol ?? formulaOf(name));
    return mass === null || Number.isNaN(mass) ? [] : [{ written, mass }];
  });
  const [one, ...others] = found;
  return one && others.every(({ mass }) => mass === one.mass) ? one : null;
};

const TOLD =
  /->|→|⇌|<->|g\/mol|molar mass(?! of a gas)|\bMr?\s?=|\bp[HK]|\byield\b|\breact|\bsolution\b|\bmol\/|\d\s?M\b/i;
const GRAMS = /\d\s?(?:k?g|mg|grams?)\b(?!\/)/;
const COUNTS = /\b(?:mol|moles?|molecules?|atoms?|particles|formula units)\b/;
const PARTICLES = /\d\s?(?:molecules|atoms|particles|formula units)\b/;
const ASKS_FOR_MASS = /\b(?:mass|grams?|weigh\w*|heavy)\b/i;
const AT_STP = /\b(?:STP|NTP|standard (?:conditions|temperature))\b|\bs\.t\.p/i;
const HEAT_OF_MOLE = /\bkj\s?(?:\/\s?mol|per mole?)/i;

const asksForMoles = (task: string): boolean =>
  (GRAMS.test(task) && COUNTS.test(task) && !/\d\s?(?:mol|moles?)\b(?!ecule)/.test(task)) ||
  (PARTICLES.test(task) && ASKS_FOR_MASS.test(task)) ||
  (AT_STP.test(task) &&
    (/\bdensity\b|\bdense\b/i.test(task) ||
      (/\d\s?(?:L|l|lit\w+|dm)/.test(task) && ASKS_FOR_MASS.test(task) && !GRAMS.test(task)))) ||
  (HEAT_OF_MOLE.test(task) && GRAMS.test(task));

/** “28 g of N2 is how many moles”: what a mole of it weighs. */
export const withMassOfOne = (task: string): string => {
  if (!asksForMoles(task) || TOLD.test(task.replaceAll(/\bkj\s?\/\s?mol\w*/gi, ' '))) return task;
  const one = oneSubstance(task);
  return one ? told(task, one, `molar mass ${one.mass.toFixed(2)} g/mol`) : task;
};

const told = (task: string, { written }: Substance, what: string): string =>
  `${task.replaceAll(new RegExp(String.raw`(?<![A-Za-z\d])${escaped(written)}(?![A-Za-z\d])`, 'g'), 'it').replace(/[\s.?!]+$/, '')} (${what})`;

const escaped = (text: string): string => text.replaceAll(/[()]/g, String.raw`\$&`);

const DEPOSITS = /\b(?:deposit\w*|plat(?:ed|es?|ing)|electroly\w*|cathode|produc\w*)\b/i;
const METAL = new RegExp(
  String.raw`(?<![A-Za-z])(?:(${Object.keys(table.ions).join('|')})|([A-Z][a-z]?)(?=\^?\(?\d?\+))(?:\^?\(?(\d?)\+\)?)?(?![A-Za-z])`,
  'gi',
);

/** “How much copper does 2 A deposit in an hour?”: what a mole of it weighs, and how many electrons an ion takes. */
export const withIonOfMetal = (task: string): string => {
  if (!DEPOSITS.test(task) || !/\d\s?(?:m?A|amps?|amperes?)\b/.test(task) || /g\/mol|molar mass/i.test(task))
    return task;
  const metals = Array.from(task.matchAll(METAL)).flatMap(([written, name, symbol, size]) => {
    const element = elementOf(name?.toLowerCase() ?? symbol ?? '');
    const charge =
      symbol === undefined
        ? (table.ions as Readonly<Record<string, number>>)[name?.toLowerCase() ?? '']
        : Number(size || 1);
    return element && charge !== undefined ? [{ written, element, charge, isIon: symbol !== undefined }] : [];
  });
  const symbols = new Set(metals.map(({ element }) => element.symbol));
  const [metal] = metals.toSorted((one, other) => Number(other.isIon) - Number(one.isIon));
  if (!metal || symbols.size !== 1) return task;
  const plain = metals.reduce((text, { written }) => text.replace(written, 'it'), task);
  return `${plain.replace(/[\s.?!]+$/, '')} (molar mass ${metal.element.mass.toFixed(2)} g/mol, charge ${metal.charge})`;
};

const HYDRATE =
  /(?<![A-Za-z\d])((?:[A-Z][a-z]?\d{0,2}|\((?:[A-Z][a-z]?\d{0,2}){1,6}\)\d{0,2}){2,8})\s?[·•.*∙]\s?[xn]\s?H2O/;

/** “5.0 g of CuSO4·xH2O leave 3.2 g”: what a mole of the dry salt weighs. */
export const withDrySalt = (task: string): string => {
  const [hydrate = '', salt = ''] = HYDRATE.exec(task) ?? [];
  const mass = salt === '' ? null : massOf(salt);
  if (mass === null || Number.isNaN(mass) || /g\/mol/.test(task)) return task;
  const plain = task.replace(hydrate, 'the salt ·xH2O').replaceAll(salt, 'the dry salt');
  return `${plain.replace(/[\s.?!]+$/, '')} (dry salt ${mass.toFixed(2)} g/mol)`;
};

const EMPIRICAL =
  /\bempirical(?: formula)?(?: is| of|:|=| =)?\s(?:a compound is\s)?((?:[A-Z][a-z]?\d{0,2}){1,6})(?![A-Za-z\d(])/;

/** “Empirical formula CH2, molar mass 56”: what one unit weighs. */
export const withOneUnit = (task: string): string => {
  const formula = EMPIRICAL.exec(task)?.[1];
  const mass = formula === undefined ? null : massOf(formula);
  if (formula === undefined || mass === null || Number.isNaN(mass) || !/\bmolecular\b/i.test(task))
    return task;
  return `${task.replaceAll(formula, 'it').replace(/[\s.?!]+$/, '')} (one unit ${mass.toFixed(2)} g/mol)`;
};
