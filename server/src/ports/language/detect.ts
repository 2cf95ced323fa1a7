import { FUNCTION_WORDS, NEIGHBOURS } from './function-words.ts';
import type { LatinLanguage, MessageLanguage } from './port.ts';
import { SMALL_WORDS } from './small-words.ts';

/** The language that a message is most likely written in, however short it is; null when it is none of those known here. */
export const languageOf = (message: string): MessageLanguage | null => {
  const text = folded(message.replaceAll(SYMBOLS, ' '));
  if (OTHER_SCRIPTS.test(text)) return null;
  const latin = lettersIn(text, /\p{Script=Latin}/gu);
  for (const [script, code, worth] of SCRIPTS) if (lettersIn(text, script) * worth > latin) return code;
  const words = text
    .replaceAll(NO_WORDS, ' ')
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}]+/u);
  const [most] = LATIN_LANGUAGES.map((code) => ({
    code,
    count: countOf(words.filter((word) => isWordOf(code, word))),
  })).toSorted((one, other) => other.count - one.count);
  if (most && NEIGHBOURS.some((own) => isRatherOf(own, words, most))) return null;
  if (most?.code === 'es' && PORTUGUESE.test(message)) return 'pt';
  if (most?.code === 'pt' && SPANISH.test(message) && !PORTUGUESE.test(message)) return 'es';
  return most && most.count > 0 ? most.code : 'en';
};

/** Most small words of a neighbour are ours too: more of them, and some letters of its own, name it. */
const isRatherOf = (
  own: ReadonlySet<string>,
  words: readonly string[],
  { code, count }: { code: LatinLanguage; count: number },
): boolean => {
  const small = words.filter((word) => own.has(word));
  return (
    countOf(small) > count && small.filter((word) => !isWordOf(code, word)).join('').length >= ENOUGH_LETTERS
  );
};

const ENOUGH_LETTERS = 5;

const isWordOf = (code: LatinLanguage, word: string): boolean =>
  SMALL_WORDS[code].has(word) || (code !== 'en' && code !== 'hi-Latn' && FUNCTION_WORDS[code].has(word));

// Single letters are too often something else, such as an “and” in haste (“push n pull”): alone they name no language.
const countOf = (small: readonly string[]): number =>
  small.some((word) => word.length > 1) ? small.length : 0;

/** “Ca(OH)2 with Ca 40”: the symbols of elements beside their numbers are words of no language. */
const SYMBOLS = /(?<!\p{L})\p{Lu}\p{Ll}?(?=[\d(]|\s\d|\p{Lu}\p{Ll}?[\d(]|\p{Lu}(?!\p{L}))/gu;

// Letters of a formula and units of an amount (“y = 7”, “20N”, “8 m”) are words of no language, though “y” and “m” could be.
const NO_WORDS =
  /\d\p{L}+|\d \p{L}(?!\p{L})|(?<!\p{L})\p{L} ?(?=[-+*/=^<>])|(?<=[-+*/=^<>] ?)\p{L}(?!\p{L})/gu;

// The two share most of their small words; these letters and words belong to one of them alone.
const PORTUGUESE = /[ãõç]|(?:^|\s)(?:é|não|nao|você|voce|então|entao|uma|um|né|isso)(?=\s|[?!.,]|$)/i;

const SPANISH =
  /[ñ¿¡]|(?:^|\s)(?:y|el|los|las|del|qué|porqué|entonces|hay|muy|pero|una|eso|nos|sí)(?=\s|[?!.,]|$)/i;

// English comes first: of two that have as many words in a text it is the likelier one.
const LATIN_LANGUAGES = ['en', 'es', 'fr', 'de', 'pt', 'hi-Latn'] as const;

const lettersIn = (text: string, script: RegExp): number => text.match(script)?.length ?? 0;

/** Scripts, and how many Latin letters say as much as one of theirs. */
const SCRIPTS: readonly (readonly [RegExp, MessageLanguage, number])[] = [
  [/\p{Script=Devanagari}/gu, 'hi', 1],
  [/\p{Script=Arabic}/gu, 'ar', 1],
  [/\p{Script=Han}/gu, 'zh', 3],
];

/** Letters of languages that share a script with one of ours, and scripts of none; single letters stand in formulas. */
const OTHER_SCRIPTS =
  /[پچژگٹڈڑںےۂہ]|[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|[\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Greek}]{3}/u;

/** Small letters without what is left out in haste: accents, and the dot under Hindi letters. */
const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f\u093c]/g, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss');
