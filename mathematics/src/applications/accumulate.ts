import { curveIn, curvesIn, saidValue, spanIn, type Curve, type Span } from '../calculus/curve.ts';
import { antiderivative } from '../calculus/integral.ts';
import { integralsIn } from '../calculus/signs.ts';
import { isReal } from '../expression/complex.ts';
import { readExpression } from '../expression/read.ts';
import {
  minus,
  number,
  opposite,
  quotient,
  relation,
  substitute,
  sum,
  symbolsOf,
} from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import { write } from '../expression/write.ts';
import { inLine, nearAnswer } from '../formula/rounded.ts';
import { displayOf } from '../simplify/display.ts';
import { solveEquation } from '../solve/equation.ts';
import { newTrail } from '../steps/step.ts';
import { answerOf, told, type Task, type Worked } from '../worked.ts';

/** What adds up: ways from velocities, functions from their derivatives, areas by a rule with few strips. */
export const accumulateTask: Task = (text) =>
  byRule(text) ?? startingValue(text) ?? travelled(text) ?? meanVelocity(text);

// F′ is known, and F at one place: the constant follows.
const startingValue: Task = (text) => {
  const start = /(?<![A-Za-z])([A-Za-z])\s*\(\s*(-?[\d./π]+)\s*\)\s*=\s*(-?[\d./]*\d)/.exec(text);
  const [at, value] = [readExpression(start?.[2] ?? ''), readExpression(start?.[3] ?? '')];
  const name = start?.[1] ?? '';
  if (
    !at ||
    !value ||
    !/\b(?:anti-?derivative|initial[- ]value|initial condition|differential equation|satisf\w*|d\s?y\s*\)*\s*\/|find f\b)|'/i.test(
      text,
    )
  )
    return null;
  const slope = slopeOf(text, name);
  const inner = slope && antiderivative(slope.body, slope.letter);
  const own = inner && displayOf(inner);
  if (!slope || !own) return null;
  const shift = displayOf(minus(value, substitute(own, slope.letter, at)));
  const result = shift && displayOf(sum([own, shift]));
  return result
    ? told(
        `${name}' = ${write(slope.body)}, ${name}(${write(at)}) = ${write(value)}`,
        'integrate',
        [
          [`${write(own)} + C`, 'Find the antiderivative', 'Any constant may be added.'],
          [
            `C = ${write(shift)}`,
            'Use the known value',
            `Put in ${write(at)}: the result must be ${write(value)}.`,
          ],
          [write(result), 'Write it down', 'With this constant both conditions hold.'],
        ],
        answerOf(result),
      )
    : null;
};

const slopeOf = (text: string, name: string): Curve | null => {
  const prime = new RegExp(String.raw`(?<![A-Za-z])${name}'\s*(?:\(\s*([a-z])\s*\))?\s*=\s*`).exec(text);
  const leibniz = /\bd\s?([a-z])\s*\)*\s*\/\s*\(*\s*d\s?([a-z])\s*\)*\s*=\s*/.exec(text);
  const head = prime ?? leibniz;
  if (head) {
    const [own] = curvesIn(
      `f(${(prime ? prime[1] : leibniz?.[2]) ?? 'x'}) = ${text.slice(head.index + head[0].length)}`,
    );
    return own && symbolsOf(own.body).every((one) => one === own.letter) ? own : null;
  }
  const [only, other] = curvesIn(text);
  return only && !other && /^[A-Z]$/.test(name) && only.name === name.toLowerCase() ? only : null;
};

const travelled: Task = (text) => {
  const isWay = /\btotal distance\b|\bdistance travell?ed\b/i.test(text);
  if (!isWay && !/\b(?:net )?displacement\b|\bnet change\b|\bhow far\b/i.test(text)) return null;
  const own = /\bvelocity\b|\brate\b/i.test(text)
    ? curvesIn(text.replaceAll(/(?<=[\dt)])\s+(?:m|ft|cm)\s*\/\s*(?:s|sec)\b/g, ' '))[0]
    : undefined;
  const span = spanIn(text);
  const inner = own && antiderivative(own.body, own.letter);
  if (!own || !span || !inner) return null;
  const [a, b] = [valueAt(span.low, {}).re, valueAt(span.high, {}).re];
  const turns = isWay
    ? (solveEquation(relation(own.body, '=', number(0)), own.letter, newTrail())?.values ?? []).filter(
        (one) => {
          const at = valueAt(one, {});
          return isReal(at) && at.re > a && at.re < b;
        },
      )
    : [];
  const marks = [span.low, ...turns, span.high].toSorted((p, q) => valueAt(p, {}).re - valueAt(q, {}).re);
  const parts = marks.slice(0, -1).map((low, at) => {
    const part = displayOf(
      minus(substitute(inner, own.letter, marks[at + 1] ?? low), substitute(inner, own.letter, low)),
    );
    return part && isWay && valueAt(part, {}).re < 0 ? displayOf(opposite(part)) : part;
  });
  const known = parts.filter((one) => one !== null);
  const result = known.length === parts.length ? displayOf(sum(known)) : null;
  return (
    result &&
    told(
      `v = ${write(own.body)}`,
      'integrate',
      [
        [write(displayOf(inner) ?? inner), 'Find the antiderivative', 'Velocities add up to distances.'],
        ...(turns.length > 0
          ? [
              [
                known.map((one) => write(one)).join(' + '),
                'Part by part',
                `It turns around at ${turns.map((one) => write(one)).join(', ')}.`,
              ] as const,
            ]
          : []),
        [write(result), 'Put in both ends', 'Upper end minus lower end.'],
      ],
      answerOf(result),
    )
  );
};

