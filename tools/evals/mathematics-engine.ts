import { work } from '../../server/src/features/tutor/mathematics/engine.ts';
import { equivalent } from '../../server/src/features/tutor/mathematics/expression/equivalent.ts';
import {
  readExpression,
  readStatement,
} from '../../server/src/features/tutor/mathematics/expression/read.ts';
import {
  isExpression,
  sizeOf,
  type Relation,
  type Statement,
} from '../../server/src/features/tutor/mathematics/expression/tree.ts';
import { valueAt } from '../../server/src/features/tutor/mathematics/expression/value.ts';
import { weightOf } from '../../server/src/features/tutor/mathematics/find/pieces.ts';
import { sameMeaning, truthAt } from '../../server/src/features/tutor/mathematics/steps/check.ts';
import type { NotUnderstood, Worked } from '../../server/src/features/tutor/mathematics/worked.ts';

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
export const saidTo = (worked: Worked | NotUnderstood): string =>
  worked.kind === 'worked' ? worked.answer.text : worked.why;

/** The equations that say a solution, one for each. */
export const solutionsIn = (value: Statement | null | undefined): readonly Relation[] => {
  if (value?.kind === 'relation') return [value];
  if (value?.kind !== 'either') return [];
  return value.parts.filter((part): part is Relation => part.kind === 'relation');
};
