import { createSecretKey } from 'node:crypto';
import type { StudentId } from '@studia/contract/ids';
import { SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { describe, expect, it } from 'vitest';
import { fingerprint, makeTokens, seconds } from './tokens.ts';

const NOW = new Date('2026-01-05T09:00:00Z');
const SOON = new Date('2026-01-05T09:15:00Z');
const ID = '01948b3c-7d5e-7abc-9def-0123456789ab' as StudentId;
const secret = Buffer.alloc(32, 7);
const tokens = makeTokens(secret);
const SESSION = '01948b3c-7d5e-7abc-9def-00000000005e';
const claims = { studentId: ID, verified: true, sessionId: SESSION };

const forged = (
  change: (token: SignJWT) => SignJWT,
  key = secret,
  alg = 'HS256',
  payload: JWTPayload = { sid: SESSION },
) =>
  change(
    new SignJWT({ verified: true, ...payload })
      .setSubject(ID)
      .setIssuer('studia')
      .setIssuedAt(seconds(NOW))
      .setExpirationTime(seconds(SOON)),
  )
    .setProtectedHeader({ alg })
    .sign(createSecretKey(key));

const swapped = (token: string, part: number, value: object): string =>
  token
    .split('.')
    .map((text, index) => (index === part ? Buffer.from(JSON.stringify(value)).toString('base64url') : text))
    .join('.');

describe('an access token', () => {
  it('says who carries it', async () => {
    const token = await tokens.sign(claims, SOON, NOW);
    expect(await tokens.read(token, NOW)).toEqual(claims);
    expect(await tokens.read(await tokens.sign({ ...claims, verified: false }, SOON, NOW), NOW)).toEqual({
      ...claims,
      verified: false,
    });
  });

  it('is good on every node that has the key', async () => {
    const token = await tokens.sign(claims, SOON, NOW);
    expect(await makeTokens(Buffer.from(secret)).read(token, NOW)).toEqual(claims);
  });

  it('is token_expired from the moment it runs out', async () => {
    const token = await tokens.sign(claims, SOON, NOW);
    expect(await tokens.read(token, new Date(SOON.getTime() - 1000))).toEqual(claims);
    await expect(tokens.read(token, SOON)).rejects.toMatchObject({ code: 'token_expired' });
  });

  it.each([
    ['signed with another key', () => forged((token) => token, Buffer.alloc(32, 8))],
    ['signed with another algorithm', () => forged((token) => token, Buffer.alloc(64, 7), 'HS512')],
    ['of another issuer', () => forged((token) => token.setIssuer('somebody'))],
    ['without a student', () => forged((token) => token.setSubject(''))],
    ['of a student whose id is none', () => forged((token) => token.setSubject("1' OR '1'='1"))],
    ['without a session', () => forged((token) => token, secret, 'HS256', {})],
    ['without a signature', async () => new UnsecuredJWT({}).setSubject(ID).setIssuer('studia').encode()],
    ['with other claims', async () => swapped(await tokens.sign(claims, SOON, NOW), 1, { sub: ID })],
    ['that says alg none', async () => swapped(await tokens.sign(claims, SOON, NOW), 0, { alg: 'none' })],
    ['cut off', async () => (await tokens.sign(claims, SOON, NOW)).slice(0, -3)],
    ['of nonsense', async () => 'a.b.c'],
    ['of nothing', async () => ''],
  ])('%s is session_invalid', async (_, make) => {
    await expect(tokens.read(await make(), NOW)).rejects.toMatchObject({ code: 'session_invalid' });
  });

  it('that is both expired and forged is session_invalid', async () => {
    const token = await forged((one) => one, Buffer.alloc(32, 8));
    await expect(tokens.read(token, SOON)).rejects.toMatchObject({ code: 'session_invalid' });
  });

  it('takes nothing but true for verified', async () => {
    const token = await new SignJWT({ verified: 'true', sid: SESSION })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(ID)
      .setIssuer('studia')
      .setExpirationTime(seconds(SOON))
      .sign(createSecretKey(secret));
    expect(await tokens.read(token, NOW)).toEqual({ ...claims, verified: false });
  });
});

describe('a refresh token', () => {
  it('is kept as a hash that does not show it', () => {
    expect(fingerprint('secret')).toBe(fingerprint('secret'));
    expect(fingerprint('secret')).not.toBe(fingerprint('Secret'));
    expect(fingerprint('secret')).not.toContain('secret');
  });
});
