import type { PlanContent, PlanItem } from '@studia/contract/plan';
import { describe, expect, it } from 'vitest';
import { answered, askedAgain, begun, finished, readConversation } from './answers.ts';
import { calendarFile } from './calendar-file.ts';
import { dateIn } from './date-in.ts';
import { addDays, dayName, dayOf } from './days.ts';
import { addItem, editItem, moveItem, placeOf, removeItem } from './edits.ts';
import { minutesOf, openItems, scheduled } from './schedule.ts';

const item = (id: string, more: Partial<PlanItem> = {}): PlanItem => ({
  id,
  kind: 'read',
  title: id.toUpperCase(),
  minutes: 20,
  why: '',
  prerequisites: [],
  source: null,
  done: false,
  chosen: true,
  ...more,
});
const PLAN: PlanContent = {
  topic: 'Bread',
  goal: '',
  level: null,
  exam_date: null,
  minutes_a_week: null,
  study_days: [],
  modules: [
    { id: 'm1', title: 'Flour', why: '', items: [item('a'), item('b', { prerequisites: ['a'] })] },
    { id: 'm2', title: 'Dough', why: '', items: [item('c'), item('r1', { kind: 'review', minutes: 10 })] },
  ],
};
const order = ({ modules }: PlanContent) => modules.map(({ items }) => items.map(({ id }) => id).join(' '));

describe('the conversation', () => {
  it('asks one question after the other, and begins with what was typed elsewhere', () => {
    expect(begun(null).asking).toBe('topic');
    const second = begun('Fractions');
    expect(second).toEqual({ answers: { topic: 'Fractions' }, asking: 'goal' });
    const third = answered(second, { goal: null });
    expect(third.asking).toBe('level');
    expect(finished(third)).toEqual({
      answers: { topic: 'Fractions', goal: null, level: null, minutes: null, date: null },
      asking: null,
    });
  });

  it('goes back to one question and then on with the first open one', () => {
    const later = answered(answered(begun('Fractions'), { goal: 'Pass' }), { level: 'new' });
    const back = askedAgain(later, 'goal');
    expect(back).toMatchObject({ asking: 'goal', answers: { goal: 'Pass', level: 'new' } });
    expect(answered(back, { goal: 'Win' }).asking).toBe('minutes');
  });

  it('goes on after a reload, but not with somebody else’s or another query', () => {
    const conversation = answered(begun('Fractions'), { goal: 'Pass' });
    const stored = JSON.stringify({ student: 'ada', query: 'Fractions', conversation });
    expect(readConversation(stored, 'ada', 'Fractions')).toEqual(conversation);
    expect(readConversation(stored, 'ada', null)).toEqual(conversation);
    expect(readConversation(stored, 'eve', null)).toEqual(begun(null));
    expect(readConversation(stored, 'ada', 'Cells')).toEqual(begun('Cells'));
    expect(readConversation('{broken', 'ada', null)).toEqual(begun(null));
  });
});

describe('days', () => {
  it('are counted over the end of a month and of summer time', () => {
    expect(addDays('2026-02-27', 2)).toBe('2026-03-01');
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(dayName('2026-11-17')).toBe('Tue 17 Nov');
    expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  });

  it.each([
    ['Solve equations by Friday', '2026-11-20'],
    ['an exam in three weeks', '2026-12-06'],
    ['test tomorrow', '2026-11-16'],
    ['by Sunday', '2026-11-22'],
    ['in 10 days', '2026-11-25'],
    ['fractions', null],
  ])('named in “%s” is %s', (text, day) => {
    // A Sunday.
    expect(dateIn(text, '2026-11-15')).toBe(day);
  });
});

