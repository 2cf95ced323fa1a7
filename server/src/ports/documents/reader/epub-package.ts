import { posix } from 'node:path';
import { allOf, childOf, elementsIn, wordsOf, type Element } from './tree.ts';
import { Unreadable } from './unreadable.ts';
import { parseXml } from './xml.ts';

/** The path of an e-book's package document, which lists everything else. */
export const packagePath = (container: string | null): string => {
  const root = container === null ? undefined : allOf(parseXml(container), 'rootfile')[0];
  const path = root?.attributes['full-path'];
  if (path === undefined) throw new Unreadable('broken', 'The e-book does not say where it begins.');
  return path;
};

/** What the package document of an e-book says. Paths are those of the archive. */
export interface Package {
  readonly title: string | null;
  readonly author: string | null;
  readonly spine: readonly string[];
  /** The EPUB 3 table of contents, and that of EPUB 2. */
  readonly nav: string | null;
  readonly ncx: string | null;
  readonly cover: string | null;
}

/** Reads a package document that lies in `folder`. */
export const packageOf = (tree: Element, folder: string): Package => {
  const root = elementsIn(tree).find(({ tag }) => local(tag) === 'package');
  const part = (name: string) => elementsIn(root).find(({ tag }) => local(tag) === name);
  const metadata = part('metadata');
  const items = elementsIn(part('manifest')).map(({ attributes }) => ({
    id: attributes['id'] ?? '',
    path: pathIn(folder, attributes['href'] ?? ''),
    type: attributes['media-type'] ?? '',
    properties: (attributes['properties'] ?? '').split(/\s+/),
  }));
  const pathOf = new Map(items.map(({ id, path }) => [id, path]));
  const spine = part('spine');
  const coverId = elementsIn(metadata).find(({ attributes }) => attributes['name'] === 'cover')?.attributes[
    'content'
  ];
  return {
    title: metadatum(metadata, 'title'),
    author: metadatum(metadata, 'creator'),
    spine: [
      ...new Set(elementsIn(spine).flatMap(({ attributes }) => pathOf.get(attributes['idref'] ?? '') ?? [])),
    ],
    nav: items.find(({ properties }) => properties.includes('nav'))?.path ?? null,
    ncx:
      pathOf.get(spine?.attributes['toc'] ?? '') ??
      items.find(({ type }) => type === 'application/x-dtbncx+xml')?.path ??
      null,
    cover:
      items.find(({ properties }) => properties.includes('cover-image'))?.path ??
      pathOf.get(coverId ?? '') ??
      null,
  };
};

const local = (tag: string): string => tag.slice(tag.indexOf(':') + 1);

const metadatum = (metadata: Element | undefined, name: string): string | null => {
  const found = childOf(metadata, `dc:${name}`) ?? childOf(metadata, name);
  return wordsOf(found).replaceAll(/\s+/g, ' ').trim() || null;
};

/** The path that a reference in `folder` means, without its fragment. */
export const pathIn = (folder: string, reference: string): string => {
  const [path = ''] = reference.split('#');
  return posix.join(folder, decoded(path));
};

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};
