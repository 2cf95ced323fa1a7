import { readExpression } from '../expression/read.ts';
import {
  type Expression,
  type Relation,
  type Statement,
  childrenOf,
  contains,
  hasSymbol,
  isExpression,
  isNumber,
  mapTree,
  number,
  relation,
  substitute,
  symbolsOf,
  mapStatement,
  expressionsIn,
  call,
  isWave,
  symbol,
} from '../expression/tree.ts';
import { valueAt, isReal } from '../expression/value.ts';
import { write } from '../expression/write.ts';
import { isolate } from '../formula/isolate.ts';
import { displayOf, tidy } from '../simplify/display.ts';
import { simplify } from '../simplify/simplify.ts';
import { workExpand, workFactor, workSimplify } from '../simplify/work.ts';
import { putInto } from '../solve/system.ts';
import { workEquation, workInequality, workSystem } from '../solve/work.ts';
import { finish } from '../steps/finish.ts';
import { plainSolution } from '../steps/plain.ts';
import { WHOLE_LINE, newTrail } from '../steps/step.ts';
import { type Worked, lineOf, withFirstStep, answerOf } from '../worked.ts';
import { type OwnFunction, type Request } from './request.ts';

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
  const [name = 'f'] = request.functions.keys();
  if (at) return workOwnFunction(call(name, at), request.functions);
  if (request.statements.length > 0) return null;
  return request.verb === 'solve'
    ? workRelation(relation(own.body, '=', number(0)), request)
    : workExpression(own.body, request);
};

const withFunctions = (statement: Statement, { functions }: Request): Statement | null => {
  if (functions.size === 0 || (statement.kind !== 'relation' && !isExpression(statement))) return statement;
  const isKnown = expressionsIn(statement).every((one) => unfolded(one, functions));
  return isKnown ? mapStatement(statement, (one) => unfolded(one, functions) ?? one) : null;
};

