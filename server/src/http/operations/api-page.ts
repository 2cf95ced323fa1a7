import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** What the page says of a route. */
export type DescribedRoute = Pick<RouteOptions, 'method' | 'url' | 'schema'>;

export interface ApiPageSettings {
  version: string;
  publicUrl: string;
}

/** The page about these routes, as a server that nobody reaches but by injection. None of them does anything here. */
export const makeApiPage = async (
  routes: readonly DescribedRoute[],
  { version, publicUrl }: ApiPageSettings,
): Promise<FastifyInstance> => {
  const app = fastify({ exposeHeadRoutes: false });
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Studia',
        version,
        description:
          'Every call of Studia. Failing calls answer `{ "error": sentence, "code": stable_code }`.',
      },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
  });
  for (const { method, url, schema } of routes)
    if (!url.startsWith('/api/docs'))
      app.route({ method, url, ...(schema && { schema }), handler: async () => null });
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
  await app.ready();
  return app;
};
