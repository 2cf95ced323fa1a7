import type { ConceptName } from './concepts.ts';

/** A formula, what its letters mean, and when it holds. */
export interface Law {
  readonly law: string;
  readonly title: string;
  readonly letters: Readonly<Record<string, ConceptName>>;
  /** Words that have to be there. */
  readonly when?: RegExp;
  /** Words that must not. */
  readonly not?: RegExp;
  /** What may be told besides without changing anything. */
  readonly ignore?: readonly ConceptName[];
}
