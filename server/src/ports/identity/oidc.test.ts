import { Failure } from '@studia/contract/errors';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startOpenidProvider, type OpenidProvider } from '../../testing/openid-provider.ts';
import { scriptedRandom } from '../random/scripted.ts';
import { oidcIdentity, type OidcSettings } from './oidc.ts';
import { IdentityRefused } from './port.ts';

const PUBLIC_URL = 'https://studia.school.org';
const returnTo = `${PUBLIC_URL}/auth/callback/google`;
const CLIENT = { clientId: 'studia', clientSecret: 'a secret between the two' };
const OTHER = { clientId: 'somebody-else', clientSecret: 'another secret' };
const ADA = { sub: '1071815', email: 'ada@school.org', email_verified: true, name: 'Ada Lovelace' };
const random = scriptedRandom();

let google: OpenidProvider;
beforeAll(async () => {
  google = await startOpenidProvider({
    clients: [CLIENT, OTHER].map(({ clientId, clientSecret }) => ({
      id: clientId,
      secret: clientSecret,
      returnTo,
    })),
  });
});
afterAll(() => google.stop());
afterEach(() => vi.useRealTimers());

const warnings: string[] = [];
const identityWith = (settings: Partial<OidcSettings> = {}) =>
  oidcIdentity({
    publicUrl: PUBLIC_URL,
    clients: { google: { ...CLIENT, issuer: google.issuer } },
    newSecret: () => random.token(),
    warn: (sentence) => void warnings.push(sentence),
    timeoutSeconds: 5,
    ...settings,
  });

const codeIn = (address: URL): string => address.searchParams.get('code') ?? '';

/** Sends a browser away and takes it back. */
const errandTo = async (identity: ReturnType<typeof oidcIdentity>, claims: Record<string, unknown> = ADA) => {
  google.becomes(claims);
  const { url, ...errand } = await identity.start('google');
  return { ...errand, code: codeIn(await google.visit(url)) };
};

describe('the way to the provider', () => {
  it('asks for what SPEC 4.6 says, with a challenge and without a secret', async () => {
    const identity = identityWith();
    const { url, state, nonce, verifier } = await identity.start('google');
    const asked = Object.fromEntries(new URL(url).searchParams);
    expect(asked).toEqual({
      client_id: 'studia',
      response_type: 'code',
      redirect_uri: returnTo,
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(url).not.toContain(verifier);
  });

  it('is another one every time', async () => {
    const identity = identityWith();
    const [one, other] = [await identity.start('google'), await identity.start('google')];
    expect(one.state).not.toBe(other.state);
    expect(one.nonce).not.toBe(other.nonce);
    expect(one.verifier).not.toBe(other.verifier);
  });

  it('leads back to where it came from, with the state', async () => {
    google.becomes(ADA);
    const { url, state } = await identityWith().start('google');
    const back = await google.visit(url);
    expect(`${back.origin}${back.pathname}`).toBe(returnTo);
    expect(back.searchParams.get('state')).toBe(state);
  });
});

describe('a code from Google', () => {
  it('tells who somebody is', async () => {
    const identity = identityWith();
    expect(await identity.finish('google', await errandTo(identity))).toEqual({
      subject: '1071815',
      email: 'ada@school.org',
      emailVerified: true,
      name: 'Ada Lovelace',
    });
  });

  it.each([
    ['not verified', { email_verified: false }, { emailVerified: false }],
    ['not said to be verified', { email_verified: undefined }, { emailVerified: false }],
    ['missing', { email: undefined }, { email: null, emailVerified: false }],
  ])('says when the address is %s', async (_, difference, expected) => {
    const identity = identityWith();
    const errand = await errandTo(identity, { ...ADA, ...difference });
    expect(await identity.finish('google', errand)).toMatchObject(expected);
  });

  it('works once', async () => {
    const identity = identityWith();
    const errand = await errandTo(identity);
    await identity.finish('google', errand);
    await expect(identity.finish('google', errand)).rejects.toMatchObject({ reason: 'rejected' });
  });

  it.each(['state', 'nonce', 'verifier', 'code'] as const)('is refused with a wrong %s', async (wrong) => {
    const identity = identityWith();
    const errand = await errandTo(identity);
    const another = await errandTo(identity);
    const refusal = identity.finish('google', { ...errand, [wrong]: another[wrong] });
    await expect(refusal).rejects.toBeInstanceOf(IdentityRefused);
    await expect(refusal).rejects.toMatchObject({ code: 'oauth_failed', reason: 'rejected' });
  });

  it.each(['', 'nonsense', 'a&b=c d', '\0', '💥'.repeat(500)])('is refused when it is %j', async (code) => {
    const identity = identityWith();
    const errand = await errandTo(identity);
    await expect(identity.finish('google', { ...errand, code })).rejects.toMatchObject({
      reason: 'rejected',
    });
  });

  it('is refused when it is too old', async () => {
    const identity = identityWith();
    const errand = await errandTo(identity);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_200_000 });
    await expect(identity.finish('google', errand)).rejects.toMatchObject({ reason: 'rejected' });
  });

  it('is refused with a wrong client secret, and the operator is told why', async () => {
    warnings.length = 0;
    const clients = { google: { ...CLIENT, clientSecret: 'mistyped', issuer: google.issuer } };
    const identity = identityWith({ clients });
    const errand = await errandTo(identity);
    await expect(identity.finish('google', errand)).rejects.toMatchObject({ reason: 'rejected' });
    expect(warnings.join()).toContain('invalid_client');
    expect(warnings.join()).not.toContain('mistyped');
  });
});

