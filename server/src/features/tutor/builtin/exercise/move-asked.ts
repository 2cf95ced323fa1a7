import type { Worked } from '@studia/mathematics';
import type { OpenExercise } from '../memory.ts';
import { inMarkdown } from '../show/markdown.ts';
import { inline } from '../show/mathematics.ts';
import { solutionOf } from './solution.ts';
import { stepAt } from './steps.ts';
import type { Turn } from './turn.ts';

const ASKS_ABOUT_A_MOVE =
  /^(?:(?:so|but|and|wait|hm+|ok|then)\b[\s,]*)*(?:can|could|may|should|shall|must|do|would|is it (?:ok(?:ay)?|allowed|right) to|am i allowed to|what if|why (?:can't|not))\b[^=]*\b(?:add|subtract|minus|plus|multiply|divide|times|factor|expand|distribute|square|take|combine|simplify)/i;
const MOVES: readonly (readonly [RegExp, RegExp])[] = [
  [/\badd|\bplus\b/i, /\badd/i],
  [/\bsubtract|\bminus\b|\btake away\b/i, /\bsubtract|\btake .*away/i],
  [/\bmultipl|\btimes\b|\bexpand|\bdistribut/i, /\bmultipl|\bexpand|\bbracket/i],
  [/\bdivide/i, /\bdivide/i],
  [/\bfactor/i, /\bfactor|\bsplit/i],
  [/\bcombine|\bsimplif/i, /\bcombine|\bwork out|\bsimplif/i],
  [/\bsquare|\broot/i, /\bsquare|\broot/i],
];

/** What is said to who asks whether a move is allowed or right; null when nothing of that kind was asked. */
export const moveAsked = (message: string, open: OpenExercise, worked: Worked): Turn | null => {
  const step = stepAt(open, worked);
  if (!step || !ASKS_ABOUT_A_MOVE.test(message)) return null;
  const line = inline(step.before);
  const text = /[=<>≤≥]/.test(step.before.text) ? onBothSides(message, line) : null;
  return {
    text:
      text ??
      `${isMeant(message, step.rule) ? 'Yes' : 'Not yet'}. ${inMarkdown(step.rule)}. What do you get for ${line}?`,
    exercise: { ...open, rung: Math.max(open.rung, 1), effort: open.effort + 1 },
    solution: solutionOf(worked),
  };
};

const isMeant = (message: string, rule: string): boolean =>
  MOVES.some(([said, done]) => said.test(message) && done.test(rule));

// Whatever is done to both sides is allowed, also where another move comes sooner to the end.
const onBothSides = (message: string, line: string): string | null => {
  if (/\bdivid\w*\b.*\bby (?:0|zero)\b/i.test(message))
    return `No: nothing can be divided by zero. What else could you do with ${line}?`;
  if (/\bdivid\w*\b.*\bby [a-z]\b/i.test(message))
    return `Careful: the letter could be zero, and then you’d be dividing by zero. What else could you do with ${line}?`;
  if (!/\bboth (?:sides)?\b|\beach side\b|\b(?:by|add|subtract|plus|minus)\s+\d/i.test(message)) return null;
  if (/\bor\b/i.test(message)) return null;
  const turns = /[<>≤≥]/.test(line) ? ' With a negative number the comparison turns round.' : '';
  return `Yes, you can: doing the same to both sides keeps the line true.${turns} Do it with ${line}. What line do you get?`;
};
