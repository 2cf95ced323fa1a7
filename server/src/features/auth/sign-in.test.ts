import { auth } from '@studia/contract/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { newStudent, PASSWORD, visitorOf, type Visitor } from '../../testing/visitors.ts';
import { makePasswords } from './passwords.ts';
import { SIGN_IN_ATTEMPTS, SIGN_IN_WINDOW } from './rules.ts';

let app: TestApp;
let visitor: Visitor;
beforeAll(async () => {
  app = await startApp();
  visitor = visitorOf(app);
});
afterAll(() => app.close());

const credentials = (email: string, password = PASSWORD) => ({ body: { email, password } });
const guess = (email: string) => visitor.refusal(auth.signIn, credentials(email, 'Wrong-horse-1'));
const countOf = (codes: readonly string[], code: string) => codes.filter((one) => one === code).length;

describe('signing in', () => {
  it('answers with a session for the right password', async () => {
    const { id } = await newStudent(app, 'ada');
    const { user, session } = await visitor.ask(auth.signIn, credentials('ada@school.org'));
    expect(user.id).toBe(id);
    expect(session.user).toEqual(user);
    const me = visitorOf(app, { token: session.access_token });
    expect(await me.ask(auth.session, {})).toEqual({ user });
  });

  it('takes the address as people write it', async () => {
    await newStudent(app, 'grace');
    const { user } = await visitor.ask(auth.signIn, credentials(' GRACE@School.org '));
    expect(user.email).toBe('grace@school.org');
  });

  it('answers a wrong password and an unknown address alike', async () => {
    await newStudent(app, 'alan');
    const wrong = await guess('alan@school.org');
    const unknown = await visitor.refusal(auth.signIn, credentials('nobody@school.org'));
    expect(wrong).toEqual({ status: 401, code: 'invalid_credentials', error: 'Invalid email or password' });
    expect(unknown).toEqual(wrong);
  });

  it('compares the password exactly', async () => {
    await newStudent(app, 'exact');
    for (const password of [` ${PASSWORD}`, PASSWORD.toLowerCase(), PASSWORD.slice(0, -1), ''])
      expect(await visitor.refusal(auth.signIn, credentials('exact@school.org', password))).toMatchObject({
        code: 'invalid_credentials',
      });
  });
});

describe('a password whose hash was cheaper to make', () => {
  it('is hashed anew when its student signs in, and opens the account as before', async () => {
    const { id, email } = await newStudent(app, 'early');
    const { db } = app.database;
    const old = await makePasswords({ memoryCost: 16, timeCost: 1, parallelism: 1 }).hash(PASSWORD);
    await db.updateTable('student').set({ password_hash: old }).where('id', '=', id).execute();
    const storedToken = async () =>
      (await db.selectFrom('student').select('password_hash').where('id', '=', id).executeTakeFirst())
        ?.password_hash;
    await visitor.send(auth.signIn, credentials(email, 'Wrong-horse-1'));
    expect(await storedToken()).toBe(old);
    await visitor.ask(auth.signIn, credentials(email));
    const renewed = await storedToken();
    expect(renewed).toContain('$m=8,t=1,p=1$');
    await visitor.ask(auth.signIn, credentials(email));
    expect(await storedToken()).toBe(renewed);
  });
});

describe('guessing passwords', () => {
  it('is stopped for one account before forty wrong ones, while another account signs in', async () => {
    await newStudent(app, 'victim');
    await newStudent(app, 'bystander');
    const codes: string[] = [];
    for (let n = 0; n < 40; n++) codes.push((await guess('victim@school.org')).code);
    expect(codes.slice(0, SIGN_IN_ATTEMPTS)).toEqual(Array(SIGN_IN_ATTEMPTS).fill('invalid_credentials'));
    expect(codes.slice(SIGN_IN_ATTEMPTS)).toEqual(Array(40 - SIGN_IN_ATTEMPTS).fill('too_many_sign_ins'));
    expect(await visitor.refusal(auth.signIn, credentials('victim@school.org'))).toMatchObject({
      status: 429,
      code: 'too_many_sign_ins',
    });
    await expect(visitor.ask(auth.signIn, credentials('bystander@school.org'))).resolves.toBeDefined();
  });

  it('is stopped as well when forty guesses come at once', async () => {
    await newStudent(app, 'target');
    const refusals = await Promise.all(Array.from({ length: 40 }, () => guess('target@school.org')));
    const codes = refusals.map(({ code }) => code);
    expect(countOf(codes, 'invalid_credentials')).toBeLessThanOrEqual(SIGN_IN_ATTEMPTS);
    expect(countOf(codes, 'invalid_credentials') + countOf(codes, 'too_many_sign_ins')).toBe(40);
  });

  it('is stopped for an address without an account just the same', async () => {
    const codes: string[] = [];
    for (let n = 0; n <= SIGN_IN_ATTEMPTS; n++) codes.push((await guess('ghost@school.org')).code);
    expect(codes.at(-1)).toBe('too_many_sign_ins');
  });

  it('does not lock the account for longer than the window', async () => {
    await newStudent(app, 'patient');
    for (let n = 0; n <= SIGN_IN_ATTEMPTS; n++) await guess('patient@school.org');
    app.clock.advance(SIGN_IN_WINDOW);
    await expect(visitor.ask(auth.signIn, credentials('patient@school.org'))).resolves.toBeDefined();
  });

  it('during the lock does not prolong it', async () => {
    await newStudent(app, 'besieged');
    for (let n = 0; n <= SIGN_IN_ATTEMPTS; n++) await guess('besieged@school.org');
    app.clock.advance(SIGN_IN_WINDOW - 1);
    for (let n = 0; n <= SIGN_IN_ATTEMPTS; n++)
      expect(await guess('besieged@school.org')).toMatchObject({ code: 'too_many_sign_ins' });
    app.clock.advance(1);
    await expect(visitor.ask(auth.signIn, credentials('besieged@school.org'))).resolves.toBeDefined();
  });

  it('is forgotten once the student signs in', async () => {
    await newStudent(app, 'clumsy');
    for (let round = 0; round < 2; round++) {
      for (let n = 1; n < SIGN_IN_ATTEMPTS; n++) await guess('clumsy@school.org');
      await expect(visitor.ask(auth.signIn, credentials('clumsy@school.org'))).resolves.toBeDefined();
    }
  });
});
