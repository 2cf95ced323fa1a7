import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(::1|127\.\d+\.\d+\.\d+|::ffff:127\.\d+\.\d+\.\d+)$/;
// What proxies add; one of them is enough to know that somebody else stands behind it.
const HANDED_ON = /^(x-forwarded-.+|forwarded|via|x-real-ip|.+-connecting-ip|true-client-ip)$/;
const LOCAL_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

/**
 * Whether the request comes from a person at this very machine. The host name must be local too, or a web
 * page could reach us through a name that it points at 127.0.0.1; and nothing may have been forwarded.
 */
export const isLocal = (request: FastifyRequest): boolean =>
  LOOPBACK.test(request.socket.remoteAddress ?? '') &&
  LOCAL_HOST.test(request.headers.host ?? '') &&
  !Object.keys(request.headers).some((name) => HANDED_ON.test(name));

/** Whether an address that people open leads to this machine only. */
export const isLocalAddress = (address: string): boolean => LOCAL_HOST.test(new URL(address).host);
