import { QUIZ } from '@studia/contract/limits';
import { array, assert, constantFrom, double, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chanceOf,
  countInAll,
  countInIdea,
  easeOf,
  NO_ANSWERS,
  type Tally,
} from '../../practice/rules/chance.ts';
import { chanceNow, chooseNext, targetAfter, type Asked, type Candidate } from './choose.ts';

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
const asked = (idea: string, correct: number | null = 1, more: Partial<Asked> = {}): Asked => ({
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

it('a surprise moves every chance its own way, and what was expected hardly does', () => {
  expect(chanceNow(0.5, [asked('a', 0)])).toBeLessThan(0.45);
  expect(chanceNow(0.5, [asked('a', 1)])).toBeGreaterThan(0.5);
  expect(chanceNow(0.5, [asked('a', 1, { chance: 0.99 })])).toBeCloseTo(0.5, 2);
});

/** Students who are known: what each can do is drawn once, and every answer is drawn from it. */
const simulate = (seed: number, students: number, length: number) => {
  const draw = mulberry(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw());
  return Array.from({ length: students }, () => {
    const ability = normal();
    const ideas = Array.from({ length: 12 }, (_, index) => ({ id: `book/${index}`, skill: 0.6 * normal() }));
    const items = ideas.flatMap(({ id, skill }) =>
      ([1, 1, 2, 2, 3] as const).map((difficulty, index) =>
        Object.assign(candidate('', String(index), { idea: id, difficulty }), {
          truth: 1 / (1 + Math.exp(-(1.1 + ability + skill + easeOf(difficulty) + 0.3 * normal()))),
        }),
      ),
    );
    let all: Tally = NO_ANSWERS;
    const tallies = new Map<string, Tally>();
    const behind: (Asked & { target: number })[] = [];
    let open = items;
    for (let number = 0; number < length; number += 1) {
      const predicted = open.map((one) => {
        const chance = chanceOf(tallies.get(one.idea) ?? NO_ANSWERS, all, easeOf(one.difficulty));
        return Object.assign(one, { chance });
      });
      const next = chooseNext(predicted, behind, 'adaptive');
      const item = predicted.find((one) => one === next);
      if (!item) break;
      const correct = Number(draw() < item.truth);
      behind.push({
        ...asked('', correct),
        idea: item.idea,
        chance: item.chance,
        target: targetAfter(behind),
      });
      all = countInAll(all, correct);
      tallies.set(item.idea, countInIdea(tallies.get(item.idea) ?? NO_ANSWERS, correct));
      open = open.filter((one) => one.idea !== item.idea || one.item !== item.item);
    }
    return { ability, answers: behind.slice(10) };
  });
};

const mulberry = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

describe('a thousand students with known abilities', () => {
  const students = simulate(7, 1_000, 20);
  const gap = (group: typeof students): number => {
    const answers = group.flatMap((one) => one.answers);
    return answers.reduce((sum, { correct, target }) => sum + (correct ?? 0) - target, 0) / answers.length;
  };

  it('get as many right as is aimed at, after ten questions', () => {
    expect(Math.abs(gap(students))).toBeLessThanOrEqual(0.07);
  });

  it('do so also group by group, where there are questions that are easy or hard enough for them', () => {
    const sorted = students.toSorted((one, other) => one.ability - other.ability);
    for (const from of [200, 400, 600, 800])
      expect(Math.abs(gap(sorted.slice(from, from + 200)))).toBeLessThanOrEqual(0.07);
  });
});
