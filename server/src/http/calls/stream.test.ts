import type { AddressInfo } from 'node:net';
import type { Endpoint } from '@studia/contract/endpoint';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { PATIENCE } from '../../testing/patience.ts';
import { startServer } from '../../testing/server.ts';
import type { Server } from '../server.ts';

const feed = {
  method: 'GET',
  path: '/api/feed',
  summary: 'Events of the test.',
  access: 'public',
  pace: 'normal',
  reply: z.object({}),
  events: z.object({ type: z.string(), text: z.string() }),
} as const satisfies Endpoint;
type Event = { type: string; text: string };

let server: Server;
let source: (events: number, release: Promise<void>) => AsyncIterable<Event>;
let release: () => void;
/** How many events were taken from the source. */
let taken: number;
let exhausted: Promise<void>;

beforeEach(async () => {
  taken = 0;
  let end = (): void => undefined;
  exhausted = new Promise((resolve) => (end = resolve));
  source = async function* (events, released) {
    for (let n = 0; n < events; n++) {
      taken++;
      yield { type: 'tick', text: 'x'.repeat(100_000) };
    }
    await released;
    yield { type: 'last', text: '' };
    end();
  };
  const released = new Promise<void>((resolve) => (release = resolve));
  const sizes = { ...feed, query: z.object({ events: z.string() }) } as const;
  server = await startServer({
    routes: [
      (bind) =>
        bind.stream(
          sizes,
          async ({ query }) => source(Number(query.events), released),
          async () => ({}),
        ),
    ],
  });
});
afterEach(() => server.app.close());

const listen = async (): Promise<string> => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}${feed.path}`;
};
const open = async (events: number, signal?: AbortSignal) => {
  const answer = await fetch(`${await listen()}?events=${events}`, {
    headers: { accept: 'text/event-stream' },
    signal: signal ?? null,
  });
  const reader = answer.body?.getReader();
  if (!reader) throw new Error('the answer has no body');
  return reader;
};

describe('an event stream', () => {
  it('is counted while it is open, and waited for', async () => {
    const reader = await open(1);
    await reader.read();
    expect(server.streams.open()).toBe(1);
    let drained = false;
    const waiting = server.drained().then(() => (drained = true));
    release();
    await exhausted;
    await waiting;
    expect(drained).toBe(true);
    expect(server.streams.open()).toBe(0);
    await reader.cancel();
  });

  it('is read to its end when the listener goes away', async () => {
    const leaving = new AbortController();
    const reader = await open(3, leaving.signal);
    await reader.read();
    leaving.abort();
    await expect(reader.read()).rejects.toThrow('aborted');
    release();
    await exhausted;
    await vi.waitFor(() => expect(server.streams.open()).toBe(0), PATIENCE);
    expect(taken).toBe(3);
  });

  it('does not run ahead of a listener who is slow, and leaves no trace of waiting', async () => {
    const warnings: Error[] = [];
    const warn = (warning: Error) => void warnings.push(warning);
    process.on('warning', warn);
    const reader = await open(400);
    await reader.read();
    // 40 MB do not fit between the two, so the source has to wait.
    await vi.waitFor(() => expect(taken).toBeGreaterThan(1), PATIENCE);
    expect(taken).toBeLessThan(400);
    release();
    for (let part = await reader.read(); !part.done;) part = await reader.read();
    expect(taken).toBe(400);
    process.off('warning', warn);
    expect(warnings.filter(({ name }) => name === 'MaxListenersExceededWarning')).toEqual([]);
  });

  it('says that it is still there while nothing happens', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const reader = await open(0);
      vi.advanceTimersByTime(15_000);
      const { value } = await reader.read();
      expect(Buffer.from(value ?? []).toString()).toBe(': still here\n\n');
      release();
      await reader.cancel();
    } finally {
      vi.useRealTimers();
    }
  });
});
