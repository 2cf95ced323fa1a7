import { about } from '@studia/contract/about';
import { auth } from '@studia/contract/auth';
import { oauth } from '@studia/contract/oauth';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Person } from '../../ports/identity/port.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { startOpenidProvider } from '../../testing/openid-provider.ts';
import { scriptedIdentity } from '../../testing/scripted-identity.ts';
import {
  newStudent,
  PASSWORD,
  statusesOf,
  verifiedStudent,
  visitorOf,
  type Visitor,
} from '../../testing/visitors.ts';
import { OAUTH_FLOW_LIFETIME } from './rules.ts';

const google = { provider: 'google' } as const;
const identity = scriptedIdentity();

let app: TestApp;
let visitor: Visitor;
beforeAll(async () => {
  app = await startApp({ world: { identity } });
  visitor = visitorOf(app);
});
afterAll(() => app.close());

const start = () => visitor.ask(oauth.start, { params: google, body: {} });

/** The request with which a browser comes back that the provider says belongs to this person. */
const comeBack = async (code: string, person: Partial<Person>) => {
  identity.vouch(code, person);
  return { params: google, body: { code, state: (await start()).state } };
};
const enter = async (code: string, person: Partial<Person>) =>
  visitor.ask(oauth.exchange, await comeBack(code, person));
const refused = async (code: string, person: Partial<Person>) =>
  visitor.refusal(oauth.exchange, await comeBack(code, person));
const failed = { status: 401, code: 'oauth_failed', error: 'OAuth authentication failed' };

describe('signing in elsewhere', () => {
  it('begins at the provider’s page', async () => {
    const { url, state } = await start();
    expect(url).toBe(`https://google.example/authorize?state=${state}`);
  });

  it('makes a verified account for who is new, with the cookies of a session', async () => {
    const answer = await visitor.send(
      oauth.exchange,
      await comeBack('grace', { email: 'Grace@School.org', name: 'Grace Hopper' }),
    );
    const { user, session } = answer.json<{ user: object; session: { access_token: string } }>();
    expect(user).toMatchObject({
      email: 'grace@school.org',
      verified: true,
      app_metadata: { provider: 'google' },
      user_metadata: { full_name: 'Grace Hopper' },
    });
    expect(answer.headers['set-cookie']).toHaveLength(2);
    const me = visitorOf(app, { token: session.access_token });
    expect((await me.ask(auth.session, {})).user).toEqual(user);
  });

  it('finds the same account again, also when its address has changed there', async () => {
    const first = await enter('moved', { email: 'moved@school.org' });
    const again = await enter('moved', { email: 'elsewhere@school.org', emailVerified: false });
    expect(again.user.id).toBe(first.user.id);
    expect(again.user.email).toBe('moved@school.org');
  });

  it('calls who has no name by the address', async () => {
    const { user } = await enter('nameless', { email: 'nameless@school.org' });
    expect(user.user_metadata.full_name).toBe('nameless');
  });

  it('opens the account with the same address, and tells its owner', async () => {
    const { id, email } = await verifiedStudent(app, 'linked');
    const { user } = await enter('linked', { email });
    expect(user).toMatchObject({ id, app_metadata: { provider: 'email' } });
    await expect(visitor.ask(auth.signIn, { body: { email, password: PASSWORD } })).resolves.toBeDefined();
    await vi.waitFor(
      async () => {
        const letters = (await app.letters.list()).filter(({ to }) => to === email);
        expect(letters.map(({ subject }) => subject)).toContain('A new way to sign in to Studia');
      },
      { timeout: 10_000, interval: 10 },
    );
  });

  it('takes an account away from who never proved its address', async () => {
    const squatter = await newStudent(app, 'squatted');
    const { user } = await enter('squatted', { email: squatter.email });
    expect(user).toMatchObject({ id: squatter.id, verified: true });
    expect(await squatter.refusal(auth.session, {})).toMatchObject({ code: 'session_invalid' });
    const body = { email: squatter.email, password: PASSWORD };
    expect(await visitor.refusal(auth.signIn, { body })).toMatchObject({ code: 'invalid_credentials' });
  });

  it('makes or links one account for two tabs that come back at the same moment', async () => {
    const known = await verifiedStudent(app, 'two-tabs');
    for (const email of [known.email, 'new-in-two-tabs@school.org']) {
      const requests = [await comeBack(email, { email }), await comeBack(email, { email })];
      const answers = await Promise.all(requests.map((request) => visitor.ask(oauth.exchange, request)));
      expect(new Set(answers.map(({ user }) => user.id)).size).toBe(1);
    }
  });

  it('is refused for an address that the provider does not vouch for', async () => {
    await verifiedStudent(app, 'victim');
    for (const email of ['victim@school.org', 'unheard-of@school.org', 'no address', null])
      expect(await refused(`eve-${email}`, { email, emailVerified: false })).toEqual(failed);
    expect(await refused('eve-without-address', { email: null })).toEqual(failed);
    expect(await refused('eve-with-nonsense', { email: 'no address' })).toEqual(failed);
  });
});

