import { PLANS, type Allowances } from '@studia/contract/billing';
import { expect, it } from 'vitest';
import { allowancesOf, fewestTokensOf } from './plan.ts';

const AS_SPECIFIED = { limits: { free: {}, premium: {} }, tokensCost: true };

/** Whether a plan allows at least as much of something as another: true is more than false, null more than any number. */
const atLeast = (one: Allowances[keyof Allowances], other: Allowances[keyof Allowances]): boolean =>
  one === null || (other !== null && Number(one) >= Number(other));

it('Premium allows everything that the Free Tier does, and more', () => {
  const [free, premium] = [allowancesOf('free', AS_SPECIFIED), allowancesOf('premium', AS_SPECIFIED)];
  const names = Object.keys(free) as (keyof Allowances)[];
  expect(names.filter((name) => !atLeast(premium[name], free[name]))).toEqual([]);
  expect(names.filter((name) => premium[name] === free[name])).toEqual([]);
});

it('an operator’s limits go before those of the specification, and what is not set stays', () => {
  const limits = { free: { live_sessions: 4, live_minutes: null }, premium: { daily_tokens: 1_000 } };
  expect(allowancesOf('free', { limits, tokensCost: true })).toEqual({
    ...PLANS.free.allows,
    live_sessions: 4,
    live_minutes: null,
  });
  expect(allowancesOf('premium', { limits, tokensCost: true }).daily_tokens).toBe(1_000);
});

it('tokens that nobody pays for are not limited', () => {
  expect(allowancesOf('free', { ...AS_SPECIFIED, tokensCost: false }).daily_tokens).toBeNull();
});

it.each([
  ['as specified', AS_SPECIFIED, PLANS.free.allows.daily_tokens],
  ['where tokens cost nobody anything', { ...AS_SPECIFIED, tokensCost: false }, null],
  [
    'where only Premium has a limit',
    { ...AS_SPECIFIED, limits: { free: { daily_tokens: null }, premium: { daily_tokens: 7 } } },
    7,
  ],
  [
    'where Premium has the smaller one',
    { ...AS_SPECIFIED, limits: { free: { daily_tokens: 9 }, premium: { daily_tokens: 7 } } },
    7,
  ],
  [
    'where nothing at all is allowed',
    { ...AS_SPECIFIED, limits: { free: { daily_tokens: 0 }, premium: {} } },
    0,
  ],
])('every plan allows a number of tokens a day: %s', (_where, installation, tokens) => {
  expect(fewestTokensOf(installation)).toBe(tokens);
});
