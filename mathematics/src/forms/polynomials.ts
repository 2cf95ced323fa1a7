import { ordinal } from '../arithmetic/number-words.ts';
import { choose } from '../arithmetic/ways.ts';
import { readExpression, readStatement } from '../expression/read.ts';
import {
  hasSymbol,
  mapTree,
  minus,
  number,
  power,
  product,
  quotient,
  relation,
  substitute,
  sum,
  symbol,
  symbolsOf,
  type Expression,
} from '../expression/tree.ts';
import { write } from '../expression/write.ts';
import { isolate } from '../formula/isolate.ts';
import { coefficientsIn, asConstant } from '../polynomial/polynomial.ts';
import { displayOf } from '../simplify/display.ts';
import { polynomialOf } from '../simplify/normal.ts';
import { answerOf, told, type Task } from '../worked.ts';

/** `the tenth term of (x + 2y)^16` */
export const binomialTermTask: Task = (text) => {
  const nth =
    /\b(\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)\s+term\b/i.exec(
      text,
    )?.[1];
  const at = nth === undefined ? null : ordinal(nth);
  const body = /\(([^()]+)\)\s*\^\s*\(?\s*(\d{1,2})\s*\)?/.exec(text);
  const base = body && readExpression(body[1] ?? '');
  const [first, second, more] = base?.kind === 'sum' ? base.terms : [];
  const n = Number(body?.[2] ?? 0);
  if (at === null || !first || !second || more || at > n + 1) return null;
  const k = at - 1;
  const line: Expression = {
    kind: 'product',
    factors: [number(choose(n, k)), power(first, number(n - k)), power(second, number(k))],
  };
  const value = displayOf(line);
  return (
    value &&
    told(
      `(${body?.[1] ?? ''})^${n}`,
      'term',
      [
        [
          `C(${n}, ${k}) · (${write(first)})^${n - k} · (${write(second)})^${k}`,
          `The term number ${at} has k = ${k}`,
          'Counting begins with zero.',
        ],
        [write(value), 'Work it out', 'Powers of both parts, times the binomial coefficient.'],
      ],
      answerOf(value),
    )
  );
};

/** `A polynomial of degree 3 with zeros 5 and −2i such that f(1) = 10` */
export const withZerosTask: Task = (text) => {
  const said =
    /\bzeros?\s+(?:of\s+|at\s+|are\s+|is\s+|:\s*|=\s*)?((?:[-+\d./i√()π]|sqrt|\s|,|\band\b)+)/i.exec(
      text,
    )?.[1];
  if (said === undefined || !/\bpolynomial\b/i.test(text)) return null;
  const zeros = said.split(/,|\band\b/).flatMap((one) => readExpression(one.trim()) ?? []);
  const turned = (one: Expression): Expression =>
    displayOf(
      mapTree(one, (node) =>
        node.kind === 'symbol' && node.name === 'i' ? { kind: 'negative', of: node } : node,
      ),
    ) ?? one;
  const all = zeros.flatMap((one) =>
    hasSymbol(one, 'i') && !zeros.some((other) => write(other) === write(turned(one)))
      ? [one, turned(one)]
      : [one],
  );
  const degree = degreeIn(text);
  if (
    all.length === 0 ||
    zeros.some((one) => symbolsOf(one).length > 0) ||
    (degree !== null && degree !== all.length)
  )
    return null;
  const plain = displayOf(product(all.map((zero) => minus(symbol('x'), zero))));
  const value = /\b[a-z]\s*\(\s*(-?\d+)\s*\)\s*=\s*(-?\d+)/.exec(text);
  if (!plain || hasSymbol(plain, 'i')) return null;
  const factor = value
    ? displayOf(quotient(number(Number(value[2])), substitute(plain, 'x', number(Number(value[1])))))
    : number(1);
  const result = factor && displayOf(product([factor, plain]));
  return (
    result &&
    told(
      `zeros ${all.map(write).join(', ')}`,
      'polynomial',
      [
        [
          all.map((zero) => `(x − (${write(zero)}))`).join(''),
          'A factor for each zero',
          'Complex zeros come in pairs.',
        ],
        [write(plain), 'Multiply out', 'The imaginary parts cancel.'],
        ...(value
          ? [
              [
                `a = ${write(factor)}`,
                'Find the factor in front',
                `So that the value at ${value[1]} is ${value[2]}.`,
              ] as const,
            ]
          : []),
        [write(result), 'Write it down', 'It has all the zeros.'],
      ],
      answerOf(result),
    )
  );
};

const DEGREES: Readonly<Record<string, number>> = { quadratic: 2, cubic: 3, quartic: 4 };
const degreeIn = (text: string): number | null => {
  const match = /\b(?:degree\s+(\d)|(\w+)[\s-]degree|(quadratic|cubic|quartic)\s+polynomial)\b/i.exec(text);
  if (!match) return null;
  return match[1] === undefined
    ? (DEGREES[(match[3] ?? '').toLowerCase()] ?? ordinal(match[2] ?? ''))
    : Number(match[1]);
};

