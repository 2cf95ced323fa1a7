import { PLANS } from '@studia/contract/billing';
import type { StudentId } from '@studia/contract/ids';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { inTransaction, sqlRunner } from '../../db/transaction.ts';
import { scriptedClock } from '../../ports/clock/scripted.ts';
import type { Letter } from '../../ports/mail/port.ts';
import type { Payments } from '../../ports/payments/port.ts';
import { testCashier } from '../../ports/payments/test-cashier/cashier.ts';
import { scriptedRandom } from '../../ports/random/scripted.ts';
import { freshDatabase, type TestDatabase } from '../../testing/database.ts';
import { inTimeZone, TIME_ZONES } from '../../testing/time-zones.ts';
import type { deliverLetter } from './jobs.ts';
import { makeBilling, type Billing } from './service.ts';

const DAY = 24 * 60 * 60 * 1000;
const random = scriptedRandom('billing');
let database: TestDatabase;
let clock: ReturnType<typeof scriptedClock>;
let payments: Payments;
let billing: Billing;
let letters: Letter[];
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

type Order = z.infer<typeof deliverLetter.data>;

beforeEach(() => {
  const { db } = database;
  clock = scriptedClock(new Date('2026-01-31T22:30:00Z'));
  letters = [];
  const orders: Order[] = [];
  payments = testCashier({
    run: sqlRunner(db),
    now: () => clock.now(),
    newId: () => random.id(),
    newSecret: () => random.token(),
    publicUrl: 'http://studia.test',
  });
  billing = makeBilling({
    db,
    payments,
    queue: {
      enqueue: async (_kind, data) => {
        orders.push(data as unknown as Order);
        return random.id();
      },
    },
    mail: { send: async (letter) => void letters.push(letter) },
    clock,
    random,
    auth: { user: async (id: StudentId) => ({ email: `${id}@school.org` }) as never },
    limits: { free: { live_minutes: 45 }, premium: {} },
    tokensCost: true,
    publicUrl: 'http://studia.test',
  });
  deliver = async () => {
    for (const order of orders.splice(0)) await billing.deliverLetter(order);
    return letters.splice(0).map(({ subject }) => subject.replace(' (test)', ''));
  };
});
let deliver: () => Promise<string[]>;

const newStudent = async (): Promise<StudentId> => {
  const id = random.id() as StudentId;
  await database.db
    .insertInto('student')
    .values({ id, email: `${id}@school.org`, full_name: 'Ada Lovelace', created_at: clock.now() })
    .execute();
  return id;
};

const slipOf = async (student: StudentId): Promise<string> =>
  new URL(await billing.checkout(student)).searchParams.get('slip') ?? '';

const premiumStudent = async (): Promise<StudentId> => {
  const student = await newStudent();
  await billing.act(student, await slipOf(student), 'pay');
  await deliver();
  return student;
};

const stateOf = async (student: StudentId) => (await billing.read(student)).subscription.state;
const pass = (days: number) => clock.advance(days * DAY);

describe('a year with Premium', () => {
  it('is paid every 30 days, never without Premium in between, with a reminder before and one receipt each', async () => {
    const student = await premiumStudent();
    const lettersByDay: [day: number, letter: string][] = [];
    for (let day = 1; day <= 365; day += 1) {
      pass(1);
      expect(await billing.planOf(student)).toBe('premium');
      await billing.reconcile();
      expect(await stateOf(student)).toBe('active');
      for (const letter of await deliver()) lettersByDay.push([day, letter]);
    }
    const renewals = Array.from({ length: 12 }, (_, at) => (at + 1) * 30);
    expect(lettersByDay.filter(([, letter]) => letter === 'Your Studia receipt').map(([day]) => day)).toEqual(
      renewals,
    );
    expect(lettersByDay.filter(([, letter]) => letter.includes('renews on')).map(([day]) => day)).toEqual(
      renewals.map((day) => day - 3),
    );
    expect(lettersByDay[0]).toEqual([27, 'Your Studia Premium renews on March 2, 2026']);
    expect(lettersByDay).toHaveLength(24);
    const { invoices } = await billing.read(student);
    expect(invoices).toHaveLength(13);
    expect(invoices.at(-2)?.period_start).toBe('2026-03-02T22:30:00.000Z');
  });

  it('reminds nobody who has cancelled, however often the job runs', async () => {
    const [staying, leaving] = [await premiumStudent(), await premiumStudent()];
    await billing.cancel(leaving);
    await deliver();
    pass(28);
    await billing.reconcile();
    await billing.reconcile();
    expect(await deliver()).toEqual(['Your Studia Premium renews on March 2, 2026']);
    expect(await stateOf(staying)).toBe('active');
  });

  it('sends no reminder that a cancellation has overtaken', async () => {
    const student = await premiumStudent();
    pass(28);
    await billing.reconcile();
    await billing.cancel(student);
    expect(await deliver()).toEqual(['Your Studia Premium won’t renew']);
  });

  it('costs nobody anything whom the server slept through', async () => {
    const student = await premiumStudent();
    await billing.cancel(student);
    pass(200);
    expect(await stateOf(student)).toBe('free');
    await billing.reconcile();
    expect((await billing.read(student)).invoices).toHaveLength(1);
  });
});

