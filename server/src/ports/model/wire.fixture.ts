import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a vendor's server was sent. */
interface ReceivedRequest {
  path: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
  /** Whether the caller hung up before the answer was over. */
  hungUp: boolean;
}

/** One answer of the server, written by the test on the bare connection. */
export type Act = (response: ServerResponse) => void | Promise<void>;

/** A vendor's server on loopback: it plays one act for each call and keeps what it was sent. */
export const startWire = async (...acts: readonly Act[]) => {
  const asked: ReceivedRequest[] = [];
  /** What it answers to who only looks, by path. */
  const lists = new Map<string, unknown>();
  const server = createServer((request, response) => {
    if (request.method === 'GET') {
      const list = lists.get(request.url ?? '');
      response.writeHead(list === undefined ? 404 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(list ?? {}));
      return;
    }
    void read(request).then(async (body) => {
      const call: ReceivedRequest = {
        path: request.url ?? '',
        headers: request.headers,
        body,
        hungUp: false,
      };
      const act = acts[asked.push(call) - 1] ?? acts.at(-1);
      response.on('close', () => (call.hungUp = !response.writableFinished));
      await act?.(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    lists,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

const read = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text) as Record<string, unknown>;
};

/** Sends events as every vendor does, each a line of JSON, all in one piece. */
export const sends = (response: ServerResponse, ...data: readonly unknown[]): void => {
  if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(
    data.map((one) => `data: ${typeof one === 'string' ? one : JSON.stringify(one)}\n\n`).join(''),
  );
};

/** A piece of text in OpenAI's chat protocol. */
export const piece = (content: string) => ({ id: 'c1', choices: [{ index: 0, delta: { content } }] });

/** The end of an answer in OpenAI's chat protocol, and what it took. */
export const ending = (reason = 'stop') => [
  { id: 'c1', choices: [{ index: 0, delta: {}, finish_reason: reason }] },
  { id: 'c1', choices: [], usage: { prompt_tokens: 40, completion_tokens: 2, total_tokens: 42 } },
  '[DONE]',
];

/** An act that says these words and ends well. */
export const says =
  (...words: readonly string[]): Act =>
  (response) => {
    sends(response, ...words.map(piece), ...ending());
    response.end();
  };

/** An act that refuses with a status. */
export const refuses =
  (status: number): Act =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message: `status ${status}` } }));
  };
