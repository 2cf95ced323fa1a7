import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { errorBody } from '@studia/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Paths under which only calls live; `/auth/callback/…` is a page (SPEC 2.1). */
const CALLS = /^\/(api|rest|functions|metrics|dev\/outbox|auth(?!\/callback\/))(\/|$)/;

/** The built web application: files that never change are cached for good, its one page never. */
export const webSite = async (
  app: FastifyInstance,
  { webRoot }: { webRoot: string | null },
): Promise<void> => {
  if (webRoot === null) return;
  const page = await readFile(join(webRoot, 'index.html'), 'utf8');
  const hashed = join(webRoot, 'assets');
  await app.register(fastifyStatic, {
    root: webRoot,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        path.startsWith(hashed) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  app.get('/*', { schema: { hide: true }, config: { rateLimit: false } }, async (request, reply) =>
    wantsPage(request)
      ? reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)
      : reply.code(404).send(errorBody('not_found')),
  );
};

const wantsPage = (request: FastifyRequest): boolean =>
  (request.headers.accept ?? '').includes('text/html') && !CALLS.test(request.url.split('?')[0] ?? '');
