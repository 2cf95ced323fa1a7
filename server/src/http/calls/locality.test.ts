import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../../testing/server.ts';

let app: FastifyInstance;
beforeAll(async () => {
  ({ app } = await startServer({ readOutbox: async () => [] }));
});
afterAll(() => app.close());

const openOutbox = async (remoteAddress: string, headers: Record<string, string>): Promise<boolean> => {
  const answer = await app.inject({ url: '/dev/outbox', remoteAddress, headers });
  if (answer.statusCode === 403) expect(answer.json()).toMatchObject({ code: 'local_only' });
  return answer.statusCode === 200;
};

describe('a caller sits at this machine', () => {
  it.each([
    ['127.0.0.1', 'localhost:3000'],
    ['127.0.0.1', 'LOCALHOST'],
    ['127.0.0.53', '127.0.0.53:3000'],
    ['::1', '[::1]:3000'],
    ['::ffff:127.0.0.1', 'localhost'],
  ])('when it comes from %s and asks for %s', async (address, host) => {
    expect(await openOutbox(address, { host })).toBe(true);
  });

  it.each([
    ['192.0.2.7', 'localhost:3000'],
    ['::ffff:192.0.2.7', 'localhost'],
    ['2001:db8::1', '[::1]'],
    ['127.0.0.1', 'studia.school.org'],
    ['127.0.0.1', 'evil.example:3000'],
    ['127.0.0.1', 'localhost.evil.example'],
    ['127.0.0.1', '127.0.0.1.evil.example'],
    ['127.0.0.1', 'evil.example#localhost'],
  ])('not when it comes from %s and asks for %j', async (address, host) => {
    expect(await openOutbox(address, { host })).toBe(false);
  });

  it.each([
    ['x-forwarded-for', '192.0.2.7'],
    ['x-forwarded-for', '127.0.0.1'],
    ['x-forwarded-for', ''],
    ['x-forwarded-host', 'studia.school.org'],
    ['x-forwarded-proto', 'https'],
    ['x-real-ip', '192.0.2.7'],
    ['forwarded', 'for=192.0.2.7'],
    ['via', '1.1 proxy'],
    ['cf-connecting-ip', '192.0.2.7'],
  ])('not when a proxy handed it on, as %s: %j says', async (name, value) => {
    expect(await openOutbox('127.0.0.1', { host: 'localhost', [name]: value })).toBe(false);
  });
});
