/** The public pages beside the landing page (SPEC 2.1). Each is a document of its own, made at build time. */
export const PUBLIC_PATHS = [
  '/careers',
  '/privacy',
  '/terms',
  '/security',
  '/accessibility',
  '/cookies',
  '/blog',
  '/sitemap',
  '/search',
] as const;
