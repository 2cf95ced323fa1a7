import { strFromU8, strToU8, zipSync } from 'fflate';
import mammoth from 'mammoth';
import { unpack } from './archive.ts';
import { layOut } from './flow.ts';
import { blocksOfHtml } from './markup.ts';
import { latexOf } from './mathematics.ts';
import type { OpenedDocument } from './open-document.ts';
import { stripWordMarkup } from './strip-word-markup.ts';
import { allOf, childOf, elementsIn, wordsOf } from './tree.ts';
import { Unreadable } from './unreadable.ts';
import { parseXml } from './xml.ts';

/** Text, styles and how they hang together; pictures, fonts and macros stay packed. */
const READ =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|docProps\/core\.xml|word\/[^/]+\.xml|word\/_rels\/[^/]+\.rels)$/;
const TEXT = 'word/document.xml';
/** Where words stand; the other parts are short. */
const WORDY = [TEXT, 'word/footnotes.xml', 'word/endnotes.xml', 'word/styles.xml'];

/** Opens a document of a word processor. */
export const readDocx = async (bytes: Uint8Array): Promise<OpenedDocument> => {
  const entries = new Map(unpack(bytes, (name) => READ.test(name)));
  if (!entries.has(TEXT)) throw new Unreadable('broken', 'The document has no text.');
  for (const name of WORDY) {
    const part = entries.get(name);
    if (part) entries.set(name, strToU8(stripWordMarkup(withFormulas(strFromU8(part)))));
  }
  const html = await htmlOf(entries);
  const { blocks } = blocksOfHtml(html);
  const { pages, outline } = layOut(blocks);
  const { title, author } = aboutOf(entries.get('docProps/core.xml'));
  return {
    about: { pages: pages.length, title, author, outline },
    pages: (from) => pages.slice(from - 1),
  };
};

const STYLES = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Subtitle'] => p:fresh",
  'b => ',
  'i => ',
  'u => ',
  'strike => ',
];

const htmlOf = async (entries: ReadonlyMap<string, Uint8Array>): Promise<string> => {
  // Packed anew, without packing, so that mammoth unpacks only what was looked at.
  const buffer = Buffer.from(zipSync(Object.fromEntries(entries), { level: 0 }));
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer },
      { styleMap: STYLES, externalFileAccess: false },
    );
    return value;
  } catch (error) {
    throw new Unreadable('broken', 'The document can not be read.', { cause: error });
  }
};

const FORMULA = /<m:(oMathPara|oMath)(?:\s[^>]*)?>[\s\S]*?<\/m:\1>/g;

/** Mammoth drops formulas; as LaTeX in a run of text they stay. */
const withFormulas = (xml: string): string =>
  xml.replaceAll(FORMULA, (formula, tag: string) => {
    const parts = allOf(parseXml(formula), 'm:oMath').map(latexOf).filter(Boolean);
    const signs = tag === 'oMathPara' ? '$$' : '$';
    const text = parts.map((part) => `${signs}${part}${signs}`).join(' ');
    return `<w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;
  });

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const aboutOf = (core: Uint8Array | undefined): { title: string | null; author: string | null } => {
  const root = core ? elementsIn(parseXml(strFromU8(core)))[0] : undefined;
  const words = (tag: string): string | null => wordsOf(childOf(root, tag)).trim() || null;
  return { title: words('dc:title'), author: words('dc:creator') };
};
