import type { AttemptId } from '@studia/contract/ids';
import type { Attempt } from '@studia/contract/practice';
import { EMPTY_RECORD, foldAttempts, type PracticeRecord } from './fold.ts';
import { chancesOf } from './idea-state.ts';

const STUDENTS = 1_000;
const IDEAS = 10;
const HOUR = 60 * 60 * 1000;
const HINTED = 0.2;

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

/** A student who knows each idea more or less and answers questions about them in turn, now and then with a hint. */
const attemptsOf = (seed: number, answers: number) => {
  const chance = chanceFrom(seed);
  const ability = Array.from({ length: IDEAS }, () => 0.05 + 0.9 * chance());
  const attempts = Array.from({ length: answers }, (_, place): Attempt => {
    const idea = place % IDEAS;
    const helped = chance() < HINTED;
    return {
      id: `${seed}-${place}` as AttemptId,
      item: { kind: 'exercise', text: `${place}` },
      idea: nameOf(idea),
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
  return { ability, attempts };
};

const nameOf = (idea: number): string => `simulated/idea-${idea}`;

const aloneIn = ({ ideas, totals }: PracticeRecord): number[] =>
  Array.from({ length: IDEAS }, (_, idea) => chancesOf(ideas.get(nameOf(idea)), totals, null).alone);

/** How well the estimates of a thousand students with known abilities put their ideas in order, after so many answers: Spearman's correlation, the mean. */
export const simulatedOrder = (answers: number): number => {
  const correlations = Array.from({ length: STUDENTS }, (_, seed) => {
    const { ability, attempts } = attemptsOf(seed + 1, answers);
    return spearman(ability, aloneIn(foldAttempts(EMPTY_RECORD, attempts)));
  });
  return correlations.reduce((sum, one) => sum + one, 0) / STUDENTS;
};

/** How many answers with help there were, and how often one of them raised what a student is held to be able to do alone. */
export const simulatedHelp = (students: number, answers: number): { helped: number; raised: number } => {
  let [helped, raised] = [0, 0];
  for (let seed = 1; seed <= students; seed += 1) {
    let record: PracticeRecord = EMPTY_RECORD;
    for (const attempt of attemptsOf(seed, answers).attempts) {
      const before = record;
      record = foldAttempts(before, [attempt]);
      if (attempt.help === 'none') continue;
      const known = aloneIn(before);
      helped += 1;
      if (aloneIn(record).some((chance, idea) => chance > (known[idea] ?? 0))) raised += 1;
    }
  }
  return { helped, raised };
};
