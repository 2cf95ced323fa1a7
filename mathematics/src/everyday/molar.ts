import { nearAnswer } from '../formula/rounded.ts';
import { plainSolution } from '../steps/plain.ts';
import type { Task } from '../worked.ts';
import chemistry from './chemistry.json' with { type: 'json' };

/** Relative atomic masses by their element. */
export type Masses = Readonly<Record<string, number>>;

/** Relative atomic masses as tables for schools give them. */
export const MASSES: Masses = chemistry.masses;
/** Substances by their names. */
export const SUBSTANCES: Readonly<Record<string, string>> = chemistry.substances;
/** A chemical formula. Every part of it begins with a capital or a bracket, so that it can be read in one way only. */
export const FORMULA = String.raw`(?:[A-Z][a-z]?\d{0,2}|\((?:[A-Z][a-z]?\d{0,2}){1,6}\)\d{0,2}){1,8}`;

/** “Cu = 64”: a mass that a task gives itself. */
export const MASS_GIVEN =
  /(?<![A-Za-z\d])([A-Z][a-z]?)\s?[=:]\s?(\d{1,3}(?:\.\d{1,3})?)(?!\d|\.\d|\s?[a-z])/g;
/** The table of masses with those that a task gives itself; whole numbers, as schools reckon, where it gives none. */
export const massesGiven = (text: string): Masses => {
  const given = Object.fromEntries(
    Array.from(text.matchAll(MASS_GIVEN), ([, element = '', mass = '']) => [element, Number(mass)]),
  );
  const rounded = Object.entries(MASSES).map(([element, mass]) => [
    element,
    element === 'Cl' ? 35.5 : element === 'Cu' ? 63.5 : Math.round(mass),
  ]);
  return { ...Object.fromEntries(rounded), ...given };
};

export const inDigits = (text: string): string =>
  text.replaceAll(/[₀-₉]/g, (sign) => String('₀₁₂₃₄₅₆₇₈₉'.indexOf(sign)));

/** The mass of a mole, and how it is added up; null for what is no substance, or would weigh nothing. */
export const massOf = (formula: string, masses: Masses): { mass: number; sum: string } | null => {
  const counts = atomCounts(formula);
  if (!counts || [...counts.keys()].some((element) => !masses[element])) return null;
  const atoms = [...counts].map(([element, count]) => ({ mass: masses[element] ?? 0, count }));
  const mass = atoms.reduce((all, one) => all + one.mass * one.count, 0);
  if (mass === 0) return null;
  return {
    mass,
    sum: atoms.map((one) => (one.count === 1 ? String(one.mass) : `${one.count} × ${one.mass}`)).join(' + '),
  };
};

const SUBSTANCE = String.raw`(?<substance>${Object.keys(SUBSTANCES).join('|')}|${FORMULA})`;
const NUMBER = String.raw`(?<amount>\d+(?:\.\d+)?)`;
const END = String.raw`[\s?.!]*$`;
const FORMS: readonly (readonly [RegExp, 'mass of a mole' | 'moles' | 'grams'])[] = [
  [
    new RegExp(String.raw`\b(?:molar|formula|molecular) (?:mass|weight) of ${SUBSTANCE}${END}`),
    'mass of a mole',
  ],
  [
    new RegExp(
      String.raw`\b[Hh]ow many mol(?:e|es|s)? (?:(?:are |is )(?=\d)|(?:are |is |do i have )?(?:there )?(?:in|of ${SUBSTANCE.replace('<substance>', '<named>')} (?:are )?in) )${NUMBER} ?(?:g|grams?) (?:of )?${SUBSTANCE}${END}`,
    ),
    'moles',
  ],
  [
    new RegExp(
      String.raw`\b(?:[Hh]ow many grams|[Mm]ass|[Hh]ow much) (?:are |is |of |do i need for )?(?:there )?(?:in )?${NUMBER} ?mol(?:e|es|s)? (?:of )?${SUBSTANCE}(?: weigh| in grams)?${END}`,
    ),
    'grams',
  ],
];

/** Moles, grams and molar masses of one substance. */
export const molarTask: Task = (text) => {
  if (text.length > 160) return null;
  for (const [form, asks] of FORMS) {
    const found = form.exec(inDigits(text));
    const { substance = '', amount = '1' } = found?.groups ?? {};
    const formula = SUBSTANCES[substance] ?? substance;
    const known = found ? massOf(formula, MASSES) : null;
    if (!known) continue;
    const { sum, mass } = known;
    const shown = String(Number(mass.toFixed(3)));
    const n = Number(amount);
    const add = [
      `Add up the atoms of ${formula}`,
      'The molar mass is that of all its atoms together.',
    ] as const;
    if (asks === 'mass of a mole')
      return plainSolution(text.trim(), 'formula', nearAnswer(mass, text, 'g/mol'), [sum, ...add]);
    const [value, unit, sign, rule] =
      asks === 'moles'
        ? ([n / mass, 'mol', '÷', 'Divide by the molar mass'] as const)
        : ([n * mass, 'g', '×', 'Multiply by the molar mass'] as const);
    return plainSolution(
      text.trim(),
      'formula',
      nearAnswer(value, text, unit),
      [`M = ${sum} = ${shown} g/mol`, ...add],
      [`${amount} ${sign} ${shown}`, rule],
    );
  }
  return null;
};

/** The atoms of a formula, element by element; null where it is none. */
export const atomCounts = (formula: string): ReadonlyMap<string, number> | null => {
  const flat = formula.replaceAll(/\(([^()]*)\)(\d*)/g, (_, inside: string, of: string) =>
    inside.repeat(Number(of || 1)),
  );
  const parts = [...flat.matchAll(/([A-Z][a-z]?)(\d*)/g)];
  if (parts.length === 0 || parts.map(([all]) => all).join('') !== flat) return null;
  const counts = new Map<string, number>();
  for (const [, element = '', of = ''] of parts)
    counts.set(element, (counts.get(element) ?? 0) + Number(of || 1));
  return counts;
};
