import { auth } from '@studia/contract/auth';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { newStudent, PASSWORD, visitorOf, type Visitor } from '../../testing/visitors.ts';

let app: TestApp;
let visitor: Visitor;
beforeAll(async () => {
  app = await startApp();
  visitor = visitorOf(app);
});
afterAll(() => app.close());

const linesOf = ({ headers }: LightMyRequestResponse): string[] => [headers['set-cookie'] ?? []].flat();
const lineOf = (answer: LightMyRequestResponse, name: string): string =>
  linesOf(answer).find((line) => line.startsWith(`${name}=`)) ?? '';
/** The attributes of a cookie, without its value. */
const attributesOf = (answer: LightMyRequestResponse, name: string): string[] =>
  lineOf(answer, name).split('; ').slice(1).toSorted();
const valueOf = (answer: LightMyRequestResponse, name: string): string =>
  /=([^;]*)/.exec(lineOf(answer, name))?.[1] ?? '';

const signIn = async (name: string, remember = false, headers = {}) => {
  const { email } = await newStudent(app, name);
  return visitor.send(auth.signIn, { body: { email, password: PASSWORD, remember } }, headers);
};

/** What a browser sends after an answer that set cookies. */
const browserAfter = (answer: LightMyRequestResponse) => {
  const [token, proof] = [valueOf(answer, 'studia_refresh'), valueOf(answer, 'XSRF-TOKEN')];
  return { cookie: `studia_refresh=${token}; XSRF-TOKEN=${proof}`, 'x-xsrf-token': proof };
};
const refresh = (headers: Record<string, string>) => visitor.send(auth.refresh, { body: {} }, headers);
const codeOf = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json<{ code?: string }>().code];

describe('the cookies of a session', () => {
  it('hold the refresh token where no script reads it, and a proof that ours may', async () => {
    const answer = await signIn('ada');
    const { refresh_token } = answer.json<{ session: { refresh_token: string } }>().session;
    const [token, bond] = valueOf(answer, 'studia_refresh').split(`${refresh_token}.`);
    expect([token, bond]).toEqual(['', expect.stringMatching(/^[\w-]{43}$/)]);
    expect(attributesOf(answer, 'studia_refresh')).toEqual(['HttpOnly', 'Path=/auth', 'SameSite=Strict']);
    expect(valueOf(answer, 'XSRF-TOKEN')).toMatch(/^[\w-]{43}$/);
    expect(attributesOf(answer, 'XSRF-TOKEN')).toEqual(['Path=/', 'SameSite=Strict']);
  });

  it('come with signing up, signing in and renewing, and with nothing else', async () => {
    const body = {
      email: 'new@school.org',
      password: PASSWORD,
      options: { data: { full_name: 'Ada Lovelace' } },
    };
    const signedUp = await visitor.send(auth.signUp, { body });
    expect(linesOf(signedUp)).toHaveLength(2);
    expect(linesOf(await refresh(browserAfter(signedUp)))).toHaveLength(2);
    const refused = await visitor.send(auth.signIn, { body: { email: body.email, password: 'wrong' } });
    expect(linesOf(refused)).toEqual([]);
    expect(linesOf(await visitor.send(auth.sendVerificationCode, { body }))).toEqual([]);
  });

  it('last thirty days for who asked to be remembered, also when they are renewed', async () => {
    const answer = await signIn('remembered', true);
    const renewed = await refresh(browserAfter(answer));
    for (const one of [answer, renewed])
      for (const name of ['studia_refresh', 'XSRF-TOKEN'])
        expect(attributesOf(one, name)).toContain('Max-Age=2592000');
  });

  it('travel by https only where people open Studia by https', async () => {
    const secure = await startApp({ env: { PUBLIC_URL: 'https://studia.school.org' } });
    const body = {
      email: 'ada@school.org',
      password: PASSWORD,
      options: { data: { full_name: 'Ada Lovelace' } },
    };
    const answer = await visitorOf(secure).send(auth.signUp, { body });
    for (const name of ['__Secure-studia_refresh', 'XSRF-TOKEN'])
      expect(attributesOf(answer, name)).toContain('Secure');
    const token = valueOf(answer, '__Secure-studia_refresh');
    const proof = valueOf(answer, 'XSRF-TOKEN');
    const renewWith = (name: string) => {
      const headers = { cookie: `${name}=${token}; XSRF-TOKEN=${proof}`, 'x-xsrf-token': proof };
      return visitorOf(secure).send(auth.refresh, { body: {} }, headers);
    };
    // A cookie of the bare name can be planted by a page without TLS, and so does not count.
    expect(codeOf(await renewWith('studia_refresh'))).toEqual([401, 'session_invalid']);
    expect((await renewWith('__Secure-studia_refresh')).statusCode).toBe(200);
    await secure.close();
  });
});

