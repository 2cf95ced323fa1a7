import { describe, expect, it } from 'vitest';
import { echo, startServer } from '../../testing/server.ts';
import type { ServerSettings } from '../server.ts';

const TOKEN = 'a-long-metrics-token';
const echoing: Partial<ServerSettings> = { routes: [(bind) => bind.call(echo, ({ body }) => body)] };

const read = async (
  settings: Partial<ServerSettings>,
  headers: Record<string, string>,
  remoteAddress = '192.0.2.7',
) => {
  const { app } = await startServer(settings);
  return app.inject({ url: '/metrics', headers: { host: 'localhost', ...headers }, remoteAddress });
};

describe('/metrics', () => {
  it('tells this machine how the process is and how long answers take, by route', async () => {
    const { app } = await startServer(echoing);
    await app.inject({ method: 'POST', url: echo.path, payload: { text: 'Hi' } });
    await app.inject({ method: 'POST', url: echo.path, payload: {} });
    await app.inject('/no/such/path?token=secret');
    const { body, headers } = await app.inject({ url: '/metrics', headers: { host: 'localhost' } });
    expect(headers['content-type']).toMatch(/^text\/plain; version=/);
    expect(body).toMatch(/^process_resident_memory_bytes \d+/m);
    expect(body).toContain(
      `http_request_duration_seconds_count{method="POST",route="/api/echo",status="200"} 1`,
    );
    expect(body).toContain(
      `http_request_duration_seconds_count{method="POST",route="/api/echo",status="400"} 1`,
    );
    expect(body).toContain('route="unknown",status="404"} 1');
    expect(body).toMatch(/^open_event_streams 0$/m);
    expect(body).toMatch(/^refusals_total\{code="bad_request"\} 1$/m);
    expect(body).not.toContain('secret');
  });

  it('is closed to other machines', async () => {
    const answer = await read({}, {});
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'local_only']);
  });

  it('is open to who holds the token, from anywhere', async () => {
    const answer = await read({ metricsToken: TOKEN }, { authorization: `Bearer ${TOKEN}` });
    expect(answer.statusCode).toBe(200);
  });

  it.each(['', 'Bearer ', `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, `Basic ${TOKEN}`, TOKEN])(
    'is closed to who says %j',
    async (authorization) => {
      expect((await read({ metricsToken: TOKEN }, { authorization })).statusCode).toBe(403);
    },
  );

  it('stays open to this machine when there is a token, too', async () => {
    expect((await read({ metricsToken: TOKEN }, {}, '127.0.0.1')).statusCode).toBe(200);
  });
});
