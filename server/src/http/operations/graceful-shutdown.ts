import type { Socket } from 'node:net';
import { Failure } from '@studia/contract/errors';
import type { FastifyInstance } from 'fastify';

/**
 * A server that closes finishes what it has begun, turns away what comes on connections that are still open,
 * and waits for none that nobody uses: browsers open some in advance and keep others for later.
 */
export const shutDownGracefully = (app: FastifyInstance): void => {
  const unused = new Set<Socket>();
  let closing = false;
  app.server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('preClose', async () => {
    closing = true;
    for (const socket of unused) socket.destroy();
  });
  app.addHook('onRequest', (_request, _reply, next) => {
    if (closing) next(new Failure('unavailable'));
    else next();
  });
  app.addHook('onResponse', (_request, _reply, next) => {
    if (closing) setImmediate(() => app.server.closeIdleConnections());
    next();
  });
};

/** What is being done for callers now, also for those who have gone. */
export interface Work {
  track<Result>(task: Promise<Result>): Promise<Result>;
  /** Resolves when nothing is under way. */
  done(): Promise<void>;
}

export const makeWork = (): Work => {
  const running = new Set<Promise<unknown>>();
  return {
    track: (task) => {
      const over = () => void running.delete(task);
      running.add(task);
      task.then(over, over);
      return task;
    },
    done: async () => {
      while (running.size > 0) await Promise.allSettled(running);
    },
  };
};
