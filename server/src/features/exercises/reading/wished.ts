import { between, drawFrom, type Draw } from '../../../chance.ts';
import { onBothSides } from '../working/another.ts';

const ASKS_FOR_ONE =
  /\b(?:(?:can|could|may) (?:i|we|you|u)|give me|lets|let's|do|try|get|want|have|need|make|show me|how about|what about|practi[sc]e|only|another|harder|easier|more)\b.*\b(?:one|ones|another|some|problems?|exercises?|questions?|equations?|sums?|tasks?)\b/i;

/** Kinds of exercises that students ask for by name, each made so that the numbers come out well. */
const KINDS: readonly (readonly [RegExp, (draw: Draw) => string])[] = [
  [/\b(?:x|letters?|variables?|unknowns?) (?:is |are )?on both sides\b|\bboth sides have x\b/i, onBothSides],
  [
    /\bwith (?:the )?(?:brackets?|parenthes[ei]s)\b/i,
    (draw) => {
      const [one, x, shift] = [between(draw, 3, 5), between(draw, 2, 8), between(draw, 1, 4)];
      return `Solve ${one}(x + ${shift}) = ${one * (x + shift)}`;
    },
  ],
  [
    /\b(?:can'?t|cannot) just (?:add|subtract)\b|\bsystems?\b.*\bmultiply\b/i,
    (draw) => {
      const [x, y] = [between(draw, 1, 6), between(draw, 1, 6)];
      return `Solve 3x + 2y = ${3 * x + 2 * y} and 2x - 3y = ${2 * x - 3 * y}`;
    },
  ],
  [
    /\b(?:word|story) (?:problems?|ones?|questions?)\b|\bproblems? with a story\b/i,
    (draw) =>
      `A train travels at ${10 * between(draw, 6, 12)} km/h for ${between(draw, 2, 5)} hours. How far does it go?`,
  ],
  [
    /\b(?:with|subtract\w*|minus) fractions\b|\bfractions? (?:one|problem|question|exercise)s?\b/i,
    (draw) => `What is ${between(draw, 1, 3)}/4 + ${between(draw, 1, 4)}/${draw(2) === 0 ? 5 : 7}?`,
  ],
  [
    /\bnegatives?\b|\bminus numbers\b/i,
    (draw) => `What is ${between(draw, 2, 6)} − ${between(draw, 9, 15)} − (−${between(draw, 2, 6)})?`,
  ],
  [
    /\b(?:percent|percentage|%)s?\b/i,
    (draw) => `What is ${5 * between(draw, 1, 15)}% of ${20 * between(draw, 2, 20)}?`,
  ],
  [
    /\bquadratics?\b|\bx ?(?:squared|\^2|²)\b/i,
    (draw) => {
      const [one, other] = [between(draw, 1, 5), between(draw, 2, 7)];
      return `Solve x^2 - ${one + other}x + ${one * other} = 0`;
    },
  ],
  [
    /\binequalit(?:y|ies)\b/i,
    (draw) => {
      const [factor, x, shift] = [between(draw, 2, 5), between(draw, 2, 7), between(draw, 1, 9)];
      return `Solve ${shift} - ${factor}x > ${shift + factor * x}`;
    },
  ],
  [
    /\bdecimals?\b/i,
    (draw) =>
      `What is ${between(draw, 1, 9)}.${between(draw, 1, 9)} + ${between(draw, 1, 9)}.${between(draw, 11, 99)}?`,
  ],
  [
    /\b(?:division|dividing)\b/i,
    (draw) => {
      const [by, times] = [between(draw, 3, 12), between(draw, 3, 12)];
      return `What is ${by * times} ÷ ${by}?`;
    },
  ],
  [
    /\b(?:multiplication|multiplying|times tables?)\b/i,
    (draw) => `What is ${between(draw, 3, 12)} × ${between(draw, 3, 12)}?`,
  ],
];

const MOST_WORDS = 16;

/** An exercise of the kind that a message asks for, “one with x on both sides”; null where it asks for none, or brings its own numbers. */
export const exerciseWished = (message: string): string | null => {
  if (/[\d=]/.test(message.replaceAll(/x ?(?:\^2|²)/gi, '')) || message.split(/\s+/).length > MOST_WORDS)
    return null;
  if (!ASKS_FOR_ONE.test(message) || /\b(?:why|explain|understand|difference)\b/i.test(message)) return null;
  const kind = KINDS.find(([words]) => words.test(message));
  return kind ? kind[1](drawFrom(message)) : null;
};
