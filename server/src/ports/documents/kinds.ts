import { unzipSync } from 'fflate';
import { decodedText } from './encoding.ts';
import { LONGEST_ENTRY_NAME, MOST_ENTRIES } from './limits.ts';
import type { DocumentKind, DocumentKinds } from './port.ts';

const PDF = Buffer.from('%PDF-');
/** How far from its beginning a PDF may begin to be one, as readers have it. */
const PDF_WITHIN = 1_024;
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** How Word names its text among the streams of a compound file; installers and spreadsheets have none. */
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');
const ZIP = Buffer.from('PK\x03\x04', 'latin1');

/** Tells documents apart by their content. */
export const documentKinds: DocumentKinds = {
  kindOf: (content) => {
    const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
    if (bytes.subarray(0, PDF_WITHIN).includes(PDF)) return 'pdf';
    if (startsWith(bytes, COMPOUND_FILE)) return bytes.includes(WORD_STREAM) ? 'doc' : null;
    if (startsWith(bytes, ZIP)) return archiveKind(bytes);
    return isPicture(bytes) ? 'image' : textKind(bytes);
  },
};

const startsWith = (bytes: Buffer, beginning: Buffer): boolean =>
  bytes.subarray(0, beginning.length).equals(beginning);

/** What has to be in an archive for it to be a document. */
const ARCHIVES: readonly [DocumentKind, readonly string[]][] = [
  ['docx', ['[Content_Types].xml', 'word/document.xml']],
  ['pptx', ['[Content_Types].xml', 'ppt/presentation.xml']],
  ['epub', ['META-INF/container.xml']],
];

/** Reads the names in an archive only: what is never unpacked can't blow up. */
const archiveKind = (bytes: Buffer): DocumentKind | null => {
  const names = new Set<string>();
  let entries = 0;
  try {
    unzipSync(bytes, {
      filter: ({ name }) => {
        entries += 1;
        // A directory may claim four billion entries where there are none.
        if (entries > MOST_ENTRIES || name.length > LONGEST_ENTRY_NAME)
          throw new Error('This is no document.');
        names.add(name);
        return false;
      },
    });
  } catch {
    return null;
  }
  return ARCHIVES.find(([, needed]) => needed.every((name) => names.has(name)))?.[0] ?? null;
};

const PICTURES = [
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  Buffer.from([0xff, 0xd8, 0xff]),
  Buffer.from('GIF87a'),
  Buffer.from('GIF89a'),
];

const isPicture = (bytes: Buffer): boolean => {
  if (PICTURES.some((beginning) => startsWith(bytes, beginning))) return true;
  const word = (at: number, length: number) => bytes.toString('latin1', at, at + length);
  if (word(0, 4) === 'RIFF' && word(8, 4) === 'WEBP') return true;
  // Two letters alone could begin a text; the length of the header behind them could not.
  return (
    word(0, 2) === 'BM' && bytes.length > 26 && [12, 40, 52, 56, 108, 124].includes(bytes.readUInt32LE(14))
  );
};

/** Enough of a text to see how it is written. */
const SAMPLE = 64 * 1_024;
const RICH_TEXT = /^\s*\{\\rtf/;
const WEB_PAGE =
  /^(?:<\?xml[^>]*>\s*)?<(?:!doctype\s+html|html|head|body|article|main|section|div|p|h[1-6]|table|ul|ol)\b/i;
const MARKDOWN_SIGNS = [
  /^#{1,6} +\S/m,
  /^(?:```|~~~)/m,
  /\[[^[\]\n]{1,200}\]\([^)\s]{1,500}\)/,
  /^(?:[-*+]|\d+\.) +\S.*\n(?:[-*+]|\d+\.) +\S/m,
  /^\|.+\|\n\|[ :|-]+\|/m,
  /\*\*\S[^*\n]*\*\*/,
  /^> +\S/m,
  /^\S.*\n(?:={3,}|-{3,})$/m,
];

const textKind = (bytes: Buffer): DocumentKind | null => {
  const text = decodedText(bytes.subarray(0, SAMPLE))?.replaceAll('\r\n', '\n') ?? null;
  if (text === null || RICH_TEXT.test(text)) return null;
  if (WEB_PAGE.test(withoutComments(text.trimStart()))) return 'html';
  const signs = MARKDOWN_SIGNS.filter((sign) => sign.test(text)).length;
  return signs >= 2 || /^#{1,6} +\S/.test(text.trimStart()) ? 'markdown' : 'text';
};

const withoutComments = (text: string): string => {
  let rest = text;
  while (rest.startsWith('<!--')) {
    const end = rest.indexOf('-->');
    if (end < 0) return rest;
    rest = rest.slice(end + 3).trimStart();
  }
  return rest;
};
