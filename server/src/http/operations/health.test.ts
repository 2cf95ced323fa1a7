import { describe, expect, it } from 'vitest';
import { startServer } from '../../testing/server.ts';

describe('/healthz', () => {
  it('says that the process lives, whether or not it can work', async () => {
    const { app } = await startServer({ readiness: async () => false });
    const answer = await app.inject('/healthz');
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
  });
});

describe('/readyz', () => {
  it('says that requests can be taken', async () => {
    const { app } = await startServer();
    const answer = await app.inject('/readyz');
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ready' }]);
  });

  it('answers 503 when they can not', async () => {
    const { app } = await startServer({ readiness: async () => false });
    const answer = await app.inject('/readyz');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'unavailable' });
  });
});
