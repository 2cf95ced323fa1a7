import { describe, expect, it } from 'vitest';
import { everyCall as calls } from './every-call.ts';

describe('the table of calls', () => {
  it('has every method and path once', () => {
    const addresses = calls.map(([, { method, path }]) => `${method} ${path.replaceAll(/:\w+/g, ':')}`);
    expect(addresses).toEqual([...new Set(addresses)]);
  });

  it('serves the calls of the specification under their exact paths', () => {
    const addresses = calls.map(([, { method, path }]) => `${method} ${path}`);
    expect(addresses).toEqual(
      expect.arrayContaining([
        'POST /auth/signup',
        'POST /auth/signin',
        'GET /auth/session',
        'POST /auth/refresh',
        'POST /auth/send-verification-code',
        'POST /auth/verify-code',
        'POST /auth/oauth/:provider',
        'POST /api/auth/forgot-password/send-otp',
        'POST /api/auth/forgot-password/verify-otp',
        'POST /api/auth/forgot-password/reset',
        'POST /api/profile/update',
        'POST /api/llm/create-session',
        'POST /api/llm/send-message',
        'POST /api/llm/end-session',
        'GET /api/llm/conversation-history',
        'GET /api/conversations/user',
        'DELETE /api/conversations/:id',
        'POST /api/llm/extract-topic',
        'POST /api/llm/generate-learning-plan',
        'POST /api/working-session/save',
        'GET /api/working-session/:id',
        'POST /api/upload',
        'GET /api/analytics/user',
        'GET /api/curriculum/books',
        'GET /api/curriculum/subjects-by-grade/:grade',
        'PUT /api/curriculum/user/:userId/progress/:bookId',
      ]),
    );
  });
});

describe.each(calls)('%s', (_, endpoint) => {
  it('says in one sentence what it does', () => {
    expect(endpoint.summary).toMatch(/^[A-Z].*\.$/);
  });

  it('has a schema for exactly the parameters in its path', () => {
    const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const shape = (endpoint.params as { shape?: object } | undefined)?.shape ?? {};
    expect(Object.keys(shape)).toEqual(inPath);
  });

  it('has a body only where a body can travel', () => {
    expect(endpoint.body === undefined || !['GET', 'DELETE'].includes(endpoint.method)).toBe(true);
  });
});
