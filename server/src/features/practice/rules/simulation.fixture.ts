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

/** Places in order; equal values share theirs. */
const ranksOf = (values: readonly number[]): number[] =>
  values.map((value) => {
    const [below, equal] = [values.filter((one) => one < value), values.filter((one) => one === value)];
    return below.length + (equal.length - 1) / 2;
  });

const spearman = (one: readonly number[], other: readonly number[]): number => {
  const [a, b] = [ranksOf(one), ranksOf(other)];
  const middle = (one.length - 1) / 2;
  const together = (left: readonly number[], right: readonly number[]): number =>
    left.reduce((sum, rank, index) => sum + (rank - middle) * ((right[index] ?? 0) - middle), 0);
  const spread = Math.sqrt(together(a, a) * together(b, b));
  return spread === 0 ? 0 : together(a, b) / spread;
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

/**
 * What nobody could know better who has only these answers, where ideas have nothing to do with each other and every share
 * is as likely as any: the mean of what is left possible.
 */
const bestIn = (attempts: readonly Attempt[]): number[] =>
  Array.from({ length: IDEAS }, (_, idea) => {
    const alone = attempts.filter((one) => one.idea === nameOf(idea) && one.help === 'none');
    const right = alone.reduce((sum, { correct }) => sum + correct, 0);
    return (right + 1) / (alone.length + 2);
  });

/**
 * How well the estimates of a thousand students with known abilities put their ideas in order, after so many answers: Spearman's
 * correlation, the mean; and how well any estimates could from the same answers.
 */
export const simulatedOrder = (answers: number): { ours: number; best: number } => {
  let [ours, best] = [0, 0];
  for (let seed = 1; seed <= STUDENTS; seed += 1) {
    const { ability, attempts } = attemptsOf(seed, answers);
    ours += spearman(ability, aloneIn(foldAttempts(EMPTY_RECORD, attempts)));
    best += spearman(ability, bestIn(attempts));
  }
  return { ours: ours / STUDENTS, best: best / STUDENTS };
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
