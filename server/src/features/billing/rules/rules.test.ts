import type { StudentId } from '@studia/contract/ids';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  play,
  playDue,
  type CashierEvent,
  type CashierPage,
} from '../../../ports/payments/test-cashier/rules.ts';
import { lettersDue } from './letters-due.ts';
import { merge, surplusOf, type SubscriptionRecord } from './record.ts';
import { standingAt } from './standing.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
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

/** What a provider with these books answers when it is asked. */
const recordOf = (page: CashierPage, readAt: Date): SubscriptionRecord | null =>
  page.startedAt && {
    id: page.id,
    startedAt: page.startedAt,
    endsAtPeriodEnd: page.state === 'ending',
    endedAt: page.endedAt,
    paymentMethod: 'Test card',
    readAt,
    invoices: page.invoices.map((invoice) => ({
      ...invoice,
      number: invoice.id,
      cents: 4999,
      taxCents: 0,
      currency: 'usd',
    })),
  };

const knownAfter = (...steps: [event: CashierEvent, day: number][]): SubscriptionRecord => {
  let [page, at] = [newPage, START];
  for (const [event, day] of steps) {
    at = after(day);
    page = playDue(page, at);
    page = play(page, event, at) ?? page;
  }
  const record = recordOf(page, at);
  if (!record) throw new Error('nothing was paid');
  return record;
};

const standing = (record: SubscriptionRecord, day: number) =>
  standingAt({ subscriptions: [record], grants: [] }, after(day));

/** Whether somebody with these books has Premium now, said without the rules that are tested. */
const hasPremium = ({ state, invoices }: CashierPage, now: Date): boolean =>
  state === 'active' ||
  state === 'ending' ||
  state === 'past_due' ||
  invoices.some(
    (invoice) => invoice.state === 'paid' && invoice.periodStart <= now && now < invoice.periodEnd,
  );

const EVENTS = [
  'pay',
  'decline',
  'ask',
  'confirm',
  'renew',
  'fail',
  'cancel',
  'resume',
  'stop',
  'refund',
] as const;
const step = fc.record({
  event: fc.constantFrom<CashierEvent>(...EVENTS),
  hours: fc.integer({ min: 1, max: 500 }),
});

/** The life of a subscription: after each event what the provider would answer, and its books at the end. */
const live = (steps: readonly { event: CashierEvent; hours: number }[]) => {
  let [page, now] = [newPage, START];
  const answers: SubscriptionRecord[] = [];
  for (const { event, hours } of steps) {
    now = new Date(now.getTime() + hours * HOUR);
    page = playDue(page, now);
    // A renewal is the calendar's business, unless it is paid late.
    if (event !== 'renew' || page.state === 'past_due') page = play(page, event, now) ?? page;
    const answer = recordOf(page, now);
    if (answer) answers.push(answer);
  }
  return { page, now, answers };
};

const known = (answers: readonly SubscriptionRecord[]): SubscriptionRecord | undefined =>
  answers.length === 0 ? undefined : answers.reduce((one, other) => merge(one, other));

describe('what is known about a subscription', () => {
  it('is the same in whatever order, and how often, the answers come; 10,000 lives', () => {
    const life = fc.array(step, { maxLength: 25 }).chain((steps) => {
      const { answers } = live(steps);
      return fc.record({
        steps: fc.constant(steps),
        mixed: fc.shuffledSubarray([...answers, ...answers], {
          minLength: answers.length * 2,
          maxLength: answers.length * 2,
        }),
      });
    });
    fc.assert(
      fc.property(life, ({ steps, mixed }) => {
        const { page, now, answers } = live(steps);
        const record = known(mixed);
        expect(record).toEqual(known(answers));
        const subscriptions = record ? [record] : [];
        // Never paid without access, never access after the end.
        expect(standingAt({ subscriptions, grants: [] }, now).plan).toBe(
          hasPremium(page, now) ? 'premium' : 'free',
        );
      }),
      { numRuns: 10_000 },
    );
  });

  it('lets Premium end by itself when nothing more is ever heard; 10,000 lives', () => {
    const lost = fc.record({
      steps: fc.array(step, { maxLength: 25 }),
      heard: fc.array(fc.boolean(), { minLength: 25, maxLength: 25 }),
      later: fc.integer({ min: 0, max: 400 }),
    });
    fc.assert(
      fc.property(lost, ({ steps, heard, later }) => {
        const { now, answers } = live(steps);
        const record = known(answers.filter((_, place) => heard[place]));
        const paid = record?.invoices.filter(({ state }) => state === 'paid') ?? [];
        const lastDay = Math.max(0, ...paid.map(({ periodEnd }) => periodEnd.getTime()));
        const moment = new Date(now.getTime() + later * DAY);
        const { plan } = standingAt({ subscriptions: record ? [record] : [], grants: [] }, moment);
        const isPaid = moment.getTime() < lastDay;
        const isLongOver = moment.getTime() >= lastDay + 7 * DAY;
        expect({ isPaid, isLongOver, plan }).not.toEqual({ isPaid: true, isLongOver, plan: 'free' });
        expect({ isPaid, isLongOver, plan }).not.toEqual({ isPaid, isLongOver: true, plan: 'premium' });
      }),
      { numRuns: 10_000 },
    );
  });

  it('is never unlearnt by an older answer', () => {
    const [paid, cancelled, refunded] = [
      knownAfter(['pay', 0]),
      knownAfter(['pay', 0], ['cancel', 1]),
      knownAfter(['pay', 0], ['cancel', 1], ['refund', 2]),
    ];
    expect(merge(cancelled, paid).endsAtPeriodEnd).toBe(true);
    expect(merge(refunded, cancelled)).toMatchObject({
      endedAt: after(2),
      invoices: [{ state: 'refunded' }],
    });
  });
});

