import type { Endpoint } from '@studia/contract/endpoint';
import { everyCall } from '@studia/contract/every-call';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';

let app: TestApp;
let document: OpenApi;
beforeAll(async () => {
  app = await startApp();
  document = (await app.http.inject('/api/docs/json')).json<OpenApi>();
});
afterAll(() => app.close());

interface Operation {
  summary: string;
  parameters?: { name: string; in: string }[];
  requestBody?: unknown;
  security?: unknown[];
  responses: Record<string, unknown>;
}
interface OpenApi {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
}

const calls = everyCall.map(([, endpoint]) => endpoint);
const operationOf = ({ method, path }: Endpoint): Operation | undefined =>
  document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];

describe('the OpenAPI document', () => {
  it('bears the version of the product', () => {
    expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Studia', version: '0.0.0-test' } });
  });

  it('lists every call of the contract, and no other', () => {
    expect(calls.filter((call) => !operationOf(call))).toEqual([]);
    const listed = Object.values(document.paths).flatMap((operations) => Object.keys(operations));
    expect(listed).toHaveLength(calls.length);
  });

  it.each(calls.map((call): [string, Endpoint] => [`${call.method} ${call.path}`, call]))(
    'says of %s what it does, takes and answers',
    (_, call) => {
      const operation = operationOf(call);
      expect(operation?.summary).toBe(call.summary);
      expect(operation?.requestBody !== undefined).toBe(call.body !== undefined);
      const places = new Set(operation?.parameters?.map((parameter) => parameter.in));
      expect(places).toEqual(new Set([...(call.params ? ['path'] : []), ...(call.query ? ['query'] : [])]));
      expect(Object.keys(operation?.responses ?? {})).toContain(
        call.reply === null && !call.file ? '204' : '200',
      );
      const needsToken = call.access === 'signed-in' || call.access === 'verified';
      expect(operation?.security?.length === 1).toBe(needsToken);
    },
  );
});

describe('/api/docs', () => {
  it('is a page to read it', async () => {
    const answer = await app.http.inject('/api/docs/');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
    expect(answer.body).toContain('swagger-ui');
  });

  it('runs without inline scripts, which the policy forbids', async () => {
    const { body } = await app.http.inject('/api/docs/');
    expect(body).not.toMatch(/<script(?![^>]*\ssrc=)[^>]*>[^<]/);
  });
});
