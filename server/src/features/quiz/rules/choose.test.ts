import { QUIZ } from '@studia/contract/limits';
import { array, assert, constantFrom, double, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as recordRules from '../../practice/rules/chance.ts';
import type { AskedQuestion } from './asked-question.ts';
import { chooseNext, targetAfter, type Candidate } from './choose.ts';
import { simulatedQuizzes } from './simulation.fixture.ts';
import { chancesAfter } from './surprise.ts';

const candidate = (idea: string, item: string, more: Partial<Candidate> = {}): Candidate => ({
  idea: `book/${idea}`,
  item,
  kind: 'choice',
  difficulty: 2,
  needs: [],
  chance: 0.75,
  daysSince: null,
  ...more,
});
const asked = (
  idea: string,
  correct: number | null = 1,
  more: Partial<AskedQuestion> = {},
): AskedQuestion => ({
  idea: `book/${idea}`,
  kind: 'choice',
  correct,
  chance: 0.75,
  ...more,
});

describe('the target', () => {
  it('is easier after two mistakes in a row, and only then', () => {
    expect(targetAfter([])).toBe(QUIZ.target);
    expect(targetAfter([asked('a', 0)])).toBe(QUIZ.target);
    expect(targetAfter([asked('a', 0), asked('b', 0)])).toBe(QUIZ.targetAfterMistakes);
    expect(targetAfter([asked('a', 0), asked('b', 0), asked('c', 1)])).toBe(QUIZ.target);
  });

  it('looks past what nobody has judged yet', () => {
    expect(targetAfter([asked('a', 0), asked('b', 0), asked('c', null)])).toBe(QUIZ.targetAfterMistakes);
  });
});

describe('the next question', () => {
  it('is the one whose chance is nearest the target', () => {
    const pool = [
      candidate('a', '1', { chance: 0.5 }),
      candidate('b', '1', { chance: 0.78 }),
      candidate('c', '1', { chance: 0.95 }),
    ];
    expect(chooseNext(pool, [], 'adaptive')?.idea).toBe('book/b');
  });

  it('is of the difficulty that was wished for', () => {
    const pool = ([1, 2, 3] as const).map((difficulty) => candidate('a', String(difficulty), { difficulty }));
    expect(chooseNext(pool, [], 'easy')?.difficulty).toBe(1);
    expect(chooseNext(pool, [], 'hard')?.difficulty).toBe(3);
  });

  it('waits for the ideas that it needs, unless they are known', () => {
    const needy = candidate('b', '1', { needs: ['book/a'] });
    expect(chooseNext([needy, candidate('a', '1', { chance: 0.4 })], [], 'adaptive')?.idea).toBe('book/a');
    expect(chooseNext([needy, candidate('a', '1', { chance: 0.95 })], [], 'adaptive')?.idea).toBe('book/b');
    expect(chooseNext([needy, candidate('a', '2')], [asked('a')], 'adaptive')?.idea).toBe('book/b');
  });

  it('prefers what the student has not seen lately', () => {
    const pool = [candidate('a', 'seen', { daysSince: 1 }), candidate('a', 'new', { chance: 0.7 })];
    expect(chooseNext(pool, [], 'adaptive')?.item).toBe('new');
  });

  it('is never of the idea just asked while there is another, and never of its form while there is another', () => {
    const ideas = constantFrom('a', 'b', 'c');
    const kinds = constantFrom('choice', 'number', 'short', 'order', 'true-false');
    const pools = array(
      record({ idea: ideas, kind: kinds, chance: double({ min: 0.02, max: 0.98, noNaN: true }) }),
      {
        minLength: 2,
        maxLength: 20,
      },
    );
    const isUnlikeTheLast = property(pools, ideas, kinds, (pool, lastIdea, lastKind) => {
      const candidates = pool.map(({ idea, ...one }, index) => candidate(idea, String(index), one));
      const last = asked(lastIdea, 1, { kind: lastKind });
      const next = chooseNext(candidates, [last], 'adaptive');
      if (candidates.some(({ idea }) => idea !== last.idea)) return next?.idea !== last.idea;
      return candidates.every(({ kind }) => kind === lastKind) || next?.kind !== lastKind;
    });
    expect(() => assert(isUnlikeTheLast)).not.toThrow();
  });

  it('is none where nothing is left', () => {
    expect(chooseNext([], [], 'adaptive')).toBeNull();
  });
});

describe('what a quiz finds out', () => {
  const after = (answers: AskedQuestion[], idea = 'new', chance = 0.5): number =>
    chancesAfter(answers)({ idea: `book/${idea}`, chance });

  it('shifts every chance the way of its surprises, and hardly where all was as expected', () => {
    expect(after([])).toBe(0.5);
    expect(after([asked('a', 0)])).toBeLessThan(0.45);
    expect(after([asked('a', 1)])).toBeGreaterThan(0.5);
    expect(after([asked('a', 1, { chance: 0.99 })])).toBeCloseTo(0.5, 1);
    expect(after([asked('a', 1), asked('b', null)])).toBe(after([asked('a', 1)]));
  });

  it('comes near the truth after ten answers, and does not overshoot', () => {
    const half = Array.from({ length: 10 }, (_, place) => asked(String(place), place % 2, { chance: 0.8 }));
    expect(after(half, 'new', 0.8)).toBeGreaterThan(0.5);
    expect(after(half, 'new', 0.8)).toBeLessThan(0.6);
  });

  it('is known of ideas that come again apart from those that are new', () => {
    const worseAgain = ['a', 'b', 'c'].flatMap((idea) => [asked(idea, 1), asked(idea, 0)]);
    expect(after(worseAgain, 'a')).toBeLessThan(after(worseAgain, 'new') - 0.1);
  });
});

describe('a thousand students with known abilities', () => {
  const fifths = simulatedQuizzes(recordRules, { stock: 'lessons', students: 1_000 });

  it('get as many right as is aimed at, after ten questions', () => {
    const all = fifths.reduce((sum, { gap }) => sum + gap, 0) / fifths.length;
    expect(Math.abs(all)).toBeLessThanOrEqual(0.07);
  });

  it('do so in every fifth by ability, as far as there are questions that are easy and hard enough', () => {
    expect(fifths).toHaveLength(5);
    for (const { missed } of fifths) expect(missed).toBeLessThanOrEqual(0.07);
    for (const { gap } of fifths.slice(1, -1)) expect(Math.abs(gap)).toBeLessThanOrEqual(0.07);
  });

  it('do so in every fifth where questions of every difficulty are at hand: it is not the choice that misses', () => {
    // The eval asks a thousand of them, too.
    const ample = simulatedQuizzes(recordRules, { stock: 'ample', students: 200 });
    expect(ample).toHaveLength(5);
    for (const { gap } of ample) expect(Math.abs(gap)).toBeLessThanOrEqual(0.07);
  });
});
