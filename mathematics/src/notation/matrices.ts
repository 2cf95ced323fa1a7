import { isOne, ONE, whole } from '../expression/fraction.ts';
import { writeNumber } from '../expression/write.ts';
import {
  determinant,
  inverse,
  minor,
  productOf,
  readMatrix,
  shapeOf,
  sumOf,
  times,
  writeMatrix,
  type Matrix,
} from '../matrix/matrix.ts';
import { calculated, plainSolution, type PlainStep } from '../steps/plain.ts';
import { checked, type Task, type Worked } from '../worked.ts';

const MATRIX = /\[\s?\[[^\]]*\](?:\s?,\s?\[[^\]]*\])*\s?\]/g;

interface NamedMatrix {
  readonly name: string;
  readonly matrix: Matrix;
}

/** Determinant, inverse, sums and products of matrices that are written out. */
export const matrixTask: Task = (text) => {
  const found = [...text.matchAll(MATRIX)].flatMap((match): NamedMatrix[] => {
    const matrix = readMatrix(match[0]);
    const name = /\b([A-Z])\s?=\s?$/.exec(text.slice(0, match.index))?.[1] ?? '';
    return matrix ? [{ name, matrix }] : [];
  });
  const [first, more] = found;
  if (!first) return null;
  const prose = text.replaceAll(MATRIX, ' ');
  if (/\beigen|\bminors?\b|\brank\b|\brow\b/i.test(prose)) return null;
  if (/\bdeterminants?\b|\bdet\b/i.test(prose)) return more ? null : determinantWorked(first.matrix);
  if (/\binverse\b/i.test(prose)) return more ? null : inverseWorked(first.matrix);
  return combination(found, prose);
};

const determinantWorked = (matrix: Matrix): Worked | null => {
  if (!determinant(matrix)) return null;
  const term = (c: number): string => {
    const [cell, rest] = [matrix[0]?.[c] ?? ONE, determinant(minor(matrix, 0, c)) ?? ONE];
    return `${c === 0 ? '' : c % 2 === 0 ? ' + ' : ' − '}(${writeNumber(cell)}) · (${writeNumber(rest)})`;
  };
  const line = (matrix[0] ?? []).map((_, c) => term(c)).join('');
  const rule = matrix.length === 2 ? 'Cross-multiply' : 'Expand along the first row';
  return calculated(writeMatrix(matrix).text, 'determinant', [[line, rule]], { last: 'Mind the signs.' });
};

const inverseWorked = (matrix: Matrix): Worked | null => {
  const [value, size] = [inverse(matrix), determinant(matrix)];
  const unit = value && productOf(matrix, value);
  const isUnit = unit?.every((row, r) => row.every((cell, c) => (r === c ? isOne(cell) : cell.top === 0n)));
  if (!value || !size) return null;
  const step = [
    `determinant = ${writeNumber(size)}`,
    'Find the determinant, divide the cofactors by it',
  ] as const;
  return checked(solved(writeMatrix(matrix).text, 'inverse', step, value), 'put-back', isUnit === true);
};

const LINE = /^(?:(?:find|compute|calculate|evaluate) )?(-?\d*\s?[A-Z](?:\s?[-+*]?\s?\d*\s?[A-Z])*)\s?\.?$/;
const TERM = /([-+]?)\s?(\d*)\s?\*?\s?([A-Z])\s?\*?\s?([A-Z])?/g;

// `3D + 4E`, `AB`, or the sum or product of the two that are there.
const combination = (found: readonly NamedMatrix[], prose: string): Worked | null => {
  const line = prose
    .split(/\n|,\s|\.\s/)
    .map((one) => LINE.exec(one.trim().replace(/^[A-Z][a-z]+/, (word) => word.toLowerCase()))?.[1])
    .findLast((one) => one !== undefined);
  const result = line === undefined ? ofBoth(found, prose) : ofLine(found, line);
  const problem = line ?? found.map(({ matrix }) => writeMatrix(matrix).text).join(' and ');
  return result && solved(problem, 'matrices', [shapeOf(result), 'Look at the shape'], result);
};

const ofBoth = ([a, b, more]: readonly NamedMatrix[], prose: string): Matrix | null => {
  if (!a || !b || more) return null;
  if (/\bproduct\b|\bmultiply\b|\*/i.test(prose)) return productOf(a.matrix, b.matrix);
  if (/\bsum\b|\badd\b|\+/i.test(prose)) return sumOf(a.matrix, b.matrix);
  return /\bdifference\b|\bsubtract\b|\s-\s/i.test(prose)
    ? sumOf(a.matrix, times(whole(-1), b.matrix))
    : null;
};

const ofLine = (found: readonly NamedMatrix[], line: string): Matrix | null => {
  const of = (name: string | undefined): Matrix | null =>
    found.find((one) => one.name === name)?.matrix ?? null;
  let total: Matrix | null = null;
  for (const term of line.matchAll(TERM)) {
    const left = of(term[3]);
    const right = term[4] === undefined ? null : of(term[4]);
    const plain = left && (term[4] === undefined ? left : right && productOf(left, right));
    if (!plain) return null;
    const scaled = times(whole(Number(term[2] || '1') * (term[1] === '-' ? -1 : 1)), plain);
    total = total ? sumOf(total, scaled) : scaled;
    if (!total) return null;
  }
  return total;
};

const solved = (problem: string, instruction: string, first: PlainStep, result: Matrix): Worked => {
  const written = writeMatrix(result);
  const answer = { ...written, value: null };
  return plainSolution(problem, instruction, answer, first, [written.text, 'Cell by cell']);
};
