import type { Mark } from '@studia/contract/library';
import type { Place } from '../address.ts';
import { asDrawn } from './as-drawn.ts';
import { drawnLettersOf, rangeOf, spanOf } from './drawn-letters.ts';
import { signsAfter, textSpanOf, type TextSpan } from './in-page.ts';
import { lettersOf, spanBetween, type Letters } from './letters.ts';
import { carry, locate } from './locate.ts';
import type { Paint } from './paint.ts';

/** Something to be shown on a page. */
export interface ShownPlace extends Pick<Place, 'quote' | 'start' | 'end'> {
  paint: Paint;
  /** The mark that it is; null for what was only asked for. */
  mark: string | null;
}

/** The letters of a page's text, as they are drawn. */
export const pageLetters = (text: string, markdown: boolean): Letters =>
  lettersOf(markdown ? asDrawn(text) : text);

/** Where in the document something stands that is known by its place in the page's text; null where it is not found. */
export const drawnRange = (root: Element, page: Letters | null, sought: ShownPlace): Range | null => {
  const drawn = drawnLettersOf(root);
  const place = page && textSpanOf(page, sought);
  const span = place && page ? carry(spanBetween(page, place.start, place.end), page, drawn) : null;
  const found =
    span ?? (sought.quote === null ? null : locate(drawn.folded, lettersOf(sought.quote).folded, 0));
  if (!found) return null;
  // Without the page's text the words themselves say whether a full stop belongs to them.
  const after =
    place && page
      ? place.end - (page.to[spanBetween(page, 0, place.end).to - 1] ?? place.end)
      : signsAfter(sought.quote ?? '');
  return rangeOf(drawn, found, after);
};

/** Which characters of the page's text a selection holds; null where it can't be told. */
export const selectedSpan = (root: Element, page: Letters, selection: Range): TextSpan | null => {
  const drawn = drawnLettersOf(root);
  const span = carry(spanOf(drawn, selection), drawn, page);
  if (!span || span.to <= span.from) return null;
  const end = (page.to[span.to - 1] ?? 0) + signsAfter(selection.toString());
  return { start: page.from[span.from] ?? 0, end: Math.min(end, page.from[span.to] ?? end) };
};

/** What is to be shown of the marks and of the place that was asked for, on one page. */
export const shownOn = (page: number, marks: readonly Mark[], target: Place | null): ShownPlace[] => [
  ...marks
    .filter((mark) => mark.page === page && mark.text !== '')
    .map(({ id, kind, text, start, end }): ShownPlace => ({
      paint: kind,
      mark: id,
      quote: text,
      start,
      end,
    })),
  ...(target?.page === page && (target.quote !== null || target.start !== null)
    ? [{ paint: 'quote' as const, mark: null, quote: target.quote, start: target.start, end: target.end }]
    : []),
];
