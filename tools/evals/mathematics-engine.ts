import { equivalent } from '../../mathematics/src/expression/equivalent.ts';
import { readExpression, readStatement } from '../../mathematics/src/expression/read.ts';
import {
  isExpression,
  sizeOf,
  type Relation,
  type Statement,
} from '../../mathematics/src/expression/tree.ts';
import { valueAt } from '../../mathematics/src/expression/value.ts';
import { weightOf } from '../../mathematics/src/find/pieces.ts';
import { work } from '../../mathematics/src/index.ts';
import { sameMeaning, truthAt } from '../../mathematics/src/steps/check.ts';
import type { NotUnderstood, Worked } from '../../mathematics/src/worked.ts';

/** What the evals ask of mathematics, as it stands in the sources. */
export const engine = {
  work,
  equivalent,
  readExpression,
  readStatement,
  isExpression,
  sizeOf,
  valueAt,
  weightOf,
  sameMeaning,
  truthAt,
};

/** What was said to a problem: its answer, or why there is none. */
export const workedAnswer = (worked: Worked | NotUnderstood): string =>
  worked.kind === 'worked' ? worked.answer.text : worked.why;

/** The equations that say a solution, one for each. */
export const solutionsIn = (value: Statement | null | undefined): readonly Relation[] => {
  if (value?.kind === 'relation') return [value];
  if (value?.kind !== 'either') return [];
  return value.parts.filter((part): part is Relation => part.kind === 'relation');
};
