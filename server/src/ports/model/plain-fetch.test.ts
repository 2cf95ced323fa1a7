import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { plainFetch } from './plain-fetch.ts';

const startServer = async (answer: RequestListener) => {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

const ask = (url: string, more: RequestInit = {}) =>
  plainFetch(url, { method: 'POST', headers: { 'X-Key': 'k' }, body: '{"a":"ü"}', ...more });

describe('a question over Node’s own client', () => {
  it('arrives whole, and its answer with status and headers', async () => {
    await using server = await startServer((request, response) => {
      const { method, headers } = request;
      response.writeHead(429, { 'retry-after': '3', 'set-cookie': ['a=1', 'b=2'] });
      void text(request).then((body) =>
        response.end(JSON.stringify([method, headers['x-key'], headers['accept-encoding'], body])),
      );
    });
    const response = await ask(server.url);
    expect([response.ok, response.status, response.headers.get('retry-after')]).toEqual([false, 429, '3']);
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(await response.json()).toEqual(['POST', 'k', 'identity', '{"a":"ü"}']);
  });

  it('is told nothing faster than it listens, and loses nothing of a long answer', async () => {
    const long = 'word '.repeat(200_000);
    await using server = await startServer((_, response) => void response.end(long));
    expect(await (await ask(server.url)).text()).toBe(long);
  });

  it('follows who sends it elsewhere', async () => {
    await using server = await startServer((request, response) => {
      if (request.url === '/') response.writeHead(307, { location: '/there' }).end();
      else request.pipe(response);
    });
    expect(await (await ask(server.url)).text()).toBe('{"a":"ü"}');
  });

  it('fails in the usual words where nobody answers', async () => {
    const { url, [Symbol.asyncDispose]: close } = await startServer(() => {});
    await close();
    await expect(ask(url)).rejects.toThrow(new TypeError('fetch failed'));
  });

  it('hangs up when it is stopped, before the answer and in the middle of it', async () => {
    await using silent = await startServer(() => {});
    const early = new AbortController();
    const waiting = ask(silent.url, { signal: early.signal });
    early.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });

    let isClosed: Promise<unknown> = Promise.resolve();
    await using server = await startServer((_, response) => {
      isClosed = once(response, 'close');
      response.write('begun');
    });
    const late = new AbortController();
    const { body } = await ask(server.url, { signal: late.signal });
    const reader = body?.getReader();
    await reader?.read();
    late.abort();
    await expect(reader?.read()).rejects.toMatchObject({ name: 'AbortError' });
    await expect(isClosed).resolves.toBeDefined();
  });

  it('lets go of the connection when nobody wants to hear the rest', async () => {
    let isClosed: Promise<unknown> = Promise.resolve();
    await using server = await startServer((_, response) => {
      isClosed = once(response, 'close');
      response.write('begun');
    });
    const { body } = await ask(server.url);
    await body?.cancel();
    await expect(isClosed).resolves.toBeDefined();
  });

  it('says that an answer broke off', async () => {
    await using server = await startServer((_, response) => {
      response.write('begun', () => response.destroy());
    });
    await expect((await ask(server.url)).text()).rejects.toThrow('aborted');
  });
});
