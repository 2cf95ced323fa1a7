import { readExpression, readStatement } from '../expression/read.ts';
import {
  isExpression,
  opposite,
  product,
  quotient,
  root,
  number,
  power,
  substitute,
  sum,
  symbolsOf,
  type Expression,
} from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import { write } from '../expression/write.ts';
import { displayOf } from '../simplify/display.ts';
import { answerOf, told, type Task } from '../worked.ts';
import { derivative } from './derivative.ts';
import { antiderivative } from './integral.ts';

/** Functions of several letters: partial derivatives, gradients, directions, double integrals, slopes of curves. */
export const severalLettersTask: Task = (text) =>
  doubleIntegral(text) ?? onFunction(text) ?? slopeOfCurve(text);

interface Surface {
  readonly letters: readonly string[];
  readonly body: Expression;
}

const surfaceIn = (text: string): Surface | null => {
  const found =
    /(?<![A-Za-z])[a-zA-Z]\s*\(\s*([a-z](?:\s*,\s*[a-z])+)\s*\)\s*=\s*([^?;\n]+?)(?=\s*(?:[.?;\n](?!\d)|,\s*(?:find|what|at|where)|\s(?:at|in|with|and|over|find)\b|$))/.exec(
      text,
    );
  const named =
    found ??
    /(?<![A-Za-z])(z)\s*=\s*([^?;\n]+?)(?=\s*(?:[.?;\n](?!\d)|,\s*find|\s(?:at|in|with|and)\b|$))/.exec(text);
  const body = named ? readExpression(named[2] ?? '') : null;
  if (!body || !named) return null;
  const letters = found ? (found[1] ?? '').split(/\s*,\s*/) : symbolsOf(body).toSorted();
  return letters.length > 1 && symbolsOf(body).every((one) => letters.includes(one))
    ? { letters, body }
    : null;
};

const pointIn = (text: string, letters: readonly string[]): Expression[] | null => {
  const inside = [...text.matchAll(/\(\s*(-?[\d./π]+(?:\s*,\s*-?[\d./π]+)+)\s*\)/g)].map((match) =>
    (match[1] ?? '').split(','),
  );
  const read = inside.find((one) => one.length === letters.length)?.map((one) => readExpression(one.trim()));
  return read?.every((one) => one !== null) ? read.flatMap((one) => one ?? []) : null;
};

const putIn = (
  expression: Expression,
  letters: readonly string[],
  point: readonly Expression[],
): Expression =>
  letters.reduce((now, letter, at) => substitute(now, letter, point[at] ?? number(0)), expression);

