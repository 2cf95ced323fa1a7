import { auth } from '@studia/contract/auth';
import { CODE } from '@studia/contract/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scriptedRandom } from '../../ports/random/scripted.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import {
  allMailed,
  mailedCode,
  newStudent,
  statusesOf,
  verifiedStudent,
  visitorOf,
  type Visitor,
} from '../../testing/visitors.ts';

let app: TestApp;
let visitor: Visitor;
beforeAll(async () => {
  // Codes that are the same in every run, so that no two of them are equal by chance.
  app = await startApp({ world: { random: scriptedRandom('codes') } });
  visitor = visitorOf(app);
});
afterAll(() => app.close());

const request = (email: string) => visitor.ask(auth.sendVerificationCode, { body: { email } });
const enter = (email: string, code: string) => visitor.ask(auth.verifyCode, { body: { email, code } });
const refused = (email: string, code: string) => visitor.refusal(auth.verifyCode, { body: { email, code } });
const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');

const isVerified = async (email: string): Promise<boolean> => {
  const query = app.database.db.selectFrom('student').select('verified_at').where('email', '=', email);
  return (await query.executeTakeFirstOrThrow()).verified_at !== null;
};

/** A student who has been mailed a code. */
const withCode = async (name: string): Promise<{ email: string; code: string }> => {
  const { email } = await newStudent(app, name);
  await request(email);
  return { email, code: await mailedCode(app, email) };
};

const lettersTo = async (email: string) => (await app.letters.list()).filter(({ to }) => to === email);

describe('a verification code', () => {
  it('is mailed as six digits and verifies the address', async () => {
    const { email, code } = await withCode('ada');
    expect(code).toMatch(/^\d{6}$/);
    expect(await enter(email, code)).toEqual({ success: true });
    expect(await isVerified(email)).toBe(true);
  });

  it('comes in a letter that says what to do and how long it counts', async () => {
    const { email, code } = await withCode('reader');
    const [letter] = await lettersTo(email);
    expect(letter?.subject).toBe(`${code} is your Studia code`);
    expect(letter?.text).toContain('Enter this code in Studia to verify your account:');
    expect(letter?.text).toContain('Code expires in 15 minutes');
  });

  it('makes the next session a verified one', async () => {
    const student = await verifiedStudent(app, 'proven');
    expect(student.session.user.verified).toBe(true);
  });

  it('is kept only as a slow hash, and never stands in the queue', async () => {
    const { email, code } = await withCode('hashed');
    const row = await app.database.db
      .selectFrom('auth_code')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(row.code_hash).toMatch(/^\$argon2id\$/);
    const jobs = await app.database.pool.query('SELECT data FROM pgboss.job');
    expect(JSON.stringify(jobs.rows)).not.toContain(code);
    expect(JSON.stringify(jobs.rows)).not.toContain(email);
  });

  it('works once', async () => {
    const { email, code } = await withCode('once');
    await enter(email, code);
    expect(await refused(email, code)).toEqual({
      status: 400,
      code: 'code_wrong',
      error: 'Invalid verification code',
    });
  });

  it('works for one of many at once', async () => {
    const tries = Array.from({ length: CODE.tries });
    // Connections that are open already, so that all of them really come at once.
    await Promise.all(tries.map(() => refused('nobody@school.org', '000000')));
    for (const name of ['raced', 'raced-again', 'raced-once-more']) {
      const body = await withCode(name);
      const answers = await Promise.all(tries.map(() => visitor.send(auth.verifyCode, { body })));
      expect(statusesOf(answers)).toEqual({ 200: 1, 400: CODE.tries - 1 });
    }
  });

  it('counts for fifteen minutes', async () => {
    const { email, code } = await withCode('late');
    app.clock.advance(CODE.lifetime);
    expect(await refused(email, code)).toMatchObject({ status: 400, code: 'code_expired' });
    expect(await isVerified(email)).toBe(false);
    const prompt = await withCode('prompt');
    app.clock.advance(CODE.lifetime - 1);
    await expect(enter(prompt.email, prompt.code)).resolves.toBeDefined();
  });

  it('allows five tries, then a new one is needed', async () => {
    const { email, code } = await withCode('guesser');
    for (let n = 0; n < CODE.tries; n++)
      expect(await refused(email, otherThan(code))).toMatchObject({ code: 'code_wrong' });
    expect(await refused(email, code)).toMatchObject({ code: 'code_used_up' });
    app.clock.advance(CODE.resendCooldown);
    await request(email);
    await expect(enter(email, await mailedCode(app, email, 2))).resolves.toBeDefined();
  });

  it('is right on the fifth try', async () => {
    const { email, code } = await withCode('lucky');
    for (let n = 1; n < CODE.tries; n++) await refused(email, otherThan(code));
    await expect(enter(email, code)).resolves.toBeDefined();
  });

  it('allows no sixth try to guesses that come at once', async () => {
    const { email, code } = await withCode('parallel');
    const answers = await Promise.all(Array.from({ length: 30 }, () => refused(email, otherThan(code))));
    expect(answers.filter((answer) => answer.code === 'code_wrong')).toHaveLength(CODE.tries);
    expect(await refused(email, code)).toMatchObject({ code: 'code_used_up' });
  });

  it('of somebody else does not work', async () => {
    const [one, other] = [await withCode('one'), await withCode('other')];
    expect(await refused(one.email, other.code)).toMatchObject({ code: 'code_wrong' });
  });
});

