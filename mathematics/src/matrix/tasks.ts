import { questionIn } from '../chance/parameters.ts';
import { isOne, negate, ONE, whole, type Fraction } from '../expression/fraction.ts';
import { readStatement } from '../expression/read.ts';
import { number, symbolsOf } from '../expression/tree.ts';
import { writeNumber } from '../expression/write.ts';
import { answerOf, told, type Answer, type Task, type Worked } from '../worked.ts';
import { eigenvaluesWorked } from './eigenvalues.ts';
import { linearRow } from './linear-row.ts';
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
} from './matrix.ts';

const MATRIX = /\[\s*\[[^\]]*\](?:\s*,\s*\[[^\]]*\])*\s*\]/g;

const matrixAnswer = (matrix: Matrix): Answer => ({ ...writeMatrix(matrix), value: null });

/** Determinant, inverse, sums, products and row operations of matrices that are written out. */
export const matrixTask: Task = (text) => {
  if (!/\[\s*\[/.test(text)) return null;
  const found = [...text.matchAll(MATRIX)].map((match) => ({
    name: /\b([A-Z])\s*=\s*$/.exec(text.slice(0, match.index))?.[1] ?? '',
    matrix: readMatrix(match[0]),
  }));
  const [first] = found;
  if (!first?.matrix) return null;
  const prose = text.replaceAll(MATRIX, ' ');
  const asked = questionIn(prose);
  const entry = /\bminor\b[^.\n]*?\b([a-d])_?\(?(\d)\)?(?!\d)/i.exec(prose.trim().split('\n').at(-1) ?? '');
  if (entry && found.length === 1)
    return determinantWorked(
      minor(first.matrix, Number(entry[2]) - 1, 'abcd'.indexOf((entry[1] ?? 'a').toLowerCase())),
    );
  if (/\beigen[\s-]?values?\b|\bcharacteristic (?:roots|values)\b/i.test(prose))
    return found.length === 1 && !/\beigen[\s-]?vectors?\b/i.test(prose)
      ? eigenvaluesWorked(first.matrix)
      : null;
  if (/\bdeterminants?\b/i.test(prose) && found.length === 1) return determinantWorked(first.matrix);
  if (/\binverse\b/i.test(prose) && found.length === 1) return inverseWorked(first.matrix);
  const row =
    found.length === 1
      ? (rowOperation(first.matrix, asked) ??
        rowOperation(first.matrix, prose.trim().split('\n').at(-1) ?? ''))
      : null;
  return row ?? combination(found, prose);
};

const determinantWorked = (matrix: Matrix): Worked | null => {
  const value = determinant(matrix);
  if (!value) return null;
  const terms =
    matrix.length === 2
      ? `${writeNumber(matrix[0]?.[0] ?? ONE)} · ${writeNumber(matrix[1]?.[1] ?? ONE)} − (${writeNumber(matrix[0]?.[1] ?? ONE)}) · (${writeNumber(matrix[1]?.[0] ?? ONE)})`
      : (matrix[0] ?? [])
          .map(
            (cell, c) =>
              `${c === 0 ? '' : c % 2 === 0 ? ' + ' : ' − '}(${writeNumber(cell)}) · (${writeNumber(determinant(minor(matrix, 0, c)) ?? ONE)})`,
          )
          .join('');
  return told(
    writeMatrix(matrix).text,
    'determinant',
    [
      [
        terms,
        matrix.length === 2 ? 'Cross-multiply' : 'Expand along the first row',
        matrix.length === 2
          ? 'Main diagonal minus the other diagonal.'
          : 'Each number times the determinant of what is left, with signs in turn.',
      ],
      [writeNumber(value), 'Work it out', 'Mind the signs.'],
    ],
    answerOf(number(value)),
  );
};

const inverseWorked = (matrix: Matrix): Worked | null => {
  const [value, size] = [inverse(matrix), determinant(matrix)];
  return value && size
    ? told(
        writeMatrix(matrix).text,
        'inverse',
        [
          [
            `determinant = ${writeNumber(size)}`,
            'Find the determinant',
            'There is an inverse only when it is not zero.',
          ],
          [
            writeMatrix(value).text,
            matrix.length === 2
              ? 'Swap the main diagonal, turn the signs of the other, divide by the determinant'
              : 'Divide the cofactors by the determinant',
            'Matrix times inverse is the unit matrix.',
          ],
        ],
        matrixAnswer(value),
      )
    : null;
};

const numberIn = (text: string | undefined): Fraction | null => {
  const match = /^(-?)(\d+)(?:\s*\/\s*(\d+))?$/.exec((text ?? '').trim());
  if (!match) return null;
  const size: Fraction = { top: BigInt(match[2] ?? 1), bottom: BigInt(match[3] ?? 1) };
  return match[1] ? negate(size) : size;
};

const rowOperation = (matrix: Matrix, asked: string): Worked | null => {
  const swap = /\b(?:interchange|swap|switch|exchange)\s+rows?\s+(\d)\s+(?:and|with)\s+(?:row\s+)?(\d)/i.exec(
    asked,
  );
  const scale =
    /\bmultiply\s+row\s+(\d)\s+by\s+(-?\d+(?:\/\d+)?)(?:\s+and\s+add\s+(?:it\s+to\s+)?row\s+(\d)(\s+to\s+it)?)?/i.exec(
      asked,
    );
  const row = (at: string | undefined): readonly Fraction[] => matrix[Number(at) - 1] ?? [];
  const put = (at: string | undefined, cells: readonly Fraction[]): Matrix =>
    matrix.map((one, r) => (r === Number(at) - 1 ? cells : one));
  let result: Matrix | null = null;
  if (swap)
    result = matrix.map((one, r) =>
      r === Number(swap[1]) - 1 ? row(swap[2]) : r === Number(swap[2]) - 1 ? row(swap[1]) : one,
    );
  else if (scale) {
    const scaled = times(numberIn(scale[2]) ?? ONE, [row(scale[1])]);
    const target = scale[3] === undefined || scale[4] !== undefined ? scale[1] : scale[3];
    const sum = scale[3] === undefined ? scaled : sumOf(scaled, [row(scale[3])]);
    result = sum?.[0] ? put(target, sum[0]) : null;
  }
  return result && result.every((cells) => cells.length > 0)
    ? told(
        writeMatrix(matrix).text,
        'row operation',
        [[writeMatrix(result).text, (swap ?? scale)?.[0] ?? '', 'The other rows stay as they are.']],
        matrixAnswer(result),
      )
    : null;
};

type Named = { readonly name: string; readonly matrix: Matrix | null };

// `3D + 4E`, `AB`, or the sum or product of the two that are there.
const combination = (found: readonly Named[], prose: string): Worked | null => {
  const of = (name: string): Matrix | null => found.find((one) => one.name === name)?.matrix ?? null;
  const line = prose
    .split(/\n|,\s+(?=(?:find|compute|calculate|evaluate)\b)|\.\s+(?=[A-Z])/i)
    .map((one) => one.trim())
    .findLast((one) =>
      /^(?:[Ff]ind\s+|[Cc]ompute\s+|[Cc]alculate\s+|[Ee]valuate\s+)?-?\d*\s*[A-Z](?:\s*[-+*]?\s*\d*\s*[A-Z])*\s*\.?$/.test(
        one,
      ),
    );
  const [a, b] = found;
  if (line === undefined) {
    if (!a?.matrix || !b?.matrix || found.length !== 2) return null;
    const result = /\bproduct\b|\bmultiply\b/i.test(prose)
      ? productOf(a.matrix, b.matrix)
      : /\bsum\b|\badd\b/i.test(prose)
        ? sumOf(a.matrix, b.matrix)
        : /\bdifference\b|\bsubtract\b/i.test(prose)
          ? sumOf(a.matrix, times(whole(-1), b.matrix))
          : null;
    return result && combined(`${writeMatrix(a.matrix).text} and ${writeMatrix(b.matrix).text}`, result);
  }
  let total: Matrix | null = null;
  for (const term of line.matchAll(/([-+]?)\s*(\d*)\s*\*?\s*([A-Z])\s*\*?\s*([A-Z])?/g)) {
    const [left, right] = [of(term[3] ?? ''), term[4] === undefined ? null : of(term[4])];
    const plain = left && (term[4] === undefined ? left : right && productOf(left, right));
    if (!plain) return null;
    const factor = whole(Number(term[2] || '1') * (term[1] === '-' ? -1 : 1));
    const scaled = isOne(factor) ? plain : times(factor, plain);
    total = total ? sumOf(total, scaled) : scaled;
    if (!total) return null;
  }
  return total && combined(line, total);
};

const combined = (problem: string, result: Matrix): Worked =>
  told(
    problem,
    'matrices',
    [
      [
        writeMatrix(result).text,
        'Cell by cell',
        'Sums add what stands in the same place; products multiply rows by columns.',
      ],
      [shapeOf(result), 'Check the shape', 'Rows by columns.'],
    ],
    matrixAnswer(result),
  );

/** `Write the system as an augmented matrix`. */
export const augmentedTask: Task = (text) => {
  if (!/\baugmented matrix\b/i.test(text) || /\[\s*\[/.test(text)) return null;
  const equations = [
    ...text.matchAll(/[-+\d.a-z*/() ]*[a-z][-+\d.a-z*/() ]*=\s*[-+\d.a-z*/ ]*[\da-z]/g),
  ].flatMap((match) => {
    const read = readStatement(match[0].trim().replace(/^.*[a-z]{3,}:?\s*/i, ''));
    return read?.kind === 'relation' && read.sign === '=' ? [read] : [];
  });
  const letters = [...new Set(equations.flatMap((one) => symbolsOf(one)))].toSorted((a, b) =>
    a.localeCompare(b),
  );
  if (equations.length < 2 || letters.length !== equations.length || letters.some((one) => one.length > 1))
    return null;
  const rows = equations.map((one) => linearRow(one, letters));
  if (rows.some((row) => row === null)) return null;
  const matrix = rows.map((row) => row ?? []);
  return told(
    text.trim().slice(0, 200),
    'augmented matrix',
    [
      [
        writeMatrix(matrix).text,
        'Write down only the numbers',
        'One column for each letter, the last for the right side; a missing letter gives 0.',
      ],
    ],
    matrixAnswer(matrix),
  );
};
