import { describe, expect, it } from 'vitest';
import { startServer } from '../../testing/server.ts';

const PUBLIC_URL = 'https://studia.school.org';
const read = async (path: string) => {
  const { app } = await startServer({ publicUrl: PUBLIC_URL });
  const answer = await app.inject(path);
  expect(answer.statusCode).toBe(200);
  return answer;
};

describe('robots.txt', () => {
  it('lets everybody read the pages, leaves calls out, and names the sitemap', async () => {
    const { body, headers } = await read('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body.split('\n')).toEqual([
      'User-agent: *',
      'Allow: /',
      'Disallow: /api/',
      'Disallow: /auth/',
      '',
      `Sitemap: ${PUBLIC_URL}/sitemap.xml`,
      '',
    ]);
  });
});

describe('the sitemap', () => {
  it('lists every public page under the address people open, with its day where it is known', async () => {
    const { body, headers } = await read('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const places = Array.from(body.matchAll(/<loc>(.*?)<\/loc>/g), ([, place]) => place);
    expect(places).toEqual(
      ['/', '/careers', '/privacy', '/terms', '/security', '/accessibility'].map((path) => PUBLIC_URL + path),
    );
    expect(body).toContain(`<loc>${PUBLIC_URL}/privacy</loc><lastmod>2025-05-22</lastmod>`);
    expect(body.match(/<lastmod>/g)).toHaveLength(1);
  });
});

describe('security.txt', () => {
  it('says whom to tell about a hole, and until when that holds', async () => {
    const { body } = await read('/.well-known/security.txt');
    expect(body).toContain('Contact: mailto:hello@school.org\n');
    expect(body).toContain(`Canonical: ${PUBLIC_URL}/.well-known/security.txt\n`);
    expect(body).toContain(`Policy: ${PUBLIC_URL}/security\n`);
    // The scripted now is 2026-01-05.
    expect(body).toContain('Expires: 2026-07-04T00:00:00.000Z\n');
  });
});
