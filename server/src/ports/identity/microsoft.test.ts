import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOpenidProvider, type OpenidProvider } from '../../testing/openid-provider.ts';
import { scriptedRandom } from '../random/scripted.ts';
import { oidcIdentity, type OidcSettings } from './oidc.ts';

const PUBLIC_URL = 'https://studia.school.org';
const MICROSOFT = 'https://login.microsoftonline.com';
const SCHOOL = '11111111-2222-4333-8444-555555555555';
const GRACE = {
  sub: 'differs-by-application',
  tid: SCHOOL,
  oid: 'object-7',
  email: 'grace@school.org',
  name: 'Grace',
};
const CLIENT = { clientId: 'studia', clientSecret: 'a secret between the two' };
const random = scriptedRandom();

/** One organisation of Microsoft's, played by a provider on this machine. */
let school: OpenidProvider;
let address: string;
beforeAll(async () => {
  school = await startOpenidProvider({
    issuer: `${MICROSOFT}/${SCHOOL}/v2.0`,
    clients: [
      { id: 'studia', secret: CLIENT.clientSecret, returnTo: `${PUBLIC_URL}/auth/callback/microsoft` },
    ],
  });
  address = school.address;
});
afterAll(() => school.stop());

/** Leads what is meant for Microsoft to this machine; `common` calls its issuer by a template, as Microsoft does. */
const toThisMachine: NonNullable<OidcSettings['fetch']> = async (url, options) => {
  const { pathname } = new URL(url);
  const [tenant, path] = pathname.includes('/.well-known/')
    ? [pathname.split('/')[1] ?? '', '/.well-known/openid-configuration']
    : [SCHOOL, pathname];
  const answer = await fetch(address + path, options as RequestInit);
  if (path === pathname) return answer;
  const metadata = (await answer.text()).replaceAll(address, MICROSOFT);
  return new Response(tenant === SCHOOL ? metadata : metadata.replace(`/${SCHOOL}/`, '/{tenantid}/'), answer);
};

const signIn = async (tenant: string | undefined, claims: Record<string, unknown>, issuer?: string) => {
  const identity = oidcIdentity({
    publicUrl: PUBLIC_URL,
    clients: {
      microsoft: {
        ...CLIENT,
        ...(tenant !== undefined && { tenant }),
        ...(issuer !== undefined && { issuer }),
      },
    },
    newSecret: () => random.token(),
    warn: () => {},
    fetch: toThisMachine,
  });
  school.becomes(claims);
  const { url, ...errand } = await identity.start('microsoft');
  expect(new URL(url).origin).toBe(MICROSOFT);
  const back = await school.visit(url);
  return identity.finish('microsoft', { ...errand, code: back.searchParams.get('code') ?? '' });
};

describe('a code from Microsoft', () => {
  it('names the account by organisation and object, not by a name that differs by application', async () => {
    expect(await signIn(undefined, GRACE)).toEqual({
      subject: `${SCHOOL}.object-7`,
      email: 'grace@school.org',
      emailVerified: false,
      name: 'Grace',
    });
  });

  it.each([
    ['common', {}, false],
    ['common', { email_verified: true }, false],
    ['organizations', {}, false],
    ['consumers', {}, false],
    ['Common', {}, false],
    ['9188040d-6c67-4c5b-b112-36a304b66dad', {}, false],
    ['common', { xms_edov: true }, true],
    ['common', { xms_edov: '1' }, true],
    ['common', { xms_edov: false }, false],
    [SCHOOL, {}, true],
    [SCHOOL, { email: undefined }, false],
  ])('of tenant %s with %j has a verified address: %s', async (tenant, more, expected) => {
    expect(await signIn(tenant, { ...GRACE, ...more })).toMatchObject({ emailVerified: expected });
  });

  it('is refused when it comes from an organisation that it is not about', async () => {
    const elsewhere = { ...GRACE, tid: '99999999-2222-4333-8444-555555555555' };
    await expect(signIn('common', elsewhere)).rejects.toMatchObject({ reason: 'rejected' });
  });

  it.each(['tid', 'oid'])('is refused when it says no %s', async (claim) => {
    await expect(signIn(SCHOOL, { ...GRACE, [claim]: undefined })).rejects.toMatchObject({
      reason: 'rejected',
    });
  });
});

describe('an issuer of the operator’s own', () => {
  it('is not believed to speak for the tenant that was named, unless Microsoft checked the address', async () => {
    const issuer = `${MICROSOFT}/${SCHOOL}/v2.0`;
    expect(await signIn(SCHOOL, GRACE, issuer)).toMatchObject({ emailVerified: false });
    const checked = { ...GRACE, xms_edov: true };
    expect(await signIn(SCHOOL, checked, issuer)).toMatchObject({ emailVerified: true });
  });

  it.each([
    [SCHOOL, true],
    [undefined, false],
  ])('on this machine, where tests run, speaks for tenant %s: %s', async (tenant, expected) => {
    const here = await startOpenidProvider({
      clients: [
        {
          id: CLIENT.clientId,
          secret: CLIENT.clientSecret,
          returnTo: `${PUBLIC_URL}/auth/callback/microsoft`,
        },
      ],
    });
    const identity = oidcIdentity({
      publicUrl: PUBLIC_URL,
      clients: { microsoft: { ...CLIENT, issuer: here.issuer, ...(tenant !== undefined && { tenant }) } },
      newSecret: () => random.token(),
      warn: () => {},
    });
    here.becomes(GRACE);
    const { url, ...errand } = await identity.start('microsoft');
    const code = (await here.visit(url)).searchParams.get('code') ?? '';
    expect(await identity.finish('microsoft', { ...errand, code })).toMatchObject({
      subject: `${SCHOOL}.object-7`,
      emailVerified: expected,
    });
    await here.stop();
  });
});
