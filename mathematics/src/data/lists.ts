const ONE = String.raw`-?\$?(?:\d{1,3}(?:,\d{3})+(?![\d,])|\d+(?:\.\d+)?|\.\d+)%?`;
const LIST = new RegExp(
  String.raw`(?<![\w.])${ONE}(?:\s*[,;]\s*(?:and\s+)?${ONE})*(?:\s*,?\s+and\s+${ONE})?`,
  'g',
);
const LISTED = 2;

const valueOf = (written: string): number =>
  Number(written.replaceAll(/[$,%\s]/g, '')) / (written.includes('%') ? 100 : 1);

const valuesOf = (list: string): number[] =>
  (list.match(new RegExp(ONE, 'g')) ?? []).map(valueOf).filter((one) => Number.isFinite(one));

/** The lists of numbers of a text, in order. */
export const listsIn = (text: string): number[][] =>
  [...text.matchAll(LIST)].map(([list]) => valuesOf(list)).filter((list) => list.length >= LISTED);

/** The numbers of the longest list of a text; none when there is no list. */
export const numbersIn = (text: string): number[] =>
  listsIn(joined(text)).reduce<number[]>(
    (longest, list) => (list.length > longest.length ? list : longest),
    [],
  );

// A list with semicolons may run on over the ends of lines.
const joined = (text: string): string =>
  text.includes(';') ? text.replaceAll(/(?<=\d)\s*;?\s*\n\s*(?=\d)/g, '; ') : text;
