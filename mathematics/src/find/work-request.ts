import {
  hasSymbol,
  isExpression,
  isNumber,
  number,
  relation,
  substitute,
  symbolsOf,
  type Expression,
  type Relation,
  type Statement,
} from '../expression/tree.ts';
import { displayOf } from '../simplify/display.ts';
import { workExpand, workFactor, workSimplify } from '../simplify/work.ts';
import { putInto } from '../solve/system.ts';
import { workEquation, workInequality, workSystem } from '../solve/work.ts';
import { lineOf, withFirstStep, type Worked } from '../worked.ts';
import { askedOf, unfolded, workOwnFunction } from './own-functions.ts';
import type { Request } from './request.ts';

/** Works what a message asks for. */
export const workRequest = (request: Request): Worked | null => {
  if (request.functions.size > 0) {
    const own = workFunctions(request);
    if (own) return own;
  }
  const statements = request.statements
    .map((statement) => withFunctions(statement, request))
    .filter((one) => one !== null);
  const relations = statements.filter((one): one is Relation => one.kind === 'relation');
  if (relations.length > 1 && relations.every(({ sign }) => sign === '='))
    return workEquations(relations, request);
  const [statement] = statements;
  if (!statement) return null;
  if (isExpression(statement)) return workExpression(statement, request);
  if (statement.kind === 'relation' && statement.sign === '=') return workRelation(statement, request);
  // A domain beside the question is nothing to solve.
  const asked =
    ['solve', 'none', 'simplify'].includes(request.verb) ||
    !/\b(?:where|for|assume|given)\b/i.test(request.text);
  return asked ? workInequality(statement, wishOf(request)) : null;
};

const wishOf = ({ unknown, way }: Request) => ({ way, ...(unknown !== null && { unknown }) });

const workFunctions = (request: Request): Worked | null => {
  const asked = askedOf(request);
  if (asked) return workOwnFunction(asked, request.functions);
  const [own] = request.functions.values();
  if (!own) return null;
  const at = request.given.get(own.letter);
  if (at)
    return workOwnFunction(
      { kind: 'call', name: [...request.functions.keys()][0] ?? 'f', args: [at] },
      request.functions,
    );
  if (request.statements.length > 0) return null;
  return request.verb === 'solve'
    ? workRelation(relation(own.body, '=', number(0)), request)
    : workExpression(own.body, request);
};

const withFunctions = (statement: Statement, request: Request): Statement | null => {
  if (request.functions.size === 0) return statement;
  if (isExpression(statement)) return unfolded(statement, request.functions);
  if (statement.kind !== 'relation') return statement;
  const [left, right] = [
    unfolded(statement.left, request.functions),
    unfolded(statement.right, request.functions),
  ];
  return left && right && relation(left, statement.sign, right);
};

const workExpression = (expression: Expression, request: Request): Worked | null => {
  if (request.given.size > 0 && [...request.given.keys()].some((name) => hasSymbol(expression, name)))
    return workAt(expression, request);
  const letters = symbolsOf(expression).length > 0;
  switch (request.verb) {
    case 'factor':
      return letters ? workFactor(expression) : workSimplify(expression, 'simplify');
    case 'solve':
      return letters ? workRelationOrSimplify(expression, request) : workSimplify(expression, 'simplify');
    case 'expand':
      return letters && !hasDivision(expression)
        ? workExpand(expression)
        : workSimplify(expression, 'simplify');
    default:
      return somethingDone(workSimplify(expression, letters ? 'simplify' : 'work out'), request);
  }
};

// `What does x² mean?` asks for no work: nothing could be done to it.
const somethingDone = (worked: Worked | null, { verb, form }: Request): Worked | null => {
  const asked = verb === 'simplify' || verb === 'divide' || form.as !== undefined;
  return worked && !asked && worked.steps.length === 0 && worked.answer.text === worked.problem.text
    ? null
    : worked;
};

const hasDivision = (expression: Expression): boolean =>
  expression.kind === 'quotient' ||
  (expression.kind === 'product' && expression.factors.some(hasDivision)) ||
  (expression.kind === 'sum' && expression.terms.some(hasDivision));

const workRelationOrSimplify = (expression: Expression, request: Request): Worked | null =>
  /\b(?:roots?|zeros?)\b/i.test(request.text)
    ? workEquation(relation(expression, '=', number(0)), wishOf(request))
    : workSimplify(expression, 'simplify');

export const SAME_LETTER = 'The same letter stands for the same number everywhere.';

/** Puts the given values in, then works it out. */
const workAt = (expression: Expression, request: Request): Worked | null => {
  let put = expression;
  for (const [name, value] of request.given) put = substitute(put, name, value);
  const worked = workSimplify(put, 'evaluate');
  if (!worked) return null;
  const named = [...request.given]
    .filter(([name]) => hasSymbol(expression, name))
    .map(([name, value]) => `${lineOf(value).text} for ${name}`);
  return withFirstStep(worked, lineOf(expression), `Put in ${named.join(' and ')}`, SAME_LETTER);
};

const workRelation = (equation: Relation, request: Request): Worked | null => {
  const given = [...request.given].filter(
    ([name]) => hasSymbol(equation.left, name) || hasSymbol(equation.right, name),
  );
  if (given.length > 0) {
    const put = given.reduce((line, [name, value]) => putInto(line, name, value), equation);
    const unknown =
      request.unknown !== null && hasSymbol(put.left, request.unknown) ? request.unknown : undefined;
    return workEquation(put, { way: request.way, ...(unknown !== undefined && { unknown }) });
  }
  // `y = 3 + 4` or `12 = 3 × 4`: something to work out, not to solve.
  if (symbolsOf(equation).length === 0) {
    const open = isNumber(equation.left) ? equation.right : equation.left;
    return workSimplify(open, 'work out');
  }
  // `x = 4` and `r = 1/4` ask nothing.
  if (equation.left.kind === 'symbol' && isPlainNumber(equation.right)) return null;
  const alone =
    equation.left.kind === 'symbol' && !hasSymbol(equation.right, equation.left.name)
      ? equation.left.name
      : null;
  if (alone !== null && symbolsOf(equation.right).length === 0 && displayOf(equation.right))
    return workSimplify(equation.right, 'work out');
  const wish = wishOf(request);
  const known =
    wish.unknown !== undefined && symbolsOf(equation).includes(wish.unknown) ? wish : { way: request.way };
  return workEquation(equation, known);
};

const isPlainNumber = (value: Expression): boolean =>
  isNumber(value) ||
  (value.kind === 'negative' && isPlainNumber(value.of)) ||
  (value.kind === 'quotient' && isPlainNumber(value.top) && isPlainNumber(value.bottom));

const workEquations = (relations: readonly Relation[], request: Request): Worked | null => {
  const letters = new Set(relations.flatMap(symbolsOf));
  const { unknown } = request;
  const wish = unknown !== null && letters.has(unknown) ? { unknown } : {};
  if (letters.size === 1) {
    const [first] = relations;
    return first ? workEquation(first, wish) : null;
  }
  return workSystem(relations, wish);
};
