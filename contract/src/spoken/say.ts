import { sayShortForms } from './abbreviations.ts';
import { sayReactions } from './chemistry.ts';
import { findMath } from './find-math.ts';
import { sayMath } from './say-math.ts';
import { sayNumbers } from './say-numbers.ts';
import { unitWords } from './units.ts';

/** Formulas as they are written in text. */
const FORMULA =
  /\$\$([^$]+)\$\$|(?<![\\$\w])\$(?!\s)([^$\n]+?)(?<![\s\\])\$(?!\d)|\\\(([^$]+?)\\\)|\\\[([^$]+?)\\\]/g;
/** Signs that stand for sources: [1], [2, 3], (Smith et al., 2019), superscripts after a word. */
const CITATION =
  /\s?\[(?:\d{1,3}(?:\s?[,–-]\s?\d{1,3})*|\^[\w-]+)\]|\s?\((?:see |cf\. )?[A-Z][\w’'-]+(?: (?:and|&) [A-Z][\w’'-]+| et al\.)?,? (?:1[5-9]|20)\d\d[a-z]?(?:, pp?\. ?[\d–-]+)?\)/g;
const ADDRESS = /\bhttps?:\/\/[^\s<>()]+|\bwww\.[^\s<>()]+/g;
const MAIL = /\b([\w.+-]+)@([\w-]+(?:\.[\w-]+)+)\b/g;
const PICTOGRAM = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u{FE0F}|\u{200D}|\u{20E3}/gu;
/** Names of code: getUserName, snake_case. */
const CODE_NAME = /\b[A-Za-z]+(?:_[A-Za-z0-9]+)+\b|\b[a-z]+(?:[A-Z][a-z0-9]+)+\b/g;

const codeWords = (name: string): string =>
  name
    .replaceAll('_', ' ')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase();

const TYPED_SIGNS: Readonly<Record<string, string>> = {
  '>=': '≥',
  '<=': '≤',
  '!=': '≠',
  '==': '=',
  '===': '=',
};
/** Comparisons as they are typed in programs; what they are called does not depend on how they are typed. */
export const namedSigns = (text: string): string =>
  text.replaceAll(/(?<![=<>!-])(?:===|[=<>!]=)(?![=>])/g, (sign) => TYPED_SIGNS[sign] ?? sign);

/** A sign behind a gap is one of mathematics, although no number stands before it. */
const BLANK_SIGNS: Readonly<Record<string, string>> = {
  '+': 'plus',
  '−': 'minus',
  '×': 'times',
  '÷': 'divided by',
  '=': 'equals',
};

const sayPlain = (text: string): string => {
  const short = text
    .replaceAll(CITATION, '')
    .replaceAll(ADDRESS, 'link')
    .replaceAll(MAIL, (_all, name: string, host: string) => `${name} at ${host.replaceAll('.', ' dot ')}`)
    .replaceAll(
      /[□▢☐](?: ?([+−×÷=]))?/g,
      (_all, sign: string | undefined) => ` blank ${BLANK_SIGNS[sign ?? ''] ?? ''} `,
    )
    .replaceAll(PICTOGRAM, ' ')
    .replaceAll(/[“”„"«»]/g, ' ');
  const result = sayReactions(sayShortForms(short)).replaceAll(CODE_NAME, (name) =>
    unitWords(name, false) === null ? codeWords(name) : name,
  );
  return findMath(result)
    .map(({ text: piece, isMath }, at, all) => {
      if (isMath) return sayTyped(piece);
      return sayNumbers(all[at - 1]?.isMath ? withUnit(piece) : piece);
    })
    .join('');
};

/** A unit that follows a formula belongs to it. */
const withUnit = (text: string): string =>
  text.replace(/^(\s+)([°A-Za-zµμΩ/²³]{1,8})(?![\p{L}\p{N}])/u, (all, blank: string, unit: string) => {
    const words = /^(?:a|A|I)$/.test(unit) ? null : unitWords(unit, false);
    return words === null ? all : `${blank}${words}`;
  });

const afterMath = (text: string): string => sayPlain(withUnit(text));

/** What looks like a formula and is none of its parts goes the way of numbers. */
const sayTyped = (piece: string): string => {
  const asNumbers = sayNumbers(piece);
  return /^[\p{Lu}\p{Ll}\s,'-]+$/u.test(asNumbers) ? asNumbers : sayMath(piece);
};

const clean = (text: string): string =>
  text
    .replaceAll('&', ' and ')
    .replaceAll('@', ' at ')
    .replaceAll(/(\p{L})\/(\p{L})/gu, '$1 or $2')
    .replaceAll(/\s[–-]+\s|—/g, ' — ')
    .replaceAll(/\.{3,}/g, '…')
    .replaceAll(/[^\p{L}\p{M}\p{N}\s.,!?;:'’"()—…-]/gu, ' ')
    .replaceAll(/[()]/g, ', ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,!?;:…])/g, '')
    .replaceAll(/[,;:](?:\s*,)+/g, ',')
    .replaceAll(/,(?=[.!?;:])/g, '')
    .replace(/^[\s,.;:—-]+/, '')
    .trim();

/** One sentence as it is said aloud. */
export const say = (sentence: string): string => {
  let result = '';
  let end = 0;
  const signed = namedSigns(sentence);
  for (const found of signed.matchAll(FORMULA)) {
    const [whole, ...bodies] = found;
    result += `${end === 0 ? sayPlain(signed.slice(0, found.index)) : afterMath(signed.slice(end, found.index))} ${sayMath(bodies.find((body) => body !== undefined) ?? '')} `;
    end = found.index + whole.length;
  }
  return clean(result + (end === 0 ? sayPlain(signed) : afterMath(signed.slice(end))));
};