describe('asking for a code again', () => {
  it('is possible after sixty seconds, not before', async () => {
    const { email } = await withCode('eager');
    app.clock.advance(CODE.resendCooldown - 1);
    const again = { body: { email } };
    expect(await visitor.refusal(auth.sendVerificationCode, again)).toMatchObject({
      status: 429,
      code: 'code_cooldown',
    });
    app.clock.advance(1);
    expect(await request(email)).toEqual({ success: true });
  });

  it('is granted to one of many at once', async () => {
    const { email } = await newStudent(app, 'clicker');
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => visitor.send(auth.sendVerificationCode, { body: { email } })),
    );
    expect(statusesOf(answers)).toEqual({ 200: 1, 429: 3 });
  });

  it('leaves the code from before good for its time', async () => {
    const { email, code } = await withCode('asked-twice');
    app.clock.advance(CODE.resendCooldown);
    await request(email);
    await mailedCode(app, email, 2);
    await expect(enter(email, code)).resolves.toBeDefined();
  });
});

describe('asking for codes all day', () => {
  const askLater = async (email: string): Promise<void> => {
    app.clock.advance(CODE.lifetime);
    await request(email);
  };

  it('is possible ten times a day from one network, and then again when the first is a day old', async () => {
    const { email } = await newStudent(app, 'busy');
    for (let asked = 0; asked < CODE.mostADay; asked += 1) await askLater(email);
    app.clock.advance(CODE.lifetime);
    const refusal = await visitor.send(auth.sendVerificationCode, { body: { email } });
    expect([refusal.statusCode, refusal.json()]).toMatchObject([429, { code: 'too_many_codes' }]);
    const firstADayAgo = 24 * 60 * 60 - (CODE.mostADay * CODE.lifetime) / 1000;
    expect(refusal.headers['retry-after']).toBe(String(firstADayAgo));
    app.clock.advance(firstADayAgo * 1000);
    expect(await request(email)).toEqual({ success: true });
  });
});

describe('an address without an account', () => {
  it('is answered like any other, and gets no letter', async () => {
    const stranger = 'stranger@school.org';
    expect(await request(stranger)).toEqual({ success: true });
    expect(await visitor.refusal(auth.sendVerificationCode, { body: { email: stranger } })).toMatchObject({
      code: 'code_cooldown',
    });
    expect(await refused(stranger, '123456')).toMatchObject({ code: 'code_wrong' });
    await allMailed(app);
    expect(await lettersTo(stranger)).toEqual([]);
  });

  it('runs out of tries and of time like any other', async () => {
    const stranger = 'patient-stranger@school.org';
    await request(stranger);
    await allMailed(app);
    app.clock.advance(CODE.lifetime);
    expect(await refused(stranger, '123456')).toMatchObject({ code: 'code_expired' });
  });
});

describe('an address that is verified already', () => {
  it('is answered like any other, and gets no second letter', async () => {
    const { email } = await verifiedStudent(app, 'done');
    app.clock.advance(CODE.resendCooldown);
    expect(await request(email)).toEqual({ success: true });
    await allMailed(app);
    expect(await lettersTo(email)).toHaveLength(1);
  });
});
