import { inOurWriting, numberIn, sameValue, type Worked } from '@studia/mathematics';
import { workedIn } from '../working/worked.ts';

/** How a wrong answer to a task came about, where that can be seen: by the words of the task, or by its form. */
export const slipInTask = (worked: Worked, message: string, number: number | null): string =>
  inPowers(worked.problem.text, message) ||
  inDerivative(worked, message) ||
  inVertex(worked, message) ||
  (number === null ? '' : inNumbers(worked, number));

const POWERS = /^(\d+|[a-z])(?:\^(\d+))? ?(?:×|·)? ?\1(?:\^(\d+))?$/;
const POWER_OF_POWER = /^\((\d+|[a-z])\^(\d+)\)\^(\d+)$/;
const A_POWER = /^(\d+|[a-z])\^\(?(\d+)\)?$/;

/** 2³ × 2⁴ is neither 4⁷ nor 2¹²; (x³)² is not x⁵. */
const inPowers = (problem: string, message: string): string => {
  const [, base = '', power = ''] = A_POWER.exec(inOurWriting(message) ?? '') ?? [];
  if (base === '') return '';
  const [, of = '', inner = '', outer = ''] = POWER_OF_POWER.exec(problem) ?? [];
  if (of === base && Number(power) === Number(inner) + Number(outer))
    return `(${of}^${inner})^${outer} means ${outer} times ${of}^${inner}, multiplied. How many ${of}’s stand there in all?`;
  const [, one = '', first = '1', second = '1'] = POWERS.exec(problem) ?? [];
  if (one === '') return '';
  const [sum, product] = [Number(first) + Number(second), Number(first) * Number(second)];
  if (Number(base) === Number(one) ** 2 && Number(power) === sum)
    return `The exponent is right. But all of these are ${one}’s, so the base stays as it is.`;
  return one === base && Number(power) === product && product !== sum
    ? `Write it out: ${first} times the ${one}, and then ${second} times more. How many ${one}’s stand there in all?`
    : '';
};

/** The vertex of (x − 3)² + 2 is not at −3. */
const inVertex = ({ instruction, answer }: Worked, message: string): string => {
  const [own, told] = [answer.text, message].map((text) =>
    /\(\s*([-−]?[\d./]+)\s*,\s*([-−]?[\d./]+)\s*\)/.exec(text)?.slice(1).map(numberIn),
  );
  return instruction === 'vertex' &&
    own &&
    told &&
    told[0] !== own[0] &&
    told[0] === -(own[0] ?? 0) &&
    told[1] === own[1]
    ? 'Check the sign of the first number: for which x does the bracket become zero?'
    : '';
};

/** The derivative of a product is no product of derivatives, and what is inside has one too. */
const inDerivative = ({ instruction, problem, answer }: Worked, message: string): string => {
  const [, letter, of = ''] = /^d\/d([a-z]) \((.+)\)$/.exec(problem.text) ?? [];
  const claim = inOurWriting(message);
  if (instruction !== 'derive' || letter === undefined || claim === null) return '';
  const derived = (inner: string): string | null => workedIn(`Differentiate ${inner}`)?.answer.text ?? null;
  const inside = Array.from(of.matchAll(/\(([^()]+)\)/g), ([, one = '']) => one).findLast(
    (one) => one.length > 1,
  );
  const ofInside = inside === undefined ? null : derived(inside);
  if (ofInside !== null && ofInside !== '1') {
    if (sameValue(answer.text, `(${claim}) * (${ofInside})`) === true)
      return 'That’s the outside done. What stands inside has a derivative too, and it’s multiplied.';
    const outside = derived(of.replace(`(${inside})`, `(${letter})`));
    const moved = outside?.replaceAll(`(${letter})`, `(${ofInside})`);
    if (moved && moved !== outside && sameValue(moved, claim) === true)
      return 'The inside stays as it is. Its derivative doesn’t go inside: it’s multiplied.';
  }
  const cuts = Array.from(of.matchAll(/ ?[×·] ?|(?<=[\d)a-z])(?=(?:sin|cos|tan|ln|e\^|√|\())/g)).slice(
    0,
    MOST_CUTS,
  );
  const isProduct = cuts.some(({ 0: sign, index }) => {
    const [one, other] = [of.slice(0, index), of.slice(index + sign.length)];
    const both = [derived(one), derived(other)];
    return (
      both.every((each) => each !== null) &&
      sameValue(of, `(${one}) * (${other})`) === true &&
      sameValue(`(${both[0]}) * (${both[1]})`, claim) === true
    );
  });
  return isProduct
    ? 'You multiplied the two derivatives. In a product, each factor has its turn: one is differentiated, the other stays.'
    : '';
};
const MOST_CUTS = 4;

