import type { Column, Row } from './columns.ts';

/** A page whose lines are known. */
export interface LinedPage {
  readonly number: number;
  readonly height: number;
  readonly columns: readonly Column[];
}

/** So many pages before and after are looked at; left and right pages have heads of their own. */
export const NEIGHBOURS = 4;
const ROWS_AT_AN_EDGE = 3;
const SAME_HEIGHT = 0.015;
const FEWEST_REPEATS = 2;

/** The columns of a page without what runs along: heads, feet and page numbers that its neighbours have too. */
export const withoutRunning = (page: LinedPage, neighbours: readonly LinedPage[]): Column[] => {
  const running = new Set([...runningAt('top', page, neighbours), ...runningAt('bottom', page, neighbours)]);
  return page.columns
    .map((column) => column.filter((row) => !running.has(row)))
    .filter(({ length }) => length > 0);
};

type Edge = 'top' | 'bottom';

/** From the edge inwards, up to the first line that belongs to the page. */
const runningAt = (edge: Edge, page: LinedPage, neighbours: readonly LinedPage[]): Row[] => {
  const others = neighbours.map((other) => ({ page: other, rows: edgeRows(edge, other) }));
  const running: Row[] = [];
  for (const row of edgeRows(edge, page)) {
    const place = row.baseline / page.height;
    const repeats = others.filter(({ page: other, rows }) =>
      rows.some(
        (candidate) =>
          Math.abs(candidate.baseline / other.height - place) < SAME_HEIGHT &&
          isSameHead(row, page.number, candidate, other.number),
      ),
    ).length;
    if (repeats < FEWEST_REPEATS) break;
    running.push(row);
  }
  return running;
};

const edgeRows = (edge: Edge, { columns }: LinedPage): Row[] => {
  const rows = columns.flat().toSorted((one, other) => one.baseline - other.baseline);
  return edge === 'top' ? rows.slice(0, ROWS_AT_AN_EDGE) : rows.slice(-ROWS_AT_AN_EDGE).toReversed();
};

const NUMBER_AT_AN_END = /^(\d{1,4}|[ivxl]{1,7})\b|\b(\d{1,4}|[ivxl]{1,7})$/gi;

/** The same words but for numbers, or a number that counts the pages. */
const isSameHead = (one: Row, onePage: number, other: Row, otherPage: number): boolean => {
  const [oneSign, otherSign] = [signOf(one.text), signOf(other.text)];
  if (oneSign === otherSign && /\p{L}/u.test(oneSign)) return true;
  const offsets = new Set(numbersAtEnds(other.text).map((value) => value - otherPage));
  return numbersAtEnds(one.text).some((value) => offsets.has(value - onePage));
};

const signOf = (text: string): string => text.toLowerCase().replaceAll(/\d+/g, '#').replaceAll(/\s+/g, ' ');

const numbersAtEnds = (text: string): number[] =>
  [...text.matchAll(NUMBER_AT_AN_END)].map(([found]) =>
    /^\d/.test(found) ? Number(found) : fromRoman(found),
  );

const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50 };

const fromRoman = (text: string): number => {
  const values = Array.from(text.toLowerCase(), (letter) => ROMAN[letter] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
};