describe('the signed answer', () => {
  const TOKENS = '/token';
  type Fetch = NonNullable<OidcSettings['fetch']>;
  const plainFetch: Fetch = (url, options) => fetch(url, options as RequestInit);
  /** Changes what the provider answers when the code is traded. */
  const tampering =
    (change: (answer: Response) => Promise<Response> | Response): Fetch =>
    async (url, options) => {
      const answer = await plainFetch(url, options);
      return new URL(url).pathname === TOKENS ? change(answer) : answer;
    };
  const withToken = (change: (token: string) => string) =>
    tampering(async (answer) => {
      const body = (await answer.json()) as { id_token: string };
      return Response.json({ ...body, id_token: change(body.id_token) });
    });
  const payloadOf = (token: string, change: object): string => {
    const [head = '', payload = '', signature = ''] = token.split('.');
    const claims: object = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const changed = Buffer.from(JSON.stringify({ ...claims, ...change })).toString('base64url');
    return [head, changed, signature].join('.');
  };

  it.each([
    ['of another issuer', { iss: 'https://accounts.evil.org' }, 'unexpected JWT claim value'],
    ['for another audience', { aud: 'somebody-else' }, 'unexpected JWT claim value'],
    ['for another errand', { nonce: 'another' }, 'unexpected JWT claim value'],
    ['about somebody else', { sub: 'eve', email: 'eve@evil.org' }, 'invalid response'],
  ])('is refused when it is %s', async (_, change, why) => {
    const identity = identityWith({ fetch: withToken((token) => payloadOf(token, change)) });
    const refusal = await identity
      .finish('google', await errandTo(identity))
      .catch((error: unknown) => error);
    expect(refusal).toMatchObject({ reason: 'rejected', detail: expect.stringContaining(why) });
  });

  it('is refused when its signature is cut off', async () => {
    const fetch = withToken((token) => token.replace(/\.[^.]*$/, '.'));
    const identity = identityWith({ fetch });
    const errand = await errandTo(identity);
    await expect(identity.finish('google', errand)).rejects.toBeInstanceOf(IdentityRefused);
  });

  it('is refused when it was signed for another client', async () => {
    let signed = '';
    const listening = withToken((token) => (signed = token));
    const clients = { google: { ...OTHER, issuer: google.issuer } };
    const theirs = identityWith({ clients, fetch: listening });
    google.becomes(ADA);
    const { url, ...errand } = await theirs.start('google');
    const identity = identityWith({ fetch: withToken(() => signed) });
    await theirs.finish('google', { ...errand, code: codeIn(await google.visit(url)) });
    // The same errand once more for us, so that nothing differs but the audience.
    const mine = new URL(url);
    mine.searchParams.set('client_id', CLIENT.clientId);
    const code = codeIn(await google.visit(mine.href));
    const refusal = await identity.finish('google', { ...errand, code }).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ reason: 'rejected', detail: expect.stringContaining('JWT claim') });
  });

  it('is refused when it has run out', async () => {
    const fetch = tampering((answer) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
      return answer;
    });
    const identity = identityWith({ fetch });
    const errand = await errandTo(identity);
    const refusal = await identity.finish('google', errand).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ reason: 'rejected', detail: expect.stringContaining('timestamp') });
  });

  it('is refused when it is missing', async () => {
    const fetch = tampering(() => Response.json({ access_token: 'abc', token_type: 'Bearer' }));
    const identity = identityWith({ fetch });
    const errand = await errandTo(identity);
    await expect(identity.finish('google', errand)).rejects.toBeInstanceOf(IdentityRefused);
  });

  it('names nobody to the operator when it is refused', async () => {
    warnings.length = 0;
    const identity = identityWith({ fetch: withToken((token) => payloadOf(token, { aud: 'x' })) });
    const errand = await errandTo(identity);
    await expect(identity.finish('google', errand)).rejects.toBeInstanceOf(Failure);
    expect(warnings).toHaveLength(1);
    expect(warnings.join()).not.toMatch(/ada|1071815|Lovelace/i);
  });
});