describe.each(TIME_ZONES)('on a server in %s', (zone, minutes) => {
  it('periods have 30 days of 24 hours, over February and where clocks change, and letters name their day', () =>
    inTimeZone(zone, async () => {
      expect(new Date('2026-01-15T12:00:00Z').getTimezoneOffset()).toBe(minutes);
      const student = await premiumStudent();
      const subjects: string[] = [];
      for (let day = 1; day <= 90; day += 1) {
        pass(1);
        await billing.reconcile();
        subjects.push(...(await deliver()));
      }
      expect(subjects.filter((subject) => subject.includes('renews on'))).toEqual(
        ['March 2, 2026', 'April 1, 2026', 'May 1, 2026'].map(
          (day) => `Your Studia Premium renews on ${day}`,
        ),
      );
      const { invoices, subscription } = await billing.read(student);
      expect(invoices.map(({ period_start }) => period_start).toReversed()).toEqual([
        '2026-01-31T22:30:00.000Z',
        '2026-03-02T22:30:00.000Z',
        '2026-04-01T22:30:00.000Z',
        '2026-05-01T22:30:00.000Z',
      ]);
      expect(subscription.renews_at).toBe('2026-05-31T22:30:00.000Z');
    }));
});

describe('a renewal that is declined', () => {
  it('keeps Premium for a week, says so by mail, and ends with another letter', async () => {
    const student = await premiumStudent();
    await billing.act(student, 'current', 'fail');
    expect(await stateOf(student)).toBe('past_due');
    expect(await deliver()).toEqual(['We couldn’t renew your Studia Premium']);
    pass(6.9);
    await billing.reconcile();
    expect(await stateOf(student)).toBe('past_due');
    pass(0.2);
    expect(await stateOf(student)).toBe('free');
    await billing.reconcile();
    expect(await deliver()).toEqual(['Your Studia Premium has ended']);
  });

  it('is made good by a payment in time, and no letter says otherwise', async () => {
    const student = await premiumStudent();
    await billing.act(student, 'current', 'fail');
    await billing.act(student, 'current', 'renew');
    expect(await stateOf(student)).toBe('active');
    expect(await deliver()).toEqual(['Your Studia receipt']);
    expect((await billing.read(student)).invoices.map(({ state }) => state)).toEqual(['paid', 'paid']);
  });

  it('ends at once for who cancels then', async () => {
    const student = await premiumStudent();
    await billing.act(student, 'current', 'fail');
    expect((await billing.cancel(student)).subscription).toMatchObject({ state: 'free', renews_at: null });
  });
});

describe('cancelling', () => {
  it('keeps what is paid, and is taken back by resuming', async () => {
    const student = await premiumStudent();
    expect((await billing.cancel(student)).subscription).toMatchObject({
      plan: 'premium',
      state: 'ending',
      may_resume: true,
      renews_at: null,
    });
    expect(await deliver()).toEqual(['Your Studia Premium won’t renew']);
    clock.advance(1_000);
    expect((await billing.resume(student)).subscription).toMatchObject({
      state: 'active',
      may_resume: false,
    });
    expect(await deliver()).toEqual(['Your Studia Premium will renew again']);
  });

  it('is done for somebody who leaves, and for nobody twice', async () => {
    const student = await premiumStudent();
    await billing.letEnd(student);
    await billing.letEnd(student);
    expect(await stateOf(student)).toBe('ending');
    await billing.letEnd(await newStudent());
  });

  it('needs something to cancel', async () => {
    await expect(billing.cancel(await newStudent())).rejects.toMatchObject({ code: 'no_subscription' });
  });
});

