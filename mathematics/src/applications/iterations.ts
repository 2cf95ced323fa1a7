import { derivative } from '../calculus/derivative.ts';
import { readExpression } from '../expression/read.ts';
import { number, relation, substitute, symbol, symbolsOf, type Expression } from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import { write } from '../expression/write.ts';
import { inLine, nearAnswer } from '../formula/rounded.ts';
import { displayOf } from '../simplify/display.ts';
import { answerOf, told, type Task } from '../worked.ts';
import { bodyIn, functionIn, valueOf, type GivenFunction } from './given-function.ts';

/** Newton’s method, and other rules that lead from one value to the next. */
export const iterationTask: Task = (text) => newton(text) ?? iterate(text);

// x − f(x)/f′(x), again and again.
const newton: Task = (text) => {
  const own = /\bnewton'?s method\b/i.test(text) ? (functionIn(text) ?? leftSideIn(text)) : null;
  const start = valueOf(text, 'x_0');
  const rounds = asked(text);
  const slope = own && derivative(own.body, own.name);
  if (!own || !start || !slope || rounds < 1) return null;
  let x = valueAt(start, {}).re;
  const line: string[] = [];
  for (let k = 1; k <= rounds; k++) {
    x -= valueAt(own.body, { [own.name]: x }).re / valueAt(slope, { [own.name]: x }).re;
    line.push(`x_${k} = ${inLine(x)}`);
  }
  if (!Number.isFinite(x)) return null;
  return told(
    write(own.body),
    'newton',
    [[line.join(', '), 'x − f(x)/f′(x)', 'The tangent leads nearer to the zero.']],
    nearAnswer(x, text, '', 4),
  );
};

// `x³ − 2 = 0`: what stands left of the zero.
const leftSideIn = (text: string): GivenFunction | null =>
  bodyIn(/\b(?:of|solve|equation)\s+([^=\n]*?)\s*=\s*0/i.exec(text)?.[1] ?? '');

const asked = (text: string): number =>
  Number([...(text.trim().split('\n').at(-1) ?? '').matchAll(/\bx_?(\d)\b(?!\s*=)/g)].at(-1)?.[1] ?? 0);

const iterate: Task = (text) => {
  const rule = /\bx_\(?n\s*\+\s*1\)?\s*=\s*([^\n]+?)(?:\.\s|\n|$)/.exec(text)?.[1];
  const last = text.trim().split('\n').at(-1) ?? '';
  const start = valueOf(last, 'x_0');
  const rounds = Number(/\bx_([1-9])\b/.exec(last)?.[1] ?? 0);
  const body = rule === undefined ? null : readExpression(rule.replaceAll(/\bx_n\b/g, 'x'));
  if (!body || !start || rounds < 1) return null;
  let x: Expression | null = start;
  for (let k = 0; k < rounds; k++) x = x && displayOf(substitute(body, 'x', x));
  if (!x || symbolsOf(x).length > 0) return null;
  return told(
    write(relation(symbol('x'), '=', body)),
    'iterate',
    [[write(x), `Put the result in again, ${rounds} times`, 'Each value gives the next.']],
    answerOf(x.kind === 'number' ? number(x.value, 'decimal') : x),
  );
};
