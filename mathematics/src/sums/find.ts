import { looksAlike, type Run } from './look-alikes.ts';
import { readSum, type Sum } from './sum.ts';

const RUN = /[\d \t\u00A0.,()+\-−–*×·/÷⁄:^]+/g;
const LONGEST_RUN = 200;
const MOST_OPERATIONS = 20;
const SURROUNDINGS = 40;

/** The exercise in a message, if it holds one: `What is 3 + 4 x 2?` */
export const findSum = (message: string): Sum | null => {
  for (const run of runsIn(inSchoolNotation(message))) {
    const expression = looksAlike(run) ? null : readSum(run.text);
    if (expression?.kind === 'operation' && operations(expression) <= MOST_OPERATIONS) return expression;
  }
  return null;
};

const inSchoolNotation = (message: string): string =>
  message
    .replaceAll(/([\d)])\s*[xX]\s*(?=[\d(])/g, '$1×')
    // With a minus behind it, a cross stands alone: `2x -3` is a term, `2 x -3` a product.
    .replaceAll(/([\d)])\s[xX]\s+(?=[-−]\d)/g, '$1×')
    .replaceAll(/(\d),(?=\d{3}\b)/g, '$1')
    .replaceAll('**', '^');

const runsIn = function* (text: string): Generator<Run> {
  for (const { 0: run, index } of text.matchAll(RUN)) {
    if (run.length > LONGEST_RUN) continue;
    const start = index + run.search(/[(\d−-]|$/);
    const end = index + run.replace(/[^\d)]+$/, '').length;
    if (start >= end) continue;
    yield {
      text: text.slice(start, end),
      before: text.slice(Math.max(0, start - SURROUNDINGS), start),
      after: text.slice(end, end + SURROUNDINGS),
    };
  }
};

const operations = (expression: Sum): number =>
  expression.kind === 'number' ? 0 : 1 + operations(expression.left) + operations(expression.right);
