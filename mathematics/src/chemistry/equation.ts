import {
  add,
  divide,
  greatestCommonDivisor,
  multiply,
  negate,
  whole,
  ZERO,
  type Fraction,
} from '../expression/fraction.ts';
import { atomsIn } from './formula.ts';

/** A substance in a reaction, with its charge. */
export interface Species {
  readonly formula: string;
  readonly state: string;
  readonly atoms: ReadonlyMap<string, number>;
  readonly charge: number;
}

export interface Reaction {
  readonly left: readonly Species[];
  readonly right: readonly Species[];
  /** How many of each, left side first; null when it can't be balanced in one way. */
  readonly numbers: readonly number[] | null;
}

const ARROW = /\s*(?:→|->|-->|⟶|⇌|=>|\byields?\b)\s*/;

const speciesOf = (written: string): Species | null => {
  const plain = written.trim().replaceAll(/_\(?(\d+)\)?/g, '$1');
  const match =
    /^(?:\d+\s*)?((?:[A-Z][a-z]?\d*|\((?:[A-Z][a-z]?\d*)+\)\d*)+)\s*(?:\^?\s*\(?\s*(\d*)\s*([-+−])\s*\)?)?\s*(\((?:s|l|g|aq)\))?$/.exec(
      plain,
    );
  if (!match) return null;
  const sign = match[3] === undefined ? 0 : match[3] === '+' ? 1 : -1;
  const raised = plain.includes('^');
  // `Al3+` is one atom with three charges, `NH4+` is four hydrogens with one.
  const loose = sign !== 0 && !raised ? /^([A-Z][a-z]?)(\d)$/.exec(match[1] ?? '') : null;
  const formula = loose ? (loose[1] ?? '') : (match[1] ?? '');
  const atoms = atomsIn(formula);
  const size = loose ? Number(loose[2]) : Number(match[2] || 1);
  return atoms && { formula, state: match[4] ?? '', atoms, charge: sign * size };
};

/** The reaction that a text writes down; null when there is none. */
export const reactionIn = (text: string): Reaction | null => {
  for (const line of text.split(/\n|[.;:?]\s|,\s/)) {
    const [before, after, more] = line.split(ARROW);
    if (before === undefined || after === undefined || more !== undefined) continue;
    const start =
      /(?:^|\s)((?:\d*\s*[A-Z(][\w()^+−-]*(?:\s*\((?:s|l|g|aq)\))?)(?:\s+\+\s+\d*\s*[A-Z(][\w()^+−-]*(?:\s*\((?:s|l|g|aq)\))?)*)\s*$/.exec(
        before,
      )?.[1];
    const end =
      /^\s*((?:\d*\s*[A-Z(][\w()^+−-]*(?:\s*\((?:s|l|g|aq)\))?)(?:\s+\+\s+\d*\s*[A-Z(][\w()^+−-]*(?:\s*\((?:s|l|g|aq)\))?)*)/.exec(
        after,
      )?.[1];
    const [left, right] = [start, end].map((side) => (side ?? '').split(/\s+\+\s+/).map(speciesOf));
    if (!left || !right || [...left, ...right].some((one) => one === null)) continue;
    const [known, made] = [left.filter((one) => one !== null), right.filter((one) => one !== null)];
    return { left: known, right: made, numbers: balanced(known, made) };
  }
  return null;
};

// Every element, and the charge, must come out the same on both sides: the one solution in smallest whole numbers.
const balanced = (left: readonly Species[], right: readonly Species[]): number[] | null => {
  const all = [...left, ...right];
  const elements = [...new Set(all.flatMap(({ atoms }) => [...atoms.keys()]))];
  const side = (at: number): bigint => (at < left.length ? 1n : -1n);
  const rows: Fraction[][] = [
    ...elements.map((element) => all.map((one, at) => whole(BigInt(one.atoms.get(element) ?? 0) * side(at)))),
    all.map((one, at) => whole(BigInt(one.charge) * side(at))),
  ];
  const solution = kernelOf(rows, all.length);
  if (!solution) return null;
  const common = solution.reduce(
    (multiple, { bottom }) => (multiple * bottom) / greatestCommonDivisor(multiple, bottom),
    1n,
  );
  const counts = solution.map(({ top, bottom }) => (top * common) / bottom);
  const shared = counts.reduce((a, b) => greatestCommonDivisor(a, b), 0n);
  const sign = (counts[0] ?? 1n) < 0n ? -1n : 1n;
  const numbers = counts.map((one) => Number((sign * one) / (shared || 1n)));
  return numbers.every((one) => one > 0 && one < 200) ? numbers : null;
};

/** The one direction in which all rows vanish; null when there is none or more than one. */
const kernelOf = (matrix: readonly Fraction[][], width: number): Fraction[] | null => {
  const rows = matrix.map((row) => [...row]);
  const pivots: number[] = [];
  for (let column = 0; column < width; column++) {
    const found = rows.findIndex((row, at) => at >= pivots.length && row[column]?.top !== 0n);
    if (found < 0) continue;
    const at = pivots.length;
    [rows[at], rows[found]] = [rows[found] ?? [], rows[at] ?? []];
    const pivot = rows[at]?.[column] ?? whole(1);
    rows[at] = (rows[at] ?? []).map((one) => divide(one, pivot) ?? ZERO);
    for (const [index, row] of rows.entries()) {
      const factor = row[column] ?? ZERO;
      if (index === at || factor.top === 0n) continue;
      rows[index] = row.map((one, place) => add(one, negate(multiply(factor, rows[at]?.[place] ?? ZERO))));
    }
    pivots.push(column);
  }
  const free = Array.from({ length: width }, (_, column) => column).filter(
    (column) => !pivots.includes(column),
  );
  const [only, other] = free;
  if (only === undefined || other !== undefined) return null;
  return Array.from({ length: width }, (_, column) => {
    const row = pivots.indexOf(column);
    return column === only ? whole(1) : negate(rows[row]?.[only] ?? ZERO);
  });
};

const chargeOf = (charge: number): string =>
  charge === 0 ? '' : `${Math.abs(charge) === 1 ? '' : Math.abs(charge)}${charge > 0 ? '+' : '-'}`;

/** A reaction with its numbers, as it is written. */
export const writtenReaction = ({ left, right }: Reaction, numbers: readonly number[]): string => {
  const part = ({ formula, charge }: Species, at: number): string =>
    `${numbers[at] === 1 ? '' : (numbers[at] ?? '')}${formula}${chargeOf(charge)}`;
  return `${left.map((one, at) => part(one, at)).join(' + ')} → ${right.map((one, at) => part(one, at + left.length)).join(' + ')}`;
};
