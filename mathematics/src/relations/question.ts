import type { Fraction } from '../expression/fraction.ts';
import type { Reference } from './amounts.ts';
import type { Mark, Shift } from './clause.ts';
import type { Thing } from './things.ts';
import type { Who } from './who.ts';

/** What a story wants to know, while it is read. */
export interface Draft {
  about: 'count' | 'money' | 'age' | 'cost' | 'change' | 'distance';
  thing: Thing | null;
  who: Who | null;
  verb: string | null;
  /** `how many more … than`, or the same without `than`. */
  compare: { sign: 1 | -1; than: Reference | null } | null;
  marks: Set<Mark>;
  /** What there is one of: `in each box`, `does each child get`. */
  per: Thing | 'each' | null;
  when: string;
  /** `in 5 hours`, `for 3 books` */
  given: { count: Fraction; thing: Thing } | null;
  /** What it is the cost of. */
  of: { thing: Thing; count: Fraction | null }[];
  shift: Shift | null;
  /** Whether something has to be enough for all, or may not be more than there is. */
  rounding: 'up' | 'down' | null;
}

export type Question = Readonly<Draft> & { readonly text: string };

/** Whether nothing is compared, and neither what is left nor what was at first is asked for. */
export const isPlain = ({ compare, marks }: Question): boolean =>
  !compare && !marks.has('left') && !marks.has('first');

export const draft = (): Draft => ({
  about: 'count',
  thing: null,
  who: null,
  verb: null,
  compare: null,
  marks: new Set(),
  per: null,
  when: '',
  given: null,
  of: [],
  shift: null,
  rounding: null,
});
