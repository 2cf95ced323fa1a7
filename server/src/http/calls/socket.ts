import websocket from '@fastify/websocket';
import { CLOSE } from '@studia/contract/live-events';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';

/** A socket's address and what it bears. */
export interface SocketRoute {
  path: `/${string}`;
  /** The largest message, in bytes. */
  largest: number;
  /** The most messages in ten seconds, of words and of bytes. */
  textsInTen: number;
  bytesInTen: number;
}

/** The server's end of a socket. */
interface SocketLine {
  send(text: string): void;
  close(code: number, reason: string): void;
  isBehind(): boolean;
}

/** Who answers what comes through it. */
interface SocketSeat {
  text(message: string): void;
  bytes(sound: Uint8Array): void;
  tick(): void;
  leave(): void;
}

/** Who it is for is found out by the handler: a browser can't send a header with a socket. Null turns it away. */
export type SocketHandler = (
  request: { params: Readonly<Record<string, string>>; query: Readonly<Record<string, string>> },
  line: SocketLine,
) => Promise<SocketSeat | null>;

const PING = 15_000;
const TEN_SECONDS = 10_000;
/** More than this waits only for who reads too slowly. */
const BEHIND = 1024 * 1024;
const NORMAL = 1000;

/** Sockets in a room of their own, so that no other address can be upgraded. */
export const addSockets = async (
  app: FastifyInstance,
  sockets: readonly { route: SocketRoute; handle: SocketHandler }[],
  publicUrl: string,
): Promise<void> => {
  const maxPayload = Math.max(...sockets.map(({ route }) => route.largest));
  await app.register(websocket, { options: { maxPayload } });
  for (const { route, handle } of sockets)
    app.route({
      method: 'GET',
      url: route.path,
      schema: { hide: true },
      // Another site's page must not open it, whatever ticket it has got hold of.
      onRequest: async (request, reply) => {
        if (!isOwnOrigin(request, publicUrl)) await reply.code(403).send();
      },
      handler: async (_request, reply) => reply.code(426).header('upgrade', 'websocket').send(),
      wsHandler: (socket, request) => serve(socket, request, route, handle),
    });
};

const isOwnOrigin = ({ headers }: FastifyRequest, publicUrl: string): boolean => {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (origin === new URL(publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
};

const serve = async (
  socket: WebSocket,
  request: FastifyRequest,
  route: SocketRoute,
  handle: SocketHandler,
): Promise<void> => {
  const early: { data: Buffer; isBinary: boolean }[] = [];
  let seat: SocketSeat | null = null;
  let isOver = false;
  const texts = makeFlood(route.textsInTen);
  const sounds = makeFlood(route.bytesInTen);
  const take = (data: Buffer, isBinary: boolean): void => {
    if (isBinary) seat?.bytes(data);
    else seat?.text(data.toString('utf8'));
  };
  socket.on('message', (data: Buffer, isBinary) => {
    if ((isBinary ? sounds : texts).isTooFast()) return socket.close(CLOSE.tooFast, 'too fast');
    // What comes before the ticket is looked at waits for it.
    if (seat) take(data, isBinary);
    else early.push({ data, isBinary });
    return undefined;
  });
  let isAnswering = true;
  socket.on('pong', () => {
    isAnswering = true;
  });
  const heartbeat = setInterval(() => {
    if (!isAnswering) return socket.terminate();
    isAnswering = false;
    socket.ping();
    seat?.tick();
    return undefined;
  }, PING);
  socket.on('close', () => {
    isOver = true;
    clearInterval(heartbeat);
    seat?.leave();
  });
  const line: SocketLine = {
    send: (text) => {
      if (socket.readyState === socket.OPEN) socket.send(text);
    },
    close: (code, reason) => socket.close(code, reason),
    isBehind: () => socket.bufferedAmount > BEHIND,
  };
  const { params, query } = request as { params: Record<string, string>; query: Record<string, string> };
  seat = await handle({ params, query }, line);
  if (!seat) return socket.close(NORMAL);
  if (isOver) return seat.leave();
  for (const { data, isBinary } of early) take(data, isBinary);
  return undefined;
};

/** Counts messages in windows of ten seconds. */
const makeFlood = (most: number) => {
  let [since, count] = [0, 0];
  return {
    isTooFast: (): boolean => {
      const now = Date.now();
      if (now - since > TEN_SECONDS) [since, count] = [now, 0];
      count += 1;
      return count > most;
    },
  };
};
