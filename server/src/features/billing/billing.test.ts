import { billing as calls, PLANS, type CashierAction } from '@studia/contract/billing';
import { PRICING } from '@studia/contract/limits';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { PATIENCE } from '../../testing/patience.ts';
import { verifiedStudent, type Student } from '../../testing/visitors.ts';

const DAY = 24 * 60 * 60 * 1000;
let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const read = async (student: Student) => student.ask(calls.read, {});
const standing = async (student: Student) => (await read(student)).subscription;
const slipIn = (url: string): string => new URL(url).searchParams.get('slip') ?? '';
const openSlip = async (student: Student): Promise<string> =>
  slipIn((await student.ask(calls.checkout, {})).url);
const act = (student: Student, id: string, action: CashierAction) =>
  student.ask(calls.act, { params: { id }, body: { action } });
const lettersTo = async ({ email }: Student) => (await app.letters.list()).filter(({ to }) => to === email);
const mailed = (student: Student, subject: string) =>
  vi.waitFor(async () => {
    const letter = (await lettersTo(student)).find((one) => one.subject.startsWith(subject));
    if (!letter) throw new Error(`no letter "${subject}"`);
    return letter;
  }, PATIENCE);

/** A student who has paid at the test cashier. */
const premiumStudent = async (name: string): Promise<Student> => {
  const student = await verifiedStudent(app, name);
  await act(student, await openSlip(student), 'pay');
  return student;
};

describe('a student without a plan', () => {
  it('is on the Free Tier, with what SPEC 9 says and no card', async () => {
    const ada = await verifiedStudent(app, 'ada');
    expect(await read(ada)).toMatchObject({
      subscription: {
        plan: 'free',
        state: 'free',
        premium_until: null,
        renews_at: null,
        payment_method: null,
        allows: { live_sessions: 1, live_minutes: 30, custom_maps: false, daily_tokens: null },
      },
      invoices: [],
      cashier: 'test',
      price: { cents: 4999, currency: 'usd', every_days: 30 },
    });
  });
});

describe('paying at the test cashier', () => {
  it('makes Premium of it for 30 days, with an invoice and a receipt', async () => {
    const ada = await premiumStudent('paying');
    const until = new Date(app.clock.now().getTime() + PRICING.renewEveryDays * DAY).toISOString();
    const { subscription, invoices } = await read(ada);
    expect(subscription).toMatchObject({
      plan: 'premium',
      state: 'active',
      renews_at: until,
      payment_method: expect.stringContaining('4242'),
      allows: PLANS.premium.allows,
    });
    expect(invoices).toMatchObject([{ state: 'paid', cents: 4999, period_end: until }]);
    const receipt = await mailed(ada, 'Your Studia receipt');
    expect(receipt.text).toContain('Total: $49.99');
    expect(receipt.text).toContain('no money was moved');
  });

  it('is refused to who has Premium already', async () => {
    const ada = await premiumStudent('twice');
    expect(await ada.refusal(calls.checkout, {})).toMatchObject({ status: 409, code: 'already_premium' });
  });

  it('can be declined, asked for a confirmation and given up without Premium', async () => {
    const ada = await verifiedStudent(app, 'declined');
    const id = await openSlip(ada);
    expect(await act(ada, id, 'decline')).toMatchObject({ state: 'open', declined: true });
    expect(await act(ada, id, 'ask')).toMatchObject({ state: 'asked', may: ['confirm', 'refuse', 'leave'] });
    expect(await act(ada, id, 'refuse')).toMatchObject({ state: 'open', declined: true });
    expect(await standing(ada)).toMatchObject({ plan: 'free' });
    await act(ada, id, 'ask');
    await act(ada, id, 'confirm');
    expect(await standing(ada)).toMatchObject({ plan: 'premium' });
  });

  it('happens on the newest page alone', async () => {
    const ada = await verifiedStudent(app, 'tabs');
    const [first, second] = [await openSlip(ada), await openSlip(ada)];
    expect(await ada.refusal(calls.act, { params: { id: first }, body: { action: 'pay' } })).toMatchObject({
      code: 'slip_changed',
    });
    await act(ada, second, 'pay');
    expect((await read(ada)).invoices).toHaveLength(1);
  });

  it('is nobody else’s business', async () => {
    const [ada, eve] = [await verifiedStudent(app, 'own'), await verifiedStudent(app, 'eve')];
    const id = await openSlip(ada);
    expect(await eve.refusal(calls.slip, { params: { id } })).toMatchObject({ code: 'slip_not_found' });
    await act(ada, id, 'pay');
    const invoice = (await read(ada)).invoices[0]?.id ?? '';
    expect(await eve.refusal(calls.invoice, { params: { id: invoice } })).toMatchObject({
      code: 'invoice_not_found',
    });
  });
});
