import { atomsOf, elementOf, ELEMENTS, formulaOf } from './atoms.ts';
import table from './chemistry.json' with { type: 'json' };

/** What the signs of chemistry tell without a number of the task: protons, masses, charges. */

const NAMES = ELEMENTS.map(({ name }) => name).join('|');
const ELEMENT = String.raw`(?<element>[A-Z][a-z]?(?![A-Za-z])|${NAMES}|${NAMES.replaceAll(/(?<=^|\|)./g, (letter) => letter.toUpperCase())})`;
const FORMULA = String.raw`(?<formula>(?:[A-Z][a-z]?\d{0,2}|\((?:[A-Z][a-z]?\d{0,2}){1,6}\)\d{0,2}){1,8}(?![A-Za-z\d(])|${Object.keys(table.substances).join('|')})`;
const CHARGE = String.raw`(?:\^?\(?(?<size>\d?)(?<sign>[+−-])(?!\d)\)?)?`;

const PERCENT_OF = new RegExp(
  String.raw`(?:\bpercent\w*|%).{0,30}?\b${ELEMENT}(?: by mass)?(?: is| are)? in (?:a molecule of |the compound )?${FORMULA}`,
  'u',
);
const SEVERAL = new RegExp(String.raw`\b(?:${NAMES}),? and (?:${NAMES})\b`, 'i');
const OF_ALL = /%(?=.*\d\s?%)|\d\s?%|\byield\b|\bdoes\b.*\bweigh|\bthan\b/i;

/** “Percent of oxygen in water”: what its atoms weigh, and all of them. */
export const withElementShare = (task: string): string => {
  const { element = '', formula = '' } = PERCENT_OF.exec(task)?.groups ?? {};
  const [asked, atoms] = [elementOf(element), atomsOf(formulaOf(formula))];
  const count = asked && atoms?.get(asked.symbol);
  if (!asked || !atoms || !count || atoms.size < 2 || SEVERAL.test(task) || OF_ALL.test(task)) return task;
  const all = [...atoms].reduce((sum, [symbol, times]) => sum + times * (elementOf(symbol)?.mass ?? 0), 0);
  const share = `(the element ${(count * asked.mass).toFixed(2)} g of ${all.toFixed(2)} g)`;
  return `${task.replace(formula, 'the compound').replace(/[\s.?!]+$/, '')} ${share}`;
};

const ION = /\belectrons?\b.{0,30}?(?<![A-Za-z])([A-Z][a-z]?)(?:\^?\(?(\d?)([+−-])\)?)(?![\w+])/;
const ATOMIC_NUMBER = /[\s,(]*\b(?:atomic number|Z)\s?(?:=|is|of)?\s?\d{1,3}\b\)?/;

/** “Electrons in Mg2+”: its protons, and its charge. */
export const withProtonsOfIon = (task: string): string => {
  const [, symbol = '', size = '', sign = ''] = ION.exec(task) ?? [];
  const protons = elementOf(symbol)?.protons;
  if (
    protons === undefined ||
    /\b(?:protons?|neutrons?|lose|lost|gain\w*|valence|shells?|config\w*|arrange\w*)\b/i.test(task)
  )
    return task;
  const charge = (sign === '+' ? 1 : -1) * Number(size || 1);
  const rest = task
    .replace(ATOMIC_NUMBER, '')
    .replace(new RegExp(String.raw`\b${symbol}\^?\(?\d?[+−-]\)?`), 'the ion');
  return `${rest.replace(/[\s.?!]+$/, '')} (${protons} protons, charge ${charge})`;
};

const ISOTOPE = new RegExp(String.raw`\b(?<element>[A-Z][a-z]?|${NAMES})[- ](?=\d{1,3}\b)`, 'iu');

const ASKS_FOR_NEUTRONS =
  /\b(?:how many|number of|find(?: the)?)\s+neutrons?\b|\bneutrons? (?:in|of|does)\b/i;

/** “Neutrons in carbon-14”: its protons. */
export const withProtonsOfIsotope = (task: string): string => {
  const element = elementOf(ISOTOPE.exec(task)?.groups?.['element'] ?? '');
  return element && ASKS_FOR_NEUTRONS.test(task) && !/\b(?:protons?|atomic number)\b|%/i.test(task)
    ? `${task.replace(/[\s.?!]+$/, '')} (${element.protons} protons)`
    : task;
};

const OXIDATION = new RegExp(
  String.raw`\boxidation (?:number|state)s? (?:of|for) (?:the )?${ELEMENT}(?: atoms?)? in (?:the )?${FORMULA}${CHARGE}(?![\d+−-])`,
  'u',
);

/** “Oxidation number of Mn in KMnO4”: how many atoms of it there are, and what the others add up to. */
export const withOtherCharges = (task: string): string => {
  const found = OXIDATION.exec(task);
  const { element = '', formula = '', size = '', sign } = found?.groups ?? {};
  const [asked, atoms] = [elementOf(element), atomsOf(formulaOf(formula))];
  const count = asked && atoms?.get(asked.symbol);
  if (!found || !asked || !atoms || !count || table.peroxides.includes(formulaOf(formula))) return task;
  const others = [...atoms].filter(([symbol]) => symbol !== asked.symbol);
  const charges = others.map(([symbol, times]) => times * chargeIn(atoms, symbol));
  if (others.length === 0 || charges.some(Number.isNaN)) return task;
  const together = charges.reduce((sum, one) => sum + one, 0);
  const charge = sign === undefined ? 0 : (sign === '+' ? 1 : -1) * Number(size || 1);
  const told = `oxidation number of it (${count} atoms, the others together ${together}, charge ${charge})`;
  return task.replace(found[0], told);
};

/** What an atom mostly counts; chlorine, bromine and iodine do only where no oxygen is. */
const chargeIn = (atoms: ReadonlyMap<string, number>, symbol: string): number =>
  table.halides.includes(symbol) && !atoms.has('O')
    ? -1
    : ((table.charges as Readonly<Record<string, number>>)[symbol] ?? Number.NaN);

const WEAK = new RegExp(String.raw`(?<![\w])(?:${Object.keys(table.weakAcids).join('|')})(?![\w])`);

/** How weak a known acid is, where its pH is asked for. */
export const withAcidConstant = (task: string): string => {
  const acid = /\bph\b/i.test(task) && !/\bK ?a\b|\bpKa\b/i.test(task) ? WEAK.exec(task)?.[0] : undefined;
  return acid === undefined
    ? task
    : `${task.replace(acid, 'weak acid').replace(/[\s.?!]+$/, '')} (Ka = ${(table.weakAcids as Readonly<Record<string, string>>)[acid]})`;
};
