import { auth } from '@studia/contract/auth';
import { chat } from '@studia/contract/chat';
import { referral } from '@studia/contract/referral';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carryOutAdminOrder, readAdminOrder } from '../../admin-command.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { PASSWORD, verifiedStudent, visitorOf } from '../../testing/visitors.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const admin = (...args: string[]): Promise<string> =>
  carryOutAdminOrder(readAdminOrder(args), app.operator, 'root');
const signIn = (email: string) => visitorOf(app).send(auth.signIn, { body: { email, password: PASSWORD } });

describe('an operator', () => {
  it('sees how many students there are, what is kept, what waits and what it cost', async () => {
    const ada = await verifiedStudent(app, 'ada');
    const { session_id } = await ada.ask(chat.createSession, { body: {} });
    await ada.ask(chat.sendMessage, { body: { session_id, message: 'What is 3 + 4?' } });
    const words = await admin('status');
    expect(words).toContain('Students  1 (1 verified, 1 active in 7 days, 0 suspended, 0 leaving)');
    expect(words).toMatch(/Storage {3}database \d+ MB, \d+ files, \d+ MB/);
    expect(words).toContain('Mail      outbox on this machine');
    expect(words).toMatch(/built-in tutor: 1 answers, [\d,]+ tokens, \$0\.00/);
  });

  it('suspends an account, which is signed out and can’t come back until it is let in again', async () => {
    const eve = await verifiedStudent(app, 'eve');
    expect(await admin('suspend', eve.email, 'sold', 'answers')).toContain('is suspended');
    expect(await admin('suspend', eve.email, 'again')).toContain('already');
    expect(await eve.refusal(auth.session, {})).toMatchObject({ status: 401 });
    const refused = await signIn(eve.email);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'account_suspended']);
    const wrong = await visitorOf(app).refusal(auth.signIn, {
      body: { email: eve.email, password: 'Wrong-horse-1' },
    });
    expect(wrong.code).toBe('invalid_credentials');
    const renewed = visitorOf(app).refusal(auth.refresh, {
      body: { refresh_token: eve.session.refresh_token },
    });
    expect(await renewed).toMatchObject({ status: 401 });
    await admin('unsuspend', eve.email);
    expect((await signIn(eve.email)).statusCode).toBe(200);
    const log = await admin('log');
    expect(log).toContain(`root  suspend ${eve.id}, reason: sold answers`);
    expect(log).toContain(`root  unsuspend ${eve.id}`);
    expect(log).not.toContain(eve.email);
  });

  it('reads about one account, and gives back nothing where nothing was paid', async () => {
    const mae = await verifiedStudent(app, 'mae');
    expect(await admin('student', mae.email)).toBe(
      `mae Lovelace <${mae.email}>\nid ${mae.id}\nverified\nplan free`,
    );
    expect(await admin('refund', mae.email)).toBe('There is no payment to give back.');
    await expect(admin('student', 'nobody@school.org')).rejects.toThrow(
      'Nobody has an account with nobody@school.org.',
    );
  });

  it('lets an invitation count that the rules refused', async () => {
    const lee = await verifiedStudent(app, 'lee');
    const { code } = await lee.ask(referral.mine, {});
    const options = { data: { full_name: 'Kim Lovelace' }, referral_code: code };
    const body = { email: 'kim@school.org', password: PASSWORD, options };
    await visitorOf(app).ask(auth.signUp, { body });
    const states = async () => (await lee.ask(referral.mine, {})).friends.map(({ state }) => state);
    expect(await states()).toEqual(['same-device']);
    await admin('allow-referral', 'kim@school.org');
    expect(await states()).toEqual(['unverified']);
  });

  it('can neither change nor remove what is written down', async () => {
    for (const change of ["UPDATE operator_event SET actor = 'nobody'", 'DELETE FROM operator_event'])
      await expect(app.database.pool.query(change)).rejects.toThrow('operator_event only grows');
  });
});

it.each([[], ['delete'], ['suspend', 'ada@school.org'], ['suspend', 'ada'], ['status', 'now'], ['retry']])(
  'the order %j is answered with how to say it',
  (...args) => expect(() => readAdminOrder(args)).toThrow(/npm run admin -- status/),
);
