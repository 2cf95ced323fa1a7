import type { BookPage } from '@studia/contract/library';
import { lettersOf } from '../quote/letters.ts';

/** A place where the words stand, with a little of what is around them. */
export interface FoundPlace {
  page: number;
  start: number;
  end: number;
  before: string;
  words: string;
  after: string;
}

/** Which place comes next: round and round, and at first the one nearest behind where the book is open. */
export const nextFound = (
  places: readonly Pick<FoundPlace, 'page'>[],
  open: number | null,
  by: 1 | -1,
  page: number,
): number => {
  const count = places.length;
  if (open !== null) return (open + by + count) % count;
  const found =
    by > 0 ? places.findIndex((one) => one.page >= page) : places.findLastIndex((one) => one.page <= page);
  if (found >= 0) return found;
  return by > 0 ? 0 : count - 1;
};

const AROUND = 42;

/** Every place on a page where the words stand; case, accents and line ends do not matter. */
export const findOn = ({ number, text }: Pick<BookPage, 'number' | 'text'>, sought: string): FoundPlace[] => {
  const words = lettersOf(sought).folded;
  if (words === '') return [];
  const { folded, from, to } = lettersOf(text);
  const found: FoundPlace[] = [];
  for (let at = folded.indexOf(words); at >= 0; at = folded.indexOf(words, at + words.length)) {
    const [start, end] = [from[at] ?? 0, to[at + words.length - 1] ?? 0];
    if (!isApart(text, start, end, sought)) continue;
    found.push({
      page: number,
      start,
      end,
      before: wordsBefore(text, start),
      words: text.slice(start, end),
      after: wordsAfter(text, end),
    });
  }
  return found;
};

/** Letters that only meet over the end of a word ("at a" in "data") are not what was sought. */
const isApart = (text: string, start: number, end: number, sought: string): boolean => {
  const wordsThere = text.slice(start, end).trim().split(/\s+/).length;
  const wordsSought = sought.trim().split(/\s+/).length;
  return wordsThere >= wordsSought || /[-\u00AD]/.test(sought);
};

// The dots that lead to a number in a list of contents; behind them more is looked for.
const LEADERS = /(?:\s*\.){4,}\s*/g;
const FAR = 4 * AROUND;

const onOneLine = (text: string): string => text.replaceAll(LEADERS, ' … ').replaceAll(/\s+/g, ' ');

const wordsBefore = (text: string, start: number): string => {
  const line = onOneLine(text.slice(Math.max(0, start - FAR), start));
  return line.length > AROUND || start > FAR ? `…${line.slice(-AROUND).replace(/^[\s…]+/, '')}` : line;
};

const wordsAfter = (text: string, end: number): string => {
  const line = onOneLine(text.slice(end, end + FAR));
  return line.length > AROUND || end + FAR < text.length
    ? `${line.slice(0, AROUND).replace(/[\s…]+$/, '')}…`
    : line;
};
