import { isOne, ONE, whole } from '../expression/fraction.ts';
import { number } from '../expression/tree.ts';
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
import { plainSolution } from '../steps/plain.ts';
import { answerOf, type Answer, type Check, type Task, type Worked } from '../worked.ts';

const MATRIX = /\[\s?\[[^\]]*\](?:\s?,\s?\[[^\]]*\])*\s?\]/g;
const matrixAnswer = (matrix: Matrix): Answer => ({ ...writeMatrix(matrix), value: null });

interface Named {
  readonly name: string;
  readonly matrix: Matrix;
}

/** Determinant, inverse, sums and products of matrices that are written out. */
export const matrixTask: Task = (text) => {
  const found = [...text.matchAll(MATRIX)].flatMap((match): Named[] => {
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
  const value = determinant(matrix);
  if (!value) return null;
  const term = (c: number): string => {
    const [cell, rest] = [matrix[0]?.[c] ?? ONE, determinant(minor(matrix, 0, c)) ?? ONE];
    return `${c === 0 ? '' : c % 2 === 0 ? ' + ' : ' − '}(${writeNumber(cell)}) · (${writeNumber(rest)})`;
  };
  const isSmall = matrix.length === 2;
  return plainSolution(
    writeMatrix(matrix).text,
    'determinant',
    answerOf(number(value)),
    [
      (matrix[0] ?? []).map((_, c) => term(c)).join(''),
      isSmall ? 'Cross-multiply' : 'Expand along the first row',
      isSmall
        ? 'Main diagonal minus the other.'
        : 'Each number times the determinant of what is left, with signs in turn.',
    ],
    [writeNumber(value), 'Work it out', 'Mind the signs.'],
  );
};

const inverseWorked = (matrix: Matrix): Worked | null => {
  const [value, size] = [inverse(matrix), determinant(matrix)];
  const unit = value && productOf(matrix, value);
  const isUnit = unit?.every((row, r) => row.every((cell, c) => (r === c ? isOne(cell) : cell.top === 0n)));
  return value && size
    ? worked(
        writeMatrix(matrix).text,
        'inverse',
        `determinant = ${writeNumber(size)}`,
        'Find the determinant, divide the cofactors by it',
        'Matrix times inverse is the unit matrix.',
        value,
        isUnit ? 'put-back' : null,
      )
    : null;
};

const LINE = /^(?:(?:find|compute|calculate|evaluate) )?(-?\d*\s?[A-Z](?:\s?[-+*]?\s?\d*\s?[A-Z])*)\s?\.?$/;
const TERM = /([-+]?)\s?(\d*)\s?\*?\s?([A-Z])\s?\*?\s?([A-Z])?/g;

// `3D + 4E`, `AB`, or the sum or product of the two that are there.
const combination = (found: readonly Named[], prose: string): Worked | null => {
  const line = prose
    .split(/\n|,\s|\.\s/)
    .map((one) => LINE.exec(one.trim().replace(/^[A-Z][a-z]+/, (word) => word.toLowerCase()))?.[1])
    .findLast((one) => one !== undefined);
  const result = line === undefined ? ofBoth(found, prose) : ofLine(found, line);
  const problem = line ?? found.map(({ matrix }) => writeMatrix(matrix).text).join(' and ');
  const rule = 'Sums add what stands in the same place; products multiply rows by columns.';
  return result && worked(problem, 'matrices', shapeOf(result), 'Look at the shape', rule, result, null);
};

const ofBoth = ([a, b, more]: readonly Named[], prose: string): Matrix | null => {
  if (!a || !b || more) return null;
  if (/\bproduct\b|\bmultiply\b|\*/i.test(prose)) return productOf(a.matrix, b.matrix);
  if (/\bsum\b|\badd\b|\+/i.test(prose)) return sumOf(a.matrix, b.matrix);
  return /\bdifference\b|\bsubtract\b|\s-\s/i.test(prose)
    ? sumOf(a.matrix, times(whole(-1), b.matrix))
    : null;
};

const ofLine = (found: readonly Named[], line: string): Matrix | null => {
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

const worked = (
  problem: string,
  instruction: string,
  line: string,
  rule: string,
  reason: string,
  result: Matrix,
  check: Check | null,
): Worked => ({
  ...plainSolution(
    problem,
    instruction,
    matrixAnswer(result),
    [line, rule, reason],
    [writeMatrix(result).text, 'Cell by cell'],
  ),
  check,
});
