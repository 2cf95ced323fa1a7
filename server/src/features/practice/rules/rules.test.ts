import type { AttemptId } from '@studia/contract/ids';
import type { Attempt } from '@studia/contract/practice';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calibrationOf } from './calibration.ts';
import { chanceOf, NO_ANSWERS } from './chance.ts';
import { EMPTY_RECORD, foldAttempts } from './fold.ts';
import { chancesOf, isMastered } from './idea-state.ts';
import { weakSpotsIn } from './weak-spots.ts';

const IDEA = 'algebra/balance';
const START = Date.parse('2026-01-05T09:00:00Z');
const HOUR = 60 * 60 * 1000;

let made = 0;
const attempt = (parts: Partial<Attempt> = {}): Attempt => {
  made += 1;
  return {
    id: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}` as AttemptId,
    item: { kind: 'lesson', book: 'algebra', chapter: 0, item: `item-${made}`, version: 'v1' },
    idea: IDEA,
    correct: 1,
    confidence: null,
    help: 'none',
    milliseconds: null,
    mode: 'practise',
    judge: 'rules',
    reveals: null,
    at: new Date(START).toISOString(),
    ...parts,
  };
};
const after = (...attempts: Attempt[]) => foldAttempts(EMPTY_RECORD, attempts);
const chances = (...attempts: Attempt[]) => {
  const { ideas, totals } = after(...attempts);
  return chancesOf(ideas.get(IDEA), totals, null);
};
const at = (hours: number) => ({ at: new Date(START + hours * HOUR).toISOString() });

const anyAttempt = fc
  .record({
    correct: fc.constantFrom(0, 0.5, 1),
    help: fc.constantFrom(
      'none' as const,
      'hint-1' as const,
      'hint-3' as const,
      'chat' as const,
      'revealed' as const,
    ),
    judge: fc.constantFrom('rules' as const, 'model' as const, 'student' as const),
    confidence: fc.constantFrom(null, 25 as const, 95 as const),
    idea: fc.constantFrom(IDEA, 'algebra/slope', null),
  })
  .map(attempt);
const helpedAttempt = anyAttempt.filter(({ help }) => help !== 'none');

describe('what a student can do alone', () => {
  it('is never changed by an attempt with help', () => {
    fc.assert(
      fc.property(
        fc.array(anyAttempt, { maxLength: 20 }),
        fc.array(helpedAttempt, { minLength: 1 }),
        (before, helped) => {
          expect(chances(...before, ...helped).alone).toBe(chances(...before).alone);
        },
      ),
    );
  });

  it('is not raised by what only the student judged, nor by a question whose answer was just shown', () => {
    const wrong = attempt({ correct: 0 });
    const before = chances(wrong).alone;
    expect(chances(wrong, attempt({ judge: 'student' })).alone).toBe(before);
    expect(chances(wrong, { ...wrong, ...at(1), correct: 1 }).alone).toBe(before);
    expect(chances(wrong, { ...wrong, ...at(24), correct: 1 }).alone).toBeGreaterThan(before);
  });

  it('grows with every right answer and falls with every wrong one', () => {
    // The first answer also ends the doubt about what is new, which may weigh more than one mistake: so one came before.
    const first = attempt();
    fc.assert(
      fc.property(fc.array(anyAttempt, { maxLength: 20 }), (before) => {
        const now = chances(first, ...before).alone;
        expect(chances(first, ...before, attempt({ correct: 1 })).alone).toBeGreaterThan(now);
        expect(chances(first, ...before, attempt({ correct: 0 })).alone).toBeLessThan(now);
      }),
    );
  });

  it('is mastered once it was right on two days', () => {
    const masteredAfter = (...attempts: Attempt[]) => {
      const { ideas, totals } = after(...attempts);
      return isMastered(ideas.get(IDEA), totals);
    };
    expect(masteredAfter(attempt(), attempt(), attempt(), attempt())).toBe(false);
    expect(masteredAfter(attempt(), attempt(), attempt(at(24)))).toBe(true);
    expect(masteredAfter(attempt(), attempt(at(24)), attempt({ ...at(48), correct: 0 }))).toBe(false);
  });
});

describe('the fold', () => {
  it('is the same in one piece and in any two', () => {
    fc.assert(
      fc.property(fc.array(anyAttempt), fc.nat(), (attempts, cut) => {
        const place = attempts.length === 0 ? 0 : cut % attempts.length;
        const inTwo = foldAttempts(after(...attempts.slice(0, place)), attempts.slice(place));
        expect(inTwo).toEqual(after(...attempts));
      }),
    );
  });

  it('follows the formula that was measured', () => {
    // s = .85·1 + 0 = .85, f = 1; S = .95, F = 1: z = .534 + .532·ln 1.85 − .651·ln 2 + .535·logit(2.45/4.45)
    const { ideas, totals } = after(attempt(), attempt({ correct: 0 }));
    const z = 0.534 + 0.532 * Math.log(1.85) - 0.651 * Math.log(2) + 0.535 * Math.log(2.45 / 2);
    expect(chancesOf(ideas.get(IDEA), totals, null).alone).toBeCloseTo(1 / (1 + Math.exp(-z)), 12);
    expect(chanceOf(NO_ANSWERS, NO_ANSWERS, 1)).toBeCloseTo(
      1 / (1 + Math.exp(-(0.377 + 0.576 * Math.log(1.5) - 0.473 + 0.777))),
      12,
    );
  });
});

describe('calibration', () => {
  it('compares what was said with what was right', () => {
    const { totals } = after(
      attempt({ confidence: 95 }),
      attempt({ confidence: 95, correct: 0 }),
      attempt({ confidence: 25, correct: 0 }),
      attempt({ judge: 'student', confidence: 25 }),
    );
    const calibration = calibrationOf(totals);
    expect(calibration.answers).toBe(3);
    expect(calibration.steps.map(({ right }) => right)).toEqual([0, null, null, 0.5]);
    expect(calibration.bias).toBeCloseTo((0.95 + 0.95 + 0.25 - 1) / 3);
    expect(calibration.brier).toBeCloseTo((0.05 ** 2 + 0.95 ** 2 + 0.25 ** 2) / 3);
  });
});

describe('weak spots', () => {
  it('are no ideas that went right, however few answers there are', () => {
    const { ideas, totals } = after(attempt(), attempt({ idea: 'algebra/slope', correct: 0 }));
    expect(weakSpotsIn(ideas, totals).map(({ idea }) => idea)).toEqual(['algebra/slope']);
  });
});