describe('changing a plan', () => {
  it('moves an item inside its module, over its end, and no further than the plan', () => {
    expect(order(moveItem(PLAN, 'a', 1))).toEqual(['b a', 'c r1']);
    expect(order(moveItem(PLAN, 'b', 1))).toEqual(['a', 'b c r1']);
    expect(order(moveItem(PLAN, 'c', -1))).toEqual(['a b c', 'r1']);
    expect(moveItem(PLAN, 'a', -1)).toBe(PLAN);
    expect(moveItem(PLAN, 'r1', 1)).toBe(PLAN);
    expect(placeOf(moveItem(PLAN, 'b', 1), 'b')).toEqual({ module: 'Dough', number: 1, of: 3 });
  });

  it('edits, adds and removes, and nothing waits for what is gone', () => {
    expect(openItems(editItem(PLAN, 'a', { done: true })).map(({ id }) => id)).toEqual(['b', 'c', 'r1']);
    expect(order(addItem(PLAN, 'm1', { id: 'x', title: 'X', minutes: 5 }))).toEqual(['a b x', 'c r1']);
    const less = removeItem(PLAN, 'a');
    expect(order(less)).toEqual(['b', 'c r1']);
    expect(less.modules[0]?.items[0]?.prerequisites).toEqual([]);
  });
});

const days = (plan: Partial<PlanContent>) =>
  scheduled({ ...PLAN, ...plan }, '2026-11-16').map(({ day, item: { id } }) => `${id} ${day}`);

describe('a schedule', () => {
  it('puts so much on a chosen day as the week has, and reviews later and later', () => {
    // Mondays and Thursdays; today is a Monday.
    expect(days({ study_days: [1, 4], minutes_a_week: 80 })).toEqual([
      'a 2026-11-16',
      'b 2026-11-16',
      'c 2026-11-19',
      'r1 2026-11-23',
    ]);
  });

  it('leaves out what is done or not chosen', () => {
    const plan = editItem(editItem(PLAN, 'a', { done: true }), 'c', { chosen: false });
    expect(scheduled(plan, '2026-11-16').map((one) => one.item.id)).toEqual(['b', 'r1']);
    expect(minutesOf(openItems(plan))).toBe(30);
  });

  it('ends before the exam, also when the days are few', () => {
    const all = days({ exam_date: '2026-11-19', study_days: [1, 2, 3], minutes_a_week: 10 });
    expect(all).toEqual(['a 2026-11-16', 'b 2026-11-17', 'c 2026-11-18', 'r1 2026-11-18']);
    expect(days({ exam_date: '2026-11-16' }).every((line) => line.endsWith('2026-11-16'))).toBe(true);
    // Nobody learns on Sundays only before a Thursday.
    expect(days({ exam_date: '2026-11-19', study_days: [0] })).toHaveLength(4);
  });
});

describe('the calendar file', () => {
  const entry = {
    uid: 'a@studia',
    day: '2026-12-31',
    summary: 'Read: flour; water, salt \\ yeast',
    description: 'Line one\nLine two 🙂\u0007',
    url: 'https://studia.test/goal-setting?plan=1',
  };
  const file = calendarFile('Bread, at home', [entry], new Date('2026-11-15T09:00:00.123Z'));
  const lines = file.split('\r\n');

  it('has events that last one whole day, stamped in UTC, with marks escaped', () => {
    expect(lines.slice(0, 3)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Studia//Learning plan//EN',
    ]);
    expect(lines).toEqual(
      expect.arrayContaining([
        'X-WR-CALNAME:Bread\\, at home',
        'UID:a@studia',
        'DTSTAMP:20261115T090000Z',
        'DTSTART;VALUE=DATE:20261231',
        'DTEND;VALUE=DATE:20270101',
        'SUMMARY:Read: flour\\; water\\, salt \\\\ yeast',
        'DESCRIPTION:Line one\\nLine two 🙂 ',
        'TRANSP:TRANSPARENT',
      ]),
    );
    expect(file.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('folds long lines at 75 octets without cutting a character, and unfolds to the same', () => {
    const summary = '🙂é'.repeat(60);
    const long = calendarFile('x', [{ ...entry, summary }], new Date(0));
    const octets = long.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    expect(long.isWellFormed()).toBe(true);
    expect(long.replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary}\r\n`);
  });
});
