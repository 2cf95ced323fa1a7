import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import { errorBody } from '@studia/contract/error-body';
import { tableErrorBody } from '@studia/contract/table-errors';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { safeParse, type $ZodType } from 'zod/v4/core';
import { makeBind, type Routes } from './calls/bind.ts';
import type { Identify } from './calls/caller.ts';
import { errorHandler, Unreadable, type Recognise } from './calls/errors.ts';
import { answerMalformedRequest, readablePath } from './calls/malformed-request.ts';
import { makeStreams, type Streams } from './calls/stream.ts';
import { apiPage } from './operations/docs.ts';
import { shutDownGracefully, makeWork } from './operations/graceful-shutdown.ts';
import { health, type Readiness } from './operations/health.ts';
import { logRequests } from './operations/log.ts';
import { metrics } from './operations/metrics.ts';
import { outboxPage, type ReadOutbox } from './operations/outbox.ts';
import { cspHosts } from './site/csp-hosts.ts';
import { securityHeaders } from './site/headers.ts';
import { readPages, type PageSettings } from './site/pages.ts';
import { pictures, type ReadPicture } from './site/pictures.ts';
import { unsubscribePage, type Unsubscribe } from './site/unsubscribe.ts';
import { webSite } from './site/website.ts';
import { wellKnown } from './site/well-known.ts';

const MEGABYTE = 1024 * 1024;
const MINUTE = 60_000;

export interface ServerSettings {
  log: FastifyBaseLogger;
  identify: Identify;
  recognise: Recognise;
  readiness: Readiness;
  routes: readonly Routes[];
  readOutbox: ReadOutbox;
  readPicture: ReadPicture;
  unsubscribe: Unsubscribe;
  /** Where the built web application lies; null serves the calls only. */
  webRoot: string | null;
  publicUrl: string;
  /** What every page must know of this installation. */
  site: Omit<PageSettings, 'publicUrl'>;
  now: () => Date;
  version: string;
  trustProxy: boolean;
  metricsToken: string | null;
}

const neverAsked = (): never => {
  throw new Error('Every schema is one of zod.');
};

export interface Server {
  app: FastifyInstance;
  streams: Streams;
  /** Resolves when nothing is being done for any caller, also for those who have gone. */
  drained: () => Promise<void>;
}

/** The HTTP side as one plug-in tree, ready to listen or to be tested by injection. */
export const makeServer = async (settings: ServerSettings): Promise<Server> => {
  const app = fastify({
    loggerInstance: settings.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // The nearest proxy is ours; what stands further back in the header may be made up.
    trustProxy: settings.trustProxy && ((_address, hop) => hop === 0),
    bodyLimit: MEGABYTE,
    // Left alone, it would wait forever for the rest of a body.
    requestTimeout: 5 * MINUTE,
    // As long as a path can be, so that the contract says what is wrong with it and not the router.
    routerOptions: { maxParamLength: 16 * 1024 },
    rewriteUrl: ({ url = '/' }) => readablePath(url),
    clientErrorHandler: answerMalformedRequest,
    return503OnClosing: false,
    // The usual compilers of schemas take a tenth of a second to load, and ours stand in their place.
    schemaController: { compilersFactory: { buildValidator: neverAsked, buildSerializer: neverAsked } },
    // A kept-alive connection must not hold up a shutdown.
    forceCloseConnections: 'idle',
  });
  const streams = makeStreams();
  const work = makeWork();

  app.setValidatorCompiler<$ZodType>(({ schema, httpPart }) => (data) => {
    const result = safeParse(schema, httpPart === 'body' ? (data ?? {}) : data);
    return result.success ? { value: result.data } : { error: new Unreadable(result.error.issues) };
  });
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(errorHandler(settings.recognise));
  app.decorateRequest('caller', null);
  app.decorateRequest('refusal', null);
  app.decorateRequest('refusedAs', null);
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('x-request-id', request.id);
    next();
  });
  logRequests(app);

  const { webRoot, publicUrl, site, now } = settings;
  const pages = webRoot === null ? null : await readPages(webRoot, { publicUrl, ...site });
  const inlineScripts = pages?.inlineScripts ?? [];
  await securityHeaders(app, { publicUrl, inlineScripts, hosts: cspHosts(site) });
  shutDownGracefully(app);
  await app.register(compress, { threshold: 1_400, encodings: ['br', 'gzip'] });
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: () => Object.assign(new Error('too many requests'), { statusCode: 429 }),
  });
  await metrics(app, { token: settings.metricsToken, streams });
  await health(app, { readiness: settings.readiness });
  outboxPage(app, settings.readOutbox);
  pictures(app, settings.readPicture);
  await unsubscribePage(app, settings.unsubscribe);
  wellKnown(app, { publicUrl, contactEmail: site.contactEmail, now });
  apiPage(app, { version: settings.version, publicUrl });
  await app.register(async (calls) => {
    await calls.register(cookie);
    const secure = publicUrl.startsWith('https:');
    const bind = makeBind(calls, { identify: settings.identify, streams, work, secure, publicUrl });
    for (const routes of settings.routes) routes(bind);
  });
  if (webRoot !== null && pages !== null) await webSite(app, { webRoot, pages });
  app.setNotFoundHandler(({ url }, reply) => {
    const body = errorBody('not_found');
    // Clients of tables look for more of an error than others do.
    return reply.code(404).send(url.startsWith('/rest/v1/') ? tableErrorBody(body).body : body);
  });
  return { app, streams, drained: () => work.done() };
};
