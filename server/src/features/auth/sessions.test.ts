import { auth, type Session } from '@studia/contract/auth';
import { TOKENS } from '@studia/contract/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import {
  newStudent,
  PASSWORD,
  statusesOf,
  studentOf,
  visitorOf,
  type Visitor,
} from '../../testing/visitors.ts';
import { TABS_GRACE } from './rules.ts';

let app: TestApp;
let visitor: Visitor;
beforeAll(async () => {
  app = await startApp();
  visitor = visitorOf(app);
});
afterAll(() => app.close());

const refreshWith = ({ refresh_token }: Pick<Session, 'refresh_token'>) => ({ body: { refresh_token } });
const signIn = async (email: string, remember: boolean): Promise<Session> =>
  (await visitor.ask(auth.signIn, { body: { email, password: PASSWORD, remember } })).session;
const isOver = { status: 401, code: 'session_invalid', error: 'Failed to validate session' };

describe('a session', () => {
  it('shows the student behind the token', async () => {
    const student = await newStudent(app, 'ada');
    expect((await student.ask(auth.session, {})).user).toEqual(student.session.user);
  });

  it('runs out after fifteen minutes with token_expired, and is renewed', async () => {
    const student = await newStudent(app, 'timed');
    app.clock.advance(TOKENS.accessLifetime);
    expect(await student.refusal(auth.session, {})).toMatchObject({ status: 401, code: 'token_expired' });
    const { session } = await visitor.ask(auth.refresh, refreshWith(student.session));
    expect(session.expires_at * 1000).toBe(app.clock.now().getTime() + TOKENS.accessLifetime);
    await expect(studentOf(app, session).ask(auth.session, {})).resolves.toBeDefined();
  });

  it('is no longer good once the student is gone', async () => {
    const student = await newStudent(app, 'gone');
    await app.database.db.deleteFrom('student').where('id', '=', student.id).execute();
    expect(await student.refusal(auth.session, {})).toMatchObject(isOver);
    expect(await visitor.refusal(auth.refresh, refreshWith(student.session))).toMatchObject(isOver);
  });
});

