import { readExpression } from '../expression/read.ts';
import {
  childrenOf,
  contains,
  isExpression,
  mapTree,
  substitute,
  type Expression,
} from '../expression/tree.ts';
import { write } from '../expression/write.ts';
import { simplify } from '../simplify/simplify.ts';
import { finish } from '../steps/finish.ts';
import { newTrail, WHOLE_LINE } from '../steps/step.ts';
import { lineOf, withFirstStep, type Worked } from '../worked.ts';
import type { OwnFunction, Request } from './request.ts';

type Functions = ReadonlyMap<string, OwnFunction>;

/** Replaces f(…) by what f is, from the inside out; null when a function is not known. */
export const unfolded = (expression: Expression, functions: Functions): Expression | null => {
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
export const askedOf = (request: Request): Expression | null => {
  const { text, functions } = request;
  const names = [...functions.keys()].join('');
  const read = (asked: string): Expression | null =>
    readExpression(asked, { functions: new Set(functions.keys()) });
  const after = text.replaceAll(/\(+\s*([A-Za-z])\s*\)\s*\/\s*\(\s*([A-Za-z])\s*\)+/g, ' $1/$2 ');
  const composed = new RegExp(
    `\\(?\\s*([${names}])\\s*[∘o]\\s*([${names}])\\s*\\)?\\s*(?:\\(([^()]*)\\))?`,
  ).exec(after);
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
  (expression.kind === 'sum' ||
  expression.kind === 'product' ||
  expression.kind === 'quotient' ||
  expression.kind === 'negative'
    ? childrenOf(expression).reduce((total, child) => total + callsIn(child, functions), 0)
    : 0);

const letterOf = (functions: Functions): string => [...functions.values()][0]?.letter ?? 'x';
const isPlainLetter = (argument: string, own: OwnFunction | undefined): boolean =>
  own !== undefined && argument.trim() === own.letter;

/** Works out a value of a function step by step. */
export const workOwnFunction = (asked: Expression, functions: Functions): Worked | null => {
  const put = unfolded(asked, functions);
  if (!put || contains(put, (node) => node.kind === 'call' && node.name.length === 1)) return null;
  const trail = newTrail();
  const result = simplify(put, WHOLE_LINE, trail);
  if (!isExpression(result)) return null;
  const worked = finish({ problem: put, instruction: 'evaluate', steps: trail.steps, answer: result });
  const reason = 'Wherever the letter stands, write what is in the brackets.';
  return withFirstStep(worked, lineOf(asked), 'Put it into the function', reason);
};
