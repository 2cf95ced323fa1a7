import type { Fraction } from '../expression/fraction.ts';
import type { Amount, Size } from './amounts.ts';
import type { Thing } from './things.ts';
import type { VerbClass } from './verbs.ts';
import type { Who } from './who.ts';
import type { Mark } from './words.ts';

/** What money changes hands for: each of the things, or all of them. */
export interface Price {
  readonly value: Fraction;
  readonly each: boolean;
}

/** One object of a verb, with what is said about it. */
export interface Part {
  readonly amount: Amount;
  /** When or where, in one spelling; empty when nothing is said. */
  readonly when: string;
  readonly price: Price | null;
  /** What is in each of them: `5 boxes with 12 pencils in each`. */
  readonly holds: Amount | null;
  /** To whom it goes. */
  readonly to: Who | null;
}

export interface Groups {
  readonly count: Fraction | null;
  readonly thing: Thing;
  /** How many go into one: `into groups of 4`. */
  readonly size: Fraction | null;
}

export interface Act {
  readonly kind: 'act';
  readonly who: Who;
  readonly verb: string;
  readonly verbClass: VerbClass;
  readonly parts: readonly Part[];
  readonly groups: Groups | null;
  /** How long it went on. */
  readonly hours: Amount | null;
  readonly marks: ReadonlySet<Mark>;
  readonly text: string;
}

/** Years from now, or ago. */
export interface Shift {
  readonly years: Fraction;
  readonly sign: 1 | -1;
}

export interface Age {
  readonly kind: 'age';
  readonly who: Who;
  readonly size: Size;
  readonly shift: Shift | null;
  /** `was` and `will be` need to say when. */
  readonly isNow: boolean;
  readonly text: string;
}

export interface Cost {
  readonly kind: 'cost';
  readonly of: readonly { readonly thing: Thing; readonly count: Fraction }[];
  readonly amount: Amount;
  readonly text: string;
}

export interface Subset {
  readonly kind: 'subset';
  /** The part's name; an adjective or a noun. */
  readonly names: readonly { readonly size: Amount['size']; readonly name: string }[];
  readonly of: Thing | null;
  readonly text: string;
}

export interface Ratio {
  readonly kind: 'ratio';
  readonly things: readonly Thing[];
  readonly terms: readonly Fraction[];
  readonly text: string;
}

export type Clause = Act | Age | Cost | Subset | Ratio;

/** Gives the words of a clause once it is read to its end. */
export type Text = () => string;
