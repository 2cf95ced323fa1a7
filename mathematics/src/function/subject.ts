import { isExpression, relation, symbol, type Expression, type Relation } from '../expression/tree.ts';
import { type Request } from '../find/request.ts';
import { likelyUnknown } from '../solve/work.ts';

/** The expression that a message is about: a function's body, the right side of y = …, or the expression itself. */
export const subjectOf = (request: Request | null): { body: Expression; name: string } | null => {
  if (!request) return null;
  const own = [...request.functions.values()].at(-1);
  if (own) return { body: own.body, name: own.letter };
  const last = request.statements.at(-1);
  if (!last) return null;
  if (isExpression(last)) return { body: last, name: likelyUnknown(last) ?? 'x' };
  if (last.kind === 'relation' && last.left.kind === 'symbol')
    return { body: last.right, name: likelyUnknown(last.right) ?? 'x' };
  return null;
};

export const relationIn = (request: Request | null): Relation | null => {
  const own = request && [...request.functions.values()].at(-1);
  if (own) return relation(symbol('y'), '=', own.body);
  const last = request?.statements.at(-1);
  return last?.kind === 'relation' && last.sign === '=' ? last : null;
};
