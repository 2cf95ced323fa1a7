import { errorBody } from '@studia/contract/error-body';
import type { FastifyInstance } from 'fastify';

/** Whether this process can do its work now. */
export type Readiness = () => Promise<boolean>;

/** `/healthz` says that the process lives; `/readyz` that it can take requests. */
export const health = async (
  app: FastifyInstance,
  { readiness }: { readiness: Readiness },
): Promise<void> => {
  const hidden = { schema: { hide: true } };
  app.get('/healthz', hidden, async () => ({ status: 'ok' }));
  app.get('/readyz', hidden, async (_request, reply) =>
    (await readiness()) ? { status: 'ready' } : reply.code(503).send(errorBody('unavailable')),
  );
};
