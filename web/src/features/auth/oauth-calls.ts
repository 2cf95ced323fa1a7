import { ERRORS } from '@studia/contract/error-list';
import { Failure } from '@studia/contract/errors';
import { oauth, type Provider } from '@studia/contract/oauth';
import { call } from '../../client/call.ts';
import { keepSession } from '../../client/session.ts';
import { STORED } from '../../client/storage-keys.ts';

const STATE = 'oauthState';

/** Sends the browser to the provider's page, and remembers what it must bring back (SPEC 4.6). */
export const startOAuth = async (provider: Provider, referralCode: string | null): Promise<void> => {
  const body = referralCode === null ? {} : { referral_code: referralCode };
  const { url, state } = await call(oauth.start, { params: { provider }, body });
  sessionStorage.setItem(STATE, `${provider} ${state}`);
  window.location.assign(url);
};

/** Ends a sign-in elsewhere: only one that began in this very tab is traded for a session. */
export const finishOAuth = async (brought: URLSearchParams): Promise<void> => {
  const provider = providerNamed(brought.get('oauth_provider'));
  const [code, state, user] = ['code', 'state', 'user'].map((name) => brought.get(name));
  const expected = sessionStorage.getItem(STATE);
  sessionStorage.removeItem(STATE);
  if (!provider || !code || !state || expected !== `${provider} ${state}`)
    throw new Failure('oauth_failed', ERRORS.oauth_failed);
  const { session } = await call(oauth.exchange, {
    params: { provider },
    body: { code, state, ...(user && { user }) },
  });
  localStorage.removeItem(STORED.pendingVerificationEmail);
  keepSession({ ...session, user: { ...session.user, verified: true } });
};

/** The provider of that name, if we know it. */
export const providerNamed = (name: string | null | undefined): Provider | null =>
  name === 'google' || name === 'microsoft' ? name : null;
