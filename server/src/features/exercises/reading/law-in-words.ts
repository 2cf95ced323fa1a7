/** The quantities of a law: each letter with its name. */
export type Quantities = ReadonlyMap<string, string>;

/** “Here v is the speed, d is the distance, t is the time.” */
export const quantitiesIn = (meaning: string): Quantities =>
  new Map(
    Array.from(
      meaning.matchAll(/(?<!\p{L})(\p{L})(?:[₀-₉]|_\w)? is (?:the |an? )?([^,.]+)/gu),
      ([, letter = '', name = '']) => [letter, name.toLowerCase()],
    ),
  );

const OPERATIONS: readonly (readonly [words: RegExp, sign: string])[] = [
  [/\b(?:is )?multiplied (?:by|with)\b|\btimes\b|(?<=[\p{L}\d)]\s)[x×·](?=\s[\p{L}\d(])/giu, '*'],
  [/\b(?:is )?divided by\b|\bover\b|÷/gi, '/'],
  [/\bplus\b/gi, '+'],
  [/\bminus\b/gi, '-'],
  [/\b(?:one )?half(?: of)?(?: the)?\b/gi, '1/2*'],
  [/\bsquared\b|²/gi, '^2'],
  [/\bcubed\b|³/gi, '^3'],
  [/\bpi\b/gi, 'π'],
  [/\b(?:is|equals)\b/gi, '='],
  [/\b(?:the|an|of|its|by)\b|(?<!\p{L})a\s(?=\p{L}{3})/giu, ' '],
];
/** “Divide distance by time”, “multiply the mass by the acceleration”, “base and height multiplied”. */
const IN_ORDER: readonly (readonly [words: RegExp, sign: string])[] = [
  [/\bdivid(?:e|ing|ed) (?:the )?([\p{L} ]{1,30}?) by (?:the )?([\p{L} ]{1,30})/iu, '/'],
  [/\bmultipl(?:y|ying|ied) (?:the )?([\p{L} ]{1,30}?) (?:by|with|and) (?:the )?([\p{L} ]{1,30})/iu, '*'],
  [/\btimes(?:ing)? (?:the )?([\p{L} ]{1,30}?) (?:by|with|and) (?:the )?([\p{L} ]{1,30})/iu, '*'],
];
const LEADS_IN =
  /^\W*(?:(?:so|ok(?:ay)?|oh+|then|and|but|first|i think|maybe|is|isn'?t|the|formula|equation|rule|law|for that|that|it|its|it['’]s|you|u|i|we|do|use|used|using|need|should|can|just|would|be|have to|need to|know|with|by|remember|take|find|get)(?![\p{L}'’]|\s*[=*/^])[\s,:]*)+/iu;
const TAILS = /[\s,]*\b(?:right|rite|correct|yes|no|i think|formula|then|yeah|pls)\b[\s?.!]*$|[\s?.!]+$/i;

/** A law as a student tells it, in letters and signs: “distance divided by time” is d/t; null where words are left that nobody here reads. */
export const lawInLetters = (message: string, quantities: Quantities): string | null => {
  const bare = withoutEnds(message.trim());
  const ordered = IN_ORDER.reduce(
    (text, [words, sign]) =>
      text.replace(words, (_, one: string, other: string) => `${one} ${sign} ${other}`),
    bare,
  );
  const names = [...quantities].toSorted(([, one], [, other]) => other.length - one.length);
  const named = names.reduce(
    (text, [letter, name]) =>
      text.replaceAll(new RegExp(String.raw`(?<!\p{L})${escaped(name)}(?!\p{L})`, 'giu'), ` ${letter} `),
    ordered,
  );
  const written = OPERATIONS.reduce((text, [words, sign]) => text.replaceAll(words, ` ${sign} `), named)
    .replaceAll(/(?<!\p{L})(?:KE|Ek|E_k)(?!\p{L})/gu, 'K')
    .replaceAll(/\s*([-+*/^=()])\s*/g, '$1')
    .replaceAll('−', '-')
    // “a2 + b2 = c2”
    .replaceAll(/(?<=\p{L})([23])(?![\d.])/gu, '^$1')
    .trim();
  return /^[\p{L}\d\s.+*/^=()√-]{3,60}$/u.test(written) &&
    !/(?<!\p{L})(?!sin|cos|tan)\p{Ll}{4,}/u.test(written)
    ? written.replaceAll(/\*{2,}/g, '*')
    : null;
};

const withoutEnds = (message: string): string => {
  let bare = message;
  for (let round = 0; round < 3; round++) bare = bare.replace(LEADS_IN, '').replace(TAILS, '').trim();
  return bare;
};

const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
