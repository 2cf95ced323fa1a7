import { connect } from 'node:net';
import { isErrorCode } from '@studia/contract/error-body';
import { ERRORS } from '@studia/contract/error-list';
import { Failure } from '@studia/contract/errors';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { echo, recordedLog, startServer } from '../../testing/server.ts';

const { log, lines } = recordedLog();
let app: FastifyInstance;
beforeAll(async () => {
  ({ app } = await startServer({
    log,
    recognise: (error) =>
      error instanceof SyntaxError && error.message.startsWith('no space') ? 'storage_full' : null,
    routes: [
      (bind) =>
        bind.call(echo, ({ body }) => {
          if (body.text === 'full') throw new SyntaxError('no space left on device');
          if (body.text === 'known') throw new Failure('turn_in_progress', { cause: new Error('a secret') });
          if (body.text === 'text') throw 'just a text';
          if (body.text === 'broken') throw new Error('a secret inside');
          return { text: body.text };
        }),
    ],
  }));
});
afterAll(() => app.close());

const json = { 'content-type': 'application/json' };
const post = (payload: string, headers: Record<string, string> = json): InjectOptions => ({
  method: 'POST',
  url: echo.path,
  payload,
  headers,
});

describe('a request that can not be taken', () => {
  it.each<[string, number, string, InjectOptions]>([
    ['is broken JSON', 400, 'broken_json', post('{"text":')],
    ['has no body', 400, 'broken_json', post('')],
    ['is only a number', 400, 'bad_request', post('7')],
    ['is null', 400, 'bad_request', post('null')],
    ['hides a prototype', 400, 'broken_json', post('{"text":"x","__proto__":{"admin":true}}')],
    ['hides a constructor', 400, 'broken_json', post('{"text":"x","constructor":{"prototype":{}}}')],
    ['is too large', 413, 'body_too_large', post(JSON.stringify({ text: 'x'.repeat(1024 * 1024) }))],
    ['is XML', 415, 'unsupported_media_type', post('<text/>', { 'content-type': 'application/xml' })],
    ['is plain text', 415, 'unsupported_media_type', post('{"text":"x"}', { 'content-type': 'text/plain' })],
    [
      'is a form',
      415,
      'unsupported_media_type',
      post('a=b', { 'content-type': 'application/x-www-form-urlencoded' }),
    ],
    ['is of no kind', 415, 'unsupported_media_type', post('{}', { 'content-type': '///' })],
    ['goes to an unknown path', 404, 'not_found', { url: '/api/nothing' }],
    ['goes to no path', 404, 'not_found', { url: '/' }],
    ['is of a method that is not there', 404, 'not_found', { method: 'PUT', url: echo.path }],
    ['asks what is allowed', 404, 'not_found', { method: 'OPTIONS', url: echo.path }],
    ['has a percent sign at the end', 404, 'not_found', { url: '/api/nothing%' }],
    ['has broken percent-encoding', 404, 'not_found', { url: '/%zz/%' }],
    ['has percent-encoding that is no text', 404, 'not_found', { url: '/%ff%fe' }],
    ['has a very long path', 404, 'not_found', { url: `/${'x'.repeat(8_000)}` }],
  ])('because it %s answers %i %s', async (_, status, code, request) => {
    const answer = await app.inject(request);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(answer.headers).toHaveProperty('content-security-policy');
    const body = answer.json<{ error: string; code: string }>();
    expect(body).toMatchObject({ code, error: expect.stringMatching(/^[A-Z].+\.$/) });
    expect(isErrorCode(body.code)).toBe(true);
  });

  it('names the fields that are at fault', async () => {
    const wrong = JSON.stringify({ text: 7, times: 'often' });
    expect((await app.inject(post(wrong))).json()).toEqual({
      error: ERRORS.bad_request.sentence,
      code: 'bad_request',
      fields: ['text', 'times'],
    });
  });

  it('names no field when the whole of it is at fault', async () => {
    expect((await app.inject(post('[]'))).json()).toEqual({
      error: ERRORS.bad_request.sentence,
      code: 'bad_request',
    });
  });

  it('because it is no HTTP at all gets the same kind of answer', async () => {
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const answered = await say(Number(new URL(address).port), 'NONSENSE\r\n\r\n');
    expect(answered).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(answered.split('\r\n\r\n')[1] ?? '')).toEqual({
      error: ERRORS.bad_request.sentence,
      code: 'bad_request',
    });
    const flooded = await say(
      Number(new URL(address).port),
      `GET / HTTP/1.1\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
    );
    expect(flooded).toMatch(/^HTTP\/1\.1 431 /);
  });
});

/** What a server says to some bytes until it hangs up. */
const say = (port: number, bytes: string): Promise<string> =>
  new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (data) => (received += data.toString()));
    socket.on('error', () => resolve(received));
    socket.on('close', () => resolve(received));
  });

describe('a request that never ends', () => {
  it('is not waited for forever', () => {
    expect(app.server.requestTimeout).toBeGreaterThan(0);
    expect(app.server.headersTimeout).toBeGreaterThan(0);
  });
});

describe('a request that breaks', () => {
  it.each([
    ['broken', 500, 'internal'],
    ['text', 500, 'internal'],
    ['full', 507, 'storage_full'],
    ['known', 409, 'turn_in_progress'],
  ])('by %s answers %i %s and nothing of what went wrong inside', async (text, status, code) => {
    const answer = await app.inject({ method: 'POST', url: echo.path, payload: { text } });
    expect(answer.statusCode).toBe(status);
    expect(Object.keys(answer.json<object>())).toEqual(['error', 'code']);
    expect(answer.json()).toMatchObject({ code });
    expect(answer.body).not.toMatch(/secret|space left|just a text|stack/);
  });

  it('in a way that nobody foresaw is logged with the id of the request', async () => {
    const answer = await app.inject({ method: 'POST', url: echo.path, payload: { text: 'broken' } });
    const id = String(answer.headers['x-request-id']);
    const trouble = lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .find(({ reqId, level }) => reqId === id && level === 50);
    expect(trouble).toMatchObject({
      code: 'internal',
      err: { message: 'a secret inside' },
      msg: 'request failed',
    });
  });

  it('in a way that is foreseen is no trouble for the log', async () => {
    const before = lines.filter((line) => line.includes('"level":50')).length;
    await app.inject({ method: 'POST', url: echo.path, payload: { text: 'known' } });
    expect(lines.filter((line) => line.includes('"level":50'))).toHaveLength(before);
  });
});
