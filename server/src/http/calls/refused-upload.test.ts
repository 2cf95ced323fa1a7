import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Endpoint } from '@studia/contract/endpoint';
import { describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { errorCodeOf } from '../../port-errors.ts';
import { echo, recordedLog, startServer } from '../../testing/server.ts';

const MEGABYTE = 1024 * 1024;

const shelve = {
  method: 'POST',
  path: '/api/shelve',
  summary: 'Keeps books.',
  access: 'verified',
  pace: 'normal',
  body: z.object({ title: z.string() }),
  files: { field: 'files', most: 1, megabytes: 40, tooLarge: 'photo_too_large' },
  reply: z.object({ title: z.string() }),
} as const satisfies Endpoint;

class NoRoom extends Error {}

/** A listening server whose disk has room for so many bytes. */
const start = async (room: number) => {
  const { log, lines } = recordedLog();
  const { app } = await startServer({
    log,
    recognise: (error) => (error instanceof NoRoom ? 'storage_full' : errorCodeOf(error)),
    routes: [
      (bind) => bind.call(echo, ({ body }) => body),
      (bind) =>
        bind.upload(
          shelve,
          {
            keep: async ({ content }) => {
              let bytes = 0;
              for await (const chunk of content) {
                bytes += chunk.length;
                if (bytes > room) throw new NoRoom('no space left on device');
              }
            },
            drop: async () => {},
          },
          async ({ body }) => ({ title: body.title }),
        ),
    ],
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  const logged = () => lines.map((line) => JSON.parse(line) as { level: number; msg: string; err?: unknown });
  return { port, logged };
};

const send = (port: number, size: number) => {
  const form = new FormData();
  form.append('title', 'Physics');
  form.append('files', new File([new Uint8Array(size)], 'physics.pdf'));
  return fetch(`http://127.0.0.1:${port}${shelve.path}`, {
    method: 'POST',
    body: form,
    headers: { authorization: 'Bearer ada' },
  });
};

describe('an upload that finds no room', () => {
  it.each([1, 5, 39])(
    'is answered with a sentence and noted, though %s MB are still coming',
    async (size) => {
      const { port, logged } = await start(100_000);
      for (let time = 0; time < 5; time += 1) {
        const answer = await send(port, size * MEGABYTE);
        expect(answer.status).toBe(507);
        expect(await answer.json()).toMatchObject({ code: 'storage_full', error: expect.any(String) });
      }
      await expect.poll(() => logged().filter(({ msg }) => msg === 'request failed')).toHaveLength(5);
      await expect.poll(() => logged().filter(({ msg }) => msg === 'answered')).toHaveLength(5);
    },
  );
});

/** Sends the beginning of a call and goes away. */
const giveUp = async (port: number, head: readonly string[], beginning: string): Promise<void> => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write([...head, 'Host: localhost', 'Content-Length: 500000', '', beginning].join('\r\n'));
  await pause(100);
  socket.destroy();
};

describe('a call whose sender gives up', () => {
  it.each([
    [
      'in the middle of a file',
      [
        `POST ${shelve.path} HTTP/1.1`,
        'Authorization: Bearer ada',
        'Content-Type: multipart/form-data; boundary=x',
      ],
      '--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\nhalf of it',
    ],
    [
      'between two fields',
      [
        `POST ${shelve.path} HTTP/1.1`,
        'Authorization: Bearer ada',
        'Content-Type: multipart/form-data; boundary=x',
      ],
      '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nPhysics\r\n--x',
    ],
    [
      'in the middle of what it says',
      [`POST ${echo.path} HTTP/1.1`, 'Content-Type: application/json'],
      '{"text":"half of',
    ],
  ])('%s is no error of ours: it is noted, without a stack', async (_, head, beginning) => {
    const { port, logged } = await start(MEGABYTE);
    await giveUp(port, head, beginning);
    await expect.poll(() => logged().map(({ msg }) => msg)).toContain('given up by its sender');
    expect(logged().filter(({ level, err }) => level >= 40 || err !== undefined)).toEqual([]);
  });
});