describe('the way back', () => {
  it('is open once', async () => {
    const request = await comeBack('once', { email: 'once@school.org' });
    const answers = await Promise.all([1, 2, 3].map(() => visitor.send(oauth.exchange, request)));
    expect(statusesOf(answers)).toEqual({ 200: 1, 401: 2 });
  });

  it('is open for ten minutes', async () => {
    const request = await comeBack('late', { email: 'late@school.org' });
    app.clock.advance(OAUTH_FLOW_LIFETIME);
    expect(await visitor.refusal(oauth.exchange, request)).toEqual(failed);
  });

  it('is not open with a state of one’s own, a wrong code, or from another provider', async () => {
    const request = await comeBack('mixed', { email: 'mixed@school.org' });
    const other = (changes: object) => ({ ...request, body: { ...request.body, ...changes } });
    expect(await visitor.refusal(oauth.exchange, other({ state: 'made up' }))).toEqual(failed);
    const elsewhere = { ...request, params: { provider: 'microsoft' } as const };
    expect(await visitor.refusal(oauth.exchange, elsewhere)).toEqual(failed);
    expect(await visitor.refusal(oauth.exchange, other({ code: 'made up' }))).toEqual(failed);
  });

  it('keeps its state only as a hash', async () => {
    const { state } = await start();
    const { rows } = await app.database.pool.query('SELECT * FROM auth_oauth_flow');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(`"${state}"`);
  });
});

describe('a provider', () => {
  it('that is not set up says so, and is not offered', async () => {
    const plain = await startApp();
    expect((await visitorOf(plain).ask(about.about, {})).sign_in).toEqual([]);
    for (const call of [
      visitorOf(plain).refusal(oauth.start, { params: google, body: {} }),
      visitorOf(plain).refusal(oauth.exchange, { params: google, body: { code: 'x', state: 'y' } }),
    ])
      expect(await call).toMatchObject({ status: 503, code: 'oauth_not_configured' });
    await plain.close();
    expect((await visitor.ask(about.about, {})).sign_in).toEqual(['google', 'microsoft']);
  });

  it('that nobody knows is not understood', async () => {
    const answer = await app.http.inject({ method: 'POST', url: '/auth/oauth/myspace/start', payload: {} });
    expect(answer.statusCode).toBe(400);
  });

  it('of flesh and blood lets a student in from end to end', async () => {
    const returnTo = 'http://localhost:3000/auth/callback/google';
    const provider = await startOpenidProvider({ clients: [{ id: 'studia', secret: 'quiet', returnTo }] });
    const real = await startApp({
      env: {
        PUBLIC_URL: 'http://localhost:3000',
        GOOGLE_CLIENT_ID: 'studia',
        GOOGLE_CLIENT_SECRET: 'quiet',
        GOOGLE_ISSUER: provider.issuer,
      },
    });
    const browser = visitorOf(real);
    expect((await browser.ask(about.about, {})).sign_in).toEqual(['google']);
    provider.becomes({ sub: '1815', email: 'ada@school.org', email_verified: true, name: 'Ada Lovelace' });
    const { url, state } = await browser.ask(oauth.start, { params: google, body: {} });
    const back = await provider.visit(url);
    expect(back.searchParams.get('state')).toBe(state);
    const code = back.searchParams.get('code') ?? '';
    const { user } = await browser.ask(oauth.exchange, { params: google, body: { code, state } });
    expect(user).toMatchObject({ email: 'ada@school.org', verified: true });
    expect(await browser.refusal(oauth.exchange, { params: google, body: { code, state } })).toEqual(failed);
    await real.close();
    await provider.stop();
  });
});
