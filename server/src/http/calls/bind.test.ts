import type { Endpoint } from '@studia/contract/endpoint';
import { Failure } from '@studia/contract/errors';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CALLERS, echo, recordedLog, startServer } from '../../testing/server.ts';
import type { Call } from './bind.ts';

const says = { method: 'POST', url: echo.path } as const;

const counting = {
  method: 'GET',
  path: '/api/count/:thing',
  summary: 'Counts things.',
  access: 'public',
  pace: 'normal',
  params: z.object({ thing: z.string() }),
  query: z.object({ to: z.string() }),
  reply: z.object({ done: z.literal(true) }),
  events: z.object({ type: z.literal('one'), number: z.number() }),
} as const satisfies Endpoint;

const numbers = async function* (to: number): AsyncGenerator<{ type: 'one'; number: number }> {
  for (let number = 1; number <= to; number++) yield { type: 'one', number };
};

describe('a call that is bound', () => {
  it('gives the handler the checked parts, the caller and whether they sit at this machine', async () => {
    const calls: Call<typeof echo>[] = [];
    const { app } = await startServer({
      routes: [
        (bind) =>
          bind.call(echo, (call) => {
            calls.push(call);
            return { text: call.body.text };
          }),
      ],
    });
    const answer = await app.inject({
      ...says,
      payload: { text: 'Hi', unknown: 'field' },
      headers: { authorization: 'Bearer ada' },
      remoteAddress: '192.0.2.7',
    });
    expect(answer.json()).toEqual({ text: 'Hi' });
    expect(calls[0]).toMatchObject({ body: { text: 'Hi' }, caller: CALLERS['ada'], local: false });
    expect(calls[0]?.body).not.toHaveProperty('unknown');
  });

  it('never lets a field out that the contract does not have', async () => {
    const student = { text: 'Hi', password_hash: '$argon2id$secret' };
    const { app } = await startServer({ routes: [(bind) => bind.call(echo, () => student)] });
    const answer = await app.inject({ ...says, payload: { text: 'Hi' } });
    expect(answer.json()).toEqual({ text: 'Hi' });
  });

  it('answers internal, and logs it, when the reply does not keep the contract', async () => {
    const { log, lines } = recordedLog();
    const wrong = { text: 7 } as unknown as { text: string };
    const { app } = await startServer({ log, routes: [(bind) => bind.call(echo, () => wrong)] });
    const answer = await app.inject({ ...says, payload: { text: 'Hi' } });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      error: 'Something went wrong on our side. Please try again.',
      code: 'internal',
    });
    const trouble = lines.find((line) => line.includes('request failed'));
    expect(trouble).toContain(`"${String(answer.headers['x-request-id'])}"`);
  });

  it('answers 204 where the contract has no reply', async () => {
    const silent = { ...echo, reply: null } as const;
    const { app } = await startServer({ routes: [(bind) => bind.call(silent, () => undefined)] });
    const answer = await app.inject({ ...says, payload: { text: 'Hi' } });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
  });

  it('answers what the handler fails with', async () => {
    const { app } = await startServer({
      routes: [
        (bind) =>
          bind.call(echo, () => {
            throw new Failure('session_ended');
          }),
      ],
    });
    const answer = await app.inject({ ...says, payload: { text: 'Hi' } });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'session_ended']);
  });

  it('is kept by no cache, whether it is answered or refused', async () => {
    const { app } = await startServer({ routes: [(bind) => bind.call(echo, ({ body }) => body)] });
    for (const [headers, payload] of [
      [{}, { text: 'Hi' }],
      [{}, {}],
      [{ authorization: 'Bearer forged' }, { text: 'Hi' }],
    ] as const)
      expect((await app.inject({ ...says, headers, payload })).headers['cache-control']).toBe('no-store');
  });

  it('asks who is there before it looks at what they say', async () => {
    const closed = { ...echo, access: 'verified' } as const;
    const { app } = await startServer({ routes: [(bind) => bind.call(closed, () => ({ text: '' }))] });
    const answer = await app.inject({ ...says, payload: { nonsense: true } });
    expect(answer.statusCode).toBe(401);
  });
});

describe('a stream that is bound', () => {
  const collect = async (events: AsyncIterable<unknown>) => {
    for await (const event of events) void event;
    return { done: true } as const;
  };
  const start = () =>
    startServer({
      routes: [
        (bind) =>
          bind.stream(
            counting,
            async ({ params, query }) => {
              if (params.thing === 'nothing') throw new Failure('session_not_found');
              return numbers(Number(query.to));
            },
            collect,
          ),
      ],
    });

  it('sends its events to who accepts them', async () => {
    const { app } = await start();
    const answer = await app.inject({
      url: '/api/count/sheep?to=2',
      headers: { accept: 'text/event-stream' },
    });
    expect(answer.body).toBe(
      'event: one\ndata: {"type":"one","number":1}\n\nevent: one\ndata: {"type":"one","number":2}\n\n',
    );
  });

  it.each(['application/json', '*/*', ''])('collects them for who accepts %j', async (accept) => {
    const { app } = await start();
    const answer = await app.inject({ url: '/api/count/sheep?to=2', headers: { accept } });
    expect(answer.json()).toEqual({ done: true });
  });

  it('that can not begin answers like any other call', async () => {
    const { app } = await start();
    const answer = await app.inject({
      url: '/api/count/nothing?to=2',
      headers: { accept: 'text/event-stream' },
    });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'session_not_found']);
  });
});
