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
  return pino(options, destination ?? standardOutput());
};

/** A pipe or terminal that is closed takes the log with it and nothing else. */
const standardOutput = (): DestinationStream => pino.destination(1).on('error', () => {});

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
const PHOTO = '/api/profile/photo/';

const pathOf = ({ url }: FastifyRequest): string => {
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  return path.startsWith(PHOTO) && path.length > PHOTO.length ? `${PHOTO}…` : path;
};
