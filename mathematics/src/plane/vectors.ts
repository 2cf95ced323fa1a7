import { readExpression } from '../expression/read.ts';
import {
  call,
  minus,
  number,
  power,
  product,
  quotient,
  root,
  sum,
  symbol,
  symbolsOf,
  type Expression,
} from '../expression/tree.ts';
import { write } from '../expression/write.ts';
import { displayOf } from '../simplify/display.ts';
import { answerOf, told, type Answer, type Task } from '../worked.ts';

type Vector = readonly Expression[];

/** Vectors such as <3, −4>, ⟨1, 2⟩ or 3i − 4j. */
const vectorsIn = (text: string): Vector[] => {
  const angled = [...text.matchAll(/[<⟨]\s*([^<>⟨⟩=]+?,[^<>⟨⟩=]+?)\s*[>⟩]/g)].map((match) =>
    (match[1] ?? '').split(','),
  );
  const lettered = [...text.matchAll(/(-?\s*[\d./()√]*)\s*\*?\s*i\s*([-+])\s*([\d./()√]*)\s*\*?\s*j\b/g)].map(
    ([, x = '', sign = '+', y = '']) => [
      /\d/.test(x) ? x : `${x.trim()}1`,
      `${sign}${/\d/.test(y) ? y : '1'}`,
    ],
  );
  return [...angled, ...lettered].flatMap((parts) => {
    const read = parts.map((one) => readExpression(one.replaceAll(' ', '').replace(/^\+/, '')));
    return read.every((one) => one !== null && symbolsOf(one).length === 0)
      ? [read.flatMap((one) => one ?? [])]
      : [];
  });
};

const sizeOf = (vector: Vector): Expression | null =>
  displayOf(root(2, sum(vector.map((one) => power(one, number(2))))));
const listed = (vector: Vector): string => `<${vector.map(write).join(', ')}>`;
const vectorAnswer = (vector: Vector): Answer => ({
  text: listed(vector),
  latex: `\\langle ${vector.map(write).join(', ')} \\rangle`,
  value: null,
});

/** Length, dot product, sum and unit vector of vectors that are written out. */
export const vectorTask: Task = (text) => {
  if (!/\bvectors?\b|\bdot product\b|\bmagnitude\b|[<⟨][^<>⟨⟩=]*,[^<>⟨⟩=]*[>⟩]/i.test(text)) return null;
  const between = fromEnds(text);
  if (between) return between;
  const [a, b, more] = vectorsIn(text);
  if (!a || more) return null;
  if (b) return pairWorked(text, a, b);
  const size = sizeOf(a);
  if (!size) return null;
  const steps = [
    [`√(${a.map((one) => `(${write(one)})²`).join(' + ')})`, 'Pythagoras', 'All parts squared and added.'],
    [write(size), 'Take the root', 'That is the length.'],
  ] as const;
  if (/\bunit vector\b/i.test(text)) {
    const unit = a.flatMap((one) => displayOf(quotient(one, size)) ?? []);
    return unit.length === a.length
      ? told(
          listed(a),
          'unit vector',
          [...steps, [listed(unit), 'Divide by the length', 'Then it is one long.']],
          answerIn(text, unit),
        )
      : null;
  }
  return /\bmagnitude\b|\blength\b|\bnorm\b/i.test(text)
    ? told(listed(a), 'magnitude', steps, answerOf(size))
    : null;
};

