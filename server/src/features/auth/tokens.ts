import { createHash, createSecretKey, type KeyObject } from 'node:crypto';
import { Failure } from '@studia/contract/errors';
import { StudentId } from '@studia/contract/ids';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';

/** What an access token says about who carries it. */
export interface Claims {
  studentId: StudentId;
  verified: boolean;
  /** The session it belongs to: when that ends, the token does too. */
  sessionId: string;
}

/** Access tokens: short-lived, signed, checked without the database. */
export interface Tokens {
  sign(claims: Claims, expiresAt: Date, now: Date): Promise<string>;
  read(token: string, now: Date): Promise<Claims>;
}

const ISSUER = 'studia';
const ALGORITHM = 'HS256';
const SessionId = z.uuid();

export const makeTokens = (secret: Uint8Array): Tokens => {
  const key = createSecretKey(secret);
  const known = new Map<string, CheckedToken>();
  return {
    sign: ({ studentId, verified, sessionId }, expiresAt, now) =>
      new SignJWT({ verified, sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(studentId)
        .setIssuer(ISSUER)
        .setIssuedAt(seconds(now))
        .setExpirationTime(seconds(expiresAt))
        .sign(key),
    read: async (token, now) => {
      const seen = known.get(token);
      if (seen && seen.expiresAt > now.getTime()) return seen.claims;
      const claims = await verify(token, key, now);
      remember(known, token, claims);
      return claims.claims;
    },
  };
};

interface CheckedToken {
  claims: Claims;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

// Checking a signature costs as much as the rest of a small request, and a student sends the same token for
// a quarter of an hour. The oldest ones make room, so that nobody can fill the memory.
const MOST_KNOWN = 10_000;

const remember = (known: Map<string, CheckedToken>, token: string, claims: CheckedToken): void => {
  known.set(token, claims);
  const [oldest] = known.keys();
  if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
};

const verify = async (token: string, key: KeyObject, now: Date): Promise<CheckedToken> => {
  try {
    const { payload } = await jwtVerify(token, key, {
      issuer: ISSUER,
      algorithms: [ALGORITHM],
      currentDate: now,
      requiredClaims: ['exp', 'sub'],
    });
    const claims = {
      studentId: StudentId.parse(payload.sub),
      verified: payload['verified'] === true,
      sessionId: SessionId.parse(payload['sid']),
    };
    return { claims, expiresAt: (payload.exp ?? 0) * 1000 };
  } catch (error) {
    throw new Failure(error instanceof errors.JWTExpired ? 'token_expired' : 'session_invalid', {
      cause: error,
    });
  }
};

/** Seconds since 1970, as tokens count time. */
export const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** How a random token is kept: it has 256 bits of chance, so a fast hash is enough. */
export const fingerprint = (token: string): string => createHash('sha256').update(token).digest('base64url');
