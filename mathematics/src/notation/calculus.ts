import type { Side } from '../calculus/limit-rules.ts';
import { workDerivative, workIntegral, workLimit } from '../calculus/work.ts';
import { readExpression } from '../expression/read.ts';
import { type Expression, isExpression, symbolsOf } from '../expression/tree.ts';
import { isProse } from '../find/pieces.ts';
import { findRequest } from '../find/request.ts';
import { likelyUnknown } from '../solve/work.ts';
import type { Task, Worked } from '../worked.ts';

/** Derivatives, integrals and limits, told by their signs or words. */
export const calculusTask: Task = (text) => limitIn(text) ?? integralIn(text) ?? derivativeIn(text);

const goalOf = (text: string): Expression | 'up' | 'down' | null => {
  const plain = text.trim();
  if (/^\+?(?:∞|inf(?:inity)?)$/i.test(plain)) return 'up';
  if (/^[-−](?:∞|inf(?:inity)?)$/i.test(plain)) return 'down';
  return readExpression(plain);
};

const SIGN =
  /\blim(?:it)?\s*_?\s*(?:[({]\s*([a-zθ])\s*(?:→|->)\s*((?:[^(){}]|\((?:[^()]|\([^()]*\))*\))+?)\s*[)}]|([a-zθ])\s*(?:→|->)\s*([-+]?[^\s(){},]+|\((?:[^()]|\([^()]*\))*\)(?:\^\(?[-+]\)?)?))\s*(?:of\s+)?([^=]+)$/is;
const NEARS = String.raw`(?:→|->|approaches|goes to|tends to)`;
const GOAL = String.raw`([-+]?[\w./∞π]+(?:\^\(?[-+]\)?)?)`;
const SPOKEN = new RegExp(
  String.raw`\blimit\s+(?:of\s+)?(.+?)[\s,]+as\s+([a-zθ])\s*${NEARS}\s*${GOAL}`,
  'is',
);
const SPOKEN_FIRST = new RegExp(
  String.raw`\blimit,?\s+as\s+([a-zθ])\s*${NEARS}\s*${GOAL}(?:\s+from the (?:left|right))?,?\s+of\s+(.+)$`,
  'is',
);

const limitIn = (text: string): Worked | null => {
  if (/\bdelta\b|δ/i.test(text)) return null;
  const sign = SIGN.exec(text);
  const first = SPOKEN_FIRST.exec(text);
  const words = SPOKEN.exec(text);
  const [name, target, body] = sign
    ? [sign[1] ?? sign[3], sign[2] ?? sign[4], sign[5]]
    : first
      ? [first[1], first[2], first[3]]
      : [words?.[2], words?.[3], words?.[1]];
  if (!name || !target || !body) return null;
  const mark = /\^?\s*\(?([-+])\)?$/.exec(target)?.[1];
  const named = /\b(?:from the (?=left|right)|(?=(?:left|right)-hand))(left|right)\b/i.exec(text)?.[1];
  const [marked, told] = [mark === '+' ? 'right' : 'left', named?.toLowerCase() ?? null];
  const side = (mark === undefined ? told : marked) as Side | null;
  const goal = goalOf(target.replace(/\s*\^?\s*\(?[-+]\)?$/, '').replace(/[.,]$/, ''));
  const expression = firstReadable(body.replace(/^\s*(?:the function\s+)?(?:[a-z]\s*\([a-z]\)\s*=)?/i, ''));
  return goal && expression ? workLimit(expression, name, goal, side) : null;
};

const firstReadable = (text: string): Expression | null => {
  const line = (text.split(/\n|,?\s+where\b|,\s+(?=[a-z]{2})/)[0] ?? '').replace(/[.?!,;:]\s*$/, '');
  const whole = isProse(line) ? null : readExpression(line);
  if (whole) return whole;
  const request = findRequest(line);
  const [first] = request?.statements ?? [];
  return first && isExpression(first) ? first : null;
};

/** “… by parts”: how somebody does it, behind the letter. */
const WAY_OF_DOING =
  /(?<=\bd[a-z])\s+(?:(?:using|with|by|via)\s+)+(?:integration\s+by\s+parts|parts|(?:u\W?)?sub(?:stitution)?|partial\s+fractions)\b/i;

const BOUND = String.raw`\s*(-?\d+(?:\.\d+)?|-?[\wπ∞]|\((?:[^()]|\([^()]*\))*\)|\{[^{}]*\}|\[[^[\]]*\])`;
const INTEGRAL = new RegExp(
  String.raw`∫(?:\s*_${BOUND}\s*\^${BOUND})?([^∫\n]+?)\s*d\s?([a-zθ])(?![A-Za-z(])`,
);
const unbracketed = (part = ''): string => part.trim().replace(/^[({[]([\s\S]*)[)}\]]$/, '$1');

const integralIn = (written: string): Worked | null => {
  const text = written.replace(WAY_OF_DOING, '');
  const [sign, low, high, inside = '', letter = 'x'] = INTEGRAL.exec(text) ?? [];
  if (sign !== undefined) {
    // `f` and `g` of nobody knows what are not letters.
    if (/(?<![A-Za-z])[fgh]\s*\(\s*[a-z]\s*\)/.test(inside)) return null;
    const expression = readExpression(inside.trim());
    return expression && workIntegral(expression, letter, boundsOf(unbracketed(low), unbracketed(high)));
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

const boundsOf = (from = '', to = ''): [Expression, Expression] | null => {
  const [low, high] = [readExpression(from), readExpression(to)];
  return low && high ? [low, high] : null;
};

const SLOPE_IN_WORDS =
  /\b(?:derivative|differentiate|derive|slope of the tangent|instantaneous (?:velocity|rate))\b/i;

const derivativeIn = (text: string): Worked | null => {
  const sign = /(?<![A-Za-z])d\s*\/\s*d\s*([a-zθ])\s*(.+)$/is.exec(text);
  if (sign) {
    const expression = firstReadable(sign[2] ?? '');
    return expression && workDerivative(expression, sign[1] ?? 'x', 1, null);
  }
  const prime = /(?<![A-Za-z])([a-zA-Z])('{1,3})\s*\(\s*([^()]+)\s*\)/.exec(text);
  const isAsked = prime !== null || SLOPE_IN_WORDS.test(text);
  const request = isAsked ? findRequest(text.replaceAll(/([a-zA-Z])'+\s*\(/g, '$1(')) : null;
  if (!request) return null;
  const own = [...request.functions.values()][0];
  const [first] = request.statements;
  const expression =
    own?.body ?? (first?.kind === 'relation' && first.left.kind === 'symbol' ? first.right : first);
  if (!expression || !isExpression(expression)) return null;
  const respect = /\bwith\s+respect\s+to\s+([a-zθ])\b|\bw\.?r\.?t\.?\s+([a-zθ])\b/i.exec(text);
  const name = respect?.[1] ?? respect?.[2] ?? own?.letter ?? likelyUnknown(expression);
  if (name === null || !symbolsOf(expression).includes(name)) return null;
  const order = Math.max(prime?.[2]?.length ?? 1, request.order);
  const argument = readExpression(prime?.[3] ?? '');
  const place = argument && symbolsOf(argument).length === 0 ? argument : request.given.get(name);
  return workDerivative(expression, name, order, place ?? null);
};
