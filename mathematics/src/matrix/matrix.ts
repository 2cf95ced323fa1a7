import { allKnown } from '../all-known.ts';
import {
  add,
  divide,
  isZero,
  multiply,
  negate,
  ONE,
  subtract,
  ZERO,
  type Fraction,
} from '../expression/fraction.ts';
import { number } from '../expression/tree.ts';
import { readValue } from '../expression/value.ts';
import { writeLatex } from '../expression/write-latex.ts';
import { writeNumber } from '../expression/write.ts';
import type { Line } from '../worked.ts';

export type Matrix = readonly (readonly Fraction[])[];

/** Matrices of a message in the notation `[[1, 2], [3, 4]]`, whatever notation they came in. */
export const withMatrices = (message: string): string =>
  withSemicolons(message).replaceAll(
    /\\begin\s*\{([bpv]?)matrix\}(.*?)\\end\s*\{\1matrix\}/gs,
    (_, _kind: string, body: string) => {
      const rows = body.split(/\\\\/).filter((row) => row.trim() !== '');
      return ` [[${rows.map((row) => row.trim().replaceAll(/\s*&\s*/g, ', ')).join('], [')}]] `;
    },
  );

const ROW = String.raw`-?[\d./]+(?:(?:\s*,\s*|\s+)-?[\d./]+)+`;
const SEMICOLONS = new RegExp(String.raw`\[\s*(${ROW}(?:\s*;\s*${ROW})+)\s*\]`, 'g');

// `[2 1; 1 2]`, as calculators write it.
const withSemicolons = (message: string): string =>
  message.replaceAll(SEMICOLONS, (_, body: string) => {
    const rows = body.split(';').map((row) => row.trim().replaceAll(/\s*,\s*|\s+/g, ', '));
    return `[[${rows.join('], [')}]]`;
  });

const MOST_ROWS = 6;

/** Reads `[[1, 2], [3, 4]]`; null when a cell is no number or the rows differ in length. */
export const readMatrix = (text: string): Matrix | null => {
  const rows = [...text.matchAll(/\[([^[\]]*)\]/g)].map((match) => (match[1] ?? '').split(','));
  const [first] = rows;
  if (!first || rows.length > MOST_ROWS || rows.some((row) => row.length !== first.length)) return null;
  return allKnown(rows.map((row) => allKnown(row.map((cell) => readValue(cell.trim())))));
};

export const shapeOf = (matrix: Matrix): string => `${matrix.length}×${matrix[0]?.length ?? 0}`;

export const writeMatrix = (matrix: Matrix): Line => {
  const rows = matrix.map((row) => row.map((value) => writeLatex(number(value))).join(' & '));
  return {
    text: `[${matrix.map((row) => `[${row.map((value) => writeNumber(value)).join(', ')}]`).join(', ')}]`,
    latex: `\\begin{bmatrix} ${rows.join(' \\\\ ')} \\end{bmatrix}`,
  };
};

export const sumOf = (a: Matrix, b: Matrix): Matrix | null =>
  shapeOf(a) === shapeOf(b) ? a.map((row, r) => row.map((cell, c) => add(cell, b[r]?.[c] ?? ZERO))) : null;
export const times = (factor: Fraction, a: Matrix): Matrix =>
  a.map((row) => row.map((cell) => multiply(factor, cell)));

export const productOf = (a: Matrix, b: Matrix): Matrix | null =>
  a[0]?.length === b.length
    ? a.map((row) =>
        (b[0] ?? []).map((_, c) =>
          row.reduce((total, cell, k) => add(total, multiply(cell, b[k]?.[c] ?? ZERO)), ZERO),
        ),
      )
    : null;

/** The matrix without one row and one column. */
export const minor = (a: Matrix, row: number, column: number): Matrix =>
  a.filter((_, r) => r !== row).map((cells) => cells.filter((_, c) => c !== column));

export const determinant = (a: Matrix): Fraction | null => {
  if (a.length !== a[0]?.length || a.length > MOST_ROWS) return null;
  if (a.length === 1) return a[0]?.[0] ?? null;
  let total = ZERO;
  for (const [c, cell] of (a[0] ?? []).entries()) {
    const inner = isZero(cell) ? ZERO : determinant(minor(a, 0, c));
    if (!inner) return null;
    const term = multiply(cell, inner);
    total = c % 2 === 0 ? add(total, term) : subtract(total, term);
  }
  return total;
};

export const inverse = (a: Matrix): Matrix | null => {
  const size = determinant(a);
  if (!size || isZero(size)) return null;
  if (a.length === 1) return [[divide(ONE, size) ?? ZERO]];
  return a.map((_, r) =>
    a.map((_row, c) => {
      const cofactor = determinant(minor(a, c, r)) ?? ZERO;
      return divide((r + c) % 2 === 0 ? cofactor : negate(cofactor), size) ?? ZERO;
    }),
  );
};
