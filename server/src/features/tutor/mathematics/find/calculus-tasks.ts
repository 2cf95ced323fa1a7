import { workDerivative, workIntegral, workLimit } from '../calculus/work.ts';
import { readExpression } from '../expression/read.ts';
import { symbolsOf, type Expression } from '../expression/tree.ts';
import { likelyUnknown } from '../solve/work.ts';
import type { Task, Worked } from '../worked.ts';
import { isProse } from './pieces.ts';
import { findRequest } from './request.ts';

/** Derivatives, integrals and limits, told by their signs or words. */
export const calculusTask: Task = (text) => limitIn(text) ?? integralIn(text) ?? derivativeIn(text);

const goalOf = (text: string): Expression | 'up' | 'down' | null => {
  const plain = text.trim();
  if (/^\+?(?:∞|infinity)$/i.test(plain)) return 'up';
  if (/^[-−](?:∞|infinity)$/i.test(plain)) return 'down';
  return readExpression(plain);
};

const limitIn = (text: string): Worked | null => {
  const sign =
    /\blim(?:it)?\s*_?\s*[({]?\s*([a-zθ])\s*(?:→|->)\s*([-+]?[^\s(){},]+|\((?:[^()]|\([^()]*\))*\))\s*[)}]?\s*(?:of\s+)?(.+)$/is.exec(
      text,
    );
  const words =
    /\blimit\s+(?:of\s+)?(.+?)\s+as\s+([a-zθ])\s*(?:→|->|approaches|goes to|tends to)\s*([-+]?[\w./∞π]+)/is.exec(
      text,
    );
  const [name, target, body] = sign
    ? [sign[1], sign[2], sign[3]]
    : words
      ? [words[2], words[3], words[1]]
      : [];
  if (!name || !target || !body) return null;
  const goal = goalOf(target.replace(/[\^]\(?[-+]\)?$/, ''));
  const expression = firstReadable(body);
  return goal && expression ? workLimit(expression, name, goal) : null;
};

const firstReadable = (text: string): Expression | null => {
  const line = (text.split('\n')[0] ?? '').replace(/[.?!,;:]\s*$/, '');
  const whole = isProse(line) ? null : readExpression(line);
  if (whole) return whole;
  const request = findRequest(line);
  const [first] = request?.statements ?? [];
  return first &&
    first.kind !== 'relation' &&
    first.kind !== 'both' &&
    first.kind !== 'either' &&
    first.kind !== 'always' &&
    first.kind !== 'never'
    ? first
    : null;
};

const integralIn = (text: string): Worked | null => {
  const sign =
    /∫\s*(?:_\s*(\([^()]*\)|-?[\w.]+)\s*\^\s*(\([^()]*\)|-?[\w.]+))?\s*(.+?)\s*d\s?([a-zθ])\b/is.exec(text);
  if (sign) {
    const expression = readExpression(sign[3] ?? '');
    const bounds = boundsOf(sign[1], sign[2]);
    return expression && workIntegral(expression, sign[4] ?? 'x', bounds);
  }
  const words =
    /\b(?:integrate|(?:indefinite\s+|definite\s+)?integral\s+of|antiderivative\s+of)\s+(.+?)(?:\s*d([a-z]))?(?:\s+(?:from|between)\s+([-\w./π]+)\s+(?:to|and)\s+([-\w./π]+))?\s*[.?]?\s*$/is.exec(
      text,
    );
  if (!words) return null;
  const body = (words[1] ?? '')
    .replace(/^(?:the\s+)?(?:function\s+)?(?:[a-z]\([a-z]\)\s*=\s*)?/i, '')
    .replace(/\s+with respect to\s+[a-z]$/i, '');
  const expression = readExpression(body);
  const name = words[2] ?? (expression && likelyUnknown(expression));
  return expression && name ? workIntegral(expression, name, boundsOf(words[3], words[4])) : null;
};

const boundsOf = (
  from: string | undefined,
  to: string | undefined,
): readonly [Expression, Expression] | null => {
  if (from === undefined || to === undefined) return null;
  const [low, high] = [readExpression(from), readExpression(to)];
  return low && high ? [low, high] : null;
};

const derivativeIn = (text: string): Worked | null => {
  const sign = /(?<![A-Za-z])d\s*\/\s*d\s*([a-zθ])\s*(.+)$/is.exec(text);
  if (sign) {
    const expression = firstReadable(sign[2] ?? '');
    return expression && workDerivative(expression, sign[1] ?? 'x', 1, null);
  }
  const prime = /(?<![A-Za-z])([a-zA-Z])('{1,3})\s*\(\s*([^()]+)\s*\)/.exec(text);
  if (
    !prime &&
    !/\b(?:derivative|differentiate|derive|slope of the tangent|instantaneous (?:velocity|rate))\b/i.test(
      text,
    )
  )
    return null;
  const request = findRequest(text.replaceAll(/([a-zA-Z])'+\s*\(/g, '$1('));
  if (!request) return null;
  const own = [...request.functions.values()][0];
  const [first] = request.statements;
  const expression =
    own?.body ?? (first?.kind === 'relation' && first.left.kind === 'symbol' ? first.right : first);
  if (
    !expression ||
    expression.kind === 'relation' ||
    expression.kind === 'both' ||
    expression.kind === 'either' ||
    expression.kind === 'always' ||
    expression.kind === 'never'
  )
    return null;
  const respect = /\bwith\s+respect\s+to\s+([a-zθ])\b|\bw\.?r\.?t\.?\s+([a-zθ])\b/i.exec(text);
  const name = respect?.[1] ?? respect?.[2] ?? own?.letter ?? likelyUnknown(expression);
  if (name === null || !symbolsOf(expression).includes(name)) return null;
  const order = prime?.[2]?.length ?? request.order;
  return workDerivative(
    expression,
    name,
    Math.max(order, request.order),
    placeIn(prime?.[3], name, request.given),
  );
};

const placeIn = (
  argument: string | undefined,
  name: string,
  given: ReadonlyMap<string, Expression>,
): Expression | null => {
  const read = argument === undefined ? null : readExpression(argument);
  if (read && symbolsOf(read).length === 0) return read;
  return given.get(name) ?? null;
};
