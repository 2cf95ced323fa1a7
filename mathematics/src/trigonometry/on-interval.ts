import { ordinal } from '../arithmetic/number-words.ts';
import { isReal } from '../expression/complex.ts';
import { readStatement } from '../expression/read.ts';
import {
  contains,
  minus,
  relation,
  symbol,
  symbolsOf,
  type Expression,
  type Relation,
} from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import { write } from '../expression/write.ts';
import { answerOf, told, type Task } from '../worked.ts';
import { asPartOfPi } from './wave.ts';

const PARTS = 720;

/** `Find the second solution of 2 sin x = 1 on 0 ≤ x < 2π`: every place on the circle is looked at. */
export const onIntervalTask: Task = (text) => {
  if (!/\bsolutions?\b|\bsolve\b|=/i.test(text) || !/\b2\s*π|\[\s*0/.test(text)) return null;
  const ends = /\b0\s*≤\s*([a-zθ])\s*(<|≤)\s*2\s*π/.exec(text) ?? /\[\s*0()\s*,\s*2\s*π\s*([)\]])/.exec(text);
  const equation = ends && equationIn(text);
  if (!ends || !equation) return null;
  const [name] = symbolsOf(equation);
  if (name === undefined) return null;
  const values = rootsOf(equation, name, ends[2] === '≤' || ends[2] === ']');
  const exact = values.map(asPartOfPi);
  if (values.length === 0 || exact.some((one) => one === null)) return null;
  const found = exact.flatMap((one) => one ?? []);
  const nth = ordinal(/\b(first|second|third|fourth|fifth|sixth)\s+solution\b/i.exec(text)?.[1] ?? '');
  const all = found.map((value) => relation(symbol(name), '=', value));
  const chosen = nth === null ? null : found[nth - 1];
  if (nth !== null && !chosen) return null;
  const [only] = all;
  const answer = chosen ?? (all.length === 1 && only ? only : { kind: 'either' as const, parts: all });
  return {
    ...told(
      write(equation),
      'solve',
      [
        [
          all.map((one) => write(one)).join(' or '),
          'Go once around the circle',
          'All places where both sides are equal.',
        ],
        ...(chosen
          ? [[write(chosen), 'Take the one that is asked for', 'Counted from zero upwards.'] as const]
          : []),
      ],
      answerOf(answer),
    ),
    checkedBy: 'substitution',
  };
};

const isTrigonometric = (node: Expression): boolean =>
  node.kind === 'call' && /^(?:sin|cos|tan|sec|csc|cot)$/.test(node.name);

const equationIn = (text: string): Relation | null => {
  const candidates = text
    .split(/\n|\bon the interval\b|\bon\s+the\b|\bfor\b|\bin\b|,|\.\s/i)
    .flatMap((part) => {
      const cut = /[-\d(]*\s*[-+*\d(]*\s*\b(?:sin|cos|tan|sec|csc|cot)\b.*$/i.exec(part)?.[0] ?? '';
      const read = cut === '' ? null : readStatement(cut.replace(/[.?]\s*$/, '').trim());
      return read?.kind === 'relation' &&
        read.sign === '=' &&
        symbolsOf(read).length === 1 &&
        contains(read.left, isTrigonometric)
        ? [read]
        : [];
    });
  return candidates.at(-1) ?? null;
};

const rootsOf = ({ left, right }: Relation, name: string, closed: boolean): number[] => {
  const difference = minus(left, right);
  const at = (x: number): number => {
    const value = valueAt(difference, { [name]: x });
    return isReal(value) ? value.re : Number.NaN;
  };
  // Exact answers lie on multiples of a fine part of the circle.
  const places = Array.from({ length: PARTS + 1 }, (_, k) => (k * 2 * Math.PI) / PARTS);
  const hits = places.filter((x, k) => Math.abs(at(x)) < 1e-9 && (closed || k < PARTS));
  return crossings(at, places) > hits.length ? [] : hits;
};

// A change of sign without a hit nearby: a solution that is no such multiple.
const crossings = (at: (x: number) => number, places: readonly number[]): number => {
  let count = 0;
  const step = Math.PI / PARTS;
  for (const x of places.slice(0, -1)) {
    const [before, after] = [at(x - step * 0.7), at(x + step * 1.3)];
    if (
      Number.isFinite(before) &&
      Number.isFinite(after) &&
      before * after < 0 &&
      Math.abs(before) < 5 &&
      Math.abs(after) < 5
    )
      count++;
  }
  return count;
};
