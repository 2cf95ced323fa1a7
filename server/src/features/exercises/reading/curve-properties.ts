import { lettersIn, numberIn, type Worked } from '@studia/mathematics';
import type { Property } from './property.ts';

/** The numbers of a parabola ax² + bx + c. */
interface Parabola {
  a: number;
  b: number;
  c: number;
}

/** What is said of a curve, and whether it is so. */
interface Saying {
  words: RegExp;
  holds: (curve: Parabola, number: number) => boolean;
  so: (curve: Parabola) => string;
  look: string;
}

const discriminant = ({ a, b, c }: Parabola): number => b * b - 4 * a * c;
const NUMBER = String.raw`([-−]?\d+(?:\.\d+)?)`;
const AXIS = String.raw`(?:(?:the |an |any )?(?:x[- ]?axis|x[- ]?intercepts?|zeros?|zeroes|(?:real )?roots?|real solutions?))`;
const NEVER = String.raw`(?:never|doesn['’]?t|does not|won['’]?t|can['’]?t)(?: ever| even)?`;
const crosses = (curve: Parabola): string =>
  `b² − 4ac is ${shown(discriminant(curve))}, so ${['it never meets the x-axis', 'it touches the x-axis once', 'it crosses the x-axis twice'][Math.sign(discriminant(curve)) + 1]}`;
const LOOK_AT_VERTEX =
  'Look at the vertex: on which side of the x-axis does it lie, and which way does the curve open?';
const shown = (number: number): string => String(Number(number.toPrecision(6))).replace('-', '−');

const SAYINGS: readonly Saying[] = [
  {
    words: new RegExp(
      String.raw`\b${NEVER} (?:cross\w*|touch\w*|hits?|meets?|reach\w*|intersects?|cuts?|has?|have) ${AXIS}|\b(?:has|have|with|are|is) no ${AXIS}`,
      'iu',
    ),
    holds: (curve) => discriminant(curve) < 0,
    so: crosses,
    look: LOOK_AT_VERTEX,
  },
  {
    words: new RegExp(
      String.raw`\b(?:cross\w*|hits?|meets?|cuts?|intersects?) (?:the )?x[- ]?axis (?:twice|two times|in two|at two|2 times)|\b(?:has|have|are) (?:two|2) (?:different )?${AXIS}`,
      'iu',
    ),
    holds: (curve) => discriminant(curve) > 0,
    so: crosses,
    look: LOOK_AT_VERTEX,
  },
  {
    words: new RegExp(
      String.raw`\b(?:touch\w*|hits?|meets?) (?:the )?x[- ]?axis (?:only |just |exactly )?once|\b(?:has|have|is) (?:only |just |exactly )?(?:one|1) ${AXIS}`,
      'iu',
    ),
    holds: (curve) => discriminant(curve) === 0,
    so: crosses,
    look: LOOK_AT_VERTEX,
  },
  {
    words:
      /\b(?:it |the (?:graph|curve|parabola) )?opens? (?:up|upwards?)\b|\bits? (?:vertex )?is (?:a|the) (?:min(?:imum)?|lowest point)\b|\bhas an? min(?:imum)?\b/iu,
    holds: ({ a }) => a > 0,
    so: () => 'the number in front of x² is positive, so it opens upwards',
    look: 'Look at the sign in front of x²: which way does the curve open then?',
  },
  {
    words:
      /\b(?:it |the (?:graph|curve|parabola) )?opens? (?:down|downwards?)\b|\bits? (?:vertex )?is (?:a|the) (?:max(?:imum)?|highest point)\b|\bhas an? max(?:imum)?\b/iu,
    holds: ({ a }) => a < 0,
    so: () => 'the number in front of x² is negative, so it opens downwards',
    look: 'Look at the sign in front of x²: which way does the curve open then?',
  },
  {
    words: new RegExp(
      String.raw`\by[- ]?intercept (?:is |= ?|at |would be )?(?:at )?(?:y = ?)?\(?(?:0, ?)?${NUMBER}`,
      'iu',
    ),
    holds: ({ c }, number) => number === c,
    so: ({ c }) => `at x = 0 it is ${shown(c)}`,
    look: 'On the y-axis x is 0. What comes out there?',
  },
  {
    words: new RegExp(
      String.raw`\baxis of symmetry (?:is |= ?|at |would be )?(?:at )?(?:x = ?)?${NUMBER}`,
      'iu',
    ),
    holds: ({ a, b }, number) => number === -b / (2 * a),
    so: ({ a, b }) => `the axis of symmetry is x = ${shown(-b / (2 * a))}`,
    look: 'The axis of symmetry goes through the vertex. Which x is that?',
  },
  {
    words: new RegExp(
      String.raw`\b(?:min(?:imum)?|max(?:imum)?|lowest|highest)(?: value)? (?:is|=|of) ${NUMBER}`,
      'iu',
    ),
    holds: ({ a, b, c }, number) => number === c - (b * b) / (4 * a),
    so: ({ a, b, c }) => `its value at the vertex is ${shown(c - (b * b) / (4 * a))}`,
    look: 'That’s the y of the vertex. What do you get there?',
  },
];

/** What is said of the curve of the task, and what was said before it. */
export const ofCurve = (worked: Worked, message: string): { rest: string; property: Property } | null => {
  const curve = parabolaOf(worked);
  const found = curve && SAYINGS.find(({ words }) => words.test(message));
  const match = found?.words.exec(message);
  if (!curve || !found || !match || IS_NO_CLAIM.test(message)) return null;
  const isRight = found.holds(curve, Number((match[1] ?? '').replace('−', '-')));
  return {
    rest: message
      .slice(0, match.index)
      .replace(/[\s,.;]*(?:\b(?:and|so|then|also|it|its|the|curve|graph|parabola|there)\b[\s,.;]*)*$/i, ''),
    property: { claim: match[0].trim(), isRight, why: isRight ? found.so(curve) : found.look },
  };
};
const IS_NO_CLAIM = /^\W*(?:why|how|when|what|if)\b/i;

const OF_A_CURVE = new Set([
  'vertex',
  'vertex form',
  'complete the square',
  'factor',
  'solve',
  'graph',
  'discriminant',
]);
const parabolaOf = ({ instruction, problem }: Worked): Parabola | null => {
  const expression = problem.text.replace(/^[a-z](?:\([a-z]\))? = (?=.*[a-z])/, '').replace(/ = 0$/, '');
  const [letter, other] = lettersIn(expression);
  if (!OF_A_CURVE.has(instruction) || letter === undefined || other !== undefined || expression.includes('='))
    return null;
  const at = (value: number): number => numberIn(expression.replaceAll(letter, `(${value})`)) ?? Number.NaN;
  const c = at(0);
  const [a, b] = [(at(1) + at(-1)) / 2 - c, (at(1) - at(-1)) / 2];
  return a !== 0 && [2, 3].every((x) => Math.abs(at(x) - (a * x * x + b * x + c)) < EXACT)
    ? { a, b, c }
    : null;
};
const EXACT = 1e-9;
