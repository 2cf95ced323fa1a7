import type { Place } from '../address.ts';
import { lettersOf, spanBetween, type Letters } from './letters.ts';
import { locate } from './locate.ts';

/** Characters of a page's text. */
export interface TextSpan {
  start: number;
  end: number;
}

/** What a place in a page may be known by. */
type Sought = Pick<Place, 'quote' | 'start' | 'end'>;

/** Which characters of the page are meant: by position, unless other words stand there; else by the words. */
export const textSpanOf = (page: Letters, { quote, start, end }: Sought): TextSpan | null => {
  const words = quote === null ? null : lettersOf(quote).folded;
  if (start !== null && end !== null) {
    const span = spanBetween(page, start, end);
    const there = page.folded.slice(span.from, span.to);
    if (words === null || words === '' || there.startsWith(words) || words.startsWith(there))
      return there === '' ? null : { start, end };
  }
  const found = words === null ? null : locate(page.folded, words, nearOf(page, start));
  if (!found || quote === null) return null;
  const last = (page.to[found.to - 1] ?? 0) + signsAfter(quote);
  return { start: page.from[found.from] ?? 0, end: Math.min(last, page.from[found.to] ?? last) };
};

/** How many signs follow the last letter: a full stop or a closing bracket belongs to a quote too. */
export const signsAfter = (quote: string): number => {
  const words = quote.trimEnd();
  return words.length - (lettersOf(words).to.at(-1) ?? words.length);
};

const nearOf = (page: Letters, start: number | null): number =>
  start === null ? 0 : spanBetween(page, start, start).from;
