import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const PLACE = "'files of pages'";

/** Preferences and who is signed in, read before the first paint. Inline, so the server's policy names its hash. */
export const beforePaint = (): Plugin => ({
  name: 'studia:before-paint',
  transformIndexHtml: {
    order: 'pre',
    handler: async (html) => {
      const script = await readFile(join(import.meta.dirname, 'before-paint.js'), 'utf8');
      return html.replace('<!--before-paint-->', () => `<script>${script}</script>`);
    },
  },
});

type Chunks = readonly Rolldown.OutputChunk[];

/** Tells that script which files each page consists of: they are asked for with the document, not one after the other. */
export const preloadFiles = (): Plugin => ({
  name: 'studia:preload-files',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: async (html, { bundle }) => {
      const chunks = Object.values(bundle ?? {}).filter((part) => part.type === 'chunk');
      const table = JSON.stringify(await tableOf(chunks));
      return html.replace(PLACE, () => table);
    },
  },
});

const PAGE = /paths: \[([^\]]*)\],\s*load: \(\) => import\('\.(\/pages\/[\w-]+\.tsx)'\)/g;

/** A book that comes with Studia is text: how it is shown need not wait until the book has said so. */
const BEFORE_ITS_BOOK = [
  ['/pdf-viewer/starter/:bookId', '/app/pages/reader.tsx', '/features/reader/text/text-view.tsx'],
] as const;

/** The names of all files, and for each address its own, by their numbers. */
const tableOf = async (chunks: Chunks) => {
  const source = await readFile(join(import.meta.dirname, 'src/app/signed-in-pages.ts'), 'utf8');
  const names: string[] = [];
  const numbers = (files: readonly string[]): number[] =>
    files.map((file) => {
      if (!names.includes(file)) names.push(file);
      return names.indexOf(file);
    });
  const first = filesOf('/app/start-app.tsx', chunks);
  const pages = Array.from(source.matchAll(PAGE), ([, paths = '', module = '']) => {
    const own = filesOf(`/app${module}`, chunks).filter((file) => !first.includes(file));
    return Array.from(paths.matchAll(/'([^']+)'/g), ([, path = '']) => [path, numbers(own)] as const);
  });
  if (pages.length !== source.split('=> import(').length - 1)
    throw new Error('Not every page could be read.');
  const sooner = BEFORE_ITS_BOOK.map(([path, page, view]) => {
    const own = [page, view].flatMap((module) => filesOf(module, chunks));
    return [path, numbers([...new Set(own)].filter((file) => !first.includes(file)))] as const;
  });
  return { first: numbers(first), pages: Object.fromEntries([...sooner, ...pages.flat()]), names };
};

/** The files of a module with everything that they import at once. */
const filesOf = (module: string, chunks: Chunks): string[] => {
  const root = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (!root) throw new Error(`There is no file with ${module}.`);
  const needed = new Set([root]);
  for (const { imports } of needed)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk);
  const styles = [...needed].flatMap(({ viteMetadata }) => Array.from(viteMetadata?.importedCss ?? []));
  return [...new Set([...Array.from(needed, ({ fileName }) => fileName), ...styles])];
};
