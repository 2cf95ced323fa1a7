import { auth, type Session } from '@studia/contract/auth';
import { devices } from '@studia/contract/devices';
import type { StudentId } from '@studia/contract/ids';
import { oauth } from '@studia/contract/oauth';
import { owner } from '@studia/contract/owner';
import { passwordReset } from '@studia/contract/password-reset';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scriptedRandom } from '../../ports/random/scripted.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { scriptedIdentity } from '../../testing/scripted-identity.ts';
import {
  mailedCode,
  newStudent,
  PASSWORD,
  studentOf,
  visitorOf,
  type Visitor,
} from '../../testing/visitors.ts';
import { SIGN_IN_ATTEMPTS, TABS_GRACE } from './rules.ts';

const NEW = 'Green-Cellar-42';
const identity = scriptedIdentity();

let app: TestApp;
let visitor: Visitor;
beforeAll(async () => {
  // Ids that rise, so that what happens in the same moment has an order.
  app = await startApp({ world: { identity, random: scriptedRandom('events') } });
  visitor = visitorOf(app);
});
afterAll(() => app.close());

const eventsOf = (studentId: StudentId | null) =>
  app.database.db
    .selectFrom('auth_event')
    .selectAll()
    .where('student_id', studentId === null ? 'is' : '=', studentId)
    .orderBy('at')
    .orderBy('id')
    .execute();
const kindsOf = async (studentId: StudentId): Promise<string[]> =>
  (await eventsOf(studentId)).map(({ kind }) => kind);
const signIn = (email: string, password = PASSWORD) =>
  visitor.send(auth.signIn, { body: { email, password } }, { 'user-agent': 'Firefox/140.0' });

describe('the log of what happened to an account', () => {
  it('tells coming and going, from where and with what', async () => {
    const { id, email, session } = await newStudent(app, 'ada');
    await signIn(email, 'wrong');
    await signIn(email);
    await visitor.ask(auth.signOut, { body: { refresh_token: session.refresh_token } });
    expect(await kindsOf(id)).toEqual(['signed-up', 'sign-in-failed', 'signed-in', 'signed-out']);
    expect((await eventsOf(id))[2]).toMatchObject({
      address: '127.0.0.1',
      user_agent: 'Firefox/140.0',
      at: app.clock.now(),
      detail: {},
    });
  });

  it('tells codes, proofs, resets and changes of the password', async () => {
    const { id, email } = await newStudent(app, 'changing');
    await visitor.ask(auth.sendVerificationCode, { body: { email } });
    await visitor.ask(auth.verifyCode, { body: { email, code: await mailedCode(app, email) } });
    await visitor.ask(passwordReset.sendOtp, { body: { email } });
    const otp = await mailedCode(app, email, 2);
    const { reset_token } = await visitor.ask(passwordReset.verifyOtp, { body: { email, otp } });
    const passwords = { new_password: NEW, confirm_password: NEW };
    await visitor.ask(passwordReset.reset, { body: { email, reset_token, ...passwords } });
    const { session } = (await signIn(email, NEW)).json<{ session: Session }>();
    const body = { current_password: NEW, new_password: PASSWORD };
    await studentOf(app, session).ask(devices.changePassword, { body });
    expect(await kindsOf(id)).toEqual([
      'signed-up',
      'code-requested',
      'verified',
      'code-requested',
      'password-reset',
      'signed-in',
      'password-changed',
    ]);
  });

  it('tells a stolen token, signed-out devices and other ways to sign in', async () => {
    const { id, email, session } = await newStudent(app, 'watched');
    const { refresh_token } = session;
    await visitor.ask(auth.refresh, { body: { refresh_token } });
    app.clock.advance(TABS_GRACE);
    await visitor.refusal(auth.refresh, { body: { refresh_token } });
    const [one] = [await signIn(email), await signIn(email)];
    await studentOf(app, one.json<{ session: Session }>().session).ask(devices.signOutOthers, {});
    identity.vouch('watched', { email });
    const params = { provider: 'google' } as const;
    const { state } = await visitor.ask(oauth.start, { params, body: {} });
    await visitor.ask(oauth.exchange, { params, body: { code: 'watched', state } });
    expect(await kindsOf(id)).toEqual([
      'signed-up',
      'refresh-reused',
      'signed-in',
      'signed-in',
      'device-signed-out',
      'provider-linked',
      'signed-in',
    ]);
  });

  it('tells wrong codes, wrong passwords inside a session, and a provider that was taken away', async () => {
    const student = await newStudent(app, 'fumbling');
    const { id, email } = student;
    await visitor.ask(auth.sendVerificationCode, { body: { email } });
    const code = await mailedCode(app, email);
    const wrong = code === '000000' ? '000001' : '000000';
    await visitor.refusal(auth.verifyCode, { body: { email, code: wrong } });
    await visitor.ask(auth.verifyCode, { body: { email, code } });
    // Nothing was spent by this one.
    await visitor.refusal(auth.verifyCode, { body: { email, code: wrong } });
    identity.vouch('fumbling', { email });
    const params = { provider: 'google' } as const;
    const { state } = await visitor.ask(oauth.start, { params, body: {} });
    await visitor.ask(oauth.exchange, { params, body: { code: 'fumbling', state } });
    await student.refusal(owner.unlink, { params, body: { password: 'wrong' } });
    await student.ask(owner.unlink, { params, body: { password: PASSWORD } });
    expect((await eventsOf(id)).map(({ kind, detail }) => [kind, detail])).toEqual([
      ['signed-up', {}],
      ['code-requested', { purpose: 'verify' }],
      ['code-wrong', { purpose: 'verify' }],
      ['verified', {}],
      ['provider-linked', { provider: 'google' }],
      ['signed-in', {}],
      ['password-wrong', {}],
      ['provider-unlinked', { provider: 'google' }],
    ]);
  });

  it('tells once that a session is locked', async () => {
    const student = await newStudent(app, 'unattended');
    const body = { current_password: 'wrong', new_password: NEW };
    for (let n = 0; n < SIGN_IN_ATTEMPTS + 5; n++) await student.refusal(devices.changePassword, { body });
    const kinds = await kindsOf(student.id);
    expect(kinds.filter((kind) => kind === 'password-wrong')).toHaveLength(SIGN_IN_ATTEMPTS);
    expect(kinds.filter((kind) => kind === 'password-locked')).toHaveLength(1);
  });

  it('tells once that an account is locked', async () => {
    const { id, email } = await newStudent(app, 'guessed');
    for (let n = 0; n < SIGN_IN_ATTEMPTS + 5; n++) await signIn(email, 'wrong');
    const kinds = await kindsOf(id);
    expect(kinds.filter((kind) => kind === 'sign-in-failed')).toHaveLength(SIGN_IN_ATTEMPTS);
    expect(kinds.filter((kind) => kind === 'sign-in-locked')).toHaveLength(1);
  });

  it('tells of an address without an account without naming it', async () => {
    await signIn('nobody@school.org');
    const events = await eventsOf(null);
    expect(events.map(({ kind }) => kind)).toContain('sign-in-failed');
    expect(JSON.stringify(events)).not.toContain('nobody');
  });

  it('holds no secret', async () => {
    const { rows } = await app.database.pool.query('SELECT * FROM auth_event');
    const log = JSON.stringify(rows);
    for (const secret of [PASSWORD, NEW, 'argon2']) expect(log).not.toContain(secret);
  });
});
