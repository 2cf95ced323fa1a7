import { about } from '@studia/contract/about';
import { auth } from '@studia/contract/auth';
import { TOKENS } from '@studia/contract/limits';
import { oauth } from '@studia/contract/oauth';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Person } from '../../ports/identity/port.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { startOpenidProvider, type OpenidProvider } from '../../testing/openid-provider.ts';
import { PATIENCE } from '../../testing/patience.ts';
import { scriptedIdentity } from '../../testing/scripted-identity.ts';
import {
  newStudent,
  PASSWORD,
  statusesOf,
  verifiedStudent,
  visitorOf,
  type Visitor,
} from '../../testing/visitors.ts';

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

  it.each(['google', 'microsoft'] as const)(
    'makes a verified account for who is new by %s, with the cookies of a session',
    async (provider) => {
      const params = { provider };
      const email = `${provider}-grace@school.org`;
      identity.vouch(email, { email: email.toUpperCase(), name: 'Grace Hopper' });
      const { state } = await visitor.ask(oauth.start, { params, body: {} });
      const answer = await visitor.send(oauth.exchange, { params, body: { code: email, state, user: 'x' } });
      const { user, session } = answer.json<{ user: object; session: { access_token: string } }>();
      expect(user).toMatchObject({
        email,
        verified: true,
        app_metadata: { provider },
        user_metadata: { full_name: 'Grace Hopper' },
      });
      expect(answer.headers['set-cookie']).toHaveLength(2);
      const me = visitorOf(app, { token: session.access_token });
      expect((await me.ask(auth.session, {})).user).toEqual(user);
    },
  );

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
    await vi.waitFor(async () => {
      const letters = (await app.letters.list()).filter(({ to }) => to === email);
      expect(letters.map(({ subject }) => subject)).toContain('A new way to sign in to Studia');
    }, PATIENCE);
  });

  it('takes an account away from who never proved its address', async () => {
    const squatter = await newStudent(app, 'squatted');
    const { user } = await enter('squatted', { email: squatter.email });
    expect(user).toMatchObject({ id: squatter.id, verified: true });
    expect(await squatter.refusal(auth.session, {})).toMatchObject({ code: 'session_invalid' });
    const body = { email: squatter.email, password: PASSWORD };
    expect(await visitor.refusal(auth.signIn, { body })).toMatchObject({ code: 'invalid_credentials' });
  });

  it('makes or links one account for tabs that come back at the same moment', async () => {
    const known = await verifiedStudent(app, 'two-tabs');
    for (const email of [known.email, 'new-in-two-tabs@school.org']) {
      const requests = [];
      for (let tab = 0; tab < 8; tab++) requests.push(await comeBack(email, { email }));
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
  /** The cookie of a visit that this browser has begun. */
  const visitCookie = async (): Promise<string> => {
    const answer = await visitor.send(oauth.start, { params: google, body: {} });
    const [line = ''] = [answer.headers['set-cookie'] ?? []].flat();
    expect(line).toMatch(/^studia_visit=[^;]+; Max-Age=600; Path=\/auth\/oauth; HttpOnly; SameSite=Strict$/);
    return line.split(';')[0] ?? '';
  };

  it('needs no state in the browser that began it, where a cookie holds it', async () => {
    identity.vouch('by-cookie', { email: 'by-cookie@school.org' });
    const body = { code: 'by-cookie', user: '{"name":"Grace"}' };
    const cookie = await visitCookie();
    const answer = await visitor.send(oauth.exchange, { params: google, body }, { cookie });
    expect(answer.json()).toMatchObject({ session: { access_token: expect.any(String) } });
    const cleared = [answer.headers['set-cookie'] ?? []]
      .flat()
      .find((line) => line.startsWith('studia_visit='));
    expect(cleared).toContain('Expires=Thu, 01 Jan 1970 00:00:00 GMT');
    const again = await visitor.send(oauth.exchange, { params: google, body }, { cookie });
    expect(again.statusCode).toBe(401);
  });

  it('is closed without a state to a browser that began no visit', async () => {
    const stranger = await comeBack('intercepted', { email: 'intercepted@school.org' });
    const body = { code: stranger.body.code };
    expect(await visitor.refusal(oauth.exchange, { params: google, body })).toEqual(failed);
    const cookie = 'studia_visit=made-up';
    const answer = await visitor.send(oauth.exchange, { params: google, body }, { cookie });
    expect(answer.statusCode).toBe(401);
  });

  it('of a tab counts before the cookie, which another tab may have replaced', async () => {
    const request = await comeBack('first-tab', { email: 'first-tab@school.org' });
    const answer = await visitor.send(oauth.exchange, request, { cookie: await visitCookie() });
    expect(answer.statusCode).toBe(200);
  });

  it('is open once', async () => {
    const request = await comeBack('once', { email: 'once@school.org' });
    const answers = await Promise.all([1, 2, 3].map(() => visitor.send(oauth.exchange, request)));
    expect(statusesOf(answers)).toEqual({ 200: 1, 401: 2 });
  });

  it('is open for ten minutes', async () => {
    const request = await comeBack('late', { email: 'late@school.org' });
    app.clock.advance(TOKENS.visitLifetime);
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

  describe.each(['google', 'microsoft'] as const)('of flesh and blood, %s,', (name) => {
    const params = { provider: name };
    const SETTING = name.toUpperCase();
    let provider: OpenidProvider;
    let real: TestApp;
    let browser: Visitor;
    beforeAll(async () => {
      const returnTo = `http://localhost:3000/auth/callback/${name}`;
      provider = await startOpenidProvider({ clients: [{ id: 'studia', secret: 'quiet', returnTo }] });
      real = await startApp({
        env: {
          PUBLIC_URL: 'http://localhost:3000',
          [`${SETTING}_CLIENT_ID`]: 'studia',
          [`${SETTING}_CLIENT_SECRET`]: 'quiet',
          [`${SETTING}_ISSUER`]: provider.issuer,
        },
      });
      browser = visitorOf(real);
      provider.becomes({
        sub: '1815',
        tid: 'school',
        oid: '1815',
        email: 'ada@school.org',
        email_verified: true,
        xms_edov: true,
        name: 'Ada Lovelace',
      });
    });
    afterAll(async () => {
      await real.close();
      await provider.stop();
    });

    it('lets a student in from end to end', async () => {
      expect((await browser.ask(about.about, {})).sign_in).toEqual([name]);
      const { url, state } = await browser.ask(oauth.start, { params, body: {} });
      const back = await provider.visit(url);
      expect(back.searchParams.get('state')).toBe(state);
      const code = back.searchParams.get('code') ?? '';
      const { user, session } = await browser.ask(oauth.exchange, { params, body: { code, state } });
      expect(user).toMatchObject({
        email: 'ada@school.org',
        verified: true,
        app_metadata: { provider: name },
      });
      const me = visitorOf(real, { token: session.access_token });
      expect((await me.ask(auth.session, {})).user).toEqual(user);
      expect(await browser.refusal(oauth.exchange, { params, body: { code, state } })).toEqual(failed);
    });

    it('lets nobody in by the code of somebody else’s visit', async () => {
      const theirs = await browser.ask(oauth.start, { params, body: {} });
      const planted = (await provider.visit(theirs.url)).searchParams.get('code') ?? '';
      const { state } = await browser.ask(oauth.start, { params, body: {} });
      const headers = { cookie: `studia_visit=${state}` };
      const answer = await browser.send(oauth.exchange, { params, body: { code: planted } }, headers);
      expect([answer.statusCode, answer.json()]).toEqual([401, { code: failed.code, error: failed.error }]);
    });
  });
});
