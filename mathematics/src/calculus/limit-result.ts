import type { Expression } from '../expression/tree.ts';

/** Where the variable goes: to a number or without end. */
export type Goal = Expression | 'up' | 'down';

export interface LimitStep {
  readonly expression: Expression;
  readonly rule: string;
  readonly reason: string;
}

export interface FoundLimit {
  readonly steps: readonly LimitStep[];
  /** Null when the values grow without end or go on swinging. */
  readonly value: Expression | null;
  readonly endless?: 'up' | 'down';
}

/** From which side the variable comes. */
export type Side = 'left' | 'right';

/** A limit that one step leads to. */
export const inOneStep = (value: Expression, rule: string, reason: string): FoundLimit => ({
  value,
  steps: [{ expression: value, rule, reason }],
});

/** No number: the values grow or fall without end, or have no limit at all. */
export const withoutValue = (
  expression: Expression,
  rule: string,
  reason: string,
  endless?: 'up' | 'down',
): FoundLimit => ({ value: null, ...(endless && { endless }), steps: [{ expression, rule, reason }] });
