import type { ConceptName } from './concepts.ts';
import type { ConstantName } from './constants.ts';

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
  /** Letters that stand for a number of nature; `g` and `G` always do. */
  readonly constants?: Readonly<Record<string, ConstantName>>;
  /** A law that ends a chain only: nothing is worked out by it on the way to something else. */
  readonly last?: true;
}
