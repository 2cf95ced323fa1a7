import type { FastifyRequest } from 'fastify';

/** Where a call comes from. */
export interface Origin {
  address: string;
  /** What the browser calls itself, cut to a length that is worth keeping. */
  userAgent: string | null;
}

const LONGEST_USER_AGENT = 300;

export const originOf = (request: FastifyRequest): Origin => ({
  address: request.ip,
  userAgent: request.headers['user-agent']?.slice(0, LONGEST_USER_AGENT) ?? null,
});
