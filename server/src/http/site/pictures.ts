import { errorBody } from '@studia/contract/error-body';
import type { FastifyInstance } from 'fastify';
import { paceOf } from '../calls/pace.ts';

/** The picture of this name, or null. */
export type ReadPicture = (hash: string) => Promise<{ bytes: Uint8Array; type: string } | null>;

const HASH = /^[0-9a-f]{64}$/;

/**
 * Students' photos. An `<img>` can't carry a token, so the address itself is the key: 256 bits that nobody can guess or
 * compute (there is chance in every file), known only to who was shown it. What lies there never changes.
 */
export const pictures = (app: FastifyInstance, readPicture: ReadPicture): void => {
  app.get<{ Params: { hash: string } }>(
    '/api/profile/photo/:hash',
    { schema: { hide: true }, config: { rateLimit: paceOf('normal') } },
    async ({ params: { hash } }, reply) => {
      const picture = HASH.test(hash) ? await readPicture(hash) : null;
      if (picture === null) return reply.code(404).send(errorBody('not_found'));
      return reply
        .type(picture.type)
        .header('cache-control', 'private, max-age=31536000, immutable')
        .header('content-disposition', 'inline')
        .send(picture.bytes);
    },
  );
};