describe('a refresh token', () => {
  it('gives a new session with a new refresh token for the same student', async () => {
    const { session, id } = await newStudent(app, 'rotating');
    const renewed = await visitor.ask(auth.refresh, refreshWith(session));
    expect(renewed.user.id).toBe(id);
    expect(renewed.session.refresh_token).not.toBe(session.refresh_token);
    await expect(visitor.ask(auth.refresh, refreshWith(renewed.session))).resolves.toBeDefined();
  });

  it('that is used twice ends its whole family', async () => {
    const { session } = await newStudent(app, 'robbed');
    const { session: newer } = await visitor.ask(auth.refresh, refreshWith(session));
    const { session: newest } = await visitor.ask(auth.refresh, refreshWith(newer));
    expect(await visitor.refusal(auth.refresh, refreshWith(session))).toEqual(isOver);
    expect(await visitor.refusal(auth.refresh, refreshWith(newest))).toEqual(isOver);
  });

  it('that is used twice leaves the other sessions of the student alone', async () => {
    const { session, email } = await newStudent(app, 'two-devices');
    const phone = await signIn(email, false);
    await visitor.ask(auth.refresh, refreshWith(session));
    app.clock.advance(TABS_GRACE);
    await visitor.refusal(auth.refresh, refreshWith(session));
    await expect(visitor.ask(auth.refresh, refreshWith(phone))).resolves.toBeDefined();
  });

  it('that many tabs use at the same moment works for all of them', async () => {
    const { session } = await newStudent(app, 'tabs');
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => visitor.send(auth.refresh, refreshWith(session))),
    );
    expect(statusesOf(answers)).toEqual({ 200: 6 });
    const renewed = answers.map((answer) => answer.json<{ session: Session }>().session);
    expect(new Set(renewed.map((one) => one.refresh_token)).size).toBe(6);
    const later = await Promise.all(renewed.map((one) => visitor.send(auth.refresh, refreshWith(one))));
    expect(statusesOf(later)).toEqual({ 200: 6 });
  });

  it('works again for less than ten seconds, then ends its session', async () => {
    const { session } = await newStudent(app, 'slow-tab');
    const { session: newer } = await visitor.ask(auth.refresh, refreshWith(session));
    app.clock.advance(TABS_GRACE - 1);
    await expect(visitor.ask(auth.refresh, refreshWith(session))).resolves.toBeDefined();
    app.clock.advance(1);
    expect(await visitor.refusal(auth.refresh, refreshWith(session))).toEqual(isOver);
    expect(await visitor.refusal(auth.refresh, refreshWith(newer))).toEqual(isOver);
  });

  it('that two tabs were given is found out as stolen when the other one goes on much later', async () => {
    const { session } = await newStudent(app, 'forked');
    const [{ session: one }, { session: other }] = [
      await visitor.ask(auth.refresh, refreshWith(session)),
      await visitor.ask(auth.refresh, refreshWith(session)),
    ];
    const { session: next } = await visitor.ask(auth.refresh, refreshWith(one));
    app.clock.advance(TABS_GRACE);
    expect(await visitor.refusal(auth.refresh, refreshWith(other))).toEqual(isOver);
    expect(await visitor.refusal(auth.refresh, refreshWith(next))).toEqual(isOver);
  });

  it('lasts a day, or thirty days for who asked to be remembered', async () => {
    const { email } = await newStudent(app, 'remembered');
    const [short, long] = [await signIn(email, false), await signIn(email, true)];
    app.clock.advance(TOKENS.refreshLifetime);
    expect(await visitor.refusal(auth.refresh, refreshWith(short))).toEqual(isOver);
    app.clock.advance(TOKENS.rememberedRefreshLifetime - TOKENS.refreshLifetime - 1);
    const { session: renewed } = await visitor.ask(auth.refresh, refreshWith(long));
    app.clock.advance(TOKENS.rememberedRefreshLifetime - 1);
    await expect(visitor.ask(auth.refresh, refreshWith(renewed))).resolves.toBeDefined();
  });

  it.each([
    ['seven days', false, TOKENS.refreshLifetime, TOKENS.sessionLifetime],
    ['ninety days, remembered', true, TOKENS.rememberedRefreshLifetime, TOKENS.rememberedSessionLifetime],
  ])('ends after %s, however busy it is', async (_, remember, idle, whole) => {
    const { email } = await newStudent(app, `busy-${remember}`);
    let session = await signIn(email, remember);
    const began = app.clock.now().getTime();
    const age = () => app.clock.now().getTime() - began;
    while (age() + idle / 2 < whole) {
      app.clock.advance(idle / 2);
      ({ session } = await visitor.ask(auth.refresh, refreshWith(session)));
    }
    app.clock.advance(whole - age() - 1_000);
    ({ session } = await visitor.ask(auth.refresh, refreshWith(session)));
    expect(session.expires_at).toBe(Math.floor((began + whole) / 1000));
    app.clock.advance(1_000);
    expect(await visitor.refusal(auth.refresh, refreshWith(session))).toEqual(isOver);
    expect(await studentOf(app, session).refusal(auth.session, {})).toMatchObject({ code: 'token_expired' });
    await expect(signIn(email, remember)).resolves.toBeDefined();
  });

  it('is kept only as a hash', async () => {
    const { session } = await newStudent(app, 'hashed');
    const { rows } = await app.database.pool.query('SELECT * FROM auth_refresh_token');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(session.refresh_token);
  });

  it.each(['', 'no-such-token', '../../etc/passwd'])('is not %j', async (token) => {
    expect(await visitor.refusal(auth.refresh, refreshWith({ refresh_token: token }))).toEqual(isOver);
  });
});

describe('signing out', () => {
  it('ends the session that the refresh token belongs to', async () => {
    const { session } = await newStudent(app, 'leaving');
    const { session: newer } = await visitor.ask(auth.refresh, refreshWith(session));
    const answer = await visitor.send(auth.signOut, refreshWith(newer));
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(await visitor.refusal(auth.refresh, refreshWith(newer))).toEqual(isOver);
  });

  it('leaves the other sessions of the student alone', async () => {
    const { session, email } = await newStudent(app, 'stays-on-phone');
    const phone = await signIn(email, true);
    await visitor.ask(auth.signOut, refreshWith(session));
    await expect(visitor.ask(auth.refresh, refreshWith(phone))).resolves.toBeDefined();
  });

  it('ends the access token with it', async () => {
    const student = await newStudent(app, 'leaving-at-once');
    await student.ask(auth.session, {});
    await visitor.ask(auth.signOut, refreshWith(student.session));
    expect(await student.refusal(auth.session, {})).toEqual(isOver);
  });

  it('answers the same for a token nobody knows', async () => {
    const answer = await visitor.send(auth.signOut, refreshWith({ refresh_token: 'unknown' }));
    expect(answer.statusCode).toBe(204);
  });
});
