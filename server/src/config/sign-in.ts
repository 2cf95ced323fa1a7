import * as z from 'zod';
import { address, mustBeSetToo, variable, type SettingsOf } from './variable.ts';

const CLIENT_ID_EXAMPLE = '1234567890-abc.apps.googleusercontent.com';
const ISSUER_RULE = 'be the address of an OpenID provider';

/** How this product is known to Google and Microsoft. */
export const SIGN_IN_VARIABLES = {
  GOOGLE_CLIENT_ID: variable(z.string().min(1), 'be the client id that Google gave you', CLIENT_ID_EXAMPLE),
  GOOGLE_CLIENT_SECRET: variable(z.string().min(1), 'be the secret that came with it', '(a long secret)'),
  GOOGLE_ISSUER: variable(address('http:', 'https:'), ISSUER_RULE, 'https://accounts.google.com'),
  MICROSOFT_CLIENT_ID: variable(
    z.string().min(1),
    'be the application id that Microsoft gave you',
    '6731de76-14a6-49ae-97bc-6eba6914391e',
  ),
  MICROSOFT_CLIENT_SECRET: variable(z.string().min(1), 'be the secret that came with it', '(a long secret)'),
  MICROSOFT_TENANT: variable(
    z.string().regex(/^[\w.-]+$/),
    'be the organisation whose people may sign in, or common for everybody',
    'school.onmicrosoft.com',
  ),
  MICROSOFT_ISSUER: variable(
    address('http:', 'https:'),
    ISSUER_RULE,
    'https://login.microsoftonline.com/common/v2.0',
  ),
} as const;

interface ProviderClient {
  clientId: string;
  clientSecret: string;
  /** Another issuer than the provider's own, for tests. */
  issuer?: string;
}

export interface SignInConfig {
  google?: ProviderClient;
  microsoft?: ProviderClient & { tenant: string };
}

export const readSignIn = (set: SettingsOf<typeof SIGN_IN_VARIABLES>): SignInConfig => {
  const google = readClient('GOOGLE', set.GOOGLE_CLIENT_ID, set.GOOGLE_CLIENT_SECRET, set.GOOGLE_ISSUER);
  const { MICROSOFT_CLIENT_ID, MICROSOFT_CLIENT_SECRET, MICROSOFT_ISSUER, MICROSOFT_TENANT } = set;
  const microsoft = readClient('MICROSOFT', MICROSOFT_CLIENT_ID, MICROSOFT_CLIENT_SECRET, MICROSOFT_ISSUER);
  return {
    ...(google && { google }),
    ...(microsoft && { microsoft: { ...microsoft, tenant: MICROSOFT_TENANT ?? 'common' } }),
  };
};

const readClient = (
  provider: 'GOOGLE' | 'MICROSOFT',
  clientId: string | null,
  clientSecret: string | null,
  issuer: string | null,
): ProviderClient | null => {
  if (clientId && clientSecret) return { clientId, clientSecret, ...(issuer && { issuer }) };
  if (!clientId && !clientSecret) return null;
  const missing = `${provider}_CLIENT_${clientId ? 'SECRET' : 'ID'}`;
  throw mustBeSetToo(
    missing,
    `signing in with ${provider === 'GOOGLE' ? 'Google' : 'Microsoft'} needs a client id and its secret`,
    `${missing}=${clientId ? '(a long secret)' : CLIENT_ID_EXAMPLE}`,
  );
};
