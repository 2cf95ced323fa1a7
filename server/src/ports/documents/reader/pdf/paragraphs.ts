import type { Paragraph, PrintedLine } from '../compose.ts';
import { median, type Column, type Row } from './columns.ts';

interface Sheet {
  readonly width: number;
  readonly height: number;
  /** The size of letters that most of the text nearby has. */
  readonly bodySize: number;
}

/** How much space above a line parts it from the line before. */
const SPACE_ABOVE = 1.3;
const NARROWEST_LEADING = 1.2;
const WIDEST_LEADING = 2.2;
const OTHER_SIZE = 0.12;
const INDENT = 0.7;
const DEEPEST_INDENT = 4;
const SHORT_LINE = 0.12;
const LIST_MARK = /^(?:[•▪◦‣●○■·∗–—*-]|\(?\d{1,3}[.)]|\(?[a-z]\))\s/i;
const SENTENCE_END = /[.!?:;。！？]["'”’)\]]*[\d¹²³⁴⁵⁶⁷⁸⁹⁰]*$/;

/** Parts the lines of a column into paragraphs, by space, indents, sizes and short lines. */
export const paragraphsOf = (column: Column, sheet: Sheet): Paragraph[] => {
  const edges = edgesOf(column);
  const groups: Row[][] = [];
  for (const row of column) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && !begins(row, last, group, edges)) group.push(row);
    else groups.push([row]);
  }
  return groups.map((rows) => paragraph(rows, edges, sheet));
};

interface Edges {
  readonly left: number;
  readonly right: number;
  readonly leading: number;
}

const edgesOf = (column: Column): Edges => {
  const steps = column.slice(1).map((row, at) => row.baseline - (column[at]?.baseline ?? row.baseline));
  return {
    left: column.reduce((least, { left }) => Math.min(least, left), Infinity),
    right: column.reduce((most, { right }) => Math.max(most, right), -Infinity),
    leading: median(steps.filter((step) => step > 0)),
  };
};

const begins = (row: Row, last: Row, group: readonly Row[], { left, right, leading }: Edges): boolean => {
  const size = Math.max(row.size, last.size);
  const step = row.baseline - last.baseline;
  const usual = Math.max(Math.min(leading, size * WIDEST_LEADING), size * NARROWEST_LEADING);
  if (step > usual * SPACE_ABOVE) return true;
  if (row.mono !== last.mono) return true;
  if (row.mono) return false;
  if (Math.abs(row.size - last.size) > OTHER_SIZE * size) return true;
  if (LIST_MARK.test(row.text)) return true;
  const isList = LIST_MARK.test(group[0]?.text ?? '');
  const shift = row.left - last.left;
  if (shift > INDENT * size && shift < DEEPEST_INDENT * size && !isList && row.left - left > INDENT * size)
    return true;
  if (shift < -INDENT * size && group.length > 1) return true;
  const isShort = last.right < right - Math.max(SHORT_LINE * (right - left), 3 * size);
  return (
    isShort &&
    (SENTENCE_END.test(last.text) ||
      (last.right - last.left < (right - left) * 0.6 && /^[\p{Lu}\d]/u.test(row.text)))
  );
};

const paragraph = (rows: readonly Row[], { left }: Edges, sheet: Sheet): Paragraph => {
  const keepsLines = rows.every(({ mono }) => mono);
  const lines = rows.map((row): PrintedLine => ({
    text: keepsLines ? indented(row, left) : row.text,
    box: {
      left: row.left / sheet.width,
      top: (row.baseline - row.size * 0.8) / sheet.height,
      width: (row.right - row.left) / sheet.width,
      height: row.size / sheet.height,
    },
  }));
  return { lines, keepsLines, level: keepsLines ? null : headingLevel(rows, sheet.bodySize) };
};

const MOST_SPACES = 40;

/** Code stands where it was indented to: its letters are all equally wide. */
const indented = ({ text, left, right }: Row, edge: number): string => {
  const letter = (right - left) / Math.max(1, text.length);
  return ' '.repeat(Math.max(0, Math.min(MOST_SPACES, Math.round((left - edge) / (letter || 1))))) + text;
};

const LARGER = [1.6, 1.3, 1.12];
const LONGEST_HEADING = 150;

/** Larger letters than the text around are a heading; the larger, the higher. */
const headingLevel = (rows: readonly Row[], bodySize: number): number | null => {
  const length = rows.reduce((sum, { text }) => sum + text.length, 0);
  const letters = rows.some(({ text }) => /\p{L}{2}/u.test(text));
  if (length > LONGEST_HEADING || !letters || bodySize === 0) return null;
  const size = rows.reduce((least, row) => Math.min(least, row.size), Infinity);
  const level = LARGER.findIndex((factor) => size >= bodySize * factor);
  return level < 0 ? null : level + 1;
};
