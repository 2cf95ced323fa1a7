import { readExpression } from '../expression/read.ts';
import {
  call,
  hasSymbol,
  mapTree,
  number,
  product,
  quotient,
  root,
  sum,
  symbol,
  symbolsOf,
  type Expression,
} from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import { write } from '../expression/write.ts';
import { displayOf } from '../simplify/display.ts';
import { answerOf, told, type Task } from '../worked.ts';

const POLAR =
  /((?:[\d.]+|\(?\(?[\d./]+\)?)?\s*\*?\s*(?:(?:sqrt|√)\(?\d+\)?)?)\s*\*?\s*\(\s*cos\s*\(?\s*([^()]*(?:\([^()]*\)[^()]*)*?)\s*\)\s*\+\s*i\s*\*?\s*sin\s*\(?\s*([^()]*(?:\([^()]*\)[^()]*)*?)\s*\)\s*\)|([\d.]+)\s*\*?\s*cis\s*\(\s*([^()]*)\s*\)/g;

interface Polar {
  readonly size: Expression;
  /** In radians. */
  readonly angle: Expression;
}

// Only where the word stands is the pattern worth its time, and empty space would make it try every division of it.
const polarsIn = (text: string): Polar[] =>
  (/cos|cis/.test(text) ? [...text.replaceAll(/\s+/g, ' ').matchAll(POLAR)] : []).flatMap((match) => {
    const size = readExpression((match[1] ?? match[4] ?? '').trim() || '1');
    const turn = (match[2] ?? match[5] ?? '').replace(/\)+$/, (end) =>
      count(match[2] ?? '', '(') < count(match[2] ?? '', ')') ? end.slice(1) : end,
    );
    const angle = readExpression(turn.replace(/°|degrees?/, '').trim());
    if (!size || !angle) return [];
    const radians = /π/.test(turn) ? angle : product([angle, symbol('π'), quotient(number(1), number(180))]);
    return [{ size, angle: displayOf(radians) ?? radians }];
  });

const count = (text: string, sign: string): number => text.split(sign).length - 1;

const rectangular = ({ size, angle }: Polar): Expression | null =>
  displayOf(product([size, sum([call('cos', angle), product([symbol('i'), call('sin', angle)])])]));

/** Complex numbers: size, polar form to rectangular form, products and quotients. */
export const complexTask: Task = (text) => sizeOf(text) ?? polarWork(text) ?? fromTangent(text);

const sizeOf: Task = (text) => {
  const asked = [
    ...text.matchAll(
      /\b(?:absolute value|magnitude|modulus)\s+of\s+(?:the complex number\s+)?(?:[a-z]\s*=\s*)?([^\n?.,]+)/gi,
    ),
  ].at(-1)?.[1];
  const read = asked === undefined ? null : readExpression(asked.trim());
  if (!read || !hasSymbol(read, 'i') || symbolsOf(read).length > 0) return null;
  const conjugate = mapTree(read, (node) =>
    node.kind === 'symbol' && node.name === 'i' ? { kind: 'negative', of: node } : node,
  );
  const square = displayOf(product([read, conjugate]));
  const value = square && displayOf(root(2, square));
  return (
    value &&
    told(
      write(read),
      'absolute value',
      [
        [`√(${write(square)})`, 'Pythagoras', 'Real part squared plus imaginary part squared.'],
        [write(value), 'Take the root', 'That is the distance from zero.'],
      ],
      answerOf(value),
    )
  );
};

const polarWork: Task = (text) => {
  const [a, b, more] = polarsIn(text);
  if (!a || more) return null;
  if (!b) {
    const value = /\brectangular\b|\bcomplex number\b|\ba\s*\+\s*bi\b/i.test(text) ? rectangular(a) : null;
    return (
      value &&
      told(
        'polar form',
        'rectangular form',
        [[write(value), 'Work out cosine and sine', 'Multiply both by the size.']],
        answerOf(value),
      )
    );
  }
  const isQuotient = /\bquotient\b|\bdivide\b|z_?1\s*\)*\s*\/\s*\(*\s*z_?2/i.test(text);
  if (!isQuotient && !/\bproduct\b|\bmultiply\b/i.test(text)) return null;
  const size = displayOf(isQuotient ? quotient(a.size, b.size) : product([a.size, b.size]));
  const angle = displayOf(sum([a.angle, isQuotient ? { kind: 'negative', of: b.angle } : b.angle]));
  const value = size && angle && rectangular({ size, angle });
  return (
    value &&
    told(
      'polar form',
      isQuotient ? 'quotient' : 'product',
      [
        [
          `size ${write(size)}, angle ${write(angle)}`,
          isQuotient ? 'Divide the sizes, subtract the angles' : 'Multiply the sizes, add the angles',
          'So complex numbers multiply and divide.',
        ],
        [write(value), 'Work out cosine and sine', 'Now it is in rectangular form.'],
      ],
      answerOf(value),
    )
  );
};

// r = 13 and tan θ = 5/12
const fromTangent: Task = (text) => {
  const size = /\br\s*=\s*(\d+(?:\.\d+)?)/.exec(text)?.[1];
  const ratio = /\btan\s*\(?\s*θ\s*\)?\s*=\s*\(*\s*(-?\d+)\s*\)?\s*\/\s*\(?\s*(\d+)/.exec(text);
  if (!/\bcomplex\b/i.test(text) || size === undefined || !ratio) return null;
  const [y, x] = [Number(ratio[1]), Number(ratio[2])];
  const scale = Number(size) / Math.hypot(x, y);
  const value = readExpression(`${x * scale} + ${y * scale}*i`);
  const tidy = value && displayOf(value);
  return tidy && Number.isFinite(valueAt(number(1), {}).re)
    ? told(
        `r = ${size}`,
        'rectangular form',
        [[write(tidy), 'Scale the triangle', `Its sides ${x} and ${y} get the length ${size} across.`]],
        answerOf(tidy),
      )
    : null;
};