const meanVelocity: Task = (text) => {
  if (!/\baverage velocity\b/i.test(text)) return null;
  const own = curvesIn(text).find((one) => one.letter === 't');
  const step = saidValue(text, 'h');
  const span = spanIn(
    step
      ? text
          .replaceAll(/\+\s*h\b/g, `+${write(step)}`)
          .replaceAll(/(\d+(?:\.\d+)?)\+(\d+(?:\.\d+)?)/g, '($1+$2)')
      : text,
  );
  if (!own || !span) return null;
  const raw = quotient(
    minus(substitute(own.body, 't', span.high), substitute(own.body, 't', span.low)),
    minus(span.high, span.low),
  );
  const result = displayOf(raw);
  return (
    result &&
    told(
      write(own.body),
      'average velocity',
      [
        [write(raw), 'Distance over time', 'Position at the end minus position at the start.'],
        [write(result), 'Work it out', 'That is the mean velocity in between.'],
      ],
      answerOf(
        result.kind === 'number' && result.value.bottom !== 1n && /\d\.\d/.test(text)
          ? number(result.value, 'decimal')
          : result,
      ),
    )
  );
};

type Rule = 'left' | 'right' | 'middle' | 'trapezoid' | 'simpson';

const NAMES: readonly (readonly [Rule, RegExp])[] = [
  ['simpson', /\bsimpson/i],
  ['trapezoid', /\btrapezoid|(?<![A-Za-z])T_\(?\d/i],
  ['middle', /\bmid-?\s?point|(?<![A-Za-z])M_\(?\d/],
  ['left', /\bleft|(?<![A-Za-z])L_\(?\d/],
  ['right', /\bright|(?<![A-Za-z])R_\(?\d/],
];

// L₄, R₄, M₄, trapezoids, Simpson: width times a weighted sum of heights.
const byRule: Task = (text) => {
  const rule = NAMES.find(([, name]) => name.test(text.split('\n').at(-1) ?? '') || name.test(text))?.[0];
  if (
    rule === undefined ||
    !/\b(?:riemann|rule|endpoint|approximat|estimat|sum)|(?<![A-Za-z])[LRMTS]_\(?\d/i.test(text)
  )
    return null;
  const count = Number(
    /(?<![A-Za-z])[LRMTS]_\(?(\d+)/.exec(text)?.[1] ??
      /\bn\s*=\s*(\d+)/.exec(text)?.[1] ??
      /\b(\d+)\s+(?:equal\s+)?(?:sub-?intervals|rectangles|subdivisions|trapezoids)/i.exec(text)?.[1] ??
      0,
  );
  const stretch = stretchIn(text);
  if (!stretch || count < 1 || count > 200 || (rule === 'simpson' && count % 2 === 1)) return null;
  return weighted(rule, count, stretch, text);
};

const stretchIn = (text: string): { own: Curve; span: Span } | null => {
  const [sign] = integralsIn(text);
  const body = sign ? readExpression(sign.body) : null;
  const [low, high] = [readExpression(sign?.low ?? ''), readExpression(sign?.high ?? '')];
  if (sign && body && low && high)
    return { own: { name: 'f', letter: sign.letter, body }, span: { low, high } };
  const own = curveIn(text);
  const span = spanIn(text);
  return own && span ? { own, span } : null;
};

const weighted = (
  rule: Rule,
  count: number,
  { own, span }: { own: Curve; span: Span },
  text: string,
): Worked | null => {
  const width = displayOf(quotient(minus(span.high, span.low), number(count)));
  if (!width) return null;
  const [a, h] = [valueAt(span.low, {}).re, valueAt(width, {}).re];
  const f = (k: number): number => valueAt(own.body, { [own.letter]: a + k * h }).re;
  const steps = Array.from({ length: count }, (_, k) => k);
  const value =
    rule === 'simpson'
      ? (h / 3) *
        [...steps, count].reduce(
          (total, k) => total + f(k) * (k === 0 || k === count ? 1 : k % 2 === 1 ? 4 : 2),
          0,
        )
      : h *
        steps.reduce(
          (total, k) =>
            total +
            (rule === 'left'
              ? f(k)
              : rule === 'right'
                ? f(k + 1)
                : rule === 'middle'
                  ? f(k + 0.5)
                  : (f(k) + f(k + 1)) / 2),
          0,
        );
  if (!Number.isFinite(value)) return null;
  return told(
    `${write(own.body)} from ${write(span.low)} to ${write(span.high)}`,
    'area',
    [
      [`width ${write(width)}`, 'Cut into equal parts', `There are ${count} of them.`],
      [inLine(value), RULES[rule], 'Width times the sum of the heights.'],
    ],
    nearAnswer(value, text, '', /\bround|\bplaces?|\bnearest/i.test(text) ? undefined : 4),
  );
};

const RULES: Readonly<Record<Rule, string>> = {
  left: 'Heights at the left ends',
  right: 'Heights at the right ends',
  middle: 'Heights in the middle',
  trapezoid: 'Mean of both ends',
  simpson: 'Weights 1, 4, 2, …, 4, 1',
};
