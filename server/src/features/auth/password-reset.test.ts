import { auth } from '@studia/contract/auth';
import { CODE } from '@studia/contract/limits';
import { passwordReset } from '@studia/contract/password-reset';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { scriptedRandom } from '../../ports/random/scripted.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { PATIENCE } from '../../testing/patience.ts';
import {
  mailedCode,
  newStudent,
  PASSWORD,
  statusesOf,
  visitorOf,
  type Visitor,
} from '../../testing/visitors.ts';
import { RESET_TOKEN_LIFETIME, SIGN_IN_ATTEMPTS } from './rules.ts';

const NEW = 'Green-Cellar-42';

let app: TestApp;
let visitor: Visitor;
beforeAll(async () => {
  app = await startApp({ world: { random: scriptedRandom('reset') } });
  visitor = visitorOf(app);
});
afterAll(() => app.close());

const sendOtp = (email: string) => visitor.ask(passwordReset.sendOtp, { body: { email } });
const wrongOtp = (email: string, otp: string) =>
  visitor.refusal(passwordReset.verifyOtp, { body: { email, otp } });
const form = (email: string, reset_token: string, new_password = NEW, confirm_password = new_password) => ({
  body: { email, reset_token, new_password, confirm_password },
});
const signIn = (email: string, password: string) => visitor.send(auth.signIn, { body: { email, password } });

/** A student with a token that may set a new password. */
const forgetful = async (name: string) => {
  const student = await newStudent(app, name);
  await sendOtp(student.email);
  const otp = await mailedCode(app, student.email);
  const { reset_token } = await visitor.ask(passwordReset.verifyOtp, { body: { email: student.email, otp } });
  return { ...student, otp, token: reset_token };
};
const invalid = { status: 400, code: 'reset_token_invalid' };

describe('a forgotten password', () => {
  it('is replaced by who reads the mail, and the old one counts no more', async () => {
    const { email, token } = await forgetful('ada');
    expect(await visitor.ask(passwordReset.reset, form(email, token))).toEqual({ success: true });
    expect((await signIn(email, PASSWORD)).statusCode).toBe(401);
    const answer = await signIn(email, NEW);
    expect(answer.statusCode).toBe(200);
    expect(answer.json<{ user: { verified: boolean } }>().user.verified).toBe(true);
  });

  it('ends every session at once, on every device', async () => {
    const student = await forgetful('everywhere');
    await student.ask(auth.session, {});
    await visitor.ask(passwordReset.reset, form(student.email, student.token));
    expect(await student.refusal(auth.session, {})).toMatchObject({ code: 'session_invalid' });
    const { refresh_token } = student.session;
    expect(await visitor.refusal(auth.refresh, { body: { refresh_token } })).toMatchObject({
      code: 'session_invalid',
    });
  });

  it('is told to the student by mail', async () => {
    const { email, token } = await forgetful('told');
    await visitor.ask(passwordReset.reset, form(email, token));
    await vi.waitFor(async () => {
      const newest = (await app.letters.list()).find(({ to }) => to === email);
      expect(newest?.subject).toBe('Your Studia password was changed');
      expect(newest?.text).not.toContain(NEW);
    }, PATIENCE);
  });

  it('opens an account again that was locked by wrong guesses', async () => {
    const { email, token } = await forgetful('locked');
    for (let n = 0; n <= SIGN_IN_ATTEMPTS; n++) await signIn(email, 'wrong');
    expect((await signIn(email, PASSWORD)).statusCode).toBe(429);
    await visitor.ask(passwordReset.reset, form(email, token));
    expect((await signIn(email, NEW)).statusCode).toBe(200);
  });

  it.each([
    ['passwords_differ', 'two different ones', NEW, `${NEW}x`],
    ['weak_password', 'one that breaks the rule', 'weak', 'weak'],
    ['common_password', 'one that many people use', 'Password1!', 'Password1!'],
    ['common_password', 'one with the name in it', 'Lovelace-1', 'Lovelace-1'],
  ])('is not replaced (%s) by %s, and the token still counts', async (code, what, password, again) => {
    const { email, token } = await forgetful(`retry-${what.replaceAll(' ', '-')}`);
    expect(await visitor.refusal(passwordReset.reset, form(email, token, password, again))).toMatchObject({
      status: 400,
      code,
    });
    await expect(visitor.ask(passwordReset.reset, form(email, token))).resolves.toBeDefined();
  });
});

describe('the token', () => {
  it('works once', async () => {
    const { email, token } = await forgetful('once');
    await visitor.ask(passwordReset.reset, form(email, token));
    expect(await visitor.refusal(passwordReset.reset, form(email, token))).toMatchObject(invalid);
  });

  it('works for one of many at once', async () => {
    const { email, token } = await forgetful('raced');
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => visitor.send(passwordReset.reset, form(email, token))),
    );
    expect(statusesOf(answers)).toEqual({ 200: 1, 400: 3 });
  });

  it('counts for fifteen minutes', async () => {
    const { email, token } = await forgetful('late');
    app.clock.advance(RESET_TOKEN_LIFETIME);
    expect(await visitor.refusal(passwordReset.reset, form(email, token))).toMatchObject(invalid);
  });

  it('counts for its own address only', async () => {
    const [one, other] = [await forgetful('one'), await forgetful('other')];
    expect(await visitor.refusal(passwordReset.reset, form(one.email, other.token))).toMatchObject(invalid);
    expect((await signIn(one.email, PASSWORD)).statusCode).toBe(200);
  });

  it('is kept only as a hash', async () => {
    const { token } = await forgetful('hashed');
    const { rows } = await app.database.pool.query('SELECT * FROM auth_reset_token');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('the code', () => {
  it('works once', async () => {
    const { email, otp } = await forgetful('code-once');
    expect(await wrongOtp(email, otp)).toMatchObject({ code: 'code_wrong' });
  });

  it('is not the one that verifies an address', async () => {
    const { email } = await newStudent(app, 'other-purpose');
    await visitor.ask(auth.sendVerificationCode, { body: { email } });
    const code = await mailedCode(app, email);
    expect(await wrongOtp(email, code)).toMatchObject({ code: 'code_wrong' });
  });

  it('expires, and can be asked for again after a minute', async () => {
    const { email } = await newStudent(app, 'slow');
    await sendOtp(email);
    const otp = await mailedCode(app, email);
    expect(await visitor.refusal(passwordReset.sendOtp, { body: { email } })).toMatchObject({
      status: 429,
      code: 'code_cooldown',
    });
    app.clock.advance(CODE.lifetime);
    expect(await wrongOtp(email, otp)).toMatchObject({ code: 'code_expired' });
    await expect(sendOtp(email)).resolves.toEqual({ success: true });
  });
});
