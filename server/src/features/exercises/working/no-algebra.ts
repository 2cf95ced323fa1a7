import { workedIn } from './worked.ts';

const ELEMENT =
  '(?:He|Li|Be|Ne|Na|Mg|Al|Si|Cl|Ar|Ca|Ti|Cr|Mn|Fe|Co|Ni|Cu|Zn|Br|Ag|Sn|Ba|Pt|Au|Hg|Pb|H|B|C|N|O|F|P|S|K|V|I|U)';
const PART = String.raw`(?:${ELEMENT}\d{0,2}|\((?:${ELEMENT}\d{0,2}){1,6}\)\d{0,2})`;
/** A substance with its number in front, its state and its charge. */
const FORMULA = new RegExp(
  String.raw`(?<![\p{L}\d.^_])\d{0,3}(${PART}{1,8})(?:\^?\d?[+−-](?=\s|$|[,.)?])|\((?:aq|s|l|g)\))?(?![\p{L}\d])`,
  'gu',
);
/** “V1” and “PV” may be names of quantities. */
const IS_SUBSTANCE = new RegExp(
  String.raw`^(?:[HNOFI]2|(?:Cl|Br)2|O3|P4|S8|CO|NO|HF|HI|KI|KF)$|(?=.*\d)${PART}{2}|[a-z]${ELEMENT}|${ELEMENT}(?:Cl|Br)`,
);
const ASKS_FOR_ALGEBRA =
  /\b(?:solve|simplify|factor(?:i[sz]e)?|expand|rearrange|isolate|multiply out|make \w+ the subject)\b/i;

/** A message without the substances in it; whole where there is none. */
export const withoutFormulas = (message: string): string => {
  const written = message.replaceAll(/[₀-₉]/g, (digit) => String(SUBSCRIPTS.indexOf(digit)));
  const formulas = Array.from(written.matchAll(FORMULA), ([, formula = '']) => formula);
  return formulas.some((one) => IS_SUBSTANCE.test(one)) ? written.replaceAll(FORMULA, ' ') : message;
};

/** Whether what looks like algebra in a message consists of formulas of substances: “N2 + 3H2 ⇌ 2NH3”. */
export const isChemistry = (message: string): boolean => {
  const rest = withoutFormulas(message);
  if (rest === message || ASKS_FOR_ALGEBRA.test(message)) return false;
  return workedIn(rest)?.problem.text !== workedIn(message)?.problem.text;
};
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';

const CALL = /(?<![\p{L}\d^_])-?\d{0,4}([fghpqFGHPQ])['’′]{0,2}\s?\(((?:[^()]|\([^()]*\)){1,40})\)/gu;
const A_VARIABLE = /(?<!\p{L})[a-z](?!\p{L})/u;

/** Whether a message holds a function that it does not define: in “2f(x − 1) + 3” there is nothing to multiply out. */
export const isOfUnknownFunction = (message: string): boolean =>
  !ASKS_FOR_ALGEBRA.test(message) &&
  Array.from(message.matchAll(CALL)).some(
    ([, name = '', argument = '']) =>
      A_VARIABLE.test(argument) && !/[<>=≤≥]/.test(argument) && !isDefined(name, message),
  );

/** “f(x) = 2x + 3” defines f, and “P = 500” makes P a number; “F′(x) = f(x)” does neither. */
const isDefined = (name: string, message: string): boolean =>
  new RegExp(
    String.raw`(?<!\p{L})${name}\s?(?:\(\s*[a-z]\s*\))?\s*(?:=|:|→|\bis\b)\s*(?!-?\d{0,4}[fghFGH]['’′]{0,2}\s?\()[^=]{0,12}?[\da-z(√]`,
    'u',
  ).test(message);

/** Whether the letters of a message are names of another subject: demand and supply, shares of alleles, running times. */
export const isOfNamedLetters = (message: string): boolean =>
  !ASKS_FOR_ALGEBRA.test(message) && NAMED_LETTERS.some((form) => form.test(message));
const NAMED_LETTERS = [
  /\b(?:demand|supply)\b.*[PQ]_?[dsDS]?\s?=.*[PQ]_?[dsDS]?\s?=/is,
  /\b(?:T[CR]|[AM][CR]|A[TFV]C)\s?=.*\bQ\b/s,
  /\bhardy.?weinberg\b/i,
  /\bO\(n/,
  /\bg\s?\/\s?dm(?:3|³|\^3)/,
  /\bE°/,
  // A prefix of an address is no fraction.
  /\b(?:subnet\w*|hosts?)\b.*\/\d{1,2}(?!\d)|\/\d{1,2}\s.*\b(?:subnet\w*|hosts?)\b/i,
  // A law of so much for each counts billions and millions as one.
  /\bbillion\b.*\bmillion\b.*\bper (?:capita|head|person)\b|\bper (?:capita|head|person)\b.*\bbillion\b.*\bmillion\b/i,
];