const onFunction: Task = (text) => {
  if (
    !/\bpartial\b|\bgradient\b|\bdirectional derivative\b|[fz]_\(?[a-z]\b|∂|\b[fz]_\(?[a-z]{2}\b/i.test(text)
  )
    return null;
  const surface = surfaceIn(text);
  if (!surface) return null;
  const { letters, body } = surface;
  const rest = text.replace(/[a-zA-Z]\s*\(\s*[a-z](?:\s*,\s*[a-z])+\s*\)\s*=/, ' ');
  const point = pointIn(rest, letters);
  if (/\bdirectional derivative\b/i.test(text)) return directional(text, surface, point);
  if (/\bgradient\b/i.test(text)) return gradient(surface, point);
  const order =
    /(?<![A-Za-z])[fz]_\(?([a-z]{1,2})\)?/.exec(text)?.[1] ??
    /\bwith respect to\s+([a-z])\b/i.exec(text)?.[1] ??
    /∂\s*([a-z])\s*\)/.exec(text.replace(/∂\s*[a-z]\s*\)\s*\/\s*\(/, '('))?.[1];
  if (order === undefined || order.split('').some((one) => !letters.includes(one))) return null;
  let result: Expression | null = body;
  for (const letter of order) result = result && derivative(result, letter);
  const plain = result && displayOf(result);
  const value = plain && point ? displayOf(putIn(plain, letters, point)) : plain;
  return plain && value
    ? told(
        write(body),
        'partial derivative',
        [
          [
            write(plain),
            `Differentiate by ${order.split('').join(', then ')}`,
            'All other letters are held fixed, like numbers.',
          ],
          ...(point ? [[write(value), 'Put the point in', 'Work it out.'] as const] : []),
        ],
        answerOf(value),
      )
    : null;
};

const slopes = ({ letters, body }: Surface, point: readonly Expression[] | null): Expression[] | null => {
  const parts = letters.map((letter) => {
    const change = derivative(body, letter);
    return change && displayOf(point ? putIn(change, letters, point) : change);
  });
  return parts.every((one) => one !== null) ? parts.flatMap((one) => one ?? []) : null;
};

const gradient = (surface: Surface, point: readonly Expression[] | null) => {
  const parts = slopes(surface, point);
  if (!parts) return null;
  const line = `<${parts.map((one) => write(one)).join(', ')}>`;
  return told(
    write(surface.body),
    'gradient',
    [[line, 'All partial derivatives', 'They point where the function grows fastest.']],
    { text: line, latex: `\\langle ${parts.map((one) => write(one)).join(', ')} \\rangle`, value: null },
  );
};

const directional = (text: string, surface: Surface, point: readonly Expression[] | null) => {
  const arrow = /[<⟨]\s*([^<>⟨⟩]+)\s*[>⟩]/
    .exec(text)?.[1]
    ?.split(',')
    .map((one) => readExpression(one.trim()));
  const parts = point && slopes(surface, point);
  if (!parts || arrow?.length !== parts.length || arrow.some((one) => one === null)) return null;
  const direction = arrow.flatMap((one) => one ?? []);
  const length = root(2, sum(direction.map((one) => power(one, number(2)))));
  const value = displayOf(
    quotient(sum(parts.map((one, at) => product([one, direction[at] ?? number(0)]))), length),
  );
  return (
    value &&
    told(
      write(surface.body),
      'directional derivative',
      [
        [
          `gradient <${parts.map((one) => write(one)).join(', ')}>`,
          'Find the gradient there',
          'All partial derivatives at the point.',
        ],
        [write(value), 'Dot product with the unit vector', 'The direction counts, not its length.'],
      ],
      answerOf(value),
    )
  );
};

const END = String.raw`(-?[\w.π/]+)`;

// Over a rectangle: one letter after the other.
const doubleIntegral: Task = (text) => {
  if (!/\b(?:double|iterated) integral\b/i.test(text)) return null;
  const body = readExpression(
    /\bintegral\s+of\s+([^,;?]+?)\s+(?:over|where|for|on|dA|d[xy])\b/i.exec(text)?.[1] ?? '',
  );
  const ranges = ['x', 'y'].map((letter) => {
    const found =
      new RegExp(String.raw`${END}\s*(?:≤|<=|<)\s*${letter}\s*(?:≤|<=|<)\s*${END}`).exec(text) ??
      new RegExp(String.raw`\b${letter}\s+(?:from|between)\s+${END}\s+(?:to|and)\s+${END}`, 'i').exec(text);
    return [readExpression(found?.[1] ?? ''), readExpression((found?.[2] ?? '').replace(/\.$/, ''))] as const;
  });
  let value: Expression | null = body;
  for (const [at, letter] of ['x', 'y'].entries()) {
    const [low, high] = ranges[at] ?? [];
    const whole: Expression | null = value && antiderivative(value, letter);
    value =
      whole && low && high
        ? displayOf(sum([substitute(whole, letter, high), opposite(substitute(whole, letter, low))]))
        : null;
  }
  return body && value && symbolsOf(value).length === 0
    ? told(
        `double integral of ${write(body)}`,
        'integrate',
        [[write(value), 'First by x, then by y', 'The other letter is held fast meanwhile.']],
        answerOf(value),
      )
    : null;
};

// `the slope of the curve x^2 + xy + y^2 = 7 at the point (1, 2)`
const slopeOfCurve: Task = (text) => {
  const found =
    /\b(?:slope|tangent)\b[^.?]*?\b(?:curve|graph|to|of)\s+([^?.\n]*?=[^?.\n]*?)\s+at\s+(?:the\s+point\s+)?\(\s*(-?[\d./]+)\s*,\s*(-?[\d./]+)\s*\)/i.exec(
      text,
    );
  const statement = found
    ? readStatement((found[1] ?? '').replace(/^(?:the\s+)?(?:tangent|curve|line|graph|of|to|\s)+/i, ''))
    : null;
  if (
    !found ||
    statement?.kind !== 'relation' ||
    statement.sign !== '=' ||
    /\bequation of\b|\bnormal\b/i.test(text)
  )
    return null;
  const curve = sum([statement.left, opposite(statement.right)]);
  const [x, y] = [readExpression(found[2] ?? ''), readExpression(found[3] ?? '')];
  const [byX, byY] = [derivative(curve, 'x'), derivative(curve, 'y')];
  if (!x || !y || !byX || !byY || !isExpression(curve) || symbolsOf(curve).toSorted().join() !== 'x,y')
    return null;
  const at = { x: valueAt(x, {}).re, y: valueAt(y, {}).re };
  if (Math.abs(valueAt(curve, at).re) > 1e-6 || Math.abs(valueAt(byY, at).re) < 1e-9) return null;
  const value = displayOf(opposite(quotient(putIn(byX, ['x', 'y'], [x, y]), putIn(byY, ['x', 'y'], [x, y]))));
  return (
    value &&
    told(
      write(curve),
      'slope',
      [
        [
          `−(${write(displayOf(byX) ?? byX)})/(${write(displayOf(byY) ?? byY)})`,
          'Implicit differentiation',
          'The derivative by x over the one by y, with a minus.',
        ],
        [write(value), 'Put the point in', 'Work it out.'],
      ],
      answerOf(value),
    )
  );
};
