/** Letters that no decomposition takes apart, or that several languages and habits write in their own way. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  'ß ss æ ae œ oe ø o đ d ð d þ th ł l ı i ё е ى ي ی ي ة ه ہ ه ک ك ٱ ا \u0901 \u0902'
    .match(/\S+ \S+/g)
    ?.map((pair) => pair.split(' ') as [string, string]),
);
const TO_REPLACE = new RegExp(`[${[...LETTERS.keys()].join('')}]`, 'gu');

/** Marks that writers leave out or put in as they like: accents, Arabic and Hebrew vowels, the dot under a Hindi letter. */
const LOOSE_MARKS =
  /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}])\p{Mn}+|[\u093C\u09BC\u0A3C\u0640\u200B-\u200D\u00AD]/gu;

/** The words of a text as they are compared: small letters, without marks that say little. */
export const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(LOOSE_MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(TO_REPLACE, (letter) => LETTERS.get(letter) ?? letter)
    .replaceAll(/(?<=\p{L})['’](?:s|t|re|ve|ll|d|m)?(?!\p{L})/gu, '')
    .match(/[\p{L}\p{M}\p{N}]+/gu)
    ?.flatMap(inScripts) ?? [];

/** How the words of a script are put apart: not at all, by pieces, or by spaces. */
export type Script = 'unspaced' | 'indic' | 'arabic' | 'spaced';

const SCRIPTS: readonly (readonly [Script, string])[] = [
  [
    'unspaced',
    String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`,
  ],
  [
    'indic',
    String.raw`\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}`,
  ],
  ['arabic', String.raw`\p{Script=Arabic}`],
];
const TESTS = SCRIPTS.map(([script, signs]) => [script, new RegExp(`^[${signs}]`, 'u')] as const);
const RUNS = new RegExp(
  [
    ...SCRIPTS.map(([, signs]) => `[${signs}]\\p{M}*(?:[${signs}\\p{M}])*`),
    `[^${SCRIPTS.map(([, signs]) => signs).join('')}]+`,
  ].join('|'),
  'gu',
);

/** The script of a word. */
export const scriptOf = (word: string): Script => TESTS.find(([, test]) => test.test(word))?.[0] ?? 'spaced';

// “DNA分子” is two words.
const inScripts = (word: string): string[] => (ASCII.test(word) ? [word] : (word.match(RUNS) ?? []));
const ASCII = /^[a-z0-9]+$/;
