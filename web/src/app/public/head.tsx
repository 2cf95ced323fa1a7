import { PUBLIC_URL } from './links.ts';
import type { PublicPage } from './pages.tsx';

const IMAGE = { path: '/og.png', width: '1200', height: '630' } as const;

/** What search engines and those who share a page read (SPEC 3). Marked, so that the application can clear it away. */
export const PageMetadata = ({ page }: { page: PublicPage }) => {
  const address = `${PUBLIC_URL}${page.path}`;
  const image = `${PUBLIC_URL}${page.image ?? IMAGE.path}`;
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Studia',
    'og:title': page.title,
    'og:description': page.description,
    'og:url': address,
    'og:image': image,
    'og:image:width': IMAGE.width,
    'og:image:height': IMAGE.height,
    'og:image:alt': page.imageDescription,
  };
  return (
    <>
      <title>{page.title}</title>
      <meta data-page="" name="description" content={page.description} />
      <meta data-page="" name="keywords" content={page.keywords.join(', ')} />
      {page.noIndex && <meta data-page="" name="robots" content="noindex" />}
      <link data-page="" rel="canonical" href={address} />
      {Object.entries(properties).map(([property, content]) => (
        <meta data-page="" key={property} property={property} content={content} />
      ))}
      <meta data-page="" name="twitter:card" content="summary_large_image" />
      {page.structuredData.map((data) => (
        <script
          data-page=""
          type="application/ld+json"
          key={String(data['@type'])}
          // A sentence that contains "</script>" would end the block.
          dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', String.raw`\u003c`) }}
        />
      ))}
    </>
  );
};
