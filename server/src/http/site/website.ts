import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { errorBody } from '@studia/contract/error-body';
import { PUBLIC_PAGES } from '@studia/contract/public-pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { XSRF } from '../calls/cookies.ts';
import type { Page, Pages } from './pages.ts';

/** Paths under which only calls live; `/auth/callback/…` is a page (SPEC 2.1). */
const CALLS = /^\/(api|rest|functions|mcp|metrics|dev\/outbox|auth(?!\/callback\/))(\/|$)/;

const PUBLIC_PATHS: ReadonlySet<string> = new Set(PUBLIC_PAGES.map(({ path }) => path));

interface Site {
  webRoot: string;
  pages: Pages;
}

/** The built web application: files that never change are cached for good, its pages never. */
export const webSite = async (app: FastifyInstance, { webRoot, pages }: Site): Promise<void> => {
  const hashed = join(webRoot, 'assets');
  await app.register(fastifyStatic, {
    root: webRoot,
    // The one route below sends them: a route a file made every start wait for hundreds of them.
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.removeHeader('x-robots-tag');
      reply.header(
        'cache-control',
        path.startsWith(hashed) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  const files = await filesIn(webRoot);
  app.get('/*', { schema: { hide: true }, config: { rateLimit: false } }, async (request, reply) => {
    const { '*': file } = request.params as { '*': string };
    if (files.has(file)) return reply.sendFile(file);
    const path = pathOf(request);
    if (!wantsPage(request, path, pages)) return reply.code(404).send(errorBody('not_found'));
    if (PUBLIC_PATHS.has(path)) reply.removeHeader('x-robots-tag');
    // Who is signed in here needs nothing of the page that tells others about Studia.
    if (path === '/' && hasSession(request)) return sendPage(request, reply, pages.application);
    return sendPage(request, reply, pages.at(path));
  });
};

/** Whether this browser says that somebody is signed in there. It decides nothing but which document comes. */
const hasSession = ({ headers }: FastifyRequest): boolean =>
  (headers.cookie ?? '').split(/;\s*/).some((cookie) => cookie.startsWith(`${XSRF}=`));

// Pages go out with what this installation knows written into them, never as they lie on the disk.
const NOT_SENT = /\.html(?:\.br|\.gz)?$/;

/** The files that are sent as they are, by their path in an address. */
const filesIn = async (folder: string): Promise<ReadonlySet<string>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !NOT_SENT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  return new Set(paths.map((path) => path.replaceAll(sep, '/')));
};

/** The path without its query, and without a slash at its end. */
const pathOf = (request: FastifyRequest): string =>
  (request.url.split('?')[0] ?? '').replace(/(?<=[^/]|^\/)\/+$/, '');

/** A page that was made for everybody is for programs too; the application is only for who names HTML. */
const wantsPage = ({ headers }: FastifyRequest, path: string, pages: Pages): boolean => {
  if (CALLS.test(path)) return false;
  const accepted = acceptedBy(headers.accept);
  if (accepted.has('text/html')) return true;
  if (!pages.isMadeFor(path)) return false;
  return accepted.size === 0 || accepted.has('*/*') || accepted.has('text/*');
};

const NOT_WANTED = /;\s*q=0(?:\.0*)?\s*$/;

/** The names in a list of what is accepted, without those that are refused. */
const acceptedBy = (header: string | string[] | undefined): Set<string> =>
  new Set(
    String(header ?? '')
      .split(',')
      .filter((name) => name.trim() !== '' && !NOT_WANTED.test(name))
      .map((name) => name.split(';')[0]?.trim().toLowerCase() ?? ''),
  );

const sendPage = (request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply => {
  reply
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-cache', etag: page.etag, vary: 'accept-encoding, cookie' });
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const packing = packingFor(request.headers['accept-encoding']);
  if (packing === null) return reply.send(page.plain);
  return reply.header('content-encoding', packing).send(page[packing]);
};

const packingFor = (accepted: string | string[] | undefined): 'br' | 'gzip' | null => {
  const names = acceptedBy(accepted);
  return (['br', 'gzip'] as const).find((packing) => names.has(packing)) ?? null;
};