describe('a provider in trouble', () => {
  it('that is not set up is not offered, and refused', async () => {
    const identity = identityWith({ clients: {} });
    expect(identity.providers).toEqual([]);
    expect(identityWith().providers).toEqual(['google']);
    await expect(identity.start('google')).rejects.toMatchObject({ code: 'oauth_not_configured' });
    const errand = { code: 'a', state: 'b', nonce: 'c', verifier: 'd' };
    await expect(identity.finish('microsoft', errand)).rejects.toMatchObject({
      code: 'oauth_not_configured',
    });
  });

  it('that is down is named, and asked again when it is back', async () => {
    warnings.length = 0;
    let down = true;
    let asked = 0;
    const identity = identityWith({
      fetch: (url, options) => {
        asked += 1;
        return down ? Promise.reject(new TypeError('fetch failed')) : fetch(url, options as RequestInit);
      },
    });
    await expect(identity.start('google')).rejects.toMatchObject({
      code: 'oauth_failed',
      reason: 'unreachable',
    });
    expect(warnings).toEqual([expect.stringContaining('google can not be asked how to sign in')]);
    down = false;
    await identity.start('google');
    await identity.start('google');
    expect(asked).toBe(2);
  });

  it('that nobody listens for is unreachable', async () => {
    const gone = await startOpenidProvider({ clients: [] });
    await gone.stop();
    const identity = identityWith({ clients: { google: { ...CLIENT, issuer: gone.issuer } } });
    await expect(identity.start('google')).rejects.toMatchObject({ reason: 'unreachable' });
  });

  it('that fails while the code is traded is unreachable', async () => {
    const fetching =
      (answer: Response): NonNullable<OidcSettings['fetch']> =>
      (url, options) =>
        new URL(url).pathname === '/token' ? Promise.resolve(answer) : fetch(url, options as RequestInit);
    const identity = identityWith({ fetch: fetching(new Response('<h1>Bad gateway</h1>', { status: 502 })) });
    const errand = await errandTo(identity);
    await expect(identity.finish('google', errand)).rejects.toMatchObject({ reason: 'unreachable' });
  });

  it('that never answers is given up', async () => {
    const silent: NonNullable<OidcSettings['fetch']> = (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      });
    const identity = identityWith({ fetch: silent, timeoutSeconds: 0.05 });
    await expect(identity.start('google')).rejects.toMatchObject({ reason: 'unreachable' });
  });

  it('is never asked without TLS, but for a test on this machine', async () => {
    const clients = { google: { ...CLIENT, issuer: 'http://accounts.school.org' } };
    await expect(identityWith({ clients }).start('google')).rejects.toMatchObject({
      detail: expect.stringContaining('only requests to HTTPS are allowed'),
    });
  });
});
