import { auth } from '@studia/contract/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { freshDatabase, type TestDatabase } from '../../testing/database.ts';
import { mailedCode, newStudent, PASSWORD, visitorOf } from '../../testing/visitors.ts';
import { SIGN_IN_ATTEMPTS } from './rules.ts';

let database: TestDatabase;
let one: TestApp;
let other: TestApp;
let worker: TestApp;
beforeAll(async () => {
  database = await freshDatabase();
  [one, other, worker] = await Promise.all([
    startApp({ database, role: 'api' }),
    startApp({ database, role: 'api' }),
    startApp({ database, role: 'worker' }),
  ]);
});
afterAll(async () => {
  await Promise.all([one.close(), other.close(), worker.close()]);
  await database.drop();
});

const guess = (node: TestApp) =>
  visitorOf(node).refusal(auth.signIn, { body: { email: 'victim@school.org', password: 'wrong' } });

describe('several nodes on one database', () => {
  it('take a token that another one signed', async () => {
    const { session } = await newStudent(one, 'ada');
    const elsewhere = visitorOf(other, { token: session.access_token });
    expect((await elsewhere.ask(auth.session, {})).user).toEqual(session.user);
    const renewed = await visitorOf(other).ask(auth.refresh, {
      body: { refresh_token: session.refresh_token },
    });
    await expect(
      visitorOf(one, { token: renewed.session.access_token }).ask(auth.session, {}),
    ).resolves.toBeDefined();
  });

  it('let the worker mail what an api node was asked for', async () => {
    const { email } = await newStudent(one, 'grace');
    await visitorOf(one).ask(auth.sendVerificationCode, { body: { email } });
    const code = await mailedCode(worker, email);
    expect(await one.letters.list()).toEqual([]);
    await expect(visitorOf(other).ask(auth.verifyCode, { body: { email, code } })).resolves.toBeDefined();
  });

  it('count wrong passwords together', async () => {
    await newStudent(one, 'victim');
    for (let n = 0; n < SIGN_IN_ATTEMPTS; n++) await guess(n % 2 === 0 ? one : other);
    expect(await guess(one)).toMatchObject({ code: 'too_many_sign_ins' });
    const right = { body: { email: 'victim@school.org', password: PASSWORD } };
    expect(await visitorOf(other).refusal(auth.signIn, right)).toMatchObject({ code: 'too_many_sign_ins' });
  });

  it('leave a worker without an address to listen on', async () => {
    expect(await worker.listen()).toBeNull();
  });
});
