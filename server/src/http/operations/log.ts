import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { pino, stdSerializers, type DestinationStream } from 'pino';

/** Structured logs. A query string can hold secrets, so only the path of a request is ever written. */
export const makeLog = (level: string, destination?: DestinationStream): FastifyBaseLogger => {
  const options = {
    level,
    serializers: { err: stdSerializers.err },
    redact: [
      'req.headers',
      'headers',
      '*.authorization',
      '*.cookie',
      '*.password',
      '*.refresh_token',
      '*.access_token',
    ],
  };
  return destination ? pino(options, destination) : pino(options);
};

/** One line for every request that was answered. */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', (request, reply, next) => {
    request.log.info(
      {
        method: request.method,
        path: pathOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    next();
  });
};

// The address of a photo is the key to it.
const PHOTO = /^(\/api\/profile\/photo\/).+/;

const pathOf = ({ url }: FastifyRequest): string => (url.split('?', 1)[0] ?? url).replace(PHOTO, '$1…');