describe('events', () => {
  it('that come twice, late or never leave the same plan', async () => {
    const student = await newStudent();
    const id = await slipOf(student);
    const done = await payments.counter?.act(student, id, 'pay');
    if (!done) throw new Error('there is no counter');
    expect(await stateOf(student)).toBe('free');
    // The event got lost; the job asks after who went to pay.
    await billing.reconcile();
    expect(await stateOf(student)).toBe('active');
    await billing.cancel(student);
    await billing.takeEvent(done.event);
    await billing.takeEvent(done.event);
    expect(await stateOf(student)).toBe('ending');
    expect(await deliver()).toEqual(['Your Studia receipt', 'Your Studia Premium won’t renew']);
  });

  it('that are not signed, or were changed, are refused', async () => {
    const student = await newStudent();
    const done = await payments.counter?.act(student, await slipOf(student), 'pay');
    if (!done) throw new Error('there is no counter');
    const changed = { ...done.event, body: Buffer.concat([done.event.body, Buffer.from(' ')]) };
    for (const event of [changed, { ...done.event, header: () => undefined }])
      await expect(billing.takeEvent(event)).rejects.toMatchObject({ name: 'SignatureWrong' });
    expect(await stateOf(student)).toBe('free');
  });

  it('about a second payment give it back', async () => {
    const student = await premiumStudent();
    const url = await payments.startCheckout({
      studentId: student,
      customer: student,
      paidUrl: '',
      leftUrl: '',
    });
    clock.advance(1_000);
    await billing.act(student, url.id, 'pay');
    const { subscription, invoices } = await billing.read(student);
    expect(subscription).toMatchObject({ plan: 'premium', state: 'active' });
    expect(invoices.map(({ state }) => state).toSorted()).toEqual(['paid', 'refunded']);
  });
});

describe('a refund', () => {
  it('ends Premium now, with a letter', async () => {
    const student = await premiumStudent();
    expect(await billing.refund(student)).toBe(true);
    expect(await stateOf(student)).toBe('free');
    expect(await deliver()).toEqual(['Your Studia refund']);
    expect(await billing.refund(student)).toBe(false);
  });
});

describe('what a plan allows', () => {
  it('is said in one place, with what the operator has set', async () => {
    const student = await newStudent();
    expect(await billing.allows(student)).toEqual({ ...PLANS.free.allows, live_minutes: 45 });
    await expect(billing.require(student, 'custom_maps')).rejects.toMatchObject({ code: 'premium_needed' });
  });

  it('grows with days that somebody is given, if what gives them is done', async () => {
    const student = await newStudent();
    const { db } = database;
    const undone = inTransaction(db, async (transaction) => {
      await billing.grantDays(transaction, student, 30, 'a friend joined');
      throw new Error('the friend left');
    });
    await expect(undone).rejects.toThrow('the friend left');
    expect(await billing.planOf(student)).toBe('free');
    await inTransaction(db, (transaction) => billing.grantDays(transaction, student, 30, 'a friend joined'));
    await billing.require(student, 'custom_maps');
    expect((await billing.read(student)).subscription).toMatchObject({
      state: 'granted',
      payment_method: null,
    });
    pass(30);
    expect(await billing.planOf(student)).toBe('free');
  });
});

describe('where nobody takes money', () => {
  it('nothing can be bought, and everybody is on the Free Tier', async () => {
    const { db } = database;
    const without = makeBilling({
      db,
      payments: null,
      queue: { enqueue: async () => '' },
      mail: { send: async () => {} },
      clock,
      random,
      auth: { user: async () => expect.unreachable() },
      limits: { free: {}, premium: {} },
      tokensCost: false,
      publicUrl: 'http://studia.test',
    });
    const student = await newStudent();
    await expect(without.checkout(student)).rejects.toMatchObject({ code: 'payments_off' });
    expect(await without.read(student)).toMatchObject({ cashier: 'none', subscription: { plan: 'free' } });
    await without.reconcile();
  });
});
