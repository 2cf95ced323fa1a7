import { cardinal as cardinalOf } from '../arithmetic/number-words.ts';
import {
  add,
  divide,
  type Fraction,
  fraction,
  multiply,
  readFraction,
  whole,
} from '../expression/fraction.ts';
import { rowsOf } from '../table-text.ts';
import { PARTS } from './words.ts';

// `and` joins numbers, but is none.
const cardinal = (words: string): bigint | null => (words === 'and' ? null : cardinalOf(words));

/** A word, a number or a mark of a story. */
export interface Token {
  readonly kind: 'word' | 'number' | 'mark';
  /** In small letters; `#` for a number. */
  readonly word: string;
  readonly raw: string;
  readonly value: Fraction | null;
  readonly form: 'plain' | 'money' | 'percent' | 'fraction';
}

// One alternative per kind of token; no two of them begin alike, so that nothing is tried twice.
const TOKEN =
  /[$£€]\s?\d[\d,]*(?:\.\d+)?|\d+ \d+\/\d+|\d[\d,]*(?:\.\d+|\/\d+|:\d+)?(?:\s?%)?|\.\d+|\p{L}+(?:['-]\p{L}+)*|[^\s]/gu;

/** The text without the signs of a typesetter. */
const plain = (text: string): string =>
  text
    .replaceAll('’', "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll('\\$', '$')
    .replaceAll('$$', ' ')
    .replaceAll(/\\frac\{(\d+)\}\{(\d+)\}/g, '$1/$2')
    .replaceAll(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replaceAll(/\$\s+(?=\d)/g, '$')
    .replaceAll(/\$\.(?=\d)/g, '$0.')
    .replaceAll(/ +(?=[.,;?!])/g, '');

const ABBREVIATIONS = /\b(?:Mr|Mrs|Ms|Dr|St)\.\s/g;

/** The sentences of a story, each as tokens; a line's end closes a sentence too. */
export const sentencesOf = (text: string): Token[][] =>
  plain(text)
    .replaceAll(ABBREVIATIONS, (title) => `${title.slice(0, title.indexOf('.'))} `)
    .split(/\n|(?<=[.?!]["')]?)\s+/)
    .map((sentence) => joined(words(sentence)))
    .filter((tokens) => tokens.length > 0);

const words = (sentence: string): Token[] =>
  [...sentence.matchAll(TOKEN)].flatMap(([raw]) => {
    if (/^[$£€]/.test(raw)) return [numberToken(raw, raw.replaceAll(/[$£€,\s]/g, ''), 'money')];
    if (/^[\d.]/.test(raw) && raw !== '.') return [digits(raw)];
    if (!/^\p{L}/u.test(raw)) return [wordToken(raw, 'mark')];
    return raw.includes('-') && isNumberCompound(raw)
      ? raw.split('-').map((part) => wordToken(part))
      : possessive(raw);
  });

const wordToken = (raw: string, kind: 'word' | 'mark' = 'word'): Token => ({
  kind,
  word: raw.toLowerCase(),
  raw,
  value: null,
  form: 'plain',
});

const valueToken = (raw: string, value: Fraction | null, form: Token['form']): Token =>
  value === null ? wordToken(raw, 'mark') : { kind: 'number', word: '#', raw, value, form };

const numberToken = (raw: string, text: string, form: Token['form']): Token =>
  valueToken(raw, readFraction(text), form);

const digits = (raw: string): Token => {
  if (raw.includes(':')) return wordToken(raw, 'mark');
  const [whole_, part] = raw.split(' ');
  if (part?.includes('/')) {
    const [a, b] = [readFraction(whole_ ?? ''), readFraction(part)];
    return valueToken(raw, a && b && add(a, b), 'plain');
  }
  const text = raw.replaceAll(/[,%\s]/g, '').replace(/^\./, '0.');
  const value = readFraction(text);
  if (raw.endsWith('%')) return valueToken(raw, value && divide(value, whole(100)), 'percent');
  return valueToken(raw, value, raw.includes('/') ? 'fraction' : 'plain');
};

// `Tom's` is two: the owner and the sign of owning.
const possessive = (raw: string): Token[] => {
  const owner = /^(.+?)(?:'s|(?<=s)')$/.exec(raw)?.[1];
  if (owner === undefined) return [wordToken(raw)];
  if (/^(?:it|that|there|what|he|she|who|let)$/i.test(owner)) return [wordToken(owner), wordToken('is')];
  return [wordToken(owner), wordToken("'s")];
};

const PART_SIZES = new Map(rowsOf(PARTS));

const partOf = (word: string): bigint | null => {
  const part = PART_SIZES.get(word) ?? PART_SIZES.get(word.replace(/s$/, ''));
  return part === undefined ? null : BigInt(part);
};
const isNumberCompound = (raw: string): boolean =>
  raw
    .toLowerCase()
    .split('-')
    .every((part) => cardinal(part) !== null || partOf(part) !== null);

const SCALES = new Set(['hundred', 'thousand', 'million', 'billion']);

/** Joins what is one number: `two and a half`, `three dozen`, `one third of`, `40 percent`, `75 cents`. */
const joined = (tokens: readonly Token[]): Token[] => {
  const result: Token[] = [];
  let at = 0;
  while (at < tokens.length) {
    const [token, used] = numberAt(tokens, at) ?? [tokens[at], 1];
    if (token) result.push(token);
    at += used;
  }
  return result;
};

type Joined = readonly [token: Token, used: number];

const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.word ?? '';

const numberAt = (tokens: readonly Token[], at: number): Joined | null => {
  const start = articleHalf(tokens, at) ?? countAt(tokens, at);
  if (!start) return null;
  const [token, used] = start;
  return marked(tokens, at, token, used);
};

const COUNTED = new Map([
  ['dozen', 12],
  ['hundred', 100],
]);

// `half`, `a third of`, `half a dozen`
const articleHalf = (tokens: readonly Token[], at: number): Joined | null => {
  const [before, word, next, third] = [-1, 0, 1, 2].map((ahead) => wordAt(tokens, at + ahead));
  const raw = tokens[at]?.raw ?? '';
  if (word === 'half') {
    // The halves of a game are no parts.
    if (/^(?:first|second|other|last)$/.test(before ?? '')) return null;
    const isArticle = /^an?$/.test(next ?? '');
    if ((isArticle ? third : next) === 'dozen')
      return [valueToken('half a dozen', whole(6), 'plain'), isArticle ? 3 : 2];
    return [valueToken(raw, fraction(1n, 2n), isArticle ? 'plain' : 'fraction'), isArticle ? 2 : 1];
  }
  const part = /^(?:an?|one)$/.test(word ?? '') ? partOf(next ?? '') : null;
  if (part !== null && /^(?:of|as)$/.test(third ?? ''))
    return [valueToken(`${raw} ${tokens[at + 1]?.raw}`, fraction(1n, part), 'fraction'), 2];
  const count = word === 'a' ? COUNTED.get(next ?? '') : undefined;
  return count === undefined ? null : [valueToken(`a ${next}`, whole(count), 'plain'), 2];
};

/** Behind `two thirds` one of these has to stand. */
const OF_PARTS = /^(?:of|as|full|the|cups?|miles?|hours?|pounds?|gallons?)$/;
const POINTED = /^(?:each|every|this|that|which|the|another|no|any|last|first|next|other)$/;

const countAt = (tokens: readonly Token[], at: number): Joined | null => {
  const first = tokens[at];
  if (!first) return null;
  if (first.kind === 'number') {
    const scale = SCALES.has(wordAt(tokens, at + 1)) ? cardinal(wordAt(tokens, at + 1)) : null;
    if (scale === null || !first.value) return [first, 1];
    return [{ ...first, value: multiply(first.value, whole(scale)) }, 2];
  }
  if (first.word === 'twice' || first.word === 'thrice')
    return [valueToken(first.raw, whole(first.word === 'twice' ? 2 : 3), 'plain'), 1];
  if (cardinal(first.word) === null || SCALES.has(first.word)) return null;
  if (first.word === 'one' && POINTED.test(wordAt(tokens, at - 1))) return null;
  let used = 1;
  while (
    cardinal(wordAt(tokens, at + used)) !== null ||
    (wordAt(tokens, at + used) === 'and' &&
      SCALES.has(wordAt(tokens, at + used - 1)) &&
      cardinal(wordAt(tokens, at + used + 1)) !== null)
  )
    used += 1;
  const run = tokens.slice(at, at + used).map(({ word }) => word);
  const value = cardinal(run.join(' '));
  if (value === null) return null;
  const name = wordAt(tokens, at + used);
  const part = OF_PARTS.test(wordAt(tokens, at + used + 1)) ? partOf(name) : null;
  return part === null
    ? [valueToken(run.join(' '), whole(value), 'plain'), used]
    : [valueToken(`${run.join(' ')} ${name}`, fraction(value, part), 'fraction'), used + 1];
};

/** Words that belong to the number before them: what it is multiplied by, and its form then. */
const HUNDREDTH = fraction(1n, 100n);
const BELONGS = new Map<string, readonly [Fraction, Token['form']]>([
  ['percent', [HUNDREDTH, 'percent']],
  ['dozen', [whole(12), 'plain']],
  ['cent', [HUNDREDTH, 'money']],
  ['¢', [HUNDREDTH, 'money']],
  ['dollar', [whole(1), 'money']],
]);
// What follows a number and belongs to it.
const marked = (tokens: readonly Token[], at: number, token: Token, used: number): Joined => {
  const next = wordAt(tokens, at + used);
  const { value } = token;
  if (value === null) return [token, used];
  const raw = `${token.raw} ${tokens[at + used]?.raw ?? ''}`;
  const [times, form] = BELONGS.get(next.replace(/s$/, '')) ?? [];
  if (times && form) return [valueToken(raw, multiply(value, times), form), used + 1];
  if (next === 'and' && wordAt(tokens, at + used + 1) === 'a' && wordAt(tokens, at + used + 2) === 'half')
    return [valueToken(`${token.raw} and a half`, add(value, fraction(1n, 2n)), token.form), used + 3];
  return [token, used];
};
