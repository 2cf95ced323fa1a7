import { readExpression, type Expression } from './expression.ts';

// A run of digits, operators and brackets that holds at least one operation between numbers.
const ARITHMETIC = /[(\d−-][\d\s.,()+\-−–*×·/÷:^]*[\d)]/g;
const OPERATION = /[\d)]\s*[-+−–*×·/÷:^]\s*[(\d−-]/;
const MOST_OPERATIONS = 20;

/** The exercise in a message, if it holds one: `What is 3 + 4 x 2?` */
export const findExercise = (message: string): Expression | null => {
  const plain = message
    .replaceAll(/(\d)\s*[xX]\s*(?=[\d(−-])/g, '$1×')
    .replaceAll(/(\d),(?=\d{3}\b)/g, '$1')
    .replaceAll('**', '^');
  for (const [run] of plain.matchAll(ARITHMETIC)) {
    if (!OPERATION.test(run) || run.length > 200) continue;
    const expression = readExpression(run);
    if (expression?.kind === 'operation' && operations(expression) <= MOST_OPERATIONS) return expression;
  }
  return null;
};

const operations = (expression: Expression): number =>
  expression.kind === 'number' ? 0 : 1 + operations(expression.left) + operations(expression.right);
