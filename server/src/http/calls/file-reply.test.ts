import { Readable } from 'node:stream';
import type { Endpoint } from '@studia/contract/endpoint';
import { beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../../testing/server.ts';
import type { Server } from '../server.ts';
import type { FileReply } from './file-reply.ts';

const reading = {
  method: 'GET',
  path: '/api/leaflet',
  summary: 'Reads the leaflet.',
  access: 'public',
  pace: 'normal',
  file: true,
  reply: null,
} as const satisfies Endpoint;

// Long enough that a server would like to compress it.
const WORDS = 'All work and no play. '.repeat(200);
const leaflet: FileReply = {
  name: 'Übung "1".txt',
  type: 'text/plain; charset=utf-8',
  size: WORDS.length,
  tag: 'v1',
  inline: false,
  open: async (range) => Readable.from([WORDS.slice(range?.start, range && range.end + 1)]),
};

let server: Server;
beforeAll(async () => {
  server = await startServer({ routes: [(bind) => bind.file(reading, async () => leaflet)] });
});
const get = (headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url: reading.path, headers: { 'accept-encoding': 'gzip', ...headers } });

describe('a file that is sent', () => {
  it('comes whole, with its name, and can neither run nor be guessed at', async () => {
    const answer = await get();
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(WORDS);
    expect(answer.headers).toMatchObject({
      'content-length': String(WORDS.length),
      'content-disposition': `attachment; filename="_bung _1_.txt"; filename*=UTF-8''%C3%9Cbung%20%221%22.txt`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      etag: '"v1"',
    });
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  it.each([
    ['bytes=4-7', 'work', 'bytes 4-7/4400'],
    ['bytes=4390-', WORDS.slice(4390), 'bytes 4390-4399/4400'],
    ['bytes=-6', WORDS.slice(-6), 'bytes 4394-4399/4400'],
    ['bytes=4398-9999', WORDS.slice(4398), 'bytes 4398-4399/4400'],
  ])('comes in part: %s', async (range, words, contentRange) => {
    const answer = await get({ range });
    expect(answer.statusCode).toBe(206);
    expect(answer.body).toBe(words);
    expect(answer.headers['content-range']).toBe(contentRange);
  });

  it.each(['bytes=0-1,4-5', 'lines=1-2', 'bytes=', 'bytes=x-'])(
    'comes whole to who asks for %s',
    async (range) => {
      expect((await get({ range })).statusCode).toBe(200);
    },
  );

  it('has no part outside of itself', async () => {
    const answer = await get({ range: 'bytes=4400-' });
    expect(answer.statusCode).toBe(416);
    expect(answer.headers['content-range']).toBe('bytes */4400');
  });

  it('is not sent to who has it already, and no part of it to who has another', async () => {
    expect((await get({ 'if-none-match': '"v1"' })).statusCode).toBe(304);
    expect((await get({ 'if-range': '"v0"', range: 'bytes=0-1' })).statusCode).toBe(200);
    expect((await get({ 'if-range': '"v1"', range: 'bytes=0-1' })).statusCode).toBe(206);
  });
});
