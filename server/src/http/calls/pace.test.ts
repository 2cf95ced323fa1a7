import type { Endpoint } from '@studia/contract/endpoint';
import { describe, expect, it } from 'vitest';
import { echo, startServer } from '../../testing/server.ts';

const tutor = { ...echo, path: '/api/tutor', pace: 'tutor' } as const satisfies Endpoint;
const other = { ...echo, path: '/api/other', pace: 'tutor' } as const satisfies Endpoint;

const start = async (trustProxy = false) => {
  const { app } = await startServer({
    trustProxy,
    routes: [
      (bind) => {
        bind.call(tutor, ({ body }) => ({ text: body.text }));
        bind.call(other, ({ body }) => ({ text: body.text }));
      },
    ],
  });
  return async (count: number, headers: Record<string, string> = {}, remoteAddress = '192.0.2.1') => {
    const statuses: number[] = [];
    for (let n = 0; n < count; n++) {
      const answer = await app.inject({
        method: 'POST',
        url: tutor.path,
        payload: { text: 'Hi' },
        headers,
        remoteAddress,
      });
      statuses.push(answer.statusCode);
    }
    return { passed: statuses.filter((status) => status === 200).length, last: statuses.at(-1) };
  };
};

const as = (token: string) => ({ authorization: `Bearer ${token}` });

describe('the pace of a call', () => {
  it('is limited for one student, wherever they call from', async () => {
    const call = await start();
    expect(await call(60, as('ada'))).toMatchObject({ passed: 60 });
    expect(await call(1, as('ada'), '192.0.2.2')).toMatchObject({ last: 429 });
  });

  it('of one student is not used up by another at the same address', async () => {
    const call = await start();
    await call(61, as('ada'));
    expect(await call(60, as('eve'))).toMatchObject({ passed: 60 });
  });

  it('is limited for an address from which nobody has signed in, and for no other', async () => {
    const call = await start();
    expect(await call(241)).toEqual({ passed: 240, last: 429 });
    expect(await call(1, {}, '192.0.2.2')).toMatchObject({ passed: 1 });
    expect(await call(1, as('ada'))).toMatchObject({ passed: 1 });
  });

  it('does not get better by making up where one comes from', async () => {
    const call = await start();
    await call(240);
    expect(await call(1, { 'x-forwarded-for': '198.51.100.7' })).toMatchObject({ last: 429 });
  });

  it('behind a proxy is that of the address the proxy saw, not of one the caller made up', async () => {
    const call = await start(true);
    await call(240, { 'x-forwarded-for': '198.51.100.7' });
    expect(await call(1, { 'x-forwarded-for': '198.51.100.8' })).toMatchObject({ last: 200 });
    expect(await call(1, { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' })).toMatchObject({ last: 429 });
  });

  it('is that of the whole network of an IPv6 address, and of the IPv4 address inside one', async () => {
    const call = await start();
    await call(120, {}, '2001:db8:1:2::1');
    await call(120, {}, '2001:DB8:1:2:ffff::9');
    expect(await call(1, {}, '2001:db8:1:2:3:4:5:6')).toMatchObject({ last: 429 });
    expect(await call(1, {}, '2001:db8:1:3::1')).toMatchObject({ last: 200 });
    await call(240, {}, '::ffff:192.0.2.9');
    expect(await call(1, {}, '192.0.2.9')).toMatchObject({ last: 429 });
    expect(await call(1, {}, '::ffff:192.0.2.10')).toMatchObject({ last: 200 });
  });

  it('is limited for an address that shows bad tokens', async () => {
    const call = await start();
    expect(await call(240, as('forged'))).toEqual({ passed: 0, last: 401 });
    expect(await call(1, as('forged'))).toMatchObject({ last: 429 });
    expect(await call(1, as('old'))).toMatchObject({ last: 429 });
    expect(await call(1, as('ada'))).toMatchObject({ last: 200 });
  });

  it('that is too high answers too_many_requests and when to come back', async () => {
    const { app } = await startServer({
      routes: [(bind) => bind.call({ ...tutor, pace: 'sign-up' }, ({ body }) => body)],
    });
    const request = { method: 'POST', url: tutor.path, payload: { text: 'Hi' } } as const;
    for (let n = 0; n < 120; n++) await app.inject(request);
    const answer = await app.inject(request);
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toEqual({
      error: 'Too many requests. Wait a moment and try again.',
      code: 'too_many_requests',
    });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
  });
});
