import { timingSafeEqual } from 'node:crypto';
import { errorBody } from '@studia/contract/error-body';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { isLocal } from '../calls/locality.ts';
import type { Streams } from '../calls/stream.ts';

interface Options {
  token: string | null;
  streams: Streams;
}

/** Prometheus figures at `/metrics`, for this machine or for who holds the token. */
export const metrics = async (app: FastifyInstance, { token, streams }: Options): Promise<void> => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  const refusals = new Counter({
    name: 'refusals_total',
    help: 'Calls that were refused or failed, by the code of the error, such as signature_wrong for forged payment events',
    labelNames: ['code'],
    registers: [registry],
  });
  const open: Gauge = new Gauge({
    name: 'open_event_streams',
    help: 'Event streams that are open now',
    registers: [],
    collect: () => {
      open.set(streams.open());
    },
  });
  registry.registerMetric(open);

  app.addHook('onResponse', (request, reply, next) => {
    const route = request.routeOptions.url ?? 'unknown';
    if (request.refusedAs !== null) refusals.inc({ code: request.refusedAs });
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    next();
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, token)) return reply.code(403).send(errorBody('local_only'));
    return reply.type(registry.contentType).send(await registry.metrics());
  });
};

const mayRead = (request: FastifyRequest, token: string | null): boolean =>
  isLocal(request) || (token !== null && shows(request, token));

const shows = (request: FastifyRequest, token: string): boolean => {
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
};
