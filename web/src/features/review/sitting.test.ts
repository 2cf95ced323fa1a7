import type { CardId, ReviewId } from '@studia/contract/ids';
import type { DueCard, Grade } from '@studia/contract/review';
import { describe, expect, it } from 'vitest';
import {
  ask,
  beginSitting,
  correct,
  giveGrade,
  leftIn,
  setAside,
  takeBack,
  type Sitting,
} from './sitting.ts';

const NOW = Date.parse('2026-01-05T09:00:00Z');
const MINUTE = 60_000;
const at = (minutes: number) => new Date(NOW + minutes * MINUTE).toISOString();
const card = (name: string, due = -10): DueCard => ({
  id: name as CardId,
  kind: 'basic',
  front: name,
  back: '',
  subject: '',
  source: null,
  idea: null,
  suspended: false,
  state: 'review',
  due: at(due),
  reps: 1,
  lapses: 0,
  leech: false,
  urgent: false,
  created_at: at(-1_000),
  as_of: at(0),
  next: { again: at(10), hard: at(1_440), good: at(4_000), easy: at(9_000) },
});
const sittingOf = (...names: string[]) =>
  beginSitting(
    names.map((name) => card(name)),
    100,
    NOW,
  );
const grade = (sitting: Sitting, given: Grade, minutes = 0) =>
  giveGrade(sitting, `${given} ${sitting.given.length}` as ReviewId, given, NOW + minutes * MINUTE);

describe('a sitting', () => {
  it('asks one card after the other, and ends', () => {
    let sitting = sittingOf('a', 'b');
    expect(sitting.current?.front).toBe('a');
    sitting = grade(sitting, 'good');
    expect(sitting.current?.front).toBe('b');
    sitting = grade(sitting, 'easy');
    expect(sitting.current).toBeNull();
    expect(leftIn(sitting)).toBe(0);
  });

  it('takes no more cards than the student wants', () => {
    expect(leftIn(beginSitting([card('a'), card('b'), card('c')], 2, NOW))).toBe(2);
  });

  it('brings back what was forgotten, when its minutes are over', () => {
    let sitting = grade(sittingOf('a', 'b', 'c'), 'again');
    expect(sitting.current?.front).toBe('b');
    sitting = grade(sitting, 'good', 12);
    expect(sitting.current?.front).toBe('a');
  });

  it('does not make anybody wait for minutes that are nearly over', () => {
    const sitting = grade(sittingOf('a'), 'again');
    expect(sitting.current?.front).toBe('a');
    expect(sitting.shown).toBe(false);
  });

  it('asks the last card again once its answer is taken back', () => {
    const before = grade(sittingOf('a', 'b', 'c'), 'again');
    const back = takeBack(before);
    expect(back.current?.front).toBe('a');
    expect(back.waiting.map(({ front }) => front)).toEqual(['b', 'c']);
    expect(back.later).toEqual([]);
    expect(back.given).toEqual([]);
    expect(takeBack(back)).toBe(back);
  });

  it('takes back the answer to a card that had come back already', () => {
    const back = takeBack(grade(sittingOf('a'), 'again'));
    expect(back.current?.front).toBe('a');
    expect(leftIn(back)).toBe(1);
  });

  it('believes the server about when a card comes back', () => {
    const sitting = grade(sittingOf('a', 'b'), 'again');
    const corrected = correct(sitting, { ...card('a'), due: at(1), reps: 9 });
    expect(ask(grade(corrected, 'good', 2), NOW + 2 * MINUTE).current).toMatchObject({ front: 'a', reps: 9 });
  });

  it('goes on without a card that was put aside', () => {
    const sitting = setAside(sittingOf('a', 'b'), NOW);
    expect(sitting.current?.front).toBe('b');
    expect(sitting.given).toEqual([]);
  });
});
