import type { Access, Endpoint } from '@studia/contract/endpoint';
import { Failure } from '@studia/contract/errors';
import type { StudentId } from '@studia/contract/ids';
import type { TokenScope } from '@studia/contract/token-scope';

/** The student behind a request. */
export interface Caller {
  studentId: StudentId;
  verified: boolean;
  /** The sign-in that this request belongs to. */
  sessionId: string;
  /** All that a personal access token may do; whoever signed in may do everything. */
  scopes?: readonly TokenScope[];
}

/** Who a token belongs to; fails with `token_expired` or `session_invalid`. */
export type Identify = (accessToken: string) => Promise<Caller>;

/** What a handler may rely on, by who may call it. */
export type CallerFor<A extends Access> = A extends 'signed-in' | 'verified'
  ? Caller
  : A extends 'anyone'
    ? Caller | null
    : null;

const BEARER = /^Bearer +(\S+)$/i;

/** Finds out who is asking and turns away who may not. */
export const admit = async (
  { access, scope }: Pick<Endpoint, 'access' | 'scope'>,
  authorization: string | undefined,
  identify: Identify,
): Promise<Caller | null> => {
  if (access === 'public') return null;
  const token = authorization === undefined ? undefined : BEARER.exec(authorization)?.[1];
  if (token === undefined) {
    if (access === 'anyone' && authorization === undefined) return null;
    throw new Failure('authentication_required');
  }
  const caller = await identify(token);
  if (access === 'verified' && !caller.verified) throw new Failure('verification_required');
  if (caller.scopes && scope === undefined) throw new Failure('access_token_refused');
  if (scope !== undefined && scope !== 'any') requireScope(caller, scope);
  return caller;
};

/** Turns a personal access token away that may not do this. */
const requireScope = ({ scopes }: Pick<Caller, 'scopes'>, scope: TokenScope): void => {
  if (scopes && !scopes.includes(scope)) throw new Failure('scope_missing');
};
