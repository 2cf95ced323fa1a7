import { posix } from 'node:path';
import { pathIn, type Package } from './epub-package.ts';
import { allOf, childOf, elementsIn, wordsOf, type Element } from './tree.ts';
import { parseXml } from './xml.ts';

/** An e-book's own table of contents. */
export interface Contents {
  readonly entries: readonly ContentsEntry[];
  /** The section that shows it; null when there is none. */
  readonly page: string | null;
}

interface ContentsEntry {
  readonly title: string;
  readonly path: string;
  readonly fragment: string;
  readonly level: number;
}

/** Reads the table of contents: that of EPUB 3, else that of EPUB 2. */
export const contentsOf = ({ nav, ncx }: Package, text: (path: string) => string | null): Contents => {
  const navText = nav === null ? null : text(nav);
  if (nav !== null && navText !== null) {
    const tree = parseXml(navText);
    const list = allOf(tree, 'nav').find(isContents) ?? allOf(tree, 'nav')[0];
    const entries = fromList(childOf(list, 'ol'), posix.dirname(nav), 1);
    if (entries.length > 0) return { entries, page: nav };
  }
  const ncxText = ncx === null ? null : text(ncx);
  if (ncx === null || ncxText === null) return { entries: [], page: null };
  const [map] = allOf(parseXml(ncxText), 'navMap');
  return { entries: fromPoints(map, posix.dirname(ncx), 1), page: null };
};

const isContents = ({ attributes }: Element): boolean =>
  (attributes['epub:type'] ?? '').split(/\s+/).includes('toc');

const fromList = (list: Element | undefined, folder: string, level: number): ContentsEntry[] => {
  const entries: ContentsEntry[] = [];
  for (const item of elementsIn(list).filter(({ tag }) => tag === 'li')) {
    const link = childOf(item, 'a');
    if (link) entries.push(entry(wordsOf(link), link.attributes['href'], folder, level));
    entries.push(...fromList(childOf(item, 'ol'), folder, level + 1));
  }
  return entries;
};

const fromPoints = (parent: Element | undefined, folder: string, level: number): ContentsEntry[] => {
  const entries: ContentsEntry[] = [];
  for (const point of elementsIn(parent).filter(({ tag }) => tag === 'navPoint')) {
    const target = childOf(point, 'content')?.attributes['src'];
    entries.push(entry(wordsOf(childOf(point, 'navLabel')), target, folder, level));
    entries.push(...fromPoints(point, folder, level + 1));
  }
  return entries;
};

const entry = (title: string, reference = '', folder: string, level: number): ContentsEntry => ({
  title: title.replaceAll(/\s+/g, ' ').trim(),
  path: pathIn(folder, reference),
  fragment: reference.split('#')[1] ?? '',
  level,
});
