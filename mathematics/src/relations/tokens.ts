import { add, divide, type Fraction, readFraction, whole } from '../expression/fraction.ts';
import { canonical } from './canonical.ts';

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

/** A sentence of a story in the words of the grammar, and as it was written. */
export interface TokenLine {
  readonly tokens: readonly Token[];
  readonly text: string;
  readonly isCanonical: boolean;
}

/** The sentences of a story, each as tokens; a line's end closes a sentence too. */
export const sentencesOf = (text: string): TokenLine[] =>
  plain(text)
    .replaceAll(ABBREVIATIONS, (title) => `${title.slice(0, title.indexOf('.'))} `)
    .split(/\n|(?<=[.?!]["')]?)\s+/)
    .map((line) => line.trim())
    .map((line) => ({
      tokens: words(canonical(line)),
      text: line,
      isCanonical: canonical(line) === line,
    }))
    .filter(({ tokens }) => tokens.length > 0);

const words = (sentence: string): Token[] =>
  [...sentence.matchAll(TOKEN)].flatMap(([raw]) => {
    if (/^[$£€]/.test(raw)) return [valueToken(raw, readFraction(raw.replaceAll(/[$£€,\s]/g, '')), 'money')];
    if (/^[\d.]/.test(raw) && raw !== '.') return [digits(raw)];
    if (!/^\p{L}/u.test(raw)) return [wordToken(raw, 'mark')];
    return possessive(raw);
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
