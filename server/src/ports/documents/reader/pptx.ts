import { posix } from 'node:path';
import { strFromU8 } from 'fflate';
import type { OutlineEntry, ReadPage } from '../port.ts';
import { unpack } from './archive.ts';
import type { OpenedDocument } from './open-document.ts';
import { slideText } from './slide.ts';
import { allOf, childOf, elementsIn, wordsOf, type Element } from './tree.ts';
import { Unreadable } from './unreadable.ts';
import { parseXml } from './xml.ts';

const READ =
  /^(?:docProps\/core\.xml|ppt\/presentation\.xml|ppt\/_rels\/presentation\.xml\.rels|ppt\/(?:slides|notesSlides)\/(?:_rels\/)?[^/]+\.(?:xml|rels))$/;

/** Opens a presentation: a slide is a page, and its notes are part of it. */
export const readPptx = async (bytes: Uint8Array): Promise<OpenedDocument> => {
  const entries = unpack(bytes, (name) => READ.test(name));
  const tree = (path: string): Element | null => {
    const entry = entries.get(path);
    return entry ? parseXml(strFromU8(entry)) : null;
  };
  const slides = slidesOf(tree);
  if (slides.length === 0) throw new Unreadable('empty', 'The presentation has no slides.');
  const core = elementsIn(tree('docProps/core.xml') ?? undefined)[0];
  const words = (tag: string): string | null => wordsOf(childOf(core, tag)).trim() || null;
  const pages = slides.map((path, index) => pageOf(path, index + 1, tree));
  const outline = pages.flatMap(({ number, headings }): OutlineEntry[] =>
    headings.map(({ title }) => ({ title, page: number, level: 1 })),
  );
  return {
    about: { pages: pages.length, title: words('dc:title'), author: words('dc:creator'), outline },
    pages: (from) => pages.slice(from - 1),
  };
};

type Tree = (path: string) => Element | null;

const slidesOf = (tree: Tree): string[] => {
  const presentation = tree('ppt/presentation.xml');
  if (presentation === null) throw new Unreadable('broken', 'The presentation has no beginning.');
  const targets = relationsOf('ppt/presentation.xml', tree);
  return allOf(presentation, 'p:sldId').flatMap(
    ({ attributes }) => targets.find(({ id }) => id === attributes['r:id'])?.path ?? [],
  );
};

const relationsOf = (path: string, tree: Tree): { id: string; type: string; path: string }[] => {
  const folder = posix.dirname(path);
  const relations = tree(`${folder}/_rels/${posix.basename(path)}.rels`);
  return allOf(relations ?? undefined, 'Relationship').map(({ attributes }) => ({
    id: attributes['Id'] ?? '',
    type: attributes['Type'] ?? '',
    path: posix.join(folder, attributes['Target'] ?? ''),
  }));
};

const pageOf = (path: string, number: number, tree: Tree): ReadPage => {
  const slide = slideText(tree(path));
  const notesPath = relationsOf(path, tree).find(({ type }) => type.endsWith('/notesSlide'))?.path;
  const notes = notesPath === undefined ? '' : slideText(tree(notesPath), { notes: true }).text;
  return {
    number,
    label: null,
    text: [slide.text, notes].filter(Boolean).join('\n\n'),
    headings: slide.title === null ? [] : [{ title: slide.title, start: 0, level: 1 }],
    by: 'text',
    size: null,
    lines: [],
  };
};
