import { account } from '@studia/contract/account';
import { auth, type Session } from '@studia/contract/auth';
import { CODE } from '@studia/contract/limits';
import { oauth, type Provider } from '@studia/contract/oauth';
import { owner } from '@studia/contract/owner';
import { passwordReset } from '@studia/contract/password-reset';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { PATIENCE } from '../../testing/patience.ts';
import { scriptedIdentity } from '../../testing/scripted-identity.ts';
import {
  mailedCode,
  PASSWORD,
  statusesOf,
  studentOf,
  verifiedStudent,
  visitorOf,
  type Student,
} from '../../testing/visitors.ts';

const identity = scriptedIdentity();
const google = { provider: 'google' } as const;
const microsoft = { provider: 'microsoft' } as const;

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ world: { identity } });
});
afterAll(() => app.close());

/** Signs in at a provider, which makes or links the account of that address. */
const enterBy = async (provider: Provider, email: string): Promise<Student> => {
  identity.vouch(email, { email });
  const { state } = await visitorOf(app).ask(oauth.start, { params: { provider }, body: {} });
  const body = { code: email, state };
  return studentOf(app, (await visitorOf(app).ask(oauth.exchange, { params: { provider }, body })).session);
};
const addressOf = (name: string): string => `${name}@school.org`;
const subjectsTo = async (email: string): Promise<string[]> =>
  (await app.letters.list()).filter(({ to }) => to === email).map(({ subject }) => subject);
const isOver = { status: 401, code: 'session_invalid' };

describe('the ways into an account', () => {
  it('are its password and the providers that open it', async () => {
    const ada = await verifiedStudent(app, 'ada');
    expect(await ada.ask(owner.waysIn, {})).toEqual({ has_password: true, providers: [] });
    await enterBy('microsoft', ada.email);
    const since = app.clock.now().toISOString();
    expect(await ada.ask(owner.waysIn, {})).toEqual({
      has_password: true,
      providers: [{ provider: 'microsoft', linked_at: since }],
    });
    const grace = await enterBy('google', addressOf('grace'));
    expect(await grace.ask(owner.waysIn, {})).toMatchObject({
      has_password: false,
      providers: [{ provider: 'google' }],
    });
  });

  it('are one more with a first password, which the reset sets', async () => {
    const email = addressOf('first-password');
    await enterBy('google', email);
    const visitor = visitorOf(app);
    await visitor.ask(passwordReset.sendOtp, { body: { email } });
    const otp = await mailedCode(app, email);
    const { reset_token } = await visitor.ask(passwordReset.verifyOtp, { body: { email, otp } });
    const passwords = { new_password: PASSWORD, confirm_password: PASSWORD };
    await visitor.ask(passwordReset.reset, { body: { email, reset_token, ...passwords } });
    const { session } = await visitor.ask(auth.signIn, { body: { email, password: PASSWORD } });
    expect(await studentOf(app, session).ask(owner.waysIn, {})).toMatchObject({ has_password: true });
    const again = await enterBy('google', email);
    expect(again.id).toBe(session.user.id);
    // From now on the password is what leaving asks for.
    expect(await again.refusal(account.delete, { body: {} })).toMatchObject({ code: 'password_wrong' });
    expect(await again.refusal(owner.sendCode, { body: { purpose: 'delete' } })).toMatchObject({
      code: 'forbidden',
    });
  });
});

