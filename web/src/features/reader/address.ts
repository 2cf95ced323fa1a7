/** A place in a book, as the part of an address after `#` names it. */
export interface Place {
  /** Counted from 1. */
  page: number;
  /** Words that stand there. */
  quote: string | null;
  /** Where in the page's text they stand. */
  start: number | null;
  end: number | null;
}

/** What `#page=12&quote=…` or `#page=12&start=3&end=40` says; null where it names no page. */
export const placeIn = (hash: string): Place | null => {
  const named = new URLSearchParams(hash.replace(/^#/, ''));
  const page = wholeNumber(named.get('page'));
  if (page === null || page < 1) return null;
  const quote = named.get('quote')?.trim() ?? '';
  const [start, end] = [wholeNumber(named.get('start')), wholeNumber(named.get('end'))];
  const isSpan = start !== null && end !== null && start < end;
  return {
    page,
    quote: quote === '' ? null : quote,
    start: isSpan ? start : null,
    end: isSpan ? end : null,
  };
};

/** The page alone. */
export const atPage = (page: number): Place => ({ page, quote: null, start: null, end: null });

/** A place as the part of an address after its page: what `placeIn` reads. */
export const addressOf = ({ page, quote, start, end }: Place): string => {
  const named = new URLSearchParams({ page: String(page) });
  if (start !== null && end !== null) {
    named.set('start', String(start));
    named.set('end', String(end));
  } else if (quote !== null) named.set('quote', quote.slice(0, QUOTE_IN_ADDRESS));
  return `#${named.toString()}`;
};

/** A place is known by its first words. */
const QUOTE_IN_ADDRESS = 120;

const wholeNumber = (text: string | null): number | null =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
