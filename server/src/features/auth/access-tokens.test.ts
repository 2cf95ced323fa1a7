import { accessTokens } from '@studia/contract/access-tokens';
import { account } from '@studia/contract/account';
import { auth } from '@studia/contract/auth';
import type { Endpoint, Request } from '@studia/contract/endpoint';
import { everyCall } from '@studia/contract/every-call';
import { notes } from '@studia/contract/notes';
import { passwordReset } from '@studia/contract/password-reset';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import {
  mailedCode,
  PASSWORD,
  studentOf,
  verifiedStudent,
  visitorOf,
  type Student,
} from '../../testing/visitors.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const newToken = (student: Student) =>
  student.ask(accessTokens.create, {
    body: { name: 'My script', scopes: ['read', 'read', 'write'], days: 30 },
  });

const reads = async (token: string): Promise<number> => {
  const headers = { authorization: `Bearer ${token}` };
  return (await app.http.inject({ url: '/rest/v1/notes', headers })).statusCode;
};

const eventsOf = async (student: Student) => {
  const rows = app.database.db
    .selectFrom('auth_event')
    .select(['kind', 'detail'])
    .where('student_id', '=', student.id);
  const events = (await rows.execute()).filter(({ kind }) => kind.startsWith('access-token'));
  return events.toSorted((one, other) => one.kind.localeCompare(other.kind));
};

describe('a personal access token', () => {
  it('is shown once, kept as a hash, and listed without its secret', async () => {
    const ada = await verifiedStudent(app, 'ada');
    const { token, secret } = await newToken(ada);
    expect(secret).toMatch(/^studia_[\w-]{43}$/);
    expect(token).toMatchObject({ name: 'My script', scopes: ['read', 'write'], last_used_at: null });
    const { tokens } = await ada.ask(accessTokens.list, {});
    expect(tokens).toEqual([token]);
    const { rows } = await app.database.pool.query('SELECT * FROM auth_access_token');
    expect(JSON.stringify(rows)).not.toContain(secret.slice(token.start.length));
  });

  it('opens what its scopes say, and remembers when it did', async () => {
    const ben = await verifiedStudent(app, 'ben');
    const { secret } = await newToken(ben);
    expect(await reads(secret)).toBe(200);
    const { tokens } = await ben.ask(accessTokens.list, {});
    expect(tokens[0]?.last_used_at).toBe(app.clock.now().toISOString());
  });

  it('is refused by every call that is not made for it', async () => {
    const cleo = await verifiedStudent(app, 'cleo');
    const { secret } = await newToken(cleo);
    const visitor = visitorOf(app, { token: secret });
    const closed = everyCall.filter(([, { access, scope }]) => access !== 'public' && scope === undefined);
    expect(closed.length).toBeGreaterThan(40);
    for (const [, endpoint] of closed) {
      const answer = await visitor.send(endpoint, { params: {}, body: {} } as Request<Endpoint>);
      expect([endpoint.path, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
        endpoint.path,
        403,
        'access_token_refused',
      ]);
    }
  });

  it('ends when it is revoked or its time is over, and both are written down', async () => {
    const dora = await verifiedStudent(app, 'dora');
    const one = await newToken(dora);
    const other = await newToken(dora);
    await dora.ask(accessTokens.revoke, { params: { id: one.token.id } });
    expect([await reads(one.secret), await reads(other.secret)]).toEqual([401, 200]);
    expect(await eventsOf(dora)).toMatchObject([
      { kind: 'access-token-made', detail: { name: 'My script', scopes: 'read write', days: 30 } },
      { kind: 'access-token-made' },
      { kind: 'access-token-revoked', detail: { name: 'My script' } },
    ]);
    app.clock.advance(31 * 24 * 60 * 60 * 1000);
    expect(await reads(other.secret)).toBe(401);
  });

  it('of somebody else can not be revoked', async () => {
    const [finn, gus] = [await verifiedStudent(app, 'finn'), await verifiedStudent(app, 'gus')];
    const { token, secret } = await newToken(finn);
    expect(await gus.refusal(accessTokens.revoke, { params: { id: token.id } })).toMatchObject({
      code: 'not_found',
    });
    expect(await reads(secret)).toBe(200);
  });

  it('ends with a new password by mail, and with the wish to leave', async () => {
    const hana = await verifiedStudent(app, 'hana');
    const { secret } = await newToken(hana);
    const visitor = visitorOf(app);
    const { email } = hana;
    // Letters of one moment lie in no order.
    app.clock.advance(1_000);
    await visitor.ask(passwordReset.sendOtp, { body: { email } });
    const otp = await mailedCode(app, email, 2);
    const { reset_token } = await visitor.ask(passwordReset.verifyOtp, { body: { email, otp } });
    const body = { email, reset_token, new_password: PASSWORD, confirm_password: PASSWORD };
    await visitor.ask(passwordReset.reset, { body });
    expect(await reads(secret)).toBe(401);
    const { session } = await visitor.ask(auth.signIn, { body: { email, password: PASSWORD } });
    const back = studentOf(app, session);
    const again = await newToken(back);
    await back.ask(account.delete, { body: { password: PASSWORD } });
    expect(await reads(again.secret)).toBe(401);
  });

  it('is one of fifty at most', async () => {
    const ivy = await verifiedStudent(app, 'ivy');
    for (let number = 0; number < 50; number++) await newToken(ivy);
    const body = { name: 'One more', scopes: ['read' as const], days: 1 };
    expect(await ivy.refusal(accessTokens.create, { body })).toMatchObject({
      code: 'too_many_access_tokens',
    });
    expect((await ivy.ask(notes.list, { query: {} })).total).toBe(0);
  });
});
