import type { Fraction } from '../expression/fraction.ts';
import type { Reference } from './amounts.ts';
import type { Mark, Shift } from './clause.ts';
import type { Thing } from './things.ts';
import type { Who } from './who.ts';

/** What a story wants to know. */
export interface Question {
  readonly about: 'count' | 'money' | 'age' | 'cost' | 'change' | 'distance' | 'time' | 'speed';
  readonly thing: Thing | null;
  readonly who: Who | null;
  readonly verb: string | null;
  /** `how many more … than`, or the same without `than`. */
  readonly compare: { readonly sign: 1 | -1; readonly than: Reference | null } | null;
  readonly marks: ReadonlySet<Mark>;
  /** What there is one of: `in each box`, `does each child get`. */
  readonly per: Thing | 'each' | null;
  readonly when: string;
  /** `in 5 hours`, `for 3 books` */
  readonly given: { readonly count: Fraction; readonly thing: Thing } | null;
  /** What it is the cost of. */
  readonly of: readonly { readonly thing: Thing; readonly count: Fraction | null }[];
  readonly shift: Shift | null;
  /** Whether something has to be enough for all, or may not be more than there is. */
  readonly rounding: 'up' | 'down' | null;
  readonly text: string;
}

export interface Draft {
  about: Question['about'];
  thing: Thing | null;
  who: Who | null;
  verb: string | null;
  compare: { sign: 1 | -1; than: Reference | null } | null;
  marks: Set<Mark>;
  per: Thing | 'each' | null;
  when: string;
  given: { count: Fraction; thing: Thing } | null;
  of: { thing: Thing; count: Fraction | null }[];
  shift: Shift | null;
  rounding: 'up' | 'down' | null;
}

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
