import { account } from '@studia/contract/account';
import { auth, type Session } from '@studia/contract/auth';
import { devices, type Device } from '@studia/contract/devices';
import { TOKENS } from '@studia/contract/limits';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { scriptedClock } from '../../ports/clock/scripted.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { freshDatabase } from '../../testing/database.ts';
import { PATIENCE } from '../../testing/patience.ts';
import { newStudent, PASSWORD, studentOf, visitorOf, type Student } from '../../testing/visitors.ts';
import { SIGN_IN_ATTEMPTS } from './rules.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';
const NEW = 'Green-Cellar-42';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const signInOn = async (userAgent: string, { email }: Student, address = '192.0.2.9'): Promise<Student> => {
  const body = { email, password: PASSWORD };
  const answer = await visitorOf(app, { address }).send(auth.signIn, { body }, { 'user-agent': userAgent });
  return studentOf(app, answer.json<{ session: Session }>().session);
};
const listOf = async (student: Student): Promise<Device[]> => (await student.ask(devices.list, {})).devices;
const otherOf = async (student: Student): Promise<Device> => {
  const other = (await listOf(student)).find(({ current }) => !current);
  if (!other) throw new Error('there is no other device');
  return other;
};
const refresh = ({ session: { refresh_token } }: Student) =>
  visitorOf(app).send(auth.refresh, { body: { refresh_token } });
const isOver = { status: 401, code: 'session_invalid' };

describe('the list of devices', () => {
  it('says in words where the student is signed in, from where and since when', async () => {
    const laptop = await newStudent(app, 'ada');
    const since = app.clock.now().toISOString();
    app.clock.advance(60_000);
    await signInOn(PHONE, laptop);
    expect(await listOf(laptop)).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        name: 'Safari on iPhone',
        address: '192.0.2.9',
        signed_in_at: app.clock.now().toISOString(),
        last_used_at: app.clock.now().toISOString(),
        current: false,
      },
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        name: 'An unknown device',
        address: '127.0.0.1',
        signed_in_at: since,
        last_used_at: since,
        current: true,
      },
    ]);
  });

  it('shows one device once, however often its session was renewed, and when that was', async () => {
    const student = await newStudent(app, 'renewing');
    const since = app.clock.now().toISOString();
    app.clock.advance(60_000);
    const renewed = (await refresh(student)).json<{ session: Session }>().session;
    const [device, ...rest] = await listOf(studentOf(app, renewed));
    expect(rest).toEqual([]);
    expect(device).toMatchObject({
      signed_in_at: since,
      last_used_at: app.clock.now().toISOString(),
      current: true,
    });
  });

  it('leaves out who signed out and who was away for too long', async () => {
    const student = await newStudent(app, 'tidy');
    const phone = await signInOn(PHONE, student);
    await visitorOf(app).ask(auth.signOut, { body: { refresh_token: phone.session.refresh_token } });
    expect(await listOf(student)).toHaveLength(1);
    app.clock.advance(TOKENS.refreshLifetime);
    const back = await signInOn(PHONE, student);
    expect(await listOf(back)).toHaveLength(1);
  });

  it('is nobody else’s', async () => {
    const [one, other] = [await newStudent(app, 'private'), await newStudent(app, 'nosy')];
    const [mine] = await listOf(one);
    expect((await listOf(other)).map(({ id }) => id)).not.toContain(mine?.id);
    expect(await other.refusal(devices.signOutOne, { params: { id: mine?.id ?? '' } })).toMatchObject({
      status: 404,
      code: 'not_found',
    });
    await expect(one.ask(auth.session, {})).resolves.toBeDefined();
  });
});

describe('signing out one device', () => {
  it('ends it at once, and nothing else', async () => {
    const laptop = await newStudent(app, 'lost-phone');
    const phone = await signInOn(PHONE, laptop);
    await phone.ask(auth.session, {});
    await laptop.ask(devices.signOutOne, { params: { id: (await otherOf(laptop)).id } });
    expect(await phone.refusal(auth.session, {})).toMatchObject(isOver);
    expect((await refresh(phone)).statusCode).toBe(401);
    expect(await listOf(laptop)).toHaveLength(1);
  });

  it('may be the one that asks', async () => {
    const student = await newStudent(app, 'here');
    const [here] = await listOf(student);
    await student.ask(devices.signOutOne, { params: { id: here?.id ?? '' } });
    expect(await student.refusal(auth.session, {})).toMatchObject(isOver);
  });
});

describe('signing out everywhere else', () => {
  it('leaves the device that asks', async () => {
    const laptop = await newStudent(app, 'only-here');
    const others = [await signInOn(PHONE, laptop), await signInOn('curl/8', laptop)];
    await laptop.ask(devices.signOutOthers, {});
    for (const other of others) expect(await other.refusal(auth.session, {})).toMatchObject(isOver);
    expect(await listOf(laptop)).toMatchObject([{ current: true }]);
  });
});

