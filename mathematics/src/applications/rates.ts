import { curveIn, curvesIn, placeIn, type Curve } from '../calculus/curve.ts';
import { derivative } from '../calculus/derivative.ts';
import { integralsIn } from '../calculus/signs.ts';
import { workDerivative } from '../calculus/work.ts';
import { readExpression, readStatement } from '../expression/read.ts';
import {
  hasSymbol,
  minus,
  opposite,
  product,
  quotient,
  substitute,
  sum,
  symbolsOf,
  type Expression,
} from '../expression/tree.ts';
import { write } from '../expression/write.ts';
import { roundedAnswer } from '../formula/rounded.ts';
import { displayOf } from '../simplify/display.ts';
import { answerOf, told, type Task } from '../worked.ts';

/** Derivatives asked for in words: rates, slopes, margins, higher orders, integrals with a moving end, curves and parameters. */
export const rateOfChangeTask: Task = (text) =>
  movingEnd(text) ?? productOfUnknowns(text) ?? byParameter(text) ?? implicitSlope(text) ?? plainRate(text);

// d/dx ∫ from a to u(x): the integrand at u, times u′.
const movingEnd: Task = (text) => {
  if (!/\bderivative\b|\bd\s*\/\s*d|'|\bdifferentiate\b/i.test(text)) return null;
  const [found] = integralsIn(text);
  const [low, high, body] = [found?.low, found?.high, found?.body].map((part) => readExpression(part ?? ''));
  const [letter] = [...(low ? symbolsOf(low) : []), ...(high ? symbolsOf(high) : [])];
  const inner = found?.letter ?? 't';
  if (!low || !high || !body || letter === undefined || symbolsOf(body).some((one) => one !== inner))
    return null;
  const part = (end: Expression): Expression | null => {
    const change = derivative(end, letter);
    return change && product([substitute(body, inner, end), change]);
  };
  const [above, below] = [part(high), part(low)];
  const raw = above && below ? (hasSymbol(low, letter) ? minus(above, below) : above) : null;
  const short = raw && displayOf(raw);
  // A root may be written with i, which nobody wants where it has real values.
  const result = short && hasSymbol(short, 'i') ? raw : short;
  return result && above && below
    ? told(
        `d/d${letter} of an integral of ${write(body)}`,
        'derive',
        [
          [
            `${write(above)}${hasSymbol(low, letter) ? ` − ${write(below)}` : ''}`,
            'Fundamental theorem of calculus',
            'Put the moving end into the function and multiply by the derivative of that end.',
          ],
          [write(result), 'Simplify', 'Work it out.'],
        ],
        answerOf(result),
      )
    : null;
};

// Only values are known: f(2) = 3, f'(2) = −1, and so on.
const productOfUnknowns: Task = (text) => {
  const known = new Map(
    [...text.matchAll(/(?<![A-Za-z])([fgh]'?)\s*\(\s*(-?\d+)\s*\)\s*=\s*(-?[\d./]+\d|-?\d)/g)].map(
      (match) => [`${match[1]}(${match[2]})`, readExpression(match[3] ?? '')] as const,
    ),
  );
  const asked =
    /\(\s*([fg])\s*([*/·]|)\s*([fg])\s*\)\s*'\s*\(\s*(-?\d+)\s*\)/.exec(text) ??
    (/(?<![A-Za-z])h'\s*\(\s*(-?\d+)\s*\)/.test(text)
      ? joinedAs(text, /(?<![A-Za-z])h'\s*\(\s*(-?\d+)\s*\)/.exec(text)?.[1] ?? '')
      : null);
  if (known.size < 4 || !asked) return null;
  const [, u = 'f', sign = '', v = 'g', at = '0'] = asked;
  const value = (name: string): Expression | null => known.get(`${name}(${at})`) ?? null;
  const [a, da, b, db] = [value(u), value(`${u}'`), value(v), value(`${v}'`)];
  if (!a || !da || !b || !db) return null;
  const top =
    sign === '/' ? minus(product([da, b]), product([a, db])) : sum([product([da, b]), product([a, db])]);
  const raw = sign === '/' ? quotient(top, product([b, b])) : top;
  const result = displayOf(raw);
  return (
    result &&
    told(
      `(${u}${sign}${v})' at ${at}`,
      'derive',
      [
        [
          sign === '/' ? `(${u}'${v} − ${u}${v}')/${v}²` : `${u}'${v} + ${u}${v}'`,
          sign === '/' ? 'Quotient rule' : 'Product rule',
          'All four values are given.',
        ],
        [write(result), 'Put the values in', 'Work it out.'],
      ],
      answerOf(result),
    )
  );
};

const joinedAs = (text: string, at: string): readonly string[] | null => {
  const match =
    /h\s*\(\s*x\s*\)\s*=\s*\(*\s*([fg])\s*\(\s*x\s*\)\s*\)*\s*([*/·]|)\s*\(*\s*([fg])\s*\(\s*x\s*\)/.exec(
      text,
    );
  return match ? ['', match[1] ?? '', match[2] ?? '', match[3] ?? '', at] : null;
};

// x = x(t), y = y(t): dy/dx is dy/dt over dx/dt.
const byParameter: Task = (text) => {
  if (!asksForSlope(text)) return null;
  const curves = curvesIn(text.replaceAll(/([xy])\s*\(\s*t\s*\)\s*=/g, '$1 ='));
  const [x, y] = ['x', 'y'].map((name) => curves.find((one) => one.name === name && one.letter === 't'));
  const [dx, dy] = [x && derivative(x.body, 't'), y && derivative(y.body, 't')];
  const result = dx && dy && displayOf(quotient(dy, dx));
  if (!x || !y || !result) return null;
  const at = placeIn(text, 't');
  const value = at && displayOf(substitute(result, 't', at));
  return told(
    `x = ${write(x.body)}, y = ${write(y.body)}`,
    'derive',
    [
      [
        `dx/dt = ${write(displayOf(dx) ?? dx)}, dy/dt = ${write(displayOf(dy) ?? dy)}`,
        'Differentiate both by t',
        'Each depends on t alone.',
      ],
      [`dy/dx = ${write(result)}`, 'Divide', 'dy/dx is dy/dt over dx/dt.'],
      ...(value ? [[write(value), `Put in t = ${write(at)}`, 'That is the slope there.'] as const] : []),
    ],
    answerOf(value ?? result),
  );
};

const asksForSlope = (text: string): boolean =>
  /\bd\s?y\s*\)*\s*\/\s*\(*\s*d\s?x\b|\by'(?!\w)|\bimplicit(?:ly)?\b/i.test(text) &&
  !/\bd\s?[yx]\s*\)*\s*\/\s*\(*\s*d\s?t\b/.test(text);

const equationIn = (text: string): { left: Expression; right: Expression } | null => {
  for (const line of text.split(/[\n:;,?]|\.(?!\d)|\b(?:if|for|given|curve|by|equation|where|when|at)\b/i)) {
    const read = readStatement(line.replace(/^[^=]*?\b[A-Za-z]{2,}\b\s+(?=[^=]*=)/, '').trim());
    if (read?.kind === 'relation' && read.sign === '=') {
      const letters = symbolsOf(read);
      if (letters.length === 2 && letters.includes('x') && letters.includes('y')) return read;
    }
  }
  return null;
};

// F(x, y) = c, y not alone on one side: −F_x / F_y.
const implicitSlope: Task = (text) => {
  if (!asksForSlope(text)) return null;
  const equation = equationIn(text);
  if (!equation || isSolved(equation.left, equation.right)) return null;
  const curve = minus(equation.left, equation.right);
  const [fx, fy] = [derivative(curve, 'x'), derivative(curve, 'y')];
  const slope = fx && fy && displayOf(quotient(opposite(fx), fy));
  if (!slope) return null;
  const point = /\(\s*(-?[\d./]+)\s*,\s*(-?[\d./]+)\s*\)/.exec(text);
  const [x, y] = [
    readExpression(point?.[1] ?? '') ?? placeOf(text, 'x'),
    readExpression(point?.[2] ?? '') ?? placeOf(text, 'y'),
  ];
  const value = x && y ? displayOf(substitute(substitute(slope, 'x', x), 'y', y)) : null;
  if (x && y && !value) return null;
  return told(
    `${write(equation.left)} = ${write(equation.right)}`,
    'implicit derivative',
    [
      [
        `${write(displayOf(fx) ?? fx)} + (${write(displayOf(fy) ?? fy)}) · dy/dx = 0`,
        'Differentiate both sides; y depends on x',
        'Wherever y is differentiated, dy/dx comes along.',
      ],
      [`dy/dx = ${write(slope)}`, 'Solve for dy/dx', 'Bring the rest to the other side and divide.'],
      ...(value ? [[write(value), 'Put the point in', 'That is the slope there.'] as const] : []),
    ],
    value ? roundedAnswer(value, text) : answerOf(slope),
  );
};

const placeOf = (text: string, letter: string): Expression | null =>
  readExpression(
    new RegExp(String.raw`(?<![A-Za-z])${letter}\s*=\s*(-?[\d./]+\d|-?\d)(?!\s*[\w+*^(-])`).exec(text)?.[1] ??
      '',
  );

const isSolved = (left: Expression, right: Expression): boolean =>
  (left.kind === 'symbol' && left.name === 'y' && !hasSymbol(right, 'y')) ||
  (right.kind === 'symbol' && right.name === 'y' && !hasSymbol(left, 'y'));

const ORDERS: Readonly<Record<string, number>> = { second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6 };

const orderIn = (text: string): number => {
  const word = /\b(second|third|fourth|fifth|sixth|[2-9](?:nd|rd|th))(?:[- ]order)?\s+derivative/i.exec(
    text,
  )?.[1];
  if (word !== undefined) return ORDERS[word.toLowerCase()] ?? Number.parseInt(word, 10);
  const leibniz = /\bd\s*\^\s*\(?([2-9])\)?\s*y?\s*\)*\s*\/\s*\(*\s*d\s*x\s*\^/.exec(text)?.[1];
  const primes = /(?<![A-Za-z])[a-z]('{2,5})\s*(?:\(|\b|$)/i.exec(text)?.[1];
  const roman = /(?<![A-Za-z])[a-z]\s*\^\s*\(\s*\(?([2-9])\)?\s*\)\s*\(\s*x\s*\)/.exec(text)?.[1];
  return Number(leibniz ?? roman ?? primes?.length ?? 1);
};

const RATE =
  /(?<![A-Za-z])y'+(?!\w)|\bd\s?y\s*\)*\s*\/\s*\(*\s*d\s?x\b|\b(?:instantaneous )?rates? of change\b|\bslope of the (?:line )?tangent\b|\bslope of the (?:curve|graph)\b|\bderivative\b|\bdifferentiate\b|\b(?:marginal|second|third) (?:cost|revenue|profit)\b|\bslope of the tangent\b/i;

const plainRate: Task = (text) => {
  if (
    !RATE.test(text) ||
    /\baverage rate\b|\binverse of\b|\binverse function\b|∫|\bintegral\b|\banti-?derivative\b|\bequation of\b|\bmean value\b|\bsecant\b|\blinear approximation\b|\bhow fast\b|\bper (?:second|minute|hour)\b|\bacceleration\b|\bvelocity\b|\bcritical\b|\binitial value\b|\btable\b/i.test(
      text,
    )
  )
    return null;
  const own = askedCurve(text);
  const equation = equationIn(text);
  if (!own || (equation && !isSolved(equation.left, equation.right))) return null;
  const order = orderIn(text);
  const at = placeIn(
    text
      .split(/[?.]\s*(?=[A-Z])|\n/)
      .findLast((one) => RATE.test(one) || /(?<![A-Za-z])[a-z]\s*=\s*-?[\d(π]/.test(one)) ?? text,
    own.letter,
  );
  return workDerivative(own.body, own.letter, order, at ?? primeAt(text));
};

// Revenue is price times number sold, where only the price is written down.
const askedCurve = (text: string): Curve | null => {
  const curves = curvesIn(text);
  const name =
    /(?<![A-Za-z])([A-Za-z])'+\s*\(/.exec(text)?.[1] ??
    (/\bmarginal (cost|revenue|profit)\b/i.exec(text)?.[1] ?? '').slice(0, 1).toUpperCase();
  const own = curves.find((one) => one.name === name);
  if (!own && /^[A-Z]$/.test(name) && curves.length > 0) return null;
  if (curves.length < 2) return curveIn(text);
  return own ?? (curves.every((one) => one.name === curves[0]?.name) ? (curves.at(-1) ?? null) : null);
};

const primeAt = (text: string): Expression | null => {
  const inside = /(?<![A-Za-z])[a-zA-Z]'+\s*\(\s*([^()]+)\s*\)/.exec(text)?.[1];
  const read = inside === undefined ? null : readExpression(inside);
  return read && symbolsOf(read).length === 0 ? read : null;
};
