import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiPageSettings, DescribedRoute } from './api-page.ts';

/** Written anew for who asked, or true of the page alone. */
const NOT_HANDED_ON = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']);

/**
 * OpenAPI made from the contract, and a page to read it at `/api/docs`. Hardly anybody does, and what makes them is a hundred files:
 * a start only writes down which routes there are.
 */
export const apiPage = (app: FastifyInstance, settings: ApiPageSettings): void => {
  const routes: DescribedRoute[] = [];
  app.addHook('onRoute', ({ method, url, schema }) => {
    if (method !== 'HEAD') routes.push({ method, url, ...(schema && { schema }) });
  });
  let making: Promise<FastifyInstance> | null = null;
  const page = (): Promise<FastifyInstance> =>
    (making ??= import('./api-page.ts')
      .then(({ makeApiPage }) => makeApiPage(routes, settings))
      .catch((error: unknown) => {
        making = null;
        throw error;
      }));
  const handOn = async ({ url, headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const answer = await (await page()).inject({ method: 'GET', url, headers });
    for (const [name, value] of Object.entries(answer.headers))
      if (value !== undefined && !NOT_HANDED_ON.has(name)) reply.header(name, value);
    return reply.code(answer.statusCode).send(answer.rawPayload);
  };
  for (const url of ['/api/docs', '/api/docs/*']) app.get(url, { schema: { hide: true } }, handOn);
};
