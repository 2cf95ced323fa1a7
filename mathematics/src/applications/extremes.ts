import { curveIn, curvesIn, spanIn, type Curve, type Span } from '../calculus/curve.ts';
import { derivative } from '../calculus/derivative.ts';
import { isReal } from '../expression/complex.ts';
import { number, relation, substitute, symbol, type Expression } from '../expression/tree.ts';
import { valueAt } from '../expression/value.ts';
import { write } from '../expression/write.ts';
import { displayOf } from '../simplify/display.ts';
import { solveEquation } from '../solve/equation.ts';
import { inBrackets, intervalsAsStatement, type Interval } from '../solve/interval.ts';
import { newTrail } from '../steps/step.ts';
import { answerOf, plainLine, told, type Answer, type Task, type Worked } from '../worked.ts';

const SCAN = 400;
const NEAR = 1e-4;

/** Highest and lowest points, turning points, bends, and where a function rises or falls. */
export const extremesTask: Task = (text) => {
  if (
    !/\b(?:absolute|global|local|relative)\s+(?:maxim|minim|extrem)|\binflection|\b(?:increasing|decreasing|concave)\b|\bat rest\b|\b(?:maximum|minimum) (?:value )?of (?:the function )?[a-z]\s*\(/i.test(
      text,
    ) ||
    /\bradius|\bhow fast\b|\bsequence\b|\btable\b|\bgraph\s+(?:shown|below|above)/i.test(text)
  )
    return null;
  const own = curveIn(text);
  const slope = own && derivative(own.body, own.letter);
  if (!own || !slope) return null;
  if (/\bat rest\b/i.test(text))
    return /\bposition|\bs\s*\(\s*t\s*\)|\bparticle\b/i.test(text) && curvesIn(text)[0]
      ? resting(own, slope)
      : null;
  if (/\binflection|\bconcave\b/i.test(text)) return bending(text, own, slope);
  if (/\b(?:increasing|decreasing)\b/i.test(text)) return monotone(text, own, slope);
  const span = spanIn(text);
  if (span) return highest(text, own, slope, span);
  return turning(text, own, slope);
};

const zerosOf = (expression: Expression, letter: string): Expression[] | null => {
  const plain = displayOf(expression);
  if (!plain) return null;
  const solved = solveEquation(relation(plain, '=', number(0)), letter, newTrail());
  if (!solved) return plain.kind === 'number' ? [] : null;
  return solved.values
    .filter((one) => isReal(valueAt(one, {})) && Number.isFinite(valueAt(one, {}).re))
    .toSorted((a, b) => valueAt(a, {}).re - valueAt(b, {}).re);
};

const heightAt = ({ body, letter }: Curve, place: Expression): Expression | null =>
  displayOf(substitute(body, letter, place));
const heightNear = ({ body, letter }: Curve, x: number): number => {
  const value = valueAt(body, { [letter]: x });
  return isReal(value) ? value.re : Number.NaN;
};

const wantsPlace = (text: string): boolean =>
  /\b(?:where|at (?:what|which) (?:value|point|x)|x-?\s?(?:value|coordinate)|find the x)\b/i.test(text);
const wantsLow = (text: string): boolean =>
  /\bminim\w*/i.test(text) && !/\bmaxim\w*/i.test(lastSentence(text));
const lastSentence = (text: string): string =>
  text
    .trim()
    .split(/\n|(?<=[.?!])\s+(?=[A-Z])/)
    .findLast((one) => /\bm(?:ax|in)im/i.test(one)) ?? text;

const highest = (text: string, own: Curve, slope: Expression, { low, high }: Span): Worked | null => {
  const [a, b] = [valueAt(low, {}).re, valueAt(high, {}).re];
  const inside = zerosOf(slope, own.letter)?.filter(
    (one) => valueAt(one, {}).re > a && valueAt(one, {}).re < b,
  );
  if (!inside) return null;
  const places = [low, ...inside, high].flatMap((place) => {
    const height = heightAt(own, place);
    return height ? [{ place, height, size: valueAt(height, {}).re }] : [];
  });
  const sign = wantsLow(text) ? -1 : 1;
  const best = places.toSorted((p, q) => sign * (q.size - p.size))[0];
  const scanned = Array.from({ length: SCAN + 1 }, (_, k) => heightNear(own, a + ((b - a) * k) / SCAN));
  // A corner or a hole that the derivative does not see.
  if (
    !best ||
    scanned.some((one) => Number.isNaN(one) || sign * (one - best.size) > 1e-6 * (1 + Math.abs(best.size)))
  )
    return null;
  const result = wantsPlace(text) ? relation(symbol(own.letter), '=', best.place) : best.height;
  return told(
    `${write(own.body)} on [${write(low)}, ${write(high)}]`,
    'extreme value',
    [
      [
        `${write(displayOf(slope) ?? slope)} = 0`,
        'Where the slope is zero',
        'Inside, the curve can only turn there.',
      ],
      [
        places.map(({ place, height }) => `f(${write(place)}) = ${write(height)}`).join(', '),
        'Compare with both ends',
        'The ends count too.',
      ],
      [write(result), sign > 0 ? 'Take the highest' : 'Take the lowest', 'That is the extreme value.'],
    ],
    answerOf(result),
  );
};

const turnsAt = (own: Curve, place: Expression): 'high' | 'low' | null => {
  const x = valueAt(place, {}).re;
  const [left, here, right] = [
    heightNear(own, x - NEAR * 10),
    heightNear(own, x),
    heightNear(own, x + NEAR * 10),
  ];
  return left < here && right < here ? 'high' : left > here && right > here ? 'low' : null;
};

const turning = (text: string, own: Curve, slope: Expression): Worked | null => {
  const wanted = wantsLow(text) ? 'low' : 'high';
  const found = zerosOf(slope, own.letter)?.filter((place) => turnsAt(own, place) === wanted) ?? [];
  const [place, other] = found;
  const height = place && heightAt(own, place);
  if (!place || other || !height || /\bextrem/i.test(lastSentence(text))) return null;
  if (/\babsolute|\bglobal/i.test(text) && zerosOf(slope, own.letter)?.length !== 1) return null;
  const result = wantsPlace(text) ? relation(symbol(own.letter), '=', place) : height;
  return told(
    write(own.body),
    'extreme value',
    [
      [
        `${write(displayOf(slope) ?? slope)} = 0`,
        'Where the slope is zero',
        'Only there can the curve turn.',
      ],
      [
        `${own.letter} = ${write(place)}`,
        'Look at both sides',
        wanted === 'high' ? 'It rises before and falls after.' : 'It falls before and rises behind.',
      ],
      [write(result), 'Work it out', 'Put the place into the function.'],
    ],
    answerOf(result),
  );
};

const resting = (own: Curve, slope: Expression): Worked | null => {
  const times = zerosOf(slope, own.letter)?.filter((one) => valueAt(one, {}).re >= 0) ?? [];
  const lines = times.map((one) => relation(symbol(own.letter), '=', one));
  const [first, more] = lines;
  return first
    ? told(
        write(own.body),
        'at rest',
        [
          [
            `${write(displayOf(slope) ?? slope)} = 0`,
            'Where the velocity is zero',
            'The velocity is the derivative of the position.',
          ],
          [lines.map((one) => write(one)).join(' or '), 'Solve it', 'Then it stands still.'],
        ],
        answerOf(more ? { kind: 'either', parts: lines } : first),
      )
    : null;
};

const bending = (text: string, own: Curve, slope: Expression): Worked | null => {
  const bend = derivative(slope, own.letter);
  if (/\bconcave (?:up|down)/i.test(text) && bend)
    return stretches(text, own, bend, /\bconcave up/i.test(text) ? 1 : -1, 'second derivative');
  const places = bend
    ? zerosOf(bend, own.letter)?.filter((one) => changesSign(bend, own.letter, valueAt(one, {}).re))
    : undefined;
  const [place, other] = places ?? [];
  const height = place && heightAt(own, place);
  if (!bend || !place || !height) return null;
  const points = (places ?? [])
    .map((one) => `(${write(one)}, ${write(heightAt(own, one) ?? one)})`)
    .join(' and ');
  const answer: Answer =
    other !== undefined ||
    (!/\bx\b|x-coordinate|\bvalues?\b/i.test(text.split(/\binflection/i)[1] ?? '') &&
      !/\bx-?\s?(?:coordinate|value)/i.test(text))
      ? { text: points, latex: points.replaceAll('−', '-'), value: null }
      : answerOf(relation(symbol(own.letter), '=', place));
  return told(
    write(own.body),
    'inflection',
    [
      [
        `${write(displayOf(bend) ?? bend)} = 0`,
        'Where the second derivative is zero',
        'There the bend may change.',
      ],
      [answer.text, 'Look at both sides', 'The second derivative changes its sign.'],
    ],
    answer,
  );
};

const changesSign = (expression: Expression, letter: string, x: number): boolean =>
  valueAt(expression, { [letter]: x - NEAR }).re * valueAt(expression, { [letter]: x + NEAR }).re < 0;

const monotone = (text: string, own: Curve, slope: Expression): Worked | null =>
  stretches(text, own, slope, /\bdecreasing\b/i.test(text) ? -1 : 1, 'derivative');

// Between neighbouring zeros the sign stays the same: one place each tells it.
const stretches = (
  text: string,
  own: Curve,
  slope: Expression,
  sign: number,
  what: string,
): Worked | null => {
  const both =
    /\bincreasing\b[\s\S]*\bdecreasing\b|\bdecreasing\b[\s\S]*\bincreasing\b|\bconcave up\b[\s\S]*\b(?:concave )?down\b/i.test(
      text,
    );
  const zeros = both ? null : zerosOf(slope, own.letter);
  if (!zeros || /\bln|\bsqrt|√|\//.test(write(own.body))) return null;
  const marks = zeros.filter((one) => changesSign(slope, own.letter, valueAt(one, {}).re));
  const ends: (Expression | null)[] = [null, ...marks, null];
  const found: Interval[] = ends.slice(0, -1).flatMap((from, at) => {
    const to = ends[at + 1] ?? null;
    const [a, b] = [from && valueAt(from, {}).re, to && valueAt(to, {}).re];
    const middle = a !== null && b !== null ? (a + b) / 2 : a !== null ? a + 1 : b !== null ? b - 1 : 0;
    return sign * valueAt(slope, { [own.letter]: middle }).re > 0
      ? [{ from, to, fromIn: false, toIn: false }]
      : [];
  });
  if (found.length === 0) return null;
  const written = inBrackets(found);
  return told(
    write(own.body),
    'intervals',
    [
      [
        `${write(displayOf(slope) ?? slope)} ${sign > 0 ? '>' : '<'} 0`,
        `Where the ${what} is ${sign > 0 ? 'positive' : 'negative'}`,
        'Its sign says which way the curve goes.',
      ],
      [written, 'Solve it', 'Between two zeros the sign stays the same.'],
    ],
    { ...plainLine(written), latex: inBrackets(found, true), value: intervalsAsStatement(own.letter, found) },
  );
};
