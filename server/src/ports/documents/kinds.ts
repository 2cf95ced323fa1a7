import { archiveNames } from './archive-names.ts';
import { decodedText } from './encoding.ts';
import { mediaTypeOf } from './media-types.ts';
import type { DocumentContent, DocumentKind, DocumentKinds } from './port.ts';

const PDF = Buffer.from('%PDF-');
/** How far from its beginning a PDF may begin to be one, as readers have it. */
const PDF_WITHIN = 1_024;
/** The version, a line of bytes that says “no text”, and what follows them. */
const LINES_BEFORE_OBJECTS = 3;
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** How Word names its text among the streams of a compound file; installers and spreadsheets have none. */
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');
const ZIP = Buffer.from('PK\x03\x04', 'latin1');

/** Enough of a text to see how it is written. */
const BEGINNING = 64 * 1_024;

/** Tells documents apart by their content, of which it reads no more than it has to. */
export const documentKinds: DocumentKinds = {
  kindOf: async (given) => {
    const content = given instanceof Uint8Array ? inParts(given) : given;
    const bytes = Buffer.from(await content.read(0, BEGINNING));
    if (bytes.subarray(0, PDF_WITHIN).includes(PDF) || isDamagedPdf(bytes)) return 'pdf';
    if (startsWith(bytes, COMPOUND_FILE)) return (await holds(content, WORD_STREAM)) ? 'doc' : null;
    if (startsWith(bytes, ZIP)) return archiveKind(content);
    return isPicture(bytes) ? 'image' : textKind(bytes);
  },
  mediaTypeOf,
};

/** A PDF whose first word is lost still begins with its objects; what is left of it is no text for anybody. */
const isDamagedPdf = (bytes: Buffer): boolean => {
  const beginning = bytes.toString('latin1', 0, PDF_WITHIN);
  const firstObject = /^\d{1,7} \d{1,5} obj\b/m.exec(beginning);
  const before = beginning.slice(0, firstObject?.index ?? 0);
  return (
    firstObject !== null && before.split('\n').length <= LINES_BEFORE_OBJECTS && bytes.includes('endobj')
  );
};

const inParts = (bytes: Uint8Array): DocumentContent => ({
  size: bytes.length,
  read: async (start, end) => bytes.subarray(start, end),
});

const STEP = 1_024 * 1_024;

/** Whether these bytes stand anywhere in the content; looked for piece by piece. */
const holds = async (content: DocumentContent, wanted: Buffer): Promise<boolean> => {
  for (let at = 0; at < content.size; at += STEP) {
    const piece = Buffer.from(await content.read(at, at + STEP + wanted.length));
    if (piece.includes(wanted)) return true;
  }
  return false;
};

const startsWith = (bytes: Buffer, beginning: Buffer): boolean =>
  bytes.subarray(0, beginning.length).equals(beginning);

/** What has to be in an archive for it to be a document. */
const ARCHIVES: readonly [DocumentKind, readonly string[]][] = [
  ['docx', ['[Content_Types].xml', 'word/document.xml']],
  ['pptx', ['[Content_Types].xml', 'ppt/presentation.xml']],
  ['epub', ['META-INF/container.xml']],
];

const archiveKind = async (content: DocumentContent): Promise<DocumentKind | null> => {
  const names = await archiveNames(content);
  return ARCHIVES.find(([, needed]) => needed.every((name) => names?.has(name)))?.[0] ?? null;
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

const DRAWING = /^(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)?(?:<!doctype\s+svg\b[^>]*>\s*)?<svg\b/i;
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
  const text = decodedText(bytes)?.replaceAll('\r\n', '\n') ?? null;
  if (text === null || RICH_TEXT.test(text)) return null;
  if (DRAWING.test(text.trimStart())) return 'image';
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
