import fastify from 'fastify';
import { expect, it } from 'vitest';
import { makeListening } from './listening.ts';

const WHERE = { host: 'localhost', port: 0 };

it('ends in the very instant in which it begins', async () => {
  const http = fastify();
  const listening = makeListening(http, WHERE);
  const ended = new Promise<void>((resolve) =>
    http.server.prependOnceListener('listening', () => resolve(listening.end())),
  );
  expect(await listening.begin()).toMatch(/^http:\/\//);
  await ended;
  expect(http.server.listening).toBe(false);
});

it('ends at any other moment of its beginning', async () => {
  const moments = [0, 1, 2, 3, 4, 5, 6];
  await Promise.all(
    moments.map(async (turns) => {
      const http = fastify();
      const listening = makeListening(http, WHERE);
      const begun = listening.begin();
      for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      await listening.end();
      await begun;
      expect(http.server.listening).toBe(false);
    }),
  );
});

it('does not begin any more once it was ended', async () => {
  const listening = makeListening(fastify(), WHERE);
  await listening.end();
  expect(await listening.begin()).toBeNull();
});
