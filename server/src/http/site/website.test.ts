import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { PUBLIC_PAGES } from '@studia/contract/public-pages';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { echo, startServer } from '../../testing/server.ts';
import { ASSET, testWebsite } from '../../testing/website.ts';

let app: FastifyInstance;
let website: Awaited<ReturnType<typeof testWebsite>>;
beforeAll(async () => {
  website = await testWebsite();
  ({ app } = await startServer({
    webRoot: website.webRoot,
    routes: [(bind) => bind.call(echo, ({ body }) => body)],
  }));
});
afterAll(async () => {
  await app.close();
  await website.remove();
});

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('the web application', () => {
  it.each([
    '/goal-setting',
    '/view-note/7',
    '/auth/callback/google',
    '/auth/callback/microsoft?code=1',
    '/unknown/path',
  ])('is the page at %s for a browser, checked anew each time', async (url) => {
    const answer = await app.inject({ url, headers: browser });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toContain('<div id="root">');
  });

  it.each([
    '/api/nothing',
    '/auth/nothing',
    '/rest/v1/notes',
    '/functions/v1/x',
    '/api',
    '/auth',
    '/metrics/x',
  ])('is never the page at %s, where only calls live', async (url) => {
    const answer = await app.inject({ url, headers: browser });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'not_found']);
  });

  it('is the page at / for who is signed in, who needs nothing of the landing page', async () => {
    const signedOut = await app.inject({ url: '/', headers: browser });
    const signedIn = await app.inject({ url: '/', headers: { ...browser, cookie: 'XSRF-TOKEN=proof' } });
    const application = await app.inject({ url: '/goal-setting', headers: browser });
    expect(signedOut.body).toContain('Learn Smarter');
    expect(signedIn.body).toBe(application.body);
    expect(signedIn.headers['vary']).toMatch(/cookie/i);
  });

  it.each(['application/json', '*/*', ''])(
    'is not the page for a program that accepts %j',
    async (accept) => {
      const answer = await app.inject({ url: '/goal-setting', headers: { accept } });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'not_found']);
    },
  );

  it('keeps files whose name is their content for good', async () => {
    const answer = await app.inject('/assets/index-abc123.js');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toMatch(/javascript/);
    expect(answer.body).toBe(ASSET);
  });

  it('checks other files anew each time', async () => {
    const answer = await app.inject('/favicon.svg');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
  });

  it('has no page in the place of a file that is gone', async () => {
    const answer = await app.inject({ url: '/assets/index-old.js', headers: { accept: '*/*' } });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'not_found']);
  });

  it.each([
    '/../package.json',
    '/assets/../../../etc/passwd',
    '/assets/%2e%2e%2f%2e%2e%2fetc/passwd',
    '/..%5c..%5cetc',
  ])('lets nobody climb out by %s', async (url) => {
    const answer = await app.inject({ url, headers: { accept: '*/*' } });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.json()).toHaveProperty('code');
  });

  it.each(['/%zz', '/%E0%A4%A', '/quiz/%ff', '/100%'])(
    'takes who comes by the broken address %s home, as from any other that is unknown',
    async (url) => {
      const answer = await app.inject({ url, headers: browser });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toMatch(/^text\/html/);
      expect(answer.headers).toHaveProperty('content-security-policy');
    },
  );

  it('does not take a page for something to post to', async () => {
    const answer = await app.inject({ method: 'POST', url: '/goal-setting', headers: browser });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'not_found']);
  });
});