describe('where a student stands', () => {
  it.each([
    ['paid', knownAfter(['pay', 0]), 29, 'active'],
    ['not yet charged for the next period', knownAfter(['pay', 0]), 31, 'active'],
    ['cancelled', knownAfter(['pay', 0], ['cancel', 3]), 29, 'ending'],
    ['cancelled, and the period is over', knownAfter(['pay', 0], ['cancel', 3]), 30, 'free'],
    ['cancelled and resumed', knownAfter(['pay', 0], ['cancel', 3], ['resume', 4]), 29, 'active'],
    ['declined at the renewal', declined(), 33, 'past_due'],
    ['declined, and the grace is over', declined(), 37, 'free'],
    ['refunded', knownAfter(['pay', 0], ['refund', 5]), 6, 'free'],
    ['stopped by the operator, but paid', knownAfter(['pay', 0], ['stop', 5]), 6, 'ending'],
  ])('%s', (_, record, day, state) => {
    expect(standing(record, day).state).toBe(state);
  });

  it('says when it renews, until when it lasts, and what can be done', () => {
    expect(standing(knownAfter(['pay', 0]), 1)).toMatchObject({ renewsAt: after(30), mayResume: false });
    expect(standing(knownAfter(['pay', 0], ['cancel', 3]), 4)).toMatchObject({
      renewsAt: null,
      premiumUntil: after(30),
      mayResume: true,
    });
    expect(standing(knownAfter(['pay', 0], ['cancel', 3]), 40)).toMatchObject({
      mayResume: false,
      endedAt: after(30),
    });
  });
});

describe('given days', () => {
  const gift = (days: number, day: number) => ({ days, grantedAt: after(day) });
  const planOn = (day: number, grants: readonly ReturnType<typeof gift>[], ...paid: SubscriptionRecord[]) =>
    standingAt({ subscriptions: paid, grants }, after(day));

  it('run at once, one gift after the other', () => {
    const grants = [gift(30, 0), gift(30, 10)];
    expect(planOn(59, grants)).toMatchObject({ state: 'granted', premiumUntil: after(60) });
    expect(planOn(60, grants)).toMatchObject({ plan: 'free', endedAt: after(60) });
  });

  it('wait while Premium is paid for, and go on after it', () => {
    const paid = knownAfter(['pay', 10], ['cancel', 11]);
    expect(planOn(12, [gift(30, 0)], paid)).toMatchObject({ state: 'ending', daysWaiting: 20 });
    expect(planOn(12, [gift(30, 0)], paid).premiumUntil).toEqual(after(60));
    expect(planOn(45, [gift(30, 0)], paid).state).toBe('granted');
    expect(planOn(60, [gift(30, 0)], paid).plan).toBe('free');
  });

  it('are as many as were given, however they lie between paid periods', () => {
    const gifts = fc.array(
      fc.record({ days: fc.integer({ min: 1, max: 40 }), day: fc.integer({ min: 0, max: 200 }) }),
      {
        maxLength: 6,
      },
    );
    fc.assert(
      fc.property(gifts, fc.integer({ min: 0, max: 200 }), (given, payday) => {
        const record = knownAfter(['pay', payday], ['cancel', payday]);
        const claims = { subscriptions: [record], grants: given.map(({ days, day }) => gift(days, day)) };
        const premiumDays = Array.from({ length: 800 }, (_, day) => day).filter(
          (day) => standingAt(claims, after(day)).plan === 'premium',
        );
        expect(premiumDays).toHaveLength(30 + given.reduce((sum, { days }) => sum + days, 0));
      }),
      { numRuns: 50 },
    );
  });
});

describe('two subscriptions at once', () => {
  it('leave the older one; what was paid for the other is surplus', () => {
    const [older, newer] = [knownAfter(['pay', 0]), { ...knownAfter(['pay', 1]), id: 'test_2' }];
    expect(surplusOf([newer, older]).map(({ id }) => id)).toEqual(['test_2']);
    expect(surplusOf([knownAfter(['pay', 0], ['refund', 1]), newer])).toEqual([]);
  });
});

describe('letters', () => {
  const kindsBetween = (before: SubscriptionRecord | null, now: SubscriptionRecord) =>
    lettersDue(before, now).map(({ kind }) => kind);

  it('are written for each thing a student should know, and for nothing twice', () => {
    const paid = knownAfter(['pay', 0]);
    expect(kindsBetween(null, paid)).toEqual(['receipt']);
    expect(kindsBetween(paid, paid)).toEqual([]);
    expect(kindsBetween(paid, knownAfter(['pay', 0], ['cancel', 1]))).toEqual(['cancelled']);
    expect(kindsBetween(knownAfter(['pay', 0], ['cancel', 1]), paid)).toEqual(['resumed']);
    expect(kindsBetween(paid, declined())).toEqual(['payment-failed']);
    expect(kindsBetween(paid, knownAfter(['pay', 0], ['refund', 1]))).toEqual(['refund']);
    expect(kindsBetween(declined(), knownAfter(['pay', 0], ['fail', 29.9], ['stop', 37]))).toEqual(['ended']);
  });
});

/** A subscription whose renewal was declined; the provider tries a little before the period ends. */
function declined(): SubscriptionRecord {
  return knownAfter(['pay', 0], ['fail', 29.9]);
}