describe('changing the password', () => {
  const change = (current_password: string, new_password: string) => ({
    body: { current_password, new_password },
  });

  it('replaces it, signs the other devices out, and is told by mail', async () => {
    const laptop = await newStudent(app, 'careful');
    const phone = await signInOn(PHONE, laptop);
    const answer = await laptop.send(devices.changePassword, change(PASSWORD, NEW));
    expect(answer.statusCode).toBe(204);
    expect(await phone.refusal(auth.session, {})).toMatchObject(isOver);
    await expect(laptop.ask(auth.session, {})).resolves.toBeDefined();
    expect((await refresh(laptop)).statusCode).toBe(200);
    const visitor = visitorOf(app);
    const { email } = laptop;
    await visitor.ask(auth.signIn, { body: { email, password: NEW } });
    expect(await visitor.refusal(auth.signIn, { body: { email, password: PASSWORD } })).toMatchObject({
      code: 'invalid_credentials',
    });
    await vi.waitFor(async () => {
      const letters = (await app.letters.list()).filter(({ to }) => to === email);
      expect(letters.map(({ subject }) => subject)).toEqual(['Your Studia password was changed']);
    }, PATIENCE);
  });

  it.each([
    ['password_wrong', 'Wrong-horse-1', NEW],
    ['weak_password', PASSWORD, 'weak'],
    ['common_password', PASSWORD, 'Welcome1!'],
  ])('is refused with %s', async (code, present, next) => {
    const student = await newStudent(app, `refused-${code}`);
    expect(await student.refusal(devices.changePassword, change(present, next))).toMatchObject({ code });
    const body = { email: student.email, password: PASSWORD };
    await expect(visitorOf(app).ask(auth.signIn, { body })).resolves.toBeDefined();
  });

  it('lets nobody guess the present one without end', async () => {
    const student = await newStudent(app, 'unattended');
    const guess = () => student.refusal(devices.changePassword, change('Wrong-horse-1', NEW));
    for (let n = 0; n < SIGN_IN_ATTEMPTS; n++)
      expect(await guess()).toMatchObject({ code: 'password_wrong' });
    expect(await guess()).toMatchObject({ status: 429, code: 'too_many_sign_ins' });
  });
});

describe('a lock that strangers raised at the front door', () => {
  const lockOut = async (email: string) => {
    const body = { email, password: 'Wrong-horse-1' };
    for (let n = 0; n <= SIGN_IN_ATTEMPTS; n++) await visitorOf(app).send(auth.signIn, { body });
    expect(await visitorOf(app).refusal(auth.signIn, { body })).toMatchObject({ code: 'too_many_sign_ins' });
  };

  it('does not keep who is signed in from changing the password', async () => {
    const student = await newStudent(app, 'besieged');
    await lockOut(student.email);
    const body = { current_password: PASSWORD, new_password: NEW };
    expect((await student.send(devices.changePassword, { body })).statusCode).toBe(204);
  });

  it('does not keep who is signed in from leaving', async () => {
    const student = await newStudent(app, 'fed-up');
    await lockOut(student.email);
    expect((await student.send(account.delete, { body: { password: PASSWORD } })).statusCode).toBe(200);
  });

  it('is not raised by who guesses inside one session, nor does that stop another one', async () => {
    const laptop = await newStudent(app, 'borrowed');
    const phone = await signInOn(PHONE, laptop);
    const change = (present: string) => ({ body: { current_password: present, new_password: NEW } });
    for (let n = 0; n <= SIGN_IN_ATTEMPTS; n++)
      await laptop.send(devices.changePassword, change('Wrong-horse-1'));
    expect(await laptop.refusal(devices.changePassword, change(PASSWORD))).toMatchObject({
      code: 'too_many_sign_ins',
    });
    expect((await phone.send(devices.changePassword, change(PASSWORD))).statusCode).toBe(204);
    const body = { email: laptop.email, password: NEW };
    await expect(visitorOf(app).ask(auth.signIn, { body })).resolves.toBeDefined();
  });
});

describe('a session that ended on another node', () => {
  it('is over here within ten seconds', async () => {
    const database = await freshDatabase();
    const clock = scriptedClock(new Date('2026-01-05T09:00:00Z'));
    const [one, other] = await Promise.all([
      startApp({ database, world: { clock }, role: 'api' }),
      startApp({ database, world: { clock }, role: 'api' }),
    ]);
    const { session } = await newStudent(one, 'roaming');
    const there = visitorOf(other, { token: session.access_token });
    await there.ask(auth.session, {});
    await visitorOf(one).ask(auth.signOut, { body: { refresh_token: session.refresh_token } });
    clock.advance(10_000);
    expect(await there.refusal(auth.session, {})).toMatchObject(isOver);
    await Promise.all([one.close(), other.close()]);
    await database.drop();
  });
});
