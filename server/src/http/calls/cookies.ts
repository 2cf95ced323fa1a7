import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Failure } from '@studia/contract/errors';
import { TOKENS } from '@studia/contract/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What a browser keeps for us: the refresh token where no script can read it, and the proof that our own page asks. */
export interface Cookies {
  /** The refresh token that the browser keeps, or null; fails with `xsrf_failed` when another page sent it here. */
  refreshToken(): string | null;
  /** Keeps the token of a session that has just begun. */
  begin(refreshToken: string, remembered: boolean): void;
  /** Keeps the next token of the same session. */
  renew(refreshToken: string, remembered: boolean): void;
  /** Forgets the session. */
  clear(): void;
  /** The refresh token of whoever was signed in here before, or null. Good for nothing but to end that session. */
  heldBefore(): string | null;
  /** Keeps what a visit to a provider began with, until it comes back. */
  beginVisit(state: string): void;
  /** What the visit to a provider began with that this browser is on, or null; it is forgotten with that. */
  endVisit(): string | null;
}

const REFRESH = 'studia_refresh';
const VISIT = 'studia_visit';
/** A browser takes a cookie of such a name only from who speaks https. */
const SECURE_PREFIX = '__Secure-';
/** Every page may read it: where it is, somebody is signed in. */
export const XSRF = 'XSRF-TOKEN';
const XSRF_HEADER = 'x-xsrf-token';

/** Only the calls that use the token get it sent. */
const REFRESH_PATH = '/auth';
const VISIT_PATH = '/auth/oauth';

/** The cookies of one request. Without a domain they belong to the host alone, whichever port a proxy listens on. */
export const openCookies = (
  request: FastifyRequest,
  reply: FastifyReply,
  { secure }: { secure: boolean },
): Cookies => {
  const both = { sameSite: 'strict', secure } as const;
  const named = (name: string): string => (secure ? `${SECURE_PREFIX}${name}` : name);
  const refresh = { ...both, path: REFRESH_PATH, httpOnly: true } as const;
  const visit = { ...both, path: VISIT_PATH, httpOnly: true } as const;
  const xsrf = { ...both, path: '/', httpOnly: false } as const;

  const keep = (refreshToken: string, remembered: boolean, proof: string): void => {
    const lifetime = remembered ? { maxAge: TOKENS.rememberedRefreshLifetime / 1000 } : {};
    reply.setCookie(named(REFRESH), `${refreshToken}.${bondOf(proof)}`, { ...refresh, ...lifetime });
    reply.setCookie(XSRF, proof, { ...xsrf, ...lifetime });
  };

  const held = (name: string): string | null => request.cookies[named(name)] || null;

  const session = () => apart(held(REFRESH) ?? '');

  /** The proof that was given out together with the session that this browser has, or null. */
  const ownProof = (): string | null => {
    const proof = request.cookies[XSRF];
    return proof && same(bondOf(proof), session().bond) ? proof : null;
  };

  return {
    refreshToken: () => {
      const { token, bond } = session();
      if (token === null) return null;
      // The cookie of the proof may be gone: where somebody signs out, their other tabs forget it at once.
      const proof = request.headers[XSRF_HEADER];
      if (typeof proof !== 'string' || !same(bondOf(proof), bond)) throw new Failure('xsrf_failed');
      return token;
    },
    begin: (refreshToken, remembered) => keep(refreshToken, remembered, newProof()),
    renew: (refreshToken, remembered) => {
      // The other tabs of this browser may be about to show the proof that they have read.
      keep(refreshToken, remembered, ownProof() ?? newProof());
    },
    clear: () => {
      reply.clearCookie(named(REFRESH), refresh);
      reply.clearCookie(XSRF, xsrf);
    },
    heldBefore: () => session().token,
    beginVisit: (state) => {
      reply.setCookie(named(VISIT), state, { ...visit, maxAge: TOKENS.visitLifetime / 1000 });
    },
    endVisit: () => {
      const state = held(VISIT);
      if (state !== null) reply.clearCookie(named(VISIT), visit);
      return state;
    },
  };
};

const newProof = (): string => randomBytes(32).toString('base64url');

/** Stands behind the token where no script can write: who plants a proof of their own can't plant this with it. */
const bondOf = (proof: string): string => createHash('sha256').update(proof).digest('base64url');

/** The token and the bond that a cookie holds. */
const apart = (cookie: string): { token: string | null; bond: string | null } => {
  const seam = cookie.lastIndexOf('.');
  return seam < 0
    ? { token: cookie || null, bond: null }
    : { token: cookie.slice(0, seam), bond: cookie.slice(seam + 1) };
};

const same = (given: string, expected: string | null): boolean => {
  if (expected === null || expected === '') return false;
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
};
