import { derivative } from '../calculus/derivative.ts';
import { equivalent } from '../expression/equivalent.ts';
import { readExpression } from '../expression/read.ts';
import { relation, substitute, symbol, symbolsOf } from '../expression/tree.ts';
import { write } from '../expression/write.ts';
import { findRequest } from '../find/request.ts';
import { filled } from '../formula/fill.ts';
import { displayOf } from '../simplify/display.ts';
import { plainSolution, type PlainStep } from '../steps/plain.ts';
import { type Task, answerOf, checked } from '../worked.ts';
import { subjectOf } from './subject.ts';

const LINE = /(?:\b(?:equation|line|find|what is)\b[^.?!]*?\b|^)(tangent|normal)\b(?=.*\b(?:to|at)\b)/is;
const VALUE = String.raw`([-−]?[\d.]+(?:\s?\/\s?\d+)?|[-−]?π(?:\s?\/\s?\d+)?)`;
const PLACE = new RegExp(String.raw`\bx\s?=\s?${VALUE}|\bat[^.()=]{0,30}\(${VALUE}\s?,[^()]{1,12}\)`, 'i');
const ELSE = /\b(?:circle|distribution|force|parallel|perpendicular|through|both|(?:slope|gradient) of)\b/i;

/** The straight line that touches a curve at a place, or stands on it at a right angle. */
export const tangentTask: Task = (text) => {
  const kind = LINE.exec(text)?.[1]?.toLowerCase();
  const place = kind === undefined ? null : PLACE.exec(text);
  if (!place || ELSE.test(text.slice(0, place.index))) return null;
  const a = readExpression((place[1] ?? place[2] ?? '').replace('−', '-'));
  // What is told behind the task is no part of it.
  const before = text.slice(0, place.index);
  const subject = subjectOf(findRequest(before.includes('=') ? before : text.replace(place[0], ' ')));
  const rise = subject && symbolsOf(subject.body).join() === 'x' ? derivative(subject.body, 'x') : null;
  const m = a && rise && displayOf(substitute(rise, 'x', a));
  const b = a && subject && displayOf(substitute(subject.body, 'x', a));
  const slope = m && (kind === 'normal' ? displayOf(filled('−1/m', { m })) : m);
  const body = slope && a && b && displayOf(filled('m·(x − a) + b', { m: slope, a, b }));
  if (!subject || !rise || !m || !slope || !a || !b || !body) return null;
  const turned = [
    'Turn it over and change its sign',
    'The normal is at a right angle to the tangent.',
  ] as const;
  const steps: PlainStep[] = [
    [`dy/dx = ${write(displayOf(rise) ?? rise)}`, 'Take the derivative', 'It tells the gradient everywhere.'],
    [`m = ${write(m)}`, `Put ${write(a)} in for x`, 'This is the gradient of the tangent.'],
    ...(kind === 'normal' ? [[`−1/m = ${write(slope)}`, ...turned] as const] : []),
    [`(${write(a)}, ${write(b)})`, 'Find the point', 'The equation of the curve tells its height.'],
    [`y = ${write(slope)} · (x − (${write(a)})) + (${write(b)})`, 'Use the point', 'y − b = m(x − a).'],
    [`y = ${write(body)}`, 'Simplify', 'Multiply out and combine.'],
  ];
  const name = `the ${kind} to y = ${write(subject.body)} at x = ${write(a)}`;
  const height = displayOf(substitute(body, 'x', a));
  const worked = plainSolution(name, 'line', answerOf(relation(symbol('y'), '=', body)), ...steps);
  return checked(worked, 'put-back', height !== null && equivalent(height, b));
};
