import { createHash } from 'node:crypto';
import type { Endpoint } from '@studia/contract/endpoint';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { echo, startServer } from '../../testing/server.ts';
import { CAREERS_SCRIPT, INLINE_SCRIPT, testWebsite } from '../../testing/website.ts';

const ticking = {
  method: 'GET',
  path: '/api/tick',
  summary: 'Ticks.',
  access: 'public',
  pace: 'normal',
  reply: z.object({}),
  events: z.object({ type: z.literal('tick') }),
} as const satisfies Endpoint;
const ticks = async function* (): AsyncGenerator<{ type: 'tick' }> {
  yield { type: 'tick' };
};

let app: FastifyInstance;
let website: Awaited<ReturnType<typeof testWebsite>>;
beforeAll(async () => {
  website = await testWebsite();
  ({ app } = await startServer({
    webRoot: website.webRoot,
    readOutbox: async () => [],
    routes: [
      (bind) => {
        bind.call(echo, ({ body }) => body);
        bind.stream(
          ticking,
          async () => ticks(),
          async () => ({}),
        );
      },
    ],
  }));
});
afterAll(async () => {
  await app.close();
  await website.remove();
});

const ANSWERS: [kind: string, request: InjectOptions, status: number][] = [
  ['the page', { url: '/', headers: { accept: 'text/html' } }, 200],
  ['an asset', { url: '/assets/index-abc123.js' }, 200],
  ['JSON', { method: 'POST', url: echo.path, payload: { text: 'Hi' } }, 200],
  ['a refused request', { method: 'POST', url: echo.path, payload: {} }, 400],
  [
    'broken JSON',
    { method: 'POST', url: echo.path, payload: '{', headers: { 'content-type': 'application/json' } },
    400,
  ],
  ['an unknown path', { url: '/api/nothing' }, 404],
  ['a broken path', { url: '/%zz' }, 404],
  ['a stream', { url: ticking.path, headers: { accept: 'text/event-stream' } }, 200],
  ['the outbox', { url: '/dev/outbox', headers: { host: 'localhost' } }, 200],
  ['the API page', { url: '/api/docs/' }, 200],
  ['a file of the API page', { url: '/api/docs/static/swagger-ui.css' }, 200],
  ['the health', { url: '/healthz' }, 200],
  ['the metrics', { url: '/metrics', headers: { host: 'localhost' } }, 200],
];

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const directives = (policy: unknown): Map<string, string[]> =>
  new Map(
    String(policy)
      .split(';')
      .map((directive) => directive.trim().split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  );

describe.each(ANSWERS)('%s', (_, request, status) => {
  it('runs no script but our own files and those hashed in our pages', async () => {
    const answer = await app.inject(request);
    expect(answer.statusCode).toBe(status);
    const policy = directives(answer.headers['content-security-policy']);
    expect(policy.get('script-src')?.toSorted()).toEqual(
      ["'self'", hashOf(INLINE_SCRIPT), hashOf(CAREERS_SCRIPT)].toSorted(),
    );
    expect(policy.get('connect-src')).toEqual(["'self'"]);
    expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'blob:']);
    expect(policy.get('default-src')).toEqual(["'self'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(answer.headers['content-security-policy']).not.toContain('unsafe-eval');
  });

  it('can be neither framed nor sniffed, and bears the id of the request', async () => {
    const { headers } = await app.inject(request);
    expect(headers).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers).not.toHaveProperty('x-powered-by');
  });
});

describe('whom the operator invites', () => {
  const none = { tagManagerId: null, sessionAnalyticsId: null };
  const policyWith = async (site: object) => {
    const { app: inviting } = await startServer({
      site: {
        contactEmail: 'hello@school.org',
        formService: null,
        analytics: none,
        social: {},
        signInWith: [],
        ...site,
      },
    });
    return directives((await inviting.inject('/healthz')).headers['content-security-policy']);
  };

  it('is let in: a form service, at its own address only', async () => {
    const formService = { url: 'https://forms.example.org/submit?x=1', accessKey: 'k' };
    const policy = await policyWith({ formService });
    expect(policy.get('connect-src')).toEqual(["'self'", 'https://forms.example.org']);
    expect(policy.get('script-src')).toEqual(["'self'"]);
  });

  it('is let in: a tag manager, without the recorder of sessions', async () => {
    const policy = await policyWith({ analytics: { ...none, tagManagerId: 'GTM-ABC1234' } });
    for (const name of ['script-src', 'connect-src', 'img-src'])
      expect(policy.get(name)).toContain('https://www.googletagmanager.com');
    expect([...policy.values()].flat().join(' ')).not.toContain('clarity');
  });

  it('is let in: a recorder of sessions, without the tag manager', async () => {
    const policy = await policyWith({ analytics: { ...none, sessionAnalyticsId: 'abcdefghij' } });
    for (const name of ['script-src', 'connect-src', 'img-src'])
      expect(policy.get(name)).toContain('https://*.clarity.ms');
    expect([...policy.values()].flat().join(' ')).not.toContain('google');
  });
});

describe('the address people open', () => {
  it('decides whether browsers must come back by https', async () => {
    expect((await app.inject('/healthz')).headers).not.toHaveProperty('strict-transport-security');
    const { app: secure } = await startServer({ publicUrl: 'https://studia.school.org' });
    const { headers } = await secure.inject('/healthz');
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });
});
