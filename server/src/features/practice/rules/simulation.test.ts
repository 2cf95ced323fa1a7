import type { AttemptId } from '@studia/contract/ids';
import type { Attempt } from '@studia/contract/practice';
import { expect, it } from 'vitest';
import { EMPTY_RECORD, foldAttempts } from './fold.ts';
import { chancesOf } from './idea-state.ts';

const STUDENTS = 1_000;
const IDEAS = 10;
const HOUR = 60 * 60 * 1000;
/** How many answers are given about each idea. */
const ATTEMPTS = 40;

/** A stream of numbers from 0 to 1, the same for the same seed (mulberry32). */
const chanceFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const rankOf = (values: readonly number[]): number[] => {
  const order = values
    .map((_, index) => index)
    .toSorted((one, other) => (values[one] ?? 0) - (values[other] ?? 0));
  const ranks: number[] = [];
  for (const [rank, index] of order.entries()) ranks[index] = rank;
  return ranks;
};

const spearman = (one: readonly number[], other: readonly number[]): number => {
  const [a, b] = [rankOf(one), rankOf(other)];
  const squares = a.reduce((sum, rank, index) => sum + (rank - (b[index] ?? 0)) ** 2, 0);
  return 1 - (6 * squares) / (one.length * (one.length ** 2 - 1));
};

/** A student who knows each idea more or less, and answers 40 questions, in turn, now and then with a hint. */
const simulated = (seed: number) => {
  const chance = chanceFrom(seed);
  const ability = Array.from({ length: IDEAS }, () => 0.05 + 0.9 * chance());
  const attempts = Array.from({ length: IDEAS * ATTEMPTS }, (_, place): Attempt => {
    const idea = place % IDEAS;
    const helped = chance() < 0.2;
    return {
      id: `${seed}-${place}` as AttemptId,
      item: { kind: 'exercise', text: `${place}` },
      idea: `simulated/idea-${idea}`,
      correct: chance() < (helped ? 0.9 : (ability[idea] ?? 0)) ? 1 : 0,
      confidence: null,
      help: helped ? 'hint-2' : 'none',
      milliseconds: 1_000,
      mode: 'practise',
      judge: 'rules',
      reveals: null,
      at: new Date(Date.UTC(2026, 0, 5) + place * HOUR).toISOString(),
    };
  });
  const { ideas, totals } = foldAttempts(EMPTY_RECORD, attempts);
  const estimates = ability.map(
    (_, idea) => chancesOf(ideas.get(`simulated/idea-${idea}`), totals, null).alone,
  );
  return { ability, estimates };
};

it('a thousand students with known abilities: mastery puts their ideas in the right order', () => {
  const correlations = Array.from({ length: STUDENTS }, (_, seed) => {
    const { ability, estimates } = simulated(seed + 1);
    return spearman(ability, estimates);
  });
  const mean = correlations.reduce((sum, one) => sum + one, 0) / STUDENTS;
  expect(mean).toBeGreaterThanOrEqual(0.8);
});
