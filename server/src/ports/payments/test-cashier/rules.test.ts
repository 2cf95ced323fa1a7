import type { CashierState } from '@studia/contract/billing';
import type { StudentId } from '@studia/contract/ids';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEXT, play, playDue, skipAhead, type CashierEvent, type CashierPage } from './rules.ts';

const DAY = 24 * 60 * 60 * 1000;
const START = new Date('2026-01-05T09:00:00Z');
const after = (days: number): Date => new Date(START.getTime() + days * DAY);

const newPage: CashierPage = {
  id: 'test_1',
  studentId: '01948b3c-7d5e-7abc-9def-0123456789ab' as StudentId,
  state: 'open',
  declined: false,
  openedAt: START,
  startedAt: null,
  endedAt: null,
  invoices: [],
  paidUrl: '',
  leftUrl: '',
};

const EVENTS = [
  'pay',
  'decline',
  'ask',
  'confirm',
  'refuse',
  'leave',
  'renew',
  'fail',
  'cancel',
  'resume',
  'stop',
  'expire',
  'refund',
] as const satisfies readonly CashierEvent[];

const played = (...events: CashierEvent[]): CashierPage =>
  events.reduce((page, event) => {
    const next = play(page, event, START);
    if (!next) throw new Error(`${page.state} can't ${event}`);
    return next;
  }, newPage);

/** A page in each state, made as it comes to be. */
const IN: Readonly<Record<CashierState, CashierPage>> = {
  open: newPage,
  asked: played('ask'),
  left: played('leave'),
  active: played('pay'),
  ending: played('pay', 'cancel'),
  past_due: played('pay', 'fail'),
  ended: played('pay', 'cancel', 'expire'),
};

/** Every state by every event: where it leads, and · for what can't happen. Columns are those of EVENTS. */
const TABLE: Readonly<Record<CashierState, string>> = {
  //        pay    decline ask   confirm refuse leave renew  fail     cancel resume stop  expire refund
  open: '   active open    asked ·       ·      left  ·      ·        ·      ·      ·     ·      ·',
  asked: '  ·      ·       ·     active  open   left  ·      ·        ·      ·      ·     ·      ·',
  left: '   ·      ·       ·     ·       ·      ·     ·      ·        ·      ·      ·     ·      ·',
  active: ' ·      ·       ·     ·       ·      ·     active past_due ending ·      ended ·      ended',
  ending: ' ·      ·       ·     ·       ·      ·     ·      ·        ·      active ended ended  ended',
  past_due: '·     ·       ·     ·       ·      ·     active past_due ·      ·      ended ended  ·',
  ended: '  ·      ·       ·     ·       ·      ·     ·      ·        ·      ·      ·     ·      ·',
};

const STATES = Object.keys(TABLE) as CashierState[];

describe('the test cashier', () => {
  it.each(STATES)('knows what can happen to a page that is %s', (state) => {
    const row = TABLE[state].trim().split(/\s+/);
    expect(row).toHaveLength(EVENTS.length);
    expect(EVENTS.map((event) => play(IN[state], event, START)?.state ?? '·')).toEqual(row);
    expect(Object.keys(NEXT[state]).filter((event) => !EVENTS.some((one) => one === event))).toEqual([]);
  });

  it('never bills a day twice, and bills none before it was paid, in any order of events', () => {
    const step = fc.record({ event: fc.constantFrom(...EVENTS), hours: fc.integer({ min: 0, max: 800 }) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let [page, now] = [newPage, START];
        for (const { event, hours } of steps) {
          now = new Date(now.getTime() + hours * 60 * 60 * 1000);
          page = playDue(page, now);
          page = play(skipAhead(page, event, now), event, now) ?? page;
        }
        const paid = page.invoices.filter(({ state }) => state === 'paid' || state === 'refunded');
        for (const [place, { periodStart, periodEnd, paidAt }] of paid.entries()) {
          expect(periodEnd.getTime() - periodStart.getTime()).toBe(30 * DAY);
          expect(paidAt).not.toBeNull();
          const next = paid[place + 1]?.periodStart.getTime() ?? Infinity;
          expect(next).toBeGreaterThanOrEqual(periodEnd.getTime());
        }
        expect(page.invoices.filter(({ state }) => state === 'failed').length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('a year of renewals', () => {
  it('is twelve more of 30 days each, through February and both changes of the clock', () => {
    const page = playDue(IN.active, after(365));
    expect(page.invoices).toHaveLength(13);
    expect(page.invoices.map(({ periodStart }) => periodStart.toISOString().slice(0, 16))).toEqual([
      '2026-01-05T09:00',
      '2026-02-04T09:00',
      '2026-03-06T09:00',
      '2026-04-05T09:00',
      '2026-05-05T09:00',
      '2026-06-04T09:00',
      '2026-07-04T09:00',
      '2026-08-03T09:00',
      '2026-09-02T09:00',
      '2026-10-02T09:00',
      '2026-11-01T09:00',
      '2026-12-01T09:00',
      '2026-12-31T09:00',
    ]);
  });

  it.each(['2028-02-01T00:00:00Z', '2027-02-01T23:59:59.999Z', '2026-10-25T00:30:00Z'])(
    'is the same whether somebody looks every hour or once at the end, from %s',
    (from) => {
      const start = new Date(from);
      const paid = play(newPage, 'pay', start) ?? newPage;
      const end = new Date(start.getTime() + 366 * DAY);
      let looked = paid;
      for (let at = start.getTime(); at <= end.getTime(); at += 60 * 60 * 1000)
        looked = playDue(looked, new Date(at));
      expect(looked).toEqual(playDue(paid, end));
      expect(looked.invoices).toHaveLength(13);
    },
  );

  it('ends a week after a renewal that nobody pays, and at the end of the period for who has cancelled', () => {
    expect(playDue(IN.past_due, after(36.9)).state).toBe('past_due');
    expect(playDue(IN.past_due, after(90))).toMatchObject({ state: 'ended', endedAt: after(37) });
    expect(playDue(IN.ending, after(29.9)).state).toBe('ending');
    expect(playDue(IN.ending, after(90))).toMatchObject({ state: 'ended', endedAt: after(30) });
  });
});
