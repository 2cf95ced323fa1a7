import type { Expression } from '../expression/tree.ts';

/** Where the variable goes: to a number or without end. */
export type Goal = Expression | 'up' | 'down';

export interface LimitStep {
  readonly expression: Expression;
  readonly rule: string;
  readonly reason: string;
}
export const limitStep = (expression: Expression, rule: string, reason: string): LimitStep => ({
  expression,
  rule,
  reason,
});

export interface FoundLimit {
  readonly steps: readonly LimitStep[];
  /** Null when the values grow without end or go on swinging. */
  readonly value: Expression | null;
  readonly endless?: 'up' | 'down';
}

/** From which side the variable comes. */
export type Side = 'left' | 'right';