// In the words of the text: as <a, b> or with i and j.
const inLetters = (text: string): boolean =>
  /\bi and j\b|\d\s*\*?\s*i\s*[-+]|\bi\s*[-+]\s*[\d(]*\s*\*?\s*j\b/.test(text);

const lettered = (vector: Vector): Answer | null => {
  const [x, y] = vector;
  const value = x && y ? displayOf(sum([product([x, symbol('i')]), product([y, symbol('j')])])) : null;
  return value && answerOf(value);
};

const answerIn = (text: string, vector: Vector): Answer =>
  (inLetters(text) && vector.length === 2 ? lettered(vector) : null) ?? vectorAnswer(vector);

/** From an initial point to a terminal point. */
const fromEnds = (text: string) => {
  if (!/\b(?:initial|terminal)\b/i.test(text)) return null;
  const ends = [
    ...text.matchAll(/\b(initial|terminal)\s+point\b[^(]*\(\s*(-?[\d./]+)\s*,\s*(-?[\d./]+)\s*\)/gi),
  ];
  const at = (word: string): Vector | null => {
    const match = ends.find((one) => one[1]?.toLowerCase() === word);
    const read = [match?.[2], match?.[3]].map((one) => (one === undefined ? null : readExpression(one)));
    return read[0] && read[1] ? [read[0], read[1]] : null;
  };
  const [from, to] = [at('initial'), at('terminal')];
  if (!from || !to) return null;
  const vector = to.flatMap((one, k) => displayOf(minus(one, from[k] ?? number(0))) ?? []);
  return told(
    `from ${listed(from)} to ${listed(to)}`,
    'vector',
    [[listed(vector), 'End minus start', 'So far to the side and so far up.']],
    answerIn(text, vector),
  );
};

const pairWorked = (text: string, a: Vector, b: Vector) => {
  if (a.length !== b.length) return null;
  const joined = a.map((one, at) => product([one, b[at] ?? number(0)]));
  const dot = displayOf(sum(joined));
  if (
    dot &&
    (/\bdot product\b/i.test(text) ||
      /(?<![A-Za-z])([a-z])\s*[*·∙]?\s*(?!\1)([a-z])\s*[.?]?\s*$/i.test(text.trim())) &&
    !/[-+]\s*[a-z]\s*[.?]?\s*$/.test(text.trim())
  )
    return told(
      `${listed(a)} and ${listed(b)}`,
      'dot product',
      [[joined.map(write).join(' + '), 'Multiply part by part and add', 'That is the dot product.']],
      answerOf(dot),
    );
  const [sizeA, sizeB] = [sizeOf(a), sizeOf(b)];
  if (/\bangle between\b/i.test(text) && dot && sizeA && sizeB) {
    const cosine = displayOf(quotient(dot, product([sizeA, sizeB])));
    const angle = cosine && displayOf(call('arccos', cosine));
    return angle
      ? told(
          `${listed(a)} and ${listed(b)}`,
          'angle',
          [[`cos = ${write(cosine)}`, 'Dot product over both lengths', 'So the angle is found.']],
          answerOf(angle),
        )
      : null;
  }
  const sign =
    /\bsum\b|\badd\b|\+/i.test(text) &&
    !/\d\s*\*?\s*[a-z]\s*[-+]|[-+]\s*\d\s*[a-z]\s*[.?]?\s*$/.test(
      text
        .split('\n')
        .at(-1)
        ?.replaceAll(/[<⟨][^<>⟨⟩]*[>⟩]/g, '') ?? '',
    )
      ? 1
      : null;
  const total = sign === null ? [] : a.flatMap((one, at) => displayOf(sum([one, b[at] ?? number(0)])) ?? []);
  return total.length === a.length && sign !== null
    ? told(
        `${listed(a)} and ${listed(b)}`,
        'sum',
        [[listed(total), 'Add part by part', 'One arrow after the other.']],
        vectorAnswer(total),
      )
    : null;
};

/** (r, θ) to (x, y). */
export const polarPointTask: Task = (text) => {
  const match =
    /\bpolar\b/i.test(text) && /\brectangular\b|\bcartesian\b/i.test(text)
      ? /\(\s*(-?[\d.]+)\s*,\s*((?:[^(),]|\([^()]*\))+)\)/.exec(text)
      : null;
  const [r, angle] = [
    readExpression(match?.[1] ?? ''),
    readExpression((match?.[2] ?? '').replaceAll(/degrees?/g, '°')),
  ];
  const [x, y] =
    r && angle
      ? [displayOf(product([r, call('cos', angle)])), displayOf(product([r, call('sin', angle)]))]
      : [];
  if (!match || !x || !y) return null;
  const line = `(${write(x)}, ${write(y)})`;
  return told(
    match[0],
    'rectangular coordinates',
    [[line, 'x = r · cos θ and y = r · sin θ', 'So far to the side and so far up.']],
    { text: line, latex: line, value: null },
  );
};
