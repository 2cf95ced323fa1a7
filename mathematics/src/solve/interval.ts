import { anyOf, relation, symbol, type Expression, type Statement } from '../expression/tree.ts';
import { writeLatex } from '../expression/write-latex.ts';
import { write } from '../expression/write.ts';

/** A stretch of the number line; an end that is null goes on for ever. */
export interface Interval {
  readonly from: Expression | null;
  readonly to: Expression | null;
  readonly fromIn: boolean;
  readonly toIn: boolean;
}

/** `−2 < x ≤ 5`, `x < 1 or x > 3` */
export const intervalsAsStatement = (unknown: string, intervals: readonly Interval[]): Statement =>
  anyOf(intervals.map((interval) => one(unknown, interval)));

const one = (unknown: string, { from, to, fromIn, toIn }: Interval): Statement => {
  const x = symbol(unknown);
  if (!from && !to) return { kind: 'always' };
  if (from && to && from === to) return relation(x, '=', from);
  if (!from && to) return relation(x, toIn ? '≤' : '<', to);
  if (from && !to) return relation(x, fromIn ? '≥' : '>', from);
  if (!from || !to) return { kind: 'never' };
  return { kind: 'both', parts: [relation(from, fromIn ? '≤' : '<', x), relation(x, toIn ? '≤' : '<', to)] };
};

/** `(−∞, 3] ∪ (5, ∞)` */
export const inBrackets = (intervals: readonly Interval[], latex = false): string => {
  const end = (value: Expression): string => (latex ? writeLatex(value) : write(value));
  const [far, join] = latex ? ['\\infty', ' \\cup '] : ['∞', ' ∪ '];
  if (intervals.length === 0) return latex ? '\\varnothing' : '∅';
  return intervals
    .map(({ from, to, fromIn, toIn }) => {
      if (from && from === to) return latex ? `\\{${end(from)}\\}` : `{${end(from)}}`;
      return `${fromIn ? '[' : '('}${from ? end(from) : latex ? `-${far}` : `−${far}`}, ${to ? end(to) : far}${toIn ? ']' : ')'}`;
    })
    .join(join);
};
