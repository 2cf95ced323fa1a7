import type { Provider } from '@studia/contract/oauth';
import type { Person } from './port.ts';

/** What a provider says in its signed answer; nothing of it is trusted to be there. */
type Claims = Readonly<Record<string, unknown>>;

/** What must be known of a provider to talk to it, and to understand what it says. */
export interface ProviderKind {
  /** The issuer, by the tenant where a provider has such. */
  issuer(tenant: string): string;
  /** Who the claims are about; null when they do not say. */
  personIn(claims: Claims, tenant: string): Person | null;
}

/** Tenants of Microsoft that stand for people of many organisations, or of none; the last is `consumers` once more. */
const MANY_TENANTS = new Set([
  'common',
  'organizations',
  'consumers',
  '9188040d-6c67-4c5b-b112-36a304b66dad',
]);

const textIn = (claims: Claims, name: string): string | null => {
  const value = claims[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
};

// Some providers send the word instead of the boolean.
const isTrue = (value: unknown): boolean =>
  value === true || value === 'true' || value === '1' || value === 1;

const google: ProviderKind = {
  issuer: () => 'https://accounts.google.com',
  personIn: (claims) => {
    const subject = textIn(claims, 'sub');
    const email = textIn(claims, 'email');
    if (subject === null) return null;
    return {
      subject,
      email,
      emailVerified: email !== null && isTrue(claims['email_verified']),
      name: textIn(claims, 'name'),
    };
  },
};

/**
 * In Entra ID the administrator of any organisation writes what they like into the `email` of their people, so the
 * claim proves nothing by itself: taking it at its word would hand over every account here. It counts only when
 * Microsoft says that the owner of the domain was checked (`xms_edov`, an optional claim that the operator switches
 * on), or when the operator named the one organisation that may sign in, and so trusts its administrator.
 * `sub` differs from application to application; tenant and object id name the account for good.
 */
const microsoft: ProviderKind = {
  issuer: (tenant) => `https://login.microsoftonline.com/${tenant}/v2.0`,
  personIn: (claims, tenant) => {
    const [organisation, account] = [textIn(claims, 'tid'), textIn(claims, 'oid')];
    const email = textIn(claims, 'email');
    if (organisation === null || account === null) return null;
    const vouchedFor = isTrue(claims['xms_edov']) || !MANY_TENANTS.has(tenant.toLowerCase());
    return {
      subject: `${organisation}.${account}`,
      email,
      emailVerified: email !== null && vouchedFor,
      name: textIn(claims, 'name'),
    };
  },
};

/** Every provider that the product knows. */
export const PROVIDERS: Readonly<Record<Provider, ProviderKind>> = { google, microsoft };
