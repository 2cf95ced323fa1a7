import type { Draw } from './chance.ts';

interface ProblemKind {
  /** How a student names this kind. */
  readonly words: RegExp;
  readonly make: (draw: Draw) => string;
}

/** A number from `low` to `high`, both included. */
const between = (draw: Draw, low: number, high: number): number => low + draw(high - low + 1);
const signed = (value: number): string => (value < 0 ? `- ${-value}` : `+ ${value}`);

const sumOfFractions = (draw: Draw, sign: string): string => {
  const [bottom, times] = [between(draw, 2, 6), between(draw, 2, 3)];
  return `What is ${between(draw, 1, bottom - 1)}/${bottom} ${sign} 1/${bottom * times}?`;
};

const quadratic = (draw: Draw): string => {
  const [one, other] = [between(draw, 1, 6), between(draw, 2, 7)];
  return `x^2 ${signed(-(one + other))}x ${signed(one * other)}`;
};

const linear = (draw: Draw): string => {
  const [factor, x, shift] = [between(draw, 2, 7), between(draw, 2, 9), between(draw, 1, 12)];
  return `Solve ${factor}x + ${shift} = ${factor * x + shift}`;
};

/** Problems that can be made in any number, by what a student calls them. The special stand before the general. */
const KINDS: readonly ProblemKind[] = [
  {
    words: /\bsystems?\b|simultaneous/i,
    make: (draw) => {
      const [x, y] = [between(draw, 1, 6), between(draw, 1, 6)];
      return `Solve x + y = ${x + y} and 2x - y = ${2 * x - y}`;
    },
  },
  { words: /\bquadratic/i, make: (draw) => `Solve ${quadratic(draw)} = 0` },
  {
    words: /\bfactor(?:i[sz]|ing|ed)|\bfactor (?:polynomial|expression|trinomial)/i,
    make: (draw) => `Factor ${quadratic(draw)}`,
  },
  { words: /\bprime/i, make: (draw) => `Find the prime factorization of ${between(draw, 4, 20) * 6}` },
  {
    words: /\binequalit/i,
    make: (draw) => {
      const [factor, x, shift] = [between(draw, 2, 6), between(draw, 1, 9), between(draw, 1, 9)];
      return `Solve ${factor}x - ${shift} > ${factor * x - shift}`;
    },
  },
  {
    words: /\bderivative|\bdifferentiat/i,
    make: (draw) => `Differentiate ${between(draw, 2, 6)}x^${between(draw, 2, 5)} + ${between(draw, 2, 9)}x`,
  },
  { words: /\bintegra/i, make: (draw) => `Integrate ${2 * between(draw, 1, 5)}x + ${between(draw, 1, 9)}` },
  {
    words: /\bexpand|multiply(?:ing)? out|distribut/i,
    make: (draw) => `Expand ${between(draw, 2, 6)}(x + ${between(draw, 2, 9)})`,
  },
  {
    words: /\bsimplif|like terms/i,
    make: (draw) =>
      `Simplify ${between(draw, 2, 9)}x + ${between(draw, 2, 9)} + ${between(draw, 2, 9)}x + ${between(draw, 2, 9)}`,
  },
  { words: /\bequations?\b|\balgebra\b|solving for/i, make: linear },
  {
    words: /\bdivid(?:e|ing) fractions?|fraction division|multiply(?:ing)? fractions?/i,
    make: (draw) => `What is ${between(draw, 1, 4)}/5 × ${between(draw, 2, 5)}/7?`,
  },
  { words: /\bfractions?\b/i, make: (draw) => sumOfFractions(draw, '+') },
  {
    words: /\bpercent|%/i,
    make: (draw) => `What is ${5 * between(draw, 1, 15)}% of ${20 * between(draw, 2, 20)}?`,
  },
  {
    words: /\bdecimals?\b/i,
    make: (draw) =>
      `What is ${between(draw, 1, 9)}.${between(draw, 1, 9)} + ${between(draw, 1, 9)}.${between(draw, 1, 9)}?`,
  },
  {
    words: /\border of operations|\bpemdas|\bbodmas|\bbrackets/i,
    make: (draw) =>
      `What is ${between(draw, 2, 9)} + ${between(draw, 2, 9)} × (${between(draw, 6, 12)} − ${between(draw, 1, 5)})?`,
  },
  {
    words: /\bnegative|\bintegers?\b/i,
    make: (draw) => `What is ${between(draw, 1, 9)} − ${between(draw, 10, 19)}?`,
  },
  {
    words: /\bround/i,
    make: (draw) => `Round ${between(draw, 1, 9)}.${between(draw, 111, 989)} to 1 decimal place`,
  },
  {
    words: /\bmean\b|\baverages?\b/i,
    make: (draw) => {
      const [middle, spread] = [between(draw, 5, 15), between(draw, 1, 4)];
      return `Find the mean of ${middle - spread}, ${middle}, ${middle + 2 * spread} and ${middle - spread}`;
    },
  },
  {
    words: /\bpowers?\b|\bexponents?\b|\bindices\b/i,
    make: (draw) => `What is ${between(draw, 2, 5)}^${between(draw, 2, 4)}?`,
  },
  {
    words: /\bmultipl|\btimes tables?\b|\btables\b/i,
    make: (draw) => `What is ${between(draw, 3, 12)} × ${between(draw, 3, 12)}?`,
  },
  {
    words: /\bdivi(?:de|ding|sion)/i,
    make: (draw) => {
      const [by, times] = [between(draw, 3, 12), between(draw, 3, 12)];
      return `What is ${by * times} ÷ ${by}?`;
    },
  },
  {
    words: /\bsubtract|\bminus\b|\btaking away/i,
    make: (draw) => `What is ${between(draw, 40, 99)} − ${between(draw, 11, 39)}?`,
  },
  {
    words: /\baddi(?:ng|tion)\b|\badd\b|\bplus\b|\bsums?\b/i,
    make: (draw) => `What is ${between(draw, 15, 89)} + ${between(draw, 15, 89)}?`,
  },
  {
    words: /\barithmetic\b|\bmaths?\b|\bmathematics\b|\bcalculat/i,
    make: (draw) => `What is ${between(draw, 2, 9)} + ${between(draw, 2, 9)} × ${between(draw, 2, 9)}?`,
  },
];

/** Makes problems of the kind that a student names; null when it is no kind of problem. */
export const problemsOn = (about: string): ((draw: Draw) => string) | null =>
  isOnlyMathematics(about) ? (KINDS.find(({ words }) => words.test(about))?.make ?? null) : null;

// Cell division, a system of government and magnification are none of ours.
const BESIDE = new Set(
  'linear number numbers whole simple easy hard basic mental long short one two three digit digits step steps order operations term terms like similar different same common denominator denominators polynomial polynomials expression expressions trinomial trinomials power ten tens hundred hundreds amount amounts place places value values side sides both letter letters unknown unknowns variable variables solving solve working work using doing mixed proper improper table tables sum sums problem problems question questions exercise exercises grade class level practice part parts rule rules law laws formula factor factors tree median data set sets times with and of by to for in on the a an from up out away x y'.split(
    ' ',
  ),
);
const isOnlyMathematics = (about: string): boolean => {
  const isKnown = (word: string): boolean => BESIDE.has(word) || KINDS.some(({ words }) => words.test(word));
  return (about.toLowerCase().match(/\p{L}+/gu) ?? []).every(isKnown);
};

/** One problem of every kind. */
export const problemOfEveryKind = (draw: Draw): string[] => KINDS.map(({ make }) => make(draw));
