import { nearAnswer, inLine } from '../formula/rounded.ts';
import { plainSolution } from '../steps/plain.ts';
import type { Task } from '../worked.ts';
import chemistry from './chemistry.json' with { type: 'json' };

/** Relative atomic masses by their element. */
type Masses = Readonly<Record<string, number>>;

/** Relative atomic masses as tables for schools give them. */
const MASSES: Masses = chemistry.masses;
/** Substances by their names. */
const SUBSTANCES: Readonly<Record<string, string>> = chemistry.substances;
/** A chemical formula. Every part of it begins with a capital or a bracket, so that it can be read in one way only. */
const FORMULA = String.raw`(?:[A-Z][a-z]?\d{0,2}|\((?:[A-Z][a-z]?\d{0,2}){1,6}\)\d{0,2}){1,8}`;

/** “Cu = 64”: a mass that a task gives itself. */
const MASS_GIVEN = /(?<![A-Za-z\d])([A-Z][a-z]?)\s?[=:]\s?(\d{1,3}(?:\.\d{1,3})?)(?!\d|\.\d|\s?[a-z])/g;
/** The table of masses with those that a task gives itself; whole numbers, as schools reckon, where it gives none. */
const massesGiven = (text: string): Masses => {
  const given = Object.fromEntries(
    Array.from(text.matchAll(MASS_GIVEN), ([, element = '', mass = '']) => [element, Number(mass)]),
  );
  const rounded = Object.entries(MASSES).map(([element, mass]) => [
    element,
    element === 'Cl' ? 35.5 : element === 'Cu' ? 63.5 : Math.round(mass),
  ]);
  return { ...Object.fromEntries(rounded), ...given };
};

const inDigits = (text: string): string =>
  text.replaceAll(/[₀-₉]/g, (sign) => String('₀₁₂₃₄₅₆₇₈₉'.indexOf(sign)));