/** Both sides are the same for every x: `(2x² + 3)(x − 2) = Ax³ + Bx² + Cx + D. Find B.` */
export const compareCoefficientsTask: Task = (text) => {
  const asked = /\b[Ff]ind\s+(?:the (?:coefficient|value)(?: of)?\s+)?([A-F])\b/.exec(
    text.trim().split('\n').at(-1) ?? '',
  )?.[1];
  if (asked === undefined) return null;
  const line =
    text
      .split('\n')
      .find((one) => new RegExp(String.raw`=.*${asked}\s*\*?\s*x|=.*[A-F]\s*\*?\s*x.*${asked}`).test(one)) ??
    '';
  const read = readStatement(line.replace(/\.?\s*\bfind\b.*$/i, '').trim());
  if (read?.kind !== 'relation' || read.sign !== '=') return null;
  const [known, pattern] = symbolsOf(read.left).includes(asked)
    ? [read.right, read.left]
    : [read.left, read.right];
  const [a, b] = [polynomialOf(known), polynomialOf(pattern)];
  if (!a || !b || symbolsOf(known).join('') !== 'x') return null;
  const [left, right] = [coefficientsIn(a, 'x'), coefficientsIn(b, 'x')];
  const place = right.findIndex((one) =>
    [...one.values()].some(({ powers }) => powers.some(([name]) => name === asked)),
  );
  const value = left[place] ? asConstant(left[place]) : null;
  if (place < 0 || right[place]?.size !== 1 || !value) return null;
  return told(
    write(read),
    'compare',
    [
      [write(displayOf(known) ?? known), 'Multiply out', 'Sort by powers of x.'],
      [
        `${asked} = ${write(number(value))}`,
        place === 0 ? 'Compare the numbers without x' : `Compare the numbers before x^${place}`,
        'Equal for every x means equal term by term.',
      ],
    ],
    answerOf(number(value)),
  );
};

/** `x = t⁵, y = t¹⁰`: y by x without the parameter. */
export const parameterTask: Task = (text) => {
  if (
    !/\bparameter\b|\bparametric\b/i.test(text) ||
    !/\bcartesian\b|\beliminat\w*|\brectangular\b/i.test(text)
  )
    return null;
  const bodies = ['x', 'y'].map((name) => {
    const said = new RegExp(
      String.raw`(?<![A-Za-z])${name}\s*(?:\(\s*t\s*\))?\s*=\s*([^,;\n]+?)(?=\s*(?:,|;|\n|\band\b|\.\s|\.$|$))`,
    ).exec(text)?.[1];
    return said === undefined ? null : readExpression(said.trim());
  });
  const [x, y] = bodies;
  if (!x || !y || !hasSymbol(x, 't') || !hasSymbol(y, 't')) return null;
  const circle = circleOf(x, y);
  if (circle)
    return told(
      `x = ${write(x)}, y = ${write(y)}`,
      'eliminate',
      [[write(circle), 'sin² + cos² = 1', 'Divide by the factors, square and add.']],
      answerOf(circle),
    );
  const t = isolate(symbol('x'), x, 't');
  const result = t && displayOf(substitute(y, 't', t));
  return result && t && !hasSymbol(result, 't')
    ? told(
        `x = ${write(x)}, y = ${write(y)}`,
        'eliminate',
        [
          [`t = ${write(t)}`, 'Solve one equation for t', 'The easier one.'],
          [`y = ${write(result)}`, 'Put it into the other', 'The parameter is gone.'],
        ],
        answerOf(relation(symbol('y'), '=', result)),
      )
    : null;
};

const circleOf = (x: Expression, y: Expression) => {
  const part = (one: Expression): { wave: string; size: Expression } | null => {
    const factors = one.kind === 'product' ? one.factors : [one];
    const wave = factors.find(
      (factor) =>
        factor.kind === 'call' &&
        (factor.name === 'sin' || factor.name === 'cos') &&
        factor.args[0]?.kind === 'symbol',
    );
    const rest = factors.filter((factor) => factor !== wave);
    return wave?.kind === 'call' && rest.every((factor) => !hasSymbol(factor, 't'))
      ? { wave: wave.name, size: product(rest) }
      : null;
  };
  const [a, b] = [part(x), part(y)];
  if (!a || !b || a.wave === b.wave) return null;
  const over = (name: string, size: Expression): Expression =>
    quotient(power(symbol(name), number(2)), displayOf(power(size, number(2))) ?? size);
  return relation(sum([over('x', a.size), over('y', b.size)]), '=', number(1));
};
