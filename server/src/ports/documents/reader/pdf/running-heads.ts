import type { Column, Row } from './columns.ts';

/** A page whose lines are known. */
export interface LinedPage {
  readonly number: number;
  readonly height: number;
  readonly columns: readonly Column[];
  /** The lines in its margins, from the edge inwards. */
  readonly edges: Readonly<Record<Edge, readonly EdgeRow[]>>;
}

type Edge = 'top' | 'bottom';

interface EdgeRow {
  readonly row: Row;
  readonly words: string;
  /** Its words without its numbers. */
  readonly sign: string;
  readonly numbers: readonly number[];
  readonly numbersAtEnds: readonly number[];
  /** The same without Roman numerals. */
  readonly digitsAtEnds: readonly number[];
}

/** So many pages before and after are looked at; left and right pages have heads of their own. */
export const NEIGHBOURS = 4;
const ROWS_AT_AN_EDGE = 3;
/** Heads and feet stand in the margins. */
const MARGIN = 0.14;
const SAME_HEIGHT = 0.015;
const FEWEST_REPEATS = 2;

/** The columns of a page without what runs along: heads, feet and page numbers that its neighbours have too. */
export const withoutRunningHeads = (page: LinedPage, neighbours: readonly LinedPage[]): Column[] => {
  const running = new Set([...runningAt('top', page, neighbours), ...runningAt('bottom', page, neighbours)]);
  return page.columns
    .map((column) => column.filter((row) => !running.has(row)))
    .filter(({ length }) => length > 0);
};

/** From the edge inwards, up to the first line that belongs to the page. */
const runningAt = (edge: Edge, page: LinedPage, neighbours: readonly LinedPage[]): Row[] => {
  const others = neighbours.map((other) => ({ page: other, rows: other.edges[edge] }));
  const running: Row[] = [];
  for (const line of page.edges[edge]) {
    const place = line.row.baseline / page.height;
    const repeats = others.filter(({ page: other, rows }) =>
      rows.some(
        (candidate) =>
          Math.abs(candidate.row.baseline / other.height - place) < SAME_HEIGHT &&
          isSameHead(line, page.number, candidate, other.number),
      ),
    ).length;
    if (repeats < FEWEST_REPEATS) break;
    running.push(line.row);
  }
  return running;
};

/** Fewer pages that agree are chance; the page itself is one of them. */
const FEWEST_IN_STEP = 3;

/**
 * By how much the place of a page in the file is ahead of what is printed on it and on the pages around it; 0 where
 * their numbers do not count in step. A page that opens a chapter often has none, and goes by its neighbours.
 */
export const aheadOfPrint = (near: readonly LinedPage[]): number => {
  const votes = new Map<number, number>();
  for (const { number, edges } of near) {
    const printed = [...edges.top, ...edges.bottom].flatMap(({ digitsAtEnds }) => digitsAtEnds);
    for (const ahead of new Set(printed.map((value) => number - value)))
      votes.set(ahead, (votes.get(ahead) ?? 0) + 1);
  }
  const [best, second] = Array.from(votes).toSorted((one, other) => other[1] - one[1]);
  if (!best || best[1] < FEWEST_IN_STEP || best[1] === second?.[1]) return 0;
  return best[0];
};

/** The lines in the margins of a page. */
export const edgesOf = (columns: readonly Column[], height: number): LinedPage['edges'] => {
  const rows = columns.flat().toSorted((one, other) => one.baseline - other.baseline);
  const top = rows.slice(0, ROWS_AT_AN_EDGE).filter(({ baseline }) => baseline < height * MARGIN);
  const bottom = rows
    .slice(-ROWS_AT_AN_EDGE)
    .filter(({ baseline }) => height - baseline < height * MARGIN)
    .toReversed();
  return { top: top.map(edgeRow), bottom: bottom.map(edgeRow) };
};

const edgeRow = (row: Row): EdgeRow => ({
  row,
  words: row.text.toLowerCase(),
  sign: row.text.toLowerCase().replaceAll(NUMBER, '#').replaceAll(/\s+/g, ' '),
  numbers: numbersIn(row.text, NUMBER),
  numbersAtEnds: numbersIn(row.text, NUMBER_AT_AN_END),
  digitsAtEnds: numbersIn(row.text, DIGITS_AT_AN_END),
});

const NUMBER = /\d{1,4}|\b[ivxl]{1,7}\b/gi;
const DIGITS_AT_AN_END = /^[-–—[(\s]*\d{1,4}\b|\b\d{1,4}(?=[-–—\])\s]*$)/g;
const NUMBER_AT_AN_END = /^(?:\d{1,4}|[ivxl]{1,7})\b|\b(?:\d{1,4}|[ivxl]{1,7})$/gi;

/** The same words, or words around a number that counts the pages, as "page 3 of 9" or "12 The Heart". */
const isSameHead = (one: EdgeRow, onePage: number, other: EdgeRow, otherPage: number): boolean => {
  if (one.words === other.words) return true;
  const of = one.sign === other.sign ? 'numbers' : 'numbersAtEnds';
  return one[of].some((value) => other[of].includes(value - onePage + otherPage));
};

const numbersIn = (text: string, pattern: RegExp): number[] =>
  Array.from(text.matchAll(pattern), ([found]) => {
    const digits = /\d+/.exec(found)?.[0];
    return digits === undefined ? fromRoman(found) : Number(digits);
  });

const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50 };

const fromRoman = (text: string): number => {
  const values = Array.from(text.toLowerCase(), (letter) => ROMAN[letter] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
};
