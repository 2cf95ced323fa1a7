import type { Quote } from '@studia/contract/proof';

/** What words in quotation marks are worth, held against the passages that were shown. */
export type Quoted =
  | { kind: 'found'; quote: Quote }
  /** Not its words, but what it says. */
  | { kind: 'retold' }
  | { kind: 'foreign' };

/** Shorter than this, marks name a word and quote nobody. */
const FEWEST_WORDS = 4;
/** The share of its longer words that must stand in the passage for a text to be about the same. */
const RETOLD = 0.5;

/** Looks for quoted words in the cited passage first, then in the others. */
export const lookUp = (words: string, cited: Quote | undefined, shown: readonly Quote[]): Quoted => {
  const pieces = words
    .split(/…|\.{3}|\[[^\]]*\]/)
    .map(plain)
    .filter((piece) => piece !== '');
  const holds = ({ text }: Quote): boolean => {
    const passage = ` ${plain(text)} `;
    return pieces.length > 0 && pieces.every((piece) => passage.includes(` ${piece} `));
  };
  const quote = cited && holds(cited) ? cited : shown.find(holds);
  if (quote) return { kind: 'found', quote };
  return cited && shareIn(words, cited.text) >= RETOLD ? { kind: 'retold' } : { kind: 'foreign' };
};

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

const shareIn = (words: string, passage: string): number => {
  const known = new Set(plain(passage).split(' '));
  const longer = plain(words)
    .split(' ')
    .filter((word) => word.length > 3);
  return longer.length === 0 ? 0 : longer.filter((word) => known.has(word)).length / longer.length;
};

const QUOTATION = /“([^“”]*)”|"([^"]*)"|„([^„“”]*)[“”]|«([^«»]*)»/g;

/** A quotation in a line: its words, and where it stands with its marks. */
interface Quotation {
  words: string;
  start: number;
  end: number;
}

/** The quotations of a line that are long enough to quote somebody. A line that begins with > is one. */
const quotationsIn = (line: string): Quotation[] => {
  const block = /^\s*>\s?(.*)$/.exec(line)?.[1];
  if (block !== undefined) return isQuote(block) ? [{ words: block, start: 0, end: line.length }] : [];
  return Array.from(line.matchAll(QUOTATION), ({ 0: whole, index, ...found }) => ({
    words: found[1] ?? found[2] ?? found[3] ?? found[4] ?? '',
    start: index,
    end: index + whole.length,
  })).filter(({ words }) => isQuote(words));
};

const isQuote = (words: string): boolean => (words.match(/\p{L}+/gu)?.length ?? 0) >= FEWEST_WORDS;

/** A quotation that is cited is not longer than this. */
const LONGEST_CITED = 1_500;
/** So far from its words stands whose they are. */
const NEAR = 200;

/** The quotation that ends where the line ends so far. */
export const quotationBefore = (line: string): Quotation | null => {
  const near = /^\s*>/.test(line) ? line : line.slice(-LONGEST_CITED);
  const last = quotationsIn(near).at(-1);
  return last && /^[\s.,;:!?)*_]*(?:\[\d+\]\s*)*$/.test(near.slice(last.end)) ? last : null;
};

/** The line with these words no longer shown as anybody's. */
export const withoutMarks = (line: string, words: readonly string[]): string => {
  const foreign = new Set(words.map(withoutNumbers));
  return quotationsIn(line)
    .filter(({ words: quoted }) => foreign.has(withoutNumbers(quoted)))
    .toReversed()
    .reduce((text, { words: quoted, start, end }) => text.slice(0, start) + quoted + text.slice(end), line);
};

const withoutNumbers = (words: string): string => words.replaceAll(/\s*\[\d+\]/g, '').trim();

const TO_A_BOOK =
  /\b(?:(?:text)?books?|chapters?|pages?|p\.\s?\d+|author|passage|according to|source|encyclop\w+)\b/i;

/** Words of a line that are shown as a book's and stand in none that was opened. */
export const foreignQuotes = (line: string, shown: readonly Quote[]): string[] =>
  quotationsIn(line)
    .filter(({ start, end }) =>
      TO_A_BOOK.test(`${line.slice(Math.max(0, start - NEAR), start)} ${line.slice(end, end + NEAR)}`),
    )
    .filter(({ words }) => lookUp(words.replaceAll(/\[\d+\]/g, ' '), undefined, shown).kind === 'foreign')
    .map(({ words }) => words);
