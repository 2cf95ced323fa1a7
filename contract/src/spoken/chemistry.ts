import { numberWords } from './number-words.ts';
import { unitWords } from './units.ts';

const ELEMENTS = new Set(
  'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Ag Cd Sn Sb I Xe Cs Ba W Pt Au Hg Pb Bi Ra U Pu'.split(
    ' ',
  ),
);
const LOW = '₀₁₂₃₄₅₆₇₈₉';
const HIGH = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const SHAPE = /^(?:[A-Z][a-z]?\d{0,2}|\((?:[A-Z][a-z]?\d{0,2}){1,4}\)\d{1,2}){1,8}$/;
const CHARGE = /([⁰¹²³⁴⁵⁶⁷⁸⁹]{0,2})([⁺⁻])$/;

const plain = (written: string): string =>
  Array.from(written)
    .map((sign) => (LOW.includes(sign) ? `${LOW.indexOf(sign)}` : sign))
    .join('');

/** The words of a formula of chemistry such as C₆H₁₂O₆ or Ca²⁺; null when it is none. */
export const chemicalWords = (written: string): string[] | null => {
  const [charge = '', count = '', sign = ''] = CHARGE.exec(written) ?? [];
  const body = plain(charge === '' ? written : written.slice(0, -charge.length));
  if (!SHAPE.test(body) || body.length > 24) return null;
  const atoms = body.match(/[A-Z][a-z]?/g) ?? [];
  if (!atoms.every((atom) => ELEMENTS.has(atom))) return null;
  const hasNumber = /\d/.test(body);
  // Without a number it could be a word or an acronym: only mixed letters of several elements are surely none.
  if (
    !hasNumber &&
    charge === '' &&
    !(atoms.length > 1 && /[a-z]/.test(body) && /[A-Z][^a-z]|[a-z][A-Z]/.test(body))
  )
    return null;
  const words = (body.match(/[A-Za-z]|\d+/g) ?? []).map((part) =>
    /\d/.test(part) ? part : part.toUpperCase(),
  );
  if (charge === '') return words;
  const number = Array.from(count)
    .map((digit) => HIGH.indexOf(digit))
    .join('');
  return [...words, ...(number === '' ? [] : [number]), sign === '⁺' ? 'plus' : 'minus'];
};

const TERM = String.raw`(?:\d{1,2} ?)?[A-Z][A-Za-z0-9₀-₉()]{0,14}[⁰¹²³⁴⁵⁶⁷⁸⁹]{0,2}[⁺⁻]?`;
const SIDE = String.raw`${TERM}(?: \+ ${TERM}){0,5}`;
const REACTION = new RegExp(String.raw`(?<![\p{L}\p{N}])${SIDE} [→⇌] ${SIDE}(?![\p{L}\p{N}])`, 'gu');
const ARROWS: Readonly<Record<string, string>> = { '→': 'gives', '⇌': 'is in balance with' };

/** Equations of chemistry in words: between an arrow and a number in front, a single C is carbon and no unit. */
export const sayReactions = (text: string): string =>
  text.replaceAll(REACTION, (equation) => {
    const words = equation
      .split(' ')
      .map((part) => ARROWS[part] ?? (part === '+' ? 'plus' : substance(part)));
    return words.every((word) => word !== null) ? words.join(' ') : equation;
  });

/** One substance, with how often it is there; null for what is none. */
const substance = (part: string): string | null => {
  const [, count = '', formula = ''] = /^(\d{0,2})(.*)$/.exec(part) ?? [];
  const atoms = formula.match(/[A-Z][a-z]?/g) ?? [];
  if (!atoms.every((atom) => ELEMENTS.has(atom))) return null;
  const letters = chemicalWords(formula) ?? Array.from(formula, (letter) => letter.toUpperCase());
  return [count, ...letters]
    .filter((word) => word !== '')
    .map(inWords)
    .join(' ');
};

/** What LaTeX sets upright: names of substances, with their numbers and charges; one pair of braces within. */
const UPRIGHT = /\\(?:mathrm|ce)\{((?:[^{}]|\{[^{}]{0,6}\}){1,40})\}/g;
/** A charge as it is set: O^{2-}. */
const SET_CHARGE = /\^\{?(\d?)([+−-])\}?$/;

/** A formula whose substances are words: “H_2O” has a two in the middle, and is no “2O”. */
export const saySubstances = (formula: string): string => {
  const reacts = REACTS.test(formula);
  return formula.replaceAll(UPRIGHT, (all, set: string) => {
    const written = set
      .replaceAll(/_\{?(\d{1,2})\}?/g, '$1')
      .replace(
        SET_CHARGE,
        (_, count: string, sign: string) =>
          `${count === '' ? '' : HIGH.charAt(Number(count))}${sign === '+' ? '⁺' : '⁻'}`,
      );
    // Where nothing reacts, a letter may be a unit, and so may two.
    const isUnit = !reacts && (written.length === 1 || unitWords(written, false) !== null);
    const words = isUnit ? null : (chemicalWords(written) ?? spelt(written));
    if (words === null) return all;
    return words.length === 1 ? `{${words[0]}}` : String.raw`\text{${words.map(inWords).join(' ')}}`;
  });
};

const REACTS = /\\(?:long)?rightarrow|\\rightleftharpoons|[→⇌]/;

const spelt = (written: string): string[] | null => {
  const atoms = written.match(/[A-Z][a-z]?/g) ?? [];
  return atoms.join('') === written && atoms.length > 0 && atoms.every((atom) => ELEMENTS.has(atom))
    ? Array.from(written, (letter) => letter.toUpperCase())
    : null;
};

const inWords = (word: string): string => (/^\d+$/.test(word) ? numberWords(word) : word);
