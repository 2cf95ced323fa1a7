import type { Expression, Statement } from '../expression/tree.ts';
import { write } from '../expression/write.ts';
import { dressed, type NumberStyle } from '../simplify/display.ts';
import REASONS from './reasons.json' with { type: 'json' };

/** A rule that may always be used for the same reason; the table has it. */
export type Rule = keyof typeof REASONS;

/** Why a step may be taken: a rule of the table, or one whose words depend on the line. */
export type Why = Rule | readonly [rule: string, reason: string];

/** One line of work: what stood there, what stands there now, and why that is allowed. */
export interface Step {
  readonly before: Statement;
  readonly after: Statement;
  /** What was done, in a few words. */
  readonly rule: string;
  /** Why it may be done, in a sentence. */
  readonly reason: string;
  /** The step may bring in solutions that are none, as squaring does; they are tried at the end. */
  readonly mayAdd?: true;
}

/** What a rule does to a part of a line. */
export interface Move {
  readonly after: Expression;
  readonly rule: string;
  readonly reason: string;
}

export const worded = (why: Why): Pick<Move, 'rule' | 'reason'> => {
  const [rule, reason] = typeof why === 'string' ? [why, REASONS[why]] : why;
  return { rule, reason };
};

export const move = (after: Expression, why: Why): Move => ({ after, ...worded(why) });

/** Collects the steps while a problem is worked. */
export interface Trail {
  readonly steps: Step[];
  /** How numbers are written along the way. */
  readonly style?: NumberStyle;
}

export const newTrail = (style?: NumberStyle): Trail => (style ? { steps: [], style } : { steps: [] });

/** Puts a part back into the whole line. */
export type Frame = (part: Expression) => Statement;
export const WHOLE_LINE: Frame = (part) => part;

/** Writes the moves down one after the other; what changes nothing on paper is left out. */
export const record = (trail: Trail, frame: Frame, start: Expression, moves: readonly Move[]): Expression => {
  let current = start;
  for (const { after: plain, rule, reason } of moves) {
    const after = trail.style ? dressed(plain, trail.style) : plain;
    const [before, next] = [frame(current), frame(after)];
    if (!sameLine(before, next)) trail.steps.push({ before, after: next, rule, reason });
    current = after;
  }
  return current;
};

/** A step between whole lines. */
export const recordLine = (
  trail: Trail,
  before: Statement,
  after: Statement,
  why: Why,
  mayAdd = false,
): void => {
  if (!sameLine(before, after))
    trail.steps.push({ before, after, ...worded(why), ...(mayAdd && { mayAdd }) });
};

const sameLine = (a: Statement, b: Statement): boolean => write(a) === write(b);