const PERCENT = /(?<!\d)(\d{1,9}(?:\.\d{1,9})?)\s?%/;
const numbersIn = (text: string): number[] =>
  (text.replaceAll(/(?<=\d),(?=\d{3})/g, '').match(/\d+(?:\.\d+)?/g) ?? []).map(Number);

const MEASURES = ['mean', 'median', 'mode', 'range'];
const WHAT_IT_IS: Readonly<Record<string, string>> = {
  mean: 'The mean shares everything equally: add them all up, then divide by how many there are.',
  median: 'The median is the one in the middle, once they stand in order.',
  mode: 'The mode is the one that comes most often.',
  range: 'The range is how far it is from the smallest to the largest.',
};

/** Slips by numbers alone. */
const inNumbers = (worked: Worked, claimed: number): string => {
  const { problem, answer, instruction, steps } = worked;
  const right = numberIn(/[-−]?\d[\d,.]*/.exec(answer.text.replaceAll(/(?<=\d),(?=\d{3})/g, ''))?.[0] ?? '');
  const is = (value: number): boolean => Math.abs(value - claimed) <= 0.005 * Math.abs(value) + 1e-9;
  const given = numbersIn(problem.text.replace(/^[^:]{1,10}:/, ''));
  if (right === null || is(right)) return '';
  const percent = PERCENT.exec(problem.text)?.[1];
  const amounts = given.filter((one) => String(one) !== percent);
  const [amount] = amounts;
  if (percent !== undefined && amounts.length === 1 && amount !== undefined) {
    const rate = Number(percent);
    if (is(amount - rate) || is(amount + rate))
      return `${percent}% isn’t simply ${percent}: it means ${percent} out of every 100. How much is ${percent}% of ${amount}?`;
    if (is((amount * rate) / 100))
      return `That’s ${percent}% of ${amount}. So far it’s only the part that changes. What’s asked for?`;
  }
  const others = MEASURES.filter((name) => name !== instruction && !instruction.includes(name));
  const measure = /^(?:mean|median|mode|range)$/.test(instruction)
    ? others.find(
        (name) => numberIn(workedIn(`Find the ${name} of ${problem.text}`)?.answer.text ?? '') === claimed,
      )
    : undefined;
  if (measure !== undefined) return `That’s the ${measure}. ${WHAT_IT_IS[instruction] ?? ''}`.trim();
  const [one, other] = given;
  if (
    one !== undefined &&
    other !== undefined &&
    given.length === 2 &&
    /pythagoras/i.test(steps[0]?.rule ?? '')
  ) {
    if (is(one ** 2 + other ** 2) || is(Math.abs(one ** 2 - other ** 2)))
      return 'That’s a square still. The side itself is its root, if you added or took away the right ones.';
    if (is(Math.hypot(one, other)))
      return 'You took both for the short sides. Which side lies opposite the right angle?';
    if (is(Math.sqrt(Math.abs(one ** 2 - other ** 2))))
      return 'You took one of them for the longest side. Which side lies opposite the right angle?';
  }
  return instruction === 'formula' ? ofShape(steps[0]?.rule ?? '', given, is, claimed / right) : '';
};

const ofShape = (
  rule: string,
  given: readonly number[],
  is: (value: number) => boolean,
  ratio: number,
): string => {
  const [one = Number.NaN, other = Number.NaN] = given;
  if (/area of a rectangle/i.test(rule) && is(2 * (one + other)))
    return 'That’s the perimeter, the way around. The area counts the squares inside.';
  if (/perimeter of a rectangle/i.test(rule)) {
    if (is(one * other)) return 'That’s the area, the squares inside. The perimeter is the way around.';
    if (is(one + other)) return 'That’s two of the sides. How many are there?';
  }
  if (/area of a triangle/i.test(rule) && is(one * other))
    return 'That’s the whole rectangle around it. How much of it is the triangle?';
  if (/circle/i.test(rule) && /area/i.test(rule) && Math.abs(ratio - 4) < 0.02)
    return 'It looks as if you took the diameter. The formula wants the radius.';
  if (/circumference/i.test(rule) && Math.abs(ratio - 2) < 0.01)
    return 'It looks as if you counted it double: is yours the radius or the diameter?';
  return '';
};
