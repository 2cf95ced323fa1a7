import { posix } from 'node:path';
import { decodedText } from '../encoding.ts';
import type { OutlineEntry } from '../port.ts';
import { unpack } from './archive.ts';
import { contentsOf, type Contents } from './epub-contents.ts';
import { packageOf, packagePath } from './epub-package.ts';
import { layOut, type Block, type Flow } from './flow.ts';
import { blocksOfHtml } from './markup.ts';
import type { OpenedDocument } from './open-document.ts';
import { allOf } from './tree.ts';
import { Unreadable } from './unreadable.ts';
import { parseXml } from './xml.ts';

const READ = /^META-INF\/|\.(?:opf|ncx|x?html?|xml)$/i;

/** Opens an e-book: its sections in the order of reading, laid out on pages. */
export const readEpub = async (bytes: Uint8Array): Promise<OpenedDocument> => {
  const entries = unpack(bytes, (name) => READ.test(name));
  const text = (name: string): string | null => {
    const entry = entries.get(name);
    return entry ? decodedText(entry) : null;
  };
  refuseLocked(text('META-INF/encryption.xml'));
  const path = packagePath(text('META-INF/container.xml'));
  const source = text(path);
  if (source === null) throw new Unreadable('broken', 'The e-book has no package document.');
  const book = packageOf(parseXml(source), posix.dirname(path));
  const contents = contentsOf(book, text);
  const sections = book.spine.filter((section) => section !== contents.page);
  const flow = layOut(
    sections.flatMap((section) => blocksOf(section, text(section))),
    { turnAt: 0 },
  );
  const outline = placed(contents, flow);
  return {
    about: {
      pages: flow.pages.length,
      title: book.title,
      author: book.author,
      outline: outline.length > 0 ? outline : flow.outline,
    },
    pages: (from) => flow.pages.slice(from - 1),
  };
};

/** Fonts may be locked without harm; sections may not. */
const refuseLocked = (encryption: string | null): void => {
  if (encryption === null) return;
  const locked = allOf(parseXml(encryption), 'enc:CipherReference')
    .concat(allOf(parseXml(encryption), 'CipherReference'))
    .map(({ attributes }) => attributes['URI'] ?? '');
  if (locked.some((path) => /\.(?:x?html?|xml|opf)$/i.test(path)))
    throw new Unreadable('encrypted', 'The sections of the e-book are locked.');
};

const blocksOf = (section: string, html: string | null): Block[] => {
  if (html === null) return [];
  const beginning: Block = { text: '', level: null, names: [section], turns: true };
  const blocks = blocksOfHtml(html).blocks.map(({ text, level, names = [] }): Block => ({
    text,
    level,
    names: names.map((name) => `${section}#${name}`),
  }));
  return [beginning, ...blocks];
};

const placed = ({ entries }: Contents, { pageOf }: Flow): OutlineEntry[] =>
  entries.flatMap(({ title, path, fragment, level }) => {
    const page = pageOf.get(`${path}#${fragment}`) ?? pageOf.get(path);
    return page === undefined ? [] : [{ title, page, level }];
  });
