import { createHash } from 'node:crypto';
import { Provider } from '@studia/contract/oauth';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  ResponseBodyError,
  type Configuration,
  type CustomFetch,
} from 'openid-client';
import { IdentityRefused, type Errand, type Identity } from './port.ts';
import { PROVIDERS } from './providers.ts';

/** How this product is known to one provider. */
interface ClientSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Microsoft only: the organisation whose people may sign in, or `common` for everybody. */
  readonly tenant?: string;
  /** Another issuer than the provider's own: for tests, and then on this machine also without TLS. */
  readonly issuer?: string;
}

export interface OidcSettings {
  /** Where the browser comes back to. */
  readonly publicUrl: string;
  readonly clients: Readonly<Partial<Record<Provider, ClientSettings>>>;
  /** A secret of 256 bits that may stand in a link. */
  readonly newSecret: () => string;
  /** Told in a sentence, free of personal data, why nobody was vouched for. */
  readonly warn: (sentence: string) => void;
  readonly timeoutSeconds?: number;
  readonly fetch?: CustomFetch;
}

const TIMEOUT_SECONDS = 8;
const EVERYBODY = 'common';

/** Signs in through OpenID Connect: authorization code, PKCE, state and nonce, and a signed answer that is checked. */
export const oidcIdentity = (settings: OidcSettings): Identity => {
  const { publicUrl, clients, newSecret, warn } = settings;
  const known = new Map<Provider, Promise<Configuration>>();

  const refused = (...given: ConstructorParameters<typeof IdentityRefused>): IdentityRefused => {
    const refusal = new IdentityRefused(...given);
    warn(refusal.detail);
    return refusal;
  };

  const clientOf = (provider: Provider): ClientSettings => {
    const client = clients[provider];
    if (!client) throw new IdentityRefused('not-configured', `Signing in with ${provider} is not set up.`);
    return client;
  };

  /** What the provider says about itself: asked for once, and again only after a failure. */
  const configurationOf = (provider: Provider): Promise<Configuration> => {
    const cached = known.get(provider);
    if (cached) return cached;
    const asked = discover(provider, clientOf(provider), settings).catch((cause: unknown) => {
      known.delete(provider);
      throw refused('unreachable', `${provider} can not be asked how to sign in: ${inShort(cause)}`, {
        cause,
      });
    });
    known.set(provider, asked);
    return asked;
  };

  const returnTo = (provider: Provider): string => `${publicUrl}/auth/callback/${provider}`;

  return {
    providers: Provider.options.filter((provider) => clients[provider] !== undefined),

    start: async (provider) => {
      clientOf(provider);
      const configuration = await configurationOf(provider);
      const [state, verifier] = [newSecret(), newSecret()];
      const nonce = nonceFor({ state, verifier });
      const url = buildAuthorizationUrl(configuration, {
        response_type: 'code', // SPEC 4.6, as the scopes and the address
        redirect_uri: returnTo(provider),
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, state, nonce, verifier };
    },

    finish: async (provider, { code, state, nonce, verifier }) => {
      const tenant = trustedTenant(clientOf(provider));
      if (nonce !== nonceFor({ state, verifier }))
        throw refused('rejected', `A visitor came back from ${provider} with a state that is not theirs.`);
      const configuration = await configurationOf(provider);
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier };
      const answer = answerOf(configuration, returnTo(provider), { code, state });
      const tokens = await authorizationCodeGrant(configuration, answer, checks).catch((cause: unknown) => {
        throw refused(reasonOf(cause), `${provider} did not vouch for a visitor: ${inShort(cause)}`, {
          cause,
        });
      });
      const person = PROVIDERS[provider].personIn(tokens.claims() ?? {}, tenant);
      if (!person) throw refused('rejected', `${provider} did not say who the visitor is.`);
      return person;
    },
  };
};

/** Ties the three secrets of an errand together, so that a state out of another errand is found out here too. */
const nonceFor = ({ state, verifier }: Pick<Errand, 'state' | 'verifier'>): string =>
  createHash('sha256').update(`${state} ${verifier}`).digest('base64url');

// Another issuer may speak for any tenant, whatever the settings say; only on this machine, for tests, it is believed.
const trustedTenant = ({ tenant = EVERYBODY, issuer }: ClientSettings): string =>
  issuer === undefined || isLoopback(new URL(issuer)) ? tenant : EVERYBODY;

const discover = (
  provider: Provider,
  { clientId, clientSecret, tenant = EVERYBODY, issuer }: ClientSettings,
  { timeoutSeconds = TIMEOUT_SECONDS, fetch }: OidcSettings,
): Promise<Configuration> => {
  const server = new URL(issuer ?? PROVIDERS[provider].issuer(tenant));
  const insecure = issuer !== undefined && isLoopback(server);
  return discovery(server, clientId, clientSecret, undefined, {
    timeout: timeoutSeconds,
    // The signature is checked although the answer comes straight from the provider.
    execute: [enableNonRepudiationChecks, ...(insecure ? [allowInsecureRequests] : [])],
    ...(fetch && { [customFetch]: fetch }),
  });
};

const isLoopback = ({ hostname }: URL): boolean => ['127.0.0.1', '[::1]', 'localhost'].includes(hostname);

/**
 * The browser's answer as the provider sent it. Every provider has an address of its own to come back to, so which
 * one answered is known without its `iss`, and the page need not carry that along.
 */
const answerOf = (
  configuration: Configuration,
  address: string,
  given: { code: string; state: string },
): URL => {
  const { issuer, authorization_response_iss_parameter_supported: named } = configuration.serverMetadata();
  const answer = new URL(address);
  answer.search = new URLSearchParams({ ...given, ...(named && { iss: issuer }) }).toString();
  return answer;
};

/** What happens when a provider is down or ill, and not when a visitor brings something bad. */
const ILL = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_PARSE_ERROR',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
]);

const codeOf = (cause: unknown): string =>
  cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : '';

const reasonOf = (cause: unknown): 'unreachable' | 'rejected' =>
  ILL.has(codeOf(cause)) || isNetworkTrouble(cause) ? 'unreachable' : 'rejected';

// This is what `fetch` throws when there is no answer at all.
const isNetworkTrouble = (cause: unknown): boolean =>
  cause instanceof TypeError && cause.message === 'fetch failed';

// Only what the library itself says: causes further in hold claims, and claims hold names and addresses.
const inShort = (cause: unknown): string => {
  if (!(cause instanceof Error)) return 'unknown trouble';
  const detail = cause instanceof ResponseBodyError ? cause.error : codeOf(cause);
  return detail === '' ? cause.message : `${cause.message} (${detail})`;
};
