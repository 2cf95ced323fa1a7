import type { ColumnType, Relation, Table } from '@studia/contract/tables';

/** A column of a table, or a place inside one that holds JSON. */
export interface Reference {
  readonly column: string;
  readonly type: ColumnType;
  /** The keys that lead into the JSON, the outermost first. */
  readonly path: readonly string[];
  /** Whether the place is taken as text (`->>`). */
  readonly asText: boolean;
}

export const COMPARISONS = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'isdistinct'] as const;
export const PATTERNS = ['like', 'ilike', 'match', 'imatch'] as const;
export const SETS = ['cs', 'cd', 'ov'] as const;
export const SEARCHES = ['fts', 'plfts', 'phfts', 'wfts'] as const;

export type Comparison = (typeof COMPARISONS)[number];
export type Pattern = (typeof PATTERNS)[number];
export type SetOperator = (typeof SETS)[number];
export type Search = (typeof SEARCHES)[number];

/** What a column is asked. */
export type Test =
  | { readonly kind: 'compare'; readonly operator: Comparison | Pattern; readonly value: string }
  | {
      readonly kind: 'each';
      readonly operator: Comparison | Pattern;
      readonly of: 'any' | 'all';
      readonly values: readonly string[];
    }
  | { readonly kind: 'in'; readonly values: readonly string[] }
  | { readonly kind: 'is'; readonly value: 'null' | 'not null' | 'true' | 'false' | 'unknown' }
  | { readonly kind: 'set'; readonly operator: SetOperator; readonly value: string }
  | { readonly kind: 'search'; readonly operator: Search; readonly language: string; readonly value: string };

/** A condition on rows. */
export type Condition =
  | { readonly kind: 'test'; readonly not: boolean; readonly reference: Reference; readonly test: Test }
  | {
      readonly kind: 'group';
      readonly not: boolean;
      readonly join: 'and' | 'or';
      readonly of: readonly Condition[];
    };

export interface Order {
  readonly reference: Reference;
  readonly descending: boolean;
  readonly nulls: 'first' | 'last' | null;
}

/** One thing that is selected, under the name by which it is answered. */
export type Selected =
  | { readonly kind: 'column'; readonly name: string; readonly reference: Reference; readonly cast: boolean }
  | { readonly kind: 'rows'; readonly name: string; readonly embedded: Embedded };

/** Which rows, in which order, and how many. */
export interface Rows {
  readonly conditions: readonly Condition[];
  readonly order: readonly Order[];
  readonly limit: number;
  readonly offset: number;
}

/** Rows of a related table inside of each row. */
export interface Embedded extends Rows {
  readonly relation: Relation;
  readonly select: readonly Selected[];
  /** Rows without any are left out. */
  readonly inner: boolean;
}

/** A query over one published table. */
export interface Query extends Rows {
  readonly name: string;
  readonly table: Table;
  readonly select: readonly Selected[];
  /** Rows come in the order of these keys, where no other is asked for. */
  readonly keys?: readonly string[];
}
