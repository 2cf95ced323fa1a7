import { describe, expect, it } from 'vitest';
import { dayOf, freshToday, queueOf, type Waiting } from './queue.ts';

const NOW = new Date('2026-01-05T09:00:00Z');
const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const card = (name: string, state: Waiting['state'], minutes: number, urgent = false) => ({
  name,
  state,
  due: at(minutes),
  urgent,
});

describe('the queue of a day', () => {
  it('has confident mistakes first, then the first minutes, then what was learnt, with new cards among it', () => {
    const due = [
      card('known, longest due', 'review', -3_000),
      card('not yet', 'learning', 5),
      card('known', 'review', -100),
      card('first minutes', 'relearning', -1),
      card('mistake', 'relearning', 4, true),
    ];
    const fresh = [card('new', 'new', -9_000)];
    expect(queueOf(due, fresh, NOW).map(({ name }) => name)).toEqual([
      'mistake',
      'first minutes',
      'known, longest due',
      'new',
      'known',
      'not yet',
    ]);
  });

  it('spreads new cards evenly over those that are known', () => {
    const due = Array.from({ length: 8 }, (_, index) => card('known', 'review', index - 100));
    const fresh = [card('new', 'new', 0), card('new', 'new', 0)];
    const places = queueOf(due, fresh, NOW).flatMap(({ name }, index) => (name === 'new' ? [index] : []));
    expect(places).toEqual([3, 7]);
  });

  it('lets no more new cards in than the day has left', () => {
    expect(freshToday(30, 10, 4)).toBe(6);
    expect(freshToday(3, 10, 4)).toBe(3);
    expect(freshToday(30, 10, 12)).toBe(0);
  });
});

describe('a student’s day', () => {
  it('begins when their own clock says so', () => {
    const since = '2026-01-05T03:00:00.000Z';
    expect(dayOf(NOW, since)).toEqual({ begins: new Date(since), ends: new Date('2026-01-06T03:00:00Z') });
  });

  it.each([null, '2026-01-05T10:00:00.000Z', '2025-06-01T00:00:00.000Z', 'soon'])(
    'is that of UTC where %s is told',
    (since) => {
      expect(dayOf(NOW, since).begins).toEqual(new Date('2026-01-05T00:00:00Z'));
    },
  );
});
