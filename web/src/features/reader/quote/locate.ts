import type { Letters, Span } from './letters.ts';

/** So many letters at one end of a quote are enough to know it by. */
const ANCHOR = 24;
/** Fewer would be found everywhere. */
const SHORTEST_PART = 12;
/** How much longer a quote may be in another reading, which has page headers or formulas in between. */
const STRETCH = 1.6;

/** Where words stand among letters: as they are, else by their beginning and end, else as much of them as is there. */
export const locate = (among: string, words: string, near: number): Span | null => {
  if (words === '') return null;
  const whole = nearest(among, words, near);
  if (whole !== null) return { from: whole, to: whole + words.length };
  return byEnds(among, words, near) ?? byBeginning(among, words, near);
};

/** The same words in another reading of the page. */
export const carry = (span: Span, source: Letters, target: Letters): Span | null => {
  const words = source.folded.slice(span.from, span.to);
  if (words !== '' && target.folded.slice(span.from, span.to) === words) return span;
  const share = span.from / Math.max(1, source.folded.length);
  return locate(target.folded, words, Math.round(share * target.folded.length));
};

const nearest = (among: string, words: string, near: number): number | null => {
  let best: number | null = null;
  for (let at = among.indexOf(words); at >= 0; at = among.indexOf(words, at + 1)) {
    if (best !== null && Math.abs(at - near) >= Math.abs(best - near)) break;
    best = at;
  }
  return best;
};

const byEnds = (among: string, words: string, near: number): Span | null => {
  if (words.length < 2 * ANCHOR) return null;
  const from = nearest(among, words.slice(0, ANCHOR), near);
  if (from === null) return null;
  const end = among.indexOf(words.slice(-ANCHOR), from + ANCHOR);
  return end >= 0 && end + ANCHOR - from <= words.length * STRETCH ? { from, to: end + ANCHOR } : null;
};

const byBeginning = (among: string, words: string, near: number): Span | null => {
  let [length, tooLong] = [0, words.length];
  while (tooLong - length > 1) {
    const middle = (length + tooLong) >> 1;
    if (among.includes(words.slice(0, middle))) length = middle;
    else tooLong = middle;
  }
  const from = length < SHORTEST_PART ? null : nearest(among, words.slice(0, length), near);
  return from === null ? null : { from, to: from + length };
};
