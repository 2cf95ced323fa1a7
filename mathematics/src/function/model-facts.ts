import { contains, number, substitute, symbolsOf, type Expression } from '../expression/tree.ts';
import { exactValue } from '../expression/value.ts';
import { write } from '../expression/write.ts';
import { findRequest } from '../find/request.ts';
import { displayOf } from '../simplify/display.ts';
import { answerOf, told, type Task } from '../worked.ts';
import { subjectOf } from './subject.ts';

/** What a formula of a story says at the start, or in the long run. */
export const modelFactsTask: Task = (text) => {
  const question = text.split(/(?<=[.?])\s|\n/).findLast((part) => /\b(?:what|find|how)\b/i.test(part)) ?? '';
  const start = /\b(?:initial(?:ly)?|at the start|to begin with|at time (?:zero|0))\b/i.test(question);
  const limit = /\b(?:carrying capacity|limiting value|in the long run|maximum population)\b/i.test(question);
  if (start === limit || text.length > 500) return null;
  const request = findRequest(text);
  if (
    !request ||
    (request.functions.size === 0 && !request.statements.some(({ kind }) => kind === 'relation'))
  )
    return null;
  const subject = subjectOf(request);
  if (!subject || symbolsOf(subject.body).length !== 1) return null;
  const { body, name } = subject;
  if (limit) return isLogistic(body) ? longRun(body) : null;
  const value = displayOf(substitute(body, name, number(0)));
  if (!value || !exactValue(value) || /\bvelocity\b|\bspeed\b|\brate\b/i.test(question)) return null;
  return told(
    write(body),
    'start',
    [[write(value), `Put 0 in for ${name}`, 'At the start no time has passed.']],
    answerOf(value),
  );
};

// c/(1 + a·e^(−bt))
const isLogistic = (body: Expression): body is Extract<Expression, { kind: 'quotient' }> =>
  body.kind === 'quotient' &&
  symbolsOf(body.top).length === 0 &&
  contains(
    body.bottom,
    (node) => node.kind === 'power' && node.base.kind === 'symbol' && node.base.name === 'e',
  );

const longRun = (body: Extract<Expression, { kind: 'quotient' }>) =>
  told(
    write(body),
    'long run',
    [[write(body.top), 'The power of e goes to zero', 'Then only 1 is left below.']],
    answerOf(body.top),
  );
