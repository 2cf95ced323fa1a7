import { PUBLIC_PAGES } from '@studia/contract/public-pages';
import type { FastifyInstance } from 'fastify';

interface Options {
  publicUrl: string;
  contactEmail: string;
  now: () => Date;
}

const DAY = 24 * 60 * 60 * 1000;
const QUIET = { schema: { hide: true }, config: { rateLimit: false } } as const;

/** What programs look for at a fixed place: robots.txt, the sitemap, and whom to tell about a hole. */
export const wellKnown = (app: FastifyInstance, { publicUrl, contactEmail, now }: Options): void => {
  const robots = [
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    'Disallow: /auth/',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
  const sitemap = sitemapOf(publicUrl);
  const send = (path: string, type: string, body: () => string) =>
    app.get(path, QUIET, async (_request, reply) =>
      reply.removeHeader('x-robots-tag').type(type).header('cache-control', 'max-age=3600').send(body()),
    );
  send('/robots.txt', 'text/plain; charset=utf-8', () => robots);
  send('/sitemap.xml', 'application/xml; charset=utf-8', () => sitemap);
  send('/.well-known/security.txt', 'text/plain; charset=utf-8', () =>
    securityText({ publicUrl, contactEmail, now }),
  );
};

const sitemapOf = (publicUrl: string): string => {
  const entries = PUBLIC_PAGES.map(({ path, changed }) => {
    const place = `<loc>${inXml(publicUrl + path)}</loc>`;
    return `  <url>${place}${changed === undefined ? '' : `<lastmod>${changed}</lastmod>`}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
};

const inXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** RFC 9116. It must say until when it holds; as long as we answer, half a year more. */
const securityText = ({ publicUrl, contactEmail, now }: Options): string =>
  [
    `Contact: mailto:${contactEmail}`,
    `Expires: ${new Date(Math.floor(now().getTime() / DAY + 180) * DAY).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    `Policy: ${publicUrl}/security`,
    '',
  ].join('\n');