describe('unlinking a provider', () => {
  const signIn = async (email: string): Promise<Student> => {
    const body = { email, password: PASSWORD };
    return studentOf(app, (await visitorOf(app).ask(auth.signIn, { body })).session);
  };

  it('closes that way in, signs the other devices out, and is told by mail', async () => {
    const ada = await verifiedStudent(app, 'leaving-google');
    const elsewhere = await enterBy('google', ada.email);
    await ada.ask(owner.unlink, { params: google, body: { password: PASSWORD } });
    expect((await ada.ask(owner.waysIn, {})).providers).toEqual([]);
    expect(await elsewhere.refusal(auth.session, {})).toMatchObject(isOver);
    const { rows } = await app.database.pool.query('SELECT * FROM auth_identity WHERE student_id = $1', [
      ada.id,
    ]);
    expect(rows).toEqual([]);
    await vi.waitFor(
      async () => expect(await subjectsTo(ada.email)).toContain('One way to sign in to Studia was removed'),
      PATIENCE,
    );
    expect(await ada.refusal(owner.unlink, { params: google, body: { password: PASSWORD } })).toMatchObject({
      code: 'not_found',
    });
  });

  it('needs the password of who has one', async () => {
    const ada = await verifiedStudent(app, 'guarded');
    await enterBy('google', ada.email);
    for (const body of [{}, { password: 'Wrong-horse-1' }, { code: '123456' }])
      expect(await ada.refusal(owner.unlink, { params: google, body })).toMatchObject({
        code: 'password_wrong',
      });
    expect((await ada.ask(owner.waysIn, {})).providers).toHaveLength(1);
  });

  it('is refused for the only way in', async () => {
    const grace = await enterBy('google', addressOf('only-google'));
    expect(await grace.refusal(owner.unlink, { params: google, body: {} })).toMatchObject({
      status: 409,
      code: 'last_way_in',
    });
  });

  it('needs a code of who has no password, and leaves one of two providers also when both go at once', async () => {
    const email = addressOf('two-providers');
    await enterBy('google', email);
    const grace = await enterBy('microsoft', email);
    await vi.waitFor(async () => expect(await subjectsTo(email)).toHaveLength(1), PATIENCE);
    app.clock.advance(1_000);
    await grace.ask(owner.sendCode, { body: { purpose: 'unlink' } });
    const code = await mailedCode(app, email, 2);
    const answers = await Promise.all(
      [google, microsoft].map((params) => grace.send(owner.unlink, { params, body: { code } })),
    );
    // Who comes second finds the code used, or no other way in left.
    const { 204: unlinked, 400: used = 0, 409: last = 0 } = statusesOf(answers);
    expect({ unlinked, refused: used + last }).toEqual({ unlinked: 1, refused: 1 });
    expect((await grace.ask(owner.waysIn, {})).providers).toHaveLength(1);
  });

  it('is nobody else’s', async () => {
    const [ada, eve] = [await verifiedStudent(app, 'mine'), await verifiedStudent(app, 'nosy')];
    await enterBy('google', ada.email);
    expect(await eve.refusal(owner.unlink, { params: google, body: { password: PASSWORD } })).toMatchObject({
      code: 'not_found',
    });
    expect((await ada.ask(owner.waysIn, {})).providers).toHaveLength(1);
    await expect(signIn(ada.email)).resolves.toBeDefined();
  });
});

describe('leaving without a password', () => {
  const askForCode = async (student: Student, purpose: 'delete' | 'unlink' = 'delete'): Promise<string> => {
    await student.ask(owner.sendCode, { body: { purpose } });
    return mailedCode(app, student.email);
  };

  it('needs the code that was mailed for it', async () => {
    const grace = await enterBy('google', addressOf('leaving'));
    for (const body of [{}, { password: PASSWORD }])
      expect(await grace.refusal(account.delete, { body })).toMatchObject({ code: 'code_wrong' });
    const code = await askForCode(grace);
    expect(await subjectsTo(grace.email)).toEqual([`${code} is your code to delete your account`]);
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await grace.refusal(account.delete, { body: { code: wrong } })).toMatchObject({
      code: 'code_wrong',
    });
    await expect(grace.ask(account.delete, { body: { code } })).resolves.toBeDefined();
    expect(await grace.refusal(auth.session, {})).toMatchObject(isOver);
  });

  it('is not allowed by a code for something else, nor by an old one', async () => {
    const grace = await enterBy('google', addressOf('careful'));
    const unlinking = await askForCode(grace, 'unlink');
    expect(await grace.refusal(account.delete, { body: { code: unlinking } })).toMatchObject({
      code: 'code_wrong',
    });
    await grace.ask(owner.sendCode, { body: { purpose: 'delete' } });
    const code = await mailedCode(app, grace.email, 2);
    app.clock.advance(CODE.lifetime);
    const { session } = await enterBy('google', grace.email);
    expect(await studentOf(app, session).refusal(account.delete, { body: { code } })).toMatchObject({
      code: 'code_expired',
    });
  });

  it('is not allowed by guessing: five tries a code, and a new one only after a minute', async () => {
    const grace = await enterBy('google', addressOf('guessed'));
    const code = await askForCode(grace);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let n = 0; n < CODE.tries; n++) await grace.refusal(account.delete, { body: { code: wrong } });
    expect(await grace.refusal(account.delete, { body: { code } })).toMatchObject({ code: 'code_used_up' });
    const answer = await grace.send(owner.sendCode, { body: { purpose: 'delete' } });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '60']);
  });

  it('can be undone by signing in with the provider', async () => {
    const email = addressOf('returning');
    const grace = await enterBy('google', email);
    await grace.ask(account.delete, { body: { code: await askForCode(grace) } });
    const { session }: { session: Session } = await enterBy('google', email);
    await expect(studentOf(app, session).ask(auth.session, {})).resolves.toBeDefined();
  });
});
