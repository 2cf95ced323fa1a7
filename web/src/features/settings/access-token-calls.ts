import { accessTokens, type AccessToken } from '@studia/contract/access-tokens';
import type { Request } from '@studia/contract/endpoint';
import { call } from '../../client/call.ts';

export const listTokens = async (): Promise<AccessToken[]> => (await call(accessTokens.list, {})).tokens;

/** Answers with the secret, which nobody can ask for again. */
export const createToken = async (body: Request<typeof accessTokens.create>['body']): Promise<string> =>
  (await call(accessTokens.create, { body })).secret;

export const revokeToken = async ({ id }: AccessToken): Promise<void> => {
  await call(accessTokens.revoke, { params: { id } });
};
