import { Failure } from '@studia/contract/errors';
import type { Provider } from '@studia/contract/oauth';

/** What must be kept between sending a browser away and taking it back. */
export interface Errand {
  /** Comes back with the browser: shows that the answer belongs to this browser's question. */
  state: string;
  /** Comes back inside the provider's signed answer: shows that it was made for this question. */
  nonce: string;
  /** Never leaves this server before the code is traded: a code caught on its way is worthless (PKCE). */
  verifier: string;
}

/** Who a provider says that somebody is. */
export interface Person {
  /** Names the account at this provider for ever, also when its address changes. */
  subject: string;
  email: string | null;
  /** Whether the provider vouches that the address is theirs; only then may it open an account that exists. */
  emailVerified: boolean;
  name: string | null;
}

/** Lets somebody else vouch for a student. */
export interface Identity {
  /** The providers that are set up here. */
  readonly providers: readonly Provider[];
  /** The address of the provider's own page, and what `finish` will need. */
  start(provider: Provider): Promise<Errand & { url: string }>;
  /** Trades the code that the browser came back with, or throws `IdentityRefused`. */
  finish(provider: Provider, given: Errand & { code: string }): Promise<Person>;
}

/** Why nobody was vouched for. */
export type Refusal =
  /** No client id and secret are set for this provider. */
  | 'not-configured'
  /** The provider did not answer, or not in time, or not as it should: trying again may help. */
  | 'unreachable'
  /** The code, or what came with it, is not good. */
  | 'rejected';

/** Nobody was vouched for. A visitor hears the sentence of the contract; detail and cause are for the log. */
export class IdentityRefused extends Failure {
  override name = 'IdentityRefused';
  readonly reason: Refusal;
  readonly detail: string;

  constructor(reason: Refusal, detail: string, options?: { cause?: unknown }) {
    super(reason === 'not-configured' ? 'oauth_not_configured' : 'oauth_failed', options);
    this.reason = reason;
    this.detail = detail;
  }
}
