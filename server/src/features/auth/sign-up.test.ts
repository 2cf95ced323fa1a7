import { auth } from '@studia/contract/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemRandom } from '../../ports/random/system.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { newStudent, PASSWORD, statusesOf, visitorOf, type Visitor } from '../../testing/visitors.ts';

let app: TestApp;
let visitor: Visitor;
let tokensBreak = false;
beforeAll(async () => {
  const random = systemRandom(() => new Date());
  const token = () => {
    if (tokensBreak) throw new Error('no more randomness');
    return random.token();
  };
  app = await startApp({ world: { random: { ...random, token } } });
  visitor = visitorOf(app);
});
afterAll(() => app.close());

const details = (changes: { email?: string; password?: string; full_name?: string } = {}) => {
  const { email = 'new@school.org', password = PASSWORD, full_name = 'Ada Lovelace' } = changes;
  return { body: { email, password, options: { data: { full_name } } } };
};

describe('signing up', () => {
  it('answers with a session and the student', async () => {
    const { session, user } = await visitor.ask(auth.signUp, details({ email: 'first@school.org' }));
    expect(user).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email: 'first@school.org',
      verified: false,
      app_metadata: { provider: 'email' },
      user_metadata: {
        full_name: 'Ada Lovelace',
        country: null,
        city: null,
        standard: null,
        date_of_birth: null,
        user_photo: null,
      },
    });
    expect(session).toEqual({
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      refresh_token: expect.stringMatching(/^[\w-]{43}$/),
      expires_at: app.clock.now().getTime() / 1000 + 15 * 60,
      user,
    });
  });

  it('lowercases and trims the email address', async () => {
    const { user } = await visitor.ask(auth.signUp, details({ email: '  Grace.Hopper@School.ORG ' }));
    expect(user.email).toBe('grace.hopper@school.org');
  });

  it('trims the full name', async () => {
    const given = details({ email: 'trim@school.org', full_name: '   Ada L   ' });
    const { user } = await visitor.ask(auth.signUp, given);
    expect(user.user_metadata.full_name).toBe('Ada L');
  });

  it('says in the words of the specification that an address has an account', async () => {
    await newStudent(app, 'taken');
    for (const email of ['taken@school.org', ' TAKEN@School.org'])
      expect(await visitor.refusal(auth.signUp, details({ email }))).toEqual({
        status: 409,
        code: 'email_exists',
        error:
          'An account with this email already exists. Please sign in instead or use a different email address.',
      });
  });

  it('lets only one of many at once have an address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => visitor.send(auth.signUp, details({ email: 'race@school.org' }))),
    );
    expect(statusesOf(answers)).toEqual({ 200: 1, 409: 7 });
  });

  it('wants a full name of at least 4 characters after trimming', async () => {
    expect(await visitor.refusal(auth.signUp, details({ full_name: '  Ada  ' }))).toEqual({
      status: 400,
      code: 'full_name_too_short',
      error: 'Full name must be at least 4 characters long',
      fields: ['options.data.full_name'],
    });
  });

  it.each(['Password1!', 'Welcome2026!', 'Studia2026!', 'MyStudia1!', 'I-love-STUDIA-7'])(
    'refuses %s, which others think of too',
    async (password) => {
      const given = details({ email: 'common@school.org', password });
      expect(await visitor.refusal(auth.signUp, given)).toMatchObject({
        status: 400,
        code: 'common_password',
      });
    },
  );

  it.each([
    ['eight characters', 'Aa1!aaa'],
    ['an upper-case letter', 'correct-horse-1'],
    ['a lower-case letter', 'CORRECT-HORSE-1'],
    ['a number', 'Correct-horse-one'],
    ['a special character', 'Correcthorse1'],
  ])('wants %s in the password', async (_, password) => {
    expect(await visitor.refusal(auth.signUp, details({ password }))).toMatchObject({
      status: 400,
      code: 'weak_password',
      fields: ['password'],
    });
  });

  it('wants an address that mail can reach', async () => {
    for (const email of ['ada', 'ada@school', 'ada@school.org\r\nBcc: eve@school.org'])
      expect(await visitor.refusal(auth.signUp, details({ email }))).toMatchObject({
        status: 400,
        code: 'invalid_email',
      });
  });

  it('keeps the password as a slow hash and the referral code as it came', async () => {
    const body = { ...details({ email: 'kept@school.org' }).body };
    await visitor.ask(auth.signUp, {
      body: { ...body, options: { ...body.options, referral_code: 'FRIEND-7' } },
    });
    const row = await app.database.db
      .selectFrom('student')
      .select(['password_hash', 'referred_by'])
      .where('email', '=', 'kept@school.org')
      .executeTakeFirstOrThrow();
    expect(row.password_hash).toMatch(/^\$argon2id\$/);
    expect(row.referred_by).toBe('FRIEND-7');
  });

  it('leaves no account behind when the session could not be made', async () => {
    const given = details({ email: 'half@school.org' });
    tokensBreak = true;
    const broken = await visitor.refusal(auth.signUp, given);
    tokensBreak = false;
    expect(broken).toMatchObject({ status: 500, code: 'internal' });
    await expect(visitor.ask(auth.signUp, given)).resolves.toBeDefined();
  });

  it('works for sixty students of one class in a minute, all behind one address', async () => {
    const address = '192.0.2.60';
    const pupil = visitorOf(app, { address });
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        pupil.send(auth.signUp, details({ email: `pupil${n}@school.org` })),
      ),
    );
    expect(statusesOf(answers)).toEqual({ 200: 60 });
  });
});
