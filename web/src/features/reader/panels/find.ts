import type { BookPage } from '@studia/contract/library';
import { lettersOf } from '../quote/letters.ts';

/** A place where the words stand, with a little of what is around them. */
export interface Found {
  page: number;
  start: number;
  end: number;
  before: string;
  words: string;
  after: string;
}

const AROUND = 42;

/** Every place on a page where the words stand; case, accents and line ends do not matter. */
export const findOn = ({ number, text }: Pick<BookPage, 'number' | 'text'>, sought: string): Found[] => {
  const words = lettersOf(sought).folded;
  if (words === '') return [];
  const { folded, from, to } = lettersOf(text);
  const found: Found[] = [];
  for (let at = folded.indexOf(words); at >= 0; at = folded.indexOf(words, at + words.length)) {
    const [start, end] = [from[at] ?? 0, to[at + words.length - 1] ?? 0];
    if (!isApart(text, start, end, sought)) continue;
    found.push({
      page: number,
      start,
      end,
      before: onOneLine(text.slice(Math.max(0, start - AROUND), start), start > AROUND, false),
      words: text.slice(start, end),
      after: onOneLine(text.slice(end, end + AROUND), false, end + AROUND < text.length),
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

const onOneLine = (text: string, cutBefore: boolean, cutAfter: boolean): string =>
  `${cutBefore ? '…' : ''}${text.replaceAll(/\s+/g, ' ')}${cutAfter ? '…' : ''}`;