describe('a session in a cookie', () => {
  it('is renewed by who repeats the proof, as often as needed', async () => {
    const answer = await signIn('renewing');
    const renewed = await refresh(browserAfter(answer));
    expect(renewed.statusCode).toBe(200);
    expect(valueOf(renewed, 'studia_refresh')).not.toBe(valueOf(answer, 'studia_refresh'));
    expect((await refresh(browserAfter(renewed))).statusCode).toBe(200);
  });

  it('is renewed also behind a development server on another port', async () => {
    const host = { host: 'localhost:5173', origin: 'http://localhost:5173' };
    const answer = await signIn('developer', false, host);
    expect(lineOf(answer, 'studia_refresh')).not.toContain('Domain');
    expect((await refresh({ ...browserAfter(answer), ...host })).statusCode).toBe(200);
  });

  it('keeps its proof when it is renewed, because other tabs have read it, and has a new one after signing in', async () => {
    const answer = await signIn('tabs');
    const renewed = await refresh(browserAfter(answer));
    expect(valueOf(renewed, 'XSRF-TOKEN')).toBe(valueOf(answer, 'XSRF-TOKEN'));
    const body = { email: 'tabs@school.org', password: PASSWORD };
    const again = await visitor.send(auth.signIn, { body }, browserAfter(answer));
    expect(valueOf(again, 'XSRF-TOKEN')).not.toBe(valueOf(answer, 'XSRF-TOKEN'));
  });

  it('ends when somebody signs in or up again in the same browser', async () => {
    const first = await signIn('again');
    const body = { email: 'again@school.org', password: PASSWORD };
    const second = await visitor.send(auth.signIn, { body }, browserAfter(first));
    expect(codeOf(await refresh(browserAfter(first)))).toEqual([401, 'session_invalid']);
    const options = { data: { full_name: 'Ada Lovelace' } };
    const other = { email: 'another-in-class@school.org', password: PASSWORD, options };
    const third = await visitor.send(auth.signUp, { body: other }, browserAfter(second));
    expect(codeOf(await refresh(browserAfter(second)))).toEqual([401, 'session_invalid']);
    expect((await refresh(browserAfter(third))).statusCode).toBe(200);
  });

  it('goes on when signing in fails, and when somebody signs in in another browser', async () => {
    const first = await signIn('still-here');
    const body = { email: 'still-here@school.org', password: PASSWORD };
    await visitor.send(auth.signIn, { body: { ...body, password: 'wrong' } }, browserAfter(first));
    await visitor.send(auth.signIn, { body });
    expect((await refresh(browserAfter(first))).statusCode).toBe(200);
  });

  it('gets a real proof in the place of one that somebody made up', async () => {
    const { session } = (await signIn('planted')).json<{ session: { refresh_token: string } }>();
    const cookie = `XSRF-TOKEN=${'x'.repeat(43)}`;
    const renewed = await visitor.send(auth.refresh, { body: session }, { cookie });
    expect(valueOf(renewed, 'XSRF-TOKEN')).toMatch(/^[\w-]{43}$/);
    expect(valueOf(renewed, 'XSRF-TOKEN')).not.toBe('x'.repeat(43));
  });

  it.each([
    ['without the header', ({ cookie }: Record<string, string>) => ({ cookie })],
    ['with another value', (sent: Record<string, string>) => ({ ...sent, 'x-xsrf-token': 'x'.repeat(43) })],
    ['with an empty one', (sent: Record<string, string>) => ({ ...sent, 'x-xsrf-token': '' })],
    [
      'with a proof that somebody planted as cookie and header',
      (sent: Record<string, string>) => ({
        cookie: `${sent['cookie']?.split('; ')[0]}; XSRF-TOKEN=${'x'.repeat(43)}`,
        'x-xsrf-token': 'x'.repeat(43),
      }),
    ],
    [
      'with the whole proof of another session',
      (sent: Record<string, string>, proof: string) => ({
        cookie: `${sent['cookie']?.split('; ')[0]}; XSRF-TOKEN=${proof}`,
        'x-xsrf-token': proof,
      }),
    ],
    [
      'with two empty ones',
      (sent: Record<string, string>) => ({
        cookie: `${sent['cookie']?.split('; ')[0]}; XSRF-TOKEN=`,
        'x-xsrf-token': '',
      }),
    ],
  ])('is neither renewed nor ended %s', async (what, change) => {
    const sent = browserAfter(await signIn(`forged-${what.replaceAll(' ', '-')}`));
    const other = valueOf(await signIn(`other-${what.replaceAll(' ', '-')}`), 'XSRF-TOKEN');
    const forged = change(sent, other) as Record<string, string>;
    expect(codeOf(await refresh(forged))).toEqual([403, 'xsrf_failed']);
    const leaving = await visitor.send(auth.signOut, { body: {} }, forged);
    expect(codeOf(leaving)).toEqual([403, 'xsrf_failed']);
    expect((await refresh(sent)).statusCode).toBe(200);
  });

  it('is ended also where another tab has forgotten the proof before the call is on its way', async () => {
    const sent = browserAfter(await signIn('two-tabs'));
    const leaving = { ...sent, cookie: sent.cookie.split('; ')[0] ?? '' };
    expect((await visitor.send(auth.signOut, { body: {} }, leaving)).statusCode).toBe(204);
    expect(codeOf(await refresh(sent))).toEqual([401, 'session_invalid']);
  });

  it('does not count where the body holds a token', async () => {
    const [one, other] = [await signIn('in-body'), await signIn('in-cookie')];
    const { session } = one.json<{ session: { refresh_token: string } }>();
    const { cookie } = browserAfter(other);
    const answer = await visitor.send(auth.refresh, { body: session }, { cookie });
    expect(answer.json<{ user: { email: string } }>().user.email).toBe('in-body@school.org');
  });

  it('is session_invalid where there is none', async () => {
    expect(codeOf(await refresh({}))).toEqual([401, 'session_invalid']);
    expect(codeOf(await refresh({ cookie: 'studia_refresh=' }))).toEqual([401, 'session_invalid']);
  });
});

describe('signing out', () => {
  it('ends the session in the cookie and clears both cookies', async () => {
    const sent = browserAfter(await signIn('leaving'));
    const answer = await visitor.send(auth.signOut, { body: {} }, sent);
    expect(answer.statusCode).toBe(204);
    for (const name of ['studia_refresh', 'XSRF-TOKEN']) {
      expect(valueOf(answer, name)).toBe('');
      expect(attributesOf(answer, name)).toContain('Expires=Thu, 01 Jan 1970 00:00:00 GMT');
    }
    expect(attributesOf(answer, 'studia_refresh')).toContain('Path=/auth');
    expect(codeOf(await refresh(sent))).toEqual([401, 'session_invalid']);
  });

  it('clears the cookies also where no session is left', async () => {
    const answer = await visitor.send(auth.signOut, { body: {} });
    expect([answer.statusCode, linesOf(answer).length]).toEqual([204, 2]);
  });
});
