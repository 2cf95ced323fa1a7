import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';

/** A real OpenID provider on this machine, at which everybody is signed in already. */
export interface OpenidProvider {
  issuer: string;
  /** Where it really listens. */
  address: string;
  /** Who opens the provider's page next, in the provider's own words. */
  becomes(claims: Record<string, unknown>): void;
  /** Opens the provider's page as a browser does, and answers where it sends the browser in the end. */
  visit(url: string): Promise<URL>;
  stop(): Promise<void>;
}

interface Settings {
  clients: readonly { id: string; secret: string; returnTo: string }[];
  /** What the provider calls itself, where that is not its own address. */
  issuer?: string;
}

const CLAIMS = ['email', 'email_verified', 'name', 'tid', 'oid', 'xms_edov'];

/** Starts a provider that puts its claims into the ID token, as Google and Microsoft do. */
export const startOpenidProvider = async ({ clients, issuer }: Settings): Promise<OpenidProvider> => {
  const server = createServer();
  const address = await listening(server);
  let person: Record<string, unknown> = {};
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const provider: Provider = new Provider(issuer ?? address, {
    clients: clients.map(({ id, secret, returnTo }) => ({
      client_id: id,
      client_secret: secret,
      redirect_uris: [returnTo],
      token_endpoint_auth_method: 'client_secret_post',
    })),
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['for tests only'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: CLAIMS.slice(2) },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/sign-in/${uid}` },
    findAccount: (_, accountId) => ({ accountId, claims: () => ({ sub: accountId, ...person }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope('openid email profile');
      grant.addOIDCClaims(CLAIMS);
      await grant.save();
      return grant;
    },
    // Far longer than a browser on a busy machine needs to come back; tests that are about time set the clock.
    ttl: {
      AuthorizationCode: 600,
      IdToken: 600,
      AccessToken: 600,
      Grant: 600,
      Interaction: 600,
      Session: 600,
    },
  });
  provider.use(async (context, next) => {
    if (!context.path.startsWith('/sign-in/')) return next();
    const login = { accountId: String(person['sub']) };
    return provider.interactionFinished(context.req, context.res, { login });
  });
  server.on('request', provider.callback());
  return {
    issuer: issuer ?? address,
    address,
    becomes: (claims) => {
      person = claims;
    },
    visit: (url) => browse(url, address),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

const listening = (server: Server): Promise<string> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });

const MOST_REDIRECTS = 10;

/** Follows redirects with a browser's cookies as long as they stay at the provider. */
const browse = async (start: string, provider: string): Promise<URL> => {
  const cookies = new Map<string, string>();
  let url = new URL(start);
  for (let redirects = 0; redirects < MOST_REDIRECTS; redirects += 1) {
    const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(new URL(url.pathname + url.search, provider), {
      redirect: 'manual',
      headers: { cookie },
    });
    for (const set of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location === null)
      throw new Error(`${url.pathname}: ${answer.status} ${(await answer.text()).slice(0, 800)}`);
    const next = new URL(location, url);
    if (![url.origin, provider].includes(next.origin)) return next;
    url = next;
  }
  throw new Error('The provider sends the browser in circles.');
};