describe('a page that was made beforehand', () => {
  const at = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { ...browser, ...headers } });

  it.each([
    ['/', 'Learn Smarter'],
    ['/?ref=friend', 'Learn Smarter'],
    ['/careers', 'Careers'],
    ['/careers/', 'Careers'],
    ['/careers?position=tutor', 'Careers'],
  ])('is sent at %s', async (url, words) => {
    const answer = await at(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toContain(`<h1>${words}</h1>`);
  });

  describe.each(['/', '/careers', '/?ref=friend'])('at %s', (url) => {
    it.each([['*/*'], ['text/*;q=0.5, application/json'], [''], [undefined]])(
      'is sent to who says that they take %j',
      async (accept) => {
        const answer = await app.inject({ url, headers: accept === undefined ? {} : { accept } });
        expect([answer.statusCode, answer.headers['content-type']]).toEqual([
          200,
          'text/html; charset=utf-8',
        ]);
        expect(answer.body).toContain('<h1>');
      },
    );

    it.each(['*/*', browser.accept])('is described to who asks by HEAD and takes %s', async (accept) => {
      const answer = await app.inject({ method: 'HEAD', url, headers: { accept } });
      const page = await app.inject({ url, headers: { accept } });
      expect([answer.statusCode, answer.body]).toEqual([200, '']);
      expect(answer.headers['content-length']).toBe(String(page.rawPayload.length));
      expect(answer.headers.etag).toBe(page.headers.etag);
    });

    it.each(['application/json', 'image/png, text/html;q=0'])(
      'is not sent to who takes only %s',
      async (accept) => {
        const answer = await app.inject({ url, headers: { accept } });
        expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'not_found']);
      },
    );
  });

  it('knows the address people open, whom to write to, where forms and links go, and who else signs people in', async () => {
    const formService = { url: 'https://forms.example.org', accessKey: '</script><b>"&' };
    const analytics = { tagManagerId: 'GTM-ABC1234', sessionAnalyticsId: null };
    const social = { video: 'https://video.example.org/?a=1&b=2' };
    const signInWith = ['google'];
    const { app: another } = await startServer({
      webRoot: website.webRoot,
      publicUrl: 'https://studia.school.org',
      site: { contactEmail: 'office@school.org', formService, analytics, social, signInWith },
    });
    const { body } = await another.inject({ url: '/careers', headers: browser });
    expect(body).toContain('<link rel="canonical" href="https://studia.school.org/careers" />');
    expect(body).toContain('Write to office@school.org.');
    expect(body).toContain('<a href="https://video.example.org/?a=1&amp;b=2">');
    const block = /<script type="application\/json" id="installation">(.*?)<\/script>/.exec(body)?.[1];
    expect(JSON.parse(block ?? '')).toEqual({
      contactEmail: 'office@school.org',
      formService,
      analytics,
      social,
      signInWith,
    });
    const application = await another.inject({ url: '/goal-setting', headers: browser });
    expect(application.body).toContain('id="installation"');
  });

  it('is not sent again to who has it', async () => {
    const { etag = '' } = (await at('/careers')).headers;
    const again = await at('/careers', { 'if-none-match': etag });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    expect((await at('/', { 'if-none-match': etag })).statusCode).toBe(200);
  });

  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ])('is packed for who takes %s', async (accepted, packing, unpack) => {
    const answer = await at('/careers', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(packing);
    expect(answer.headers.vary).toMatch(/accept-encoding/i);
    expect(unpack(answer.rawPayload).toString()).toContain('<h1>Careers</h1>');
  });

  it.each(['/careers.html', '/careers.html.br', '/landing.html', '/index.html'])(
    'is never sent as it lies on the disk: %s',
    async (url) => {
      const answer = await app.inject({ url, headers: { accept: '*/*' } });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'not_found']);
    },
  );
});

describe('search engines', () => {
  const robotsOf = async (url: string, accept = browser.accept) =>
    (await app.inject({ url, headers: { accept } })).headers['x-robots-tag'];

  it.each(PUBLIC_PAGES.map(({ path }) => path))('may list %s', async (path) => {
    expect(await robotsOf(path)).toBeUndefined();
  });

  it.each(['/dashboard', '/goal-setting', '/cookies', '/auth/callback/google', '/unknown', '/settings'])(
    'may not list %s',
    async (path) => {
      expect(await robotsOf(path)).toBe('noindex');
    },
  );

  it.each(['/api/nothing', '/healthz', '/api/docs/json', '/dev/outbox'])(
    'may not list the answer of %s',
    async (path) => {
      expect(await robotsOf(path, '*/*')).toBe('noindex');
    },
  );

  it('may show our pictures', async () => {
    expect(await robotsOf('/favicon.svg', '*/*')).toBeUndefined();
  });
});

describe('compression', () => {
  it('sends an asset as it was compressed when it was built', async () => {
    const answer = await app.inject({
      url: '/assets/index-abc123.js',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(ASSET);
    expect(answer.headers['cache-control']).toContain('immutable');
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('shrinks a long answer by %s', async (encoding, unpack) => {
    const text = 'learn '.repeat(1_000);
    const answer = await app.inject({
      method: 'POST',
      url: echo.path,
      payload: { text },
      headers: { 'accept-encoding': encoding },
    });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['vary']).toMatch(/accept-encoding/i);
    expect(JSON.parse(unpack(answer.rawPayload).toString())).toEqual({ text });
  });

  it('leaves a short answer, and who can not unpack, alone', async () => {
    const short = { method: 'POST', url: echo.path, payload: { text: 'Hi' } } as const;
    const packed = await app.inject({ ...short, headers: { 'accept-encoding': 'br' } });
    expect(packed.headers).not.toHaveProperty('content-encoding');
    const plain = await app.inject({ ...short, payload: { text: 'learn '.repeat(1_000) } });
    expect(plain.headers).not.toHaveProperty('content-encoding');
  });
});

describe('a server without a web application', () => {
  it('serves the calls only', async () => {
    const { app: bare } = await startServer();
    const answer = await bare.inject({ url: '/', headers: browser });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'not_found']);
  });
});
