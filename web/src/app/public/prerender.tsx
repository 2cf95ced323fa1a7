import type { ComponentType } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { PageMetadata } from './head.tsx';
import { IslandMarkup } from './island.tsx';
import { ISLANDS } from './islands.ts';
import { PUBLIC_PAGES } from './pages.tsx';

/** A finished document, and where it lies. */
export interface PrerenderedPage {
  path: string;
  file: string;
  html: string;
}

/** Makes every public page from `site.html`. Run by the build, and by the development server for each request. */
export const prerenderPages = async (template: string): Promise<readonly PrerenderedPage[]> => {
  const markup = await islandMarkup();
  return PUBLIC_PAGES.map((page) => {
    const head = renderToStaticMarkup(<PageMetadata page={page} />);
    const body = renderToStaticMarkup(
      <IslandMarkup value={markup}>
        <page.Body />
      </IslandMarkup>,
    );
    return {
      path: page.path,
      file: `${page.path === '/' ? 'landing' : page.path.slice(1)}.html`,
      // By function: a "$&" in a page is no instruction.
      html: template.replace('<!--head-->', () => head).replace('<!--body-->', () => body),
    };
  });
};

const islandMarkup = async (): Promise<ReadonlyMap<string, string>> => {
  const made = Object.entries(ISLANDS).map(async ([name, { load }]) => {
    const Component: ComponentType = await load();
    return [name, renderToString(<Component />, { identifierPrefix: name })] as const;
  });
  return new Map(await Promise.all(made));
};