const workExpression = (expression: Expression, request: Request): Worked | null => {
  if (request.given.size > 0 && [...request.given.keys()].some((name) => hasSymbol(expression, name)))
    return workAt(expression, request);
  const letters = symbolsOf(expression).length > 0;
  const simplified = (): Worked | null => workSimplify(expression, 'simplify');
  switch (request.verb) {
    case 'factor':
      return letters ? workFactor(expression) : simplified();
    case 'solve':
      return letters && /\b(?:roots?|zeros?)\b/i.test(request.text)
        ? workEquation(relation(expression, '=', number(0)), wishOf(request))
        : simplified();
    case 'expand':
      return letters && !hasDivision(expression) ? workExpand(expression) : simplified();
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
  (['product', 'sum'].includes(expression.kind) && childrenOf(expression).some(hasDivision));

const SAME_LETTER = 'The same letter stands for the same number everywhere.';

/** Puts the given values in, then works it out. */
const workAt = (expression: Expression, request: Request): Worked | null => {
  const put = [...request.given].reduce((line, [name, value]) => substitute(line, name, value), expression);
  const worked = workSimplify(put, 'evaluate');
  if (!worked) return null;
  const named = [...request.given]
    .filter(([name]) => hasSymbol(expression, name))
    .map(([name, value]) => `${lineOf(value).text} for ${name}`);
  return withFirstStep(worked, lineOf(expression), `Put in ${named.join(' and ')}`, SAME_LETTER);
};

const workRelation = (equation: Relation, request: Request): Worked | null => {
  const { way } = request;
  const given = [...request.given].filter(([name]) => symbolsOf(equation).includes(name));
  if (given.length > 0) {
    const put = given.reduce((line, [name, value]) => putInto(line, name, value), equation);
    const isLeft = request.unknown !== null && hasSymbol(put.left, request.unknown);
    return workEquation(put, isLeft ? wishOf(request) : { way });
  }
  // `y = 3 + 4` or `12 = 3 × 4`: something to work out, not to solve.
  if (symbolsOf(equation).length === 0) {
    const open = isNumber(equation.left) ? equation.right : equation.left;
    return workSimplify(open, 'work out');
  }
  // `x = 4` and `r = 1/4` ask nothing.
  if (equation.left.kind === 'symbol' && isPlainNumber(equation.right)) return null;
  const isAlone = equation.left.kind === 'symbol' && symbolsOf(equation.right).length === 0;
  if (isAlone && displayOf(equation.right)) return workSimplify(equation.right, 'work out');
  const isThere = request.unknown !== null && symbolsOf(equation).includes(request.unknown);
  return workEquation(equation, isThere ? wishOf(request) : { way });
};

const isPlainNumber = (value: Expression): boolean =>
  isNumber(value) ||
  (['negative', 'quotient'].includes(value.kind) && childrenOf(value).every(isPlainNumber));

const workEquations = (relations: readonly Relation[], request: Request): Worked | null => {
  const letters = new Set(relations.flatMap(symbolsOf));
  const { unknown } = request;
  const wish = unknown !== null && letters.has(unknown) ? { unknown } : {};
  const [first] = relations;
  return letters.size === 1 && first ? workEquation(first, wish) : workSystem(relations, wish);
};

type Functions = ReadonlyMap<string, OwnFunction>;

/** Replaces f(…) by what f is, from the inside out; null when a function is not known. */
const unfolded = (expression: Expression, functions: Functions): Expression | null => {
  let known = true;
  const result = mapTree(expression, (node) => {
    if (node.kind !== 'call' || node.name.length !== 1) return node;
    const own = functions.get(node.name);
    const [argument] = node.args;
    if (!own || !argument) {
      known = false;
      return node;
    }
    return substitute(own.body, own.letter, argument);
  });
  return known ? result : null;
};

/** What is asked about functions that the message defines: f(3), f(g(x)), (f + g)(x), f'(2). */
const askedOf = (request: Request): Expression | null => {
  const { text, functions } = request;
  const names = [...functions.keys()].join('');
  const read = (asked: string): Expression | null =>
    readExpression(asked, { functions: new Set(functions.keys()) });
  const after = text.replaceAll(/\(+\s*([A-Za-z])\s*\)\s*\/\s*\(\s*([A-Za-z])\s*\)+/g, ' $1/$2 ');
  const composed = new RegExp(
    `\\(?\\s*([${names}])\\s*[∘o]\\s*([${names}])\\s*\\)?\\s*(?:\\(([^()]*)\\))?`,
  ).exec(after);
  // “fg(3)” is f of g(3); the product is written (fg)(3).
  const inside = new RegExp(`(?<![\\w(])([${names}])([${names}])\\(([^()]*)\\)`).exec(after);
  if (inside?.[1] && inside[2] && functions.size > 1)
    return read(`${inside[1]}(${inside[2]}(${inside[3] ?? ''}))`);
  if (composed?.[1] && composed[2])
    return read(`${composed[1]}(${composed[2]}(${composed[3] ?? letterOf(functions)}))`);
  const joined = new RegExp(
    `(?<![\\w=(])\\(?\\s*([${names}])\\s*([-+*/·]?)\\s*([${names}])\\s*\\)?(?:\\(([^()]*)\\))?(?![\\w(=])`,
  ).exec(after);
  if (joined?.[1] && joined[3] && functions.size > 1) {
    const letter = letterOf(functions);
    const given = request.given.get(letter);
    const at = joined[4] ?? (given ? write(given) : letter);
    return read(`(${joined[1]}(${at}))${joined[2] || '*'}(${joined[3]}(${at}))`);
  }
  const whole = request.statements.findLast((one) => isExpression(one) && callsIn(one, functions) > 1);
  if (whole && isExpression(whole)) return whole;
  const asked = [
    ...after.matchAll(
      new RegExp(`(?<![A-Za-z])([${names}])\\s?\\(((?:[^()]|\\([^()]*\\))*)\\)(?!\\s*=\\s*[^\\s?_])`, 'g'),
    ),
  ].filter((match) => !isPlainLetter(match[2] ?? '', functions.get(match[1] ?? '')));
  const last = asked.at(-1);
  return last ? read(last[0]) : null;
};

// `g(x) + g(2)` is asked for as a whole.
const callsIn = (expression: Expression, functions: Functions): number =>
  (expression.kind === 'call' && functions.has(expression.name) ? 1 : 0) +
  (['sum', 'product', 'quotient', 'negative'].includes(expression.kind)
    ? childrenOf(expression).reduce((total, child) => total + callsIn(child, functions), 0)
    : 0);

const letterOf = (functions: Functions): string => [...functions.values()][0]?.letter ?? 'x';
const isPlainLetter = (argument: string, own: OwnFunction | undefined): boolean =>
  own !== undefined && argument.trim() === own.letter;

/** Works out a value of a function step by step. */
const workOwnFunction = (asked: Expression, functions: Functions): Worked | null => {
  const put = unfolded(asked, functions);
  if (!put || contains(put, (node) => node.kind === 'call' && node.name.length === 1)) return null;
  const trail = newTrail();
  const result = simplify(put, WHOLE_LINE, trail);
  if (!isExpression(result)) return null;
  const worked = finish({ problem: put, instruction: 'evaluate', steps: trail.steps, answer: result });
  const reason = 'Wherever the letter stands, write what is in the brackets.';
  return withFirstStep(worked, lineOf(asked), 'Put it into the function', reason);
};

const SAMPLE = [1.37, 2.19, 0.83, 3.41, 1.91, 2.63];

/** A letter that stands in an equation once: undo what is done to it, from the outside in; tried with numbers for the other letters. */
export const workIsolated = ({ statements, unknown }: Request): Worked | null => {
  const [equation, other] = statements;
  if (equation?.kind !== 'relation' || equation.sign !== '=' || other) return null;
  const letters = symbolsOf(equation);
  const name = unknown ?? letters[0];
  if (name === undefined || !letters.includes(name) || (letters.length > 1 && unknown === null)) return null;
  const raw = isolate(equation.left, equation.right, name);
  const value = raw && (letters.length > 1 ? tidy(raw) : displayOf(raw));
  if (!value) return null;
  const point = Object.fromEntries(symbolsOf(value).map((one, at) => [one, SAMPLE[at] ?? 1.5]));
  const at = valueAt(value, point);
  const whole = { ...point, [name]: at.re };
  const [left, right] = [valueAt(equation.left, whole).re, valueAt(equation.right, whole).re];
  if (!isReal(at) || !(Math.abs(left - right) <= 1e-9 * Math.max(1, Math.abs(left)))) return null;
  const result = relation(symbol(name), '=', value);
  const isOfAngles =
    letters.length === 1 && [equation.left, equation.right].some((side) => contains(side, isWave));
  const undone = letters.length > 1 ? write(result) : `${name} = ${write(raw)}`;
  return {
    ...plainSolution(
      write(equation),
      'solve',
      isOfAngles ? { ...answerOf(result), fits: equation } : answerOf(result),
      [undone, `Undo what is done to ${name}`, 'From the outside in, on both sides.'],
      ...(letters.length > 1
        ? []
        : [[write(result), 'Work it out', 'Put it in: both sides are equal.'] as const]),
    ),
    check: 'put-back',
  };
};
