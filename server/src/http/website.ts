import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { errorBody } from '@studia/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Paths under which only calls live; `/auth/callback/…` is a page (SPEC 2.1). */
const CALLS = /^\/(api|rest|functions|metrics|dev\/outbox|auth(?!\/callback\/))(\/|$)/;

interface Options {
  webRoot: string | null;
  publicUrl: string;
}

/** The built web application and the public pages: files that never change are cached for good, documents never. */
export const webSite = async (app: FastifyInstance, { webRoot, publicUrl }: Options): Promise<void> => {
  if (webRoot === null) return;
  const pages = await pagesIn(webRoot, publicUrl);
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
      ? reply
          .type('text/html; charset=utf-8')
          .header('cache-control', 'no-cache')
          .send(pages.get(pathOf(request)) ?? pages.get('/index'))
      : reply.code(404).send(errorBody('not_found')),
  );
};

const wantsPage = (request: FastifyRequest): boolean =>
  (request.headers.accept ?? '').includes('text/html') && !CALLS.test(pathOf(request));

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? '';

/** Every document by the path it belongs to; the application's own is at every other path. */
const pagesIn = async (webRoot: string, publicUrl: string): Promise<ReadonlyMap<string, string>> => {
  const files = (await readdir(webRoot)).filter((file) => file.endsWith('.html'));
  const pages = await Promise.all(
    files.map(async (file) => {
      const html = await readFile(join(webRoot, file), 'utf8');
      return [pathOfFile(file), html.replaceAll('__PUBLIC_URL__', publicUrl)] as const;
    }),
  );
  return new Map(pages);
};

const pathOfFile = (file: string): string => (file === 'landing.html' ? '/' : `/${file.slice(0, -5)}`);
