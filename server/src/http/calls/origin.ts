import type { FastifyRequest } from 'fastify';
import { networkOf } from './network.ts';

/** Where a call comes from. */
export interface Origin {
  address: string;
  /** What callers are counted by: the address, or the network of an IPv6 one. */
  network: string;
  /** What the browser calls itself, cut to a length that is worth keeping. */
  userAgent: string | null;
}

const LONGEST_USER_AGENT = 300;

export const originOf = (request: FastifyRequest): Origin => ({
  address: request.ip,
  network: networkOf(request.ip),
  userAgent: request.headers['user-agent']?.slice(0, LONGEST_USER_AGENT) ?? null,
});