/** The mass of a mole, and how it is added up; null for what is no substance, or would weigh nothing. */
const massOf = (formula: string, masses: Masses): { mass: number; sum: string } | null => {
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
      String.raw`\b[Mm]ol(?:e|es|s)? (?:(?:are |is )(?=\d)|(?:are |is |do i have )?(?:there )?(?:in|of ${SUBSTANCE.replace('<substance>', '<named>')} (?:are )?in) )${NUMBER} ?(?:g|grams?) (?:of )?${SUBSTANCE}${END}`,
    ),
    'moles',
  ],
  [
    new RegExp(
      String.raw`\b(?:(?:[Hh]ow many |\b)[Gg]rams|[Mm]ass|[Hh]ow much) (?:are |is |of |do i need for )?(?:there )?(?:in )?${NUMBER} ?mol(?:e|es|s)? (?:of )?${SUBSTANCE}(?: weigh| in grams)?${END}`,
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
const atomCounts = (formula: string): ReadonlyMap<string, number> | null => {
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

/** One substance of an equation, and how many of it take part. */
interface Part {
  readonly formula: string;
  readonly times: number;
}

const TERM = String.raw`(?:\d{1,2}\s?)?${FORMULA}`;
const SIDE = String.raw`${TERM}(?:\s*\+\s*${TERM}){0,3}`;
const EQUATION = new RegExp(String.raw`(${SIDE})\s*(?:-+>|→|⟶)\s*(${SIDE})(?![A-Za-z0-9])`);
const NAMED = Object.keys(SUBSTANCES)
  .toSorted((one, other) => other.length - one.length)
  .join('|');
const ANY_SUBSTANCE = String.raw`(${NAMED}|${FORMULA})(?![A-Za-z0-9])`;
const GIVEN = new RegExp(
  String.raw`(?<![\d.])(\d{1,6}(?:\.\d{1,4})?)\s?(?:g|grams?)\s(?:of\s)?${ANY_SUBSTANCE}`,
  'g',
);
const ASKED = new RegExp(
  String.raw`\b(?:[Hh]ow (?:many|much) (?:grams?|g)|[Ww]hat mass|[Mm]ass|[Hh]ow much)\s(?:of\s)?${ANY_SUBSTANCE}`,
);
const ENOUGH = /\bin enough oxygen\b/;
/** What makes it another task: a yield, a rest, a purity, or more than one given substance. */
const MORE =
  /%|\b(?:yield|excess of|left over|impure|pure|only|limiting|dilut\w+|solution|liters?|litres?|ml|volume)\b/i;

/** Grams of one substance from grams of another, through moles and the ratio of the equation. */
export const reactionTask: Task = (written) => {
  if (written.length > 300) return null;
  const text = inDigits(written);
  const masses = massesGiven(text);
  const [given, other] = [...text.matchAll(GIVEN)];
  const asked = ASKED.exec(text)?.[1];
  if (!given || other || asked === undefined || MORE.test(text.replace(ENOUGH, ''))) return null;
  const [from, to] = [given[2] ?? '', asked].map((name) => SUBSTANCES[name.toLowerCase()] ?? name);
  const [grams = ''] = given.slice(1);
  const parts = from !== undefined && to !== undefined && from !== to ? ratioOf(text, from, to) : null;
  if (!parts) return null;
  const [one, made] = parts;
  const [first, second] = [massOf(one.formula, masses), massOf(made.formula, masses)];
  if (first === null || second === null) return null;
  const moles = Number(grams) / first.mass;
  const value = moles * (made.times / one.times) * second.mass;
  // “0 H2” is no part of an equation.
  if (!Number.isFinite(value) || value === 0) return null;
  const ratio = made.times === one.times ? '' : ` × ${made.times} ÷ ${one.times}`;
  return plainSolution(
    written.trim(),
    'formula',
    nearAnswer(value, written, 'g'),
    [
      `${grams} ÷ ${inLine(first.mass)} = ${inLine(moles)}`,
      'Change grams into moles',
      `An equation counts particles, not grams. So divide the mass of ${one.formula} by its molar mass, the mass of all its atoms together.`,
    ],
    [
      `${inLine(moles)}${ratio || ' × 1'} = ${inLine(moles * (made.times / one.times))}`,
      'Take the ratio of the equation',
      `${one.times} ${one.formula} and ${made.times} ${made.formula} go together.`,
    ],
    [
      `${grams} ÷ ${inLine(first.mass)}${ratio} × ${inLine(second.mass)}`,
      'Change moles into grams',
      `Multiply by the molar mass of ${made.formula}, ${second.sum}.`,
    ],
  );
};

/** How many of two substances go together: by a balanced equation, or because an element ends up in one product alone. Oxygen goes into all of them, and what else is named may hold the element too. */
const ratioOf = (text: string, from: string, to: string): [Part, Part] | null => {
  const [, left, right] = EQUATION.exec(text) ?? [];
  if (left !== undefined && right !== undefined) {
    const [before, after] = [partsOf(left), partsOf(right)];
    if (!isBalanced(before, after)) return null;
    const found = [from, to].map((formula) => [...before, ...after].find((one) => one.formula === formula));
    const [one, made] = found;
    return one && made ? [one, made] : null;
  }
  if (from === 'O2' || namesOther(text, [from, to])) return null;
  const [element, ...more] = atomCounts(from)?.keys() ?? [];
  const [used, held] = [atomCounts(from)?.get(element ?? ''), atomCounts(to)?.get(element ?? '')];
  return more.length === 0 && used !== undefined && held !== undefined
    ? [
        { formula: from, times: held },
        { formula: to, times: used },
      ]
    : null;
};

/** Whether a text names a substance besides these. */
const namesOther = (text: string, these: readonly string[]): boolean => {
  const rest = text.replace(ENOUGH, ' ').replaceAll(MASS_GIVEN, ' ');
  const named = (rest.match(NAMES) ?? []).map((name) => SUBSTANCES[name.toLowerCase()] ?? name);
  const written = (rest.match(FORMULAS) ?? []).filter((one) => one !== 'I' && massOf(one, MASSES) !== null);
  return [...named, ...written].some((one) => !these.includes(one));
};
const NAMES = new RegExp(String.raw`\b(?:${NAMED})\b`, 'gi');
const FORMULAS = new RegExp(String.raw`(?<![A-Za-z\d(])${FORMULA}(?![A-Za-z\d])`, 'g');

const partsOf = (side: string): Part[] =>
  side.split('+').map((term) => {
    const [, times = '', formula = ''] = /^(\d{0,2})\s?(.+)$/.exec(term.trim()) ?? [];
    return { formula, times: Number(times || 1) };
  });

const isBalanced = (before: readonly Part[], after: readonly Part[]): boolean => {
  const count = (parts: readonly Part[], element: string): number =>
    parts.reduce((all, { formula, times }) => all + times * (atomCounts(formula)?.get(element) ?? 0), 0);
  return Object.keys(MASSES).every((element) => count(before, element) === count(after, element));
};
