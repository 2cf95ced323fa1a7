/** A page that search engines may list; `changed` is the day on which its text last changed, where that is known. */
interface PublicPage {
  readonly path: `/${string}`;
  readonly changed?: string;
}

/** Every page that is written for everybody; all others are nobody's search result. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  { path: '/' },
  { path: '/careers' },
  { path: '/privacy', changed: '2025-05-22' },
  { path: '/terms' },
  { path: '/security' },
  { path: '/accessibility' },
];
