import { fraction } from '../expression/fraction.ts';
import { contains, isExpression, number, symbolsOf, type Expression } from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import { write } from '../expression/write.ts';
import { findRequest } from '../find/request.ts';
import { answerOf, told, type Task } from '../worked.ts';

const LARGEST_BOTTOM = 12;
const isLog = (node: Expression): boolean => node.kind === 'call' && /^(?:log|ln)$/.test(node.name);

/** `log₆ 9 + log₆ 4`: logarithms of numbers that come out as a simple number together. */
export const logValueTask: Task = (text) => {
  if (
    !/\blog|\bln\b/i.test(text) ||
    /\b(?:expand|condense|single|rewrite|write|derivative|limit|solve|change)\b/i.test(text)
  )
    return null;
  const line = findRequest(text)?.statements.findLast(isExpression);
  if (!line || !isExpression(line) || symbolsOf(line).length > 0 || !contains(line, isLog)) return null;
  if (line.kind !== 'sum') return null;
  const at = valueAt(line, {}).re;
  for (let bottom = 1; bottom <= LARGEST_BOTTOM; bottom++) {
    const top = Math.round(at * bottom);
    if (Math.abs(at * bottom - top) > 1e-11) continue;
    const value = number(fraction(BigInt(top), BigInt(bottom)));
    return told(
      write(line),
      'evaluate',
      [[write(value), 'Put them into one logarithm', 'A sum of logarithms is the logarithm of a product.']],
      answerOf(value),
    );
  }
  return null;
};
