import { unzipSync } from 'fflate';
import type { DocumentKind, Documents } from './port.ts';

const PDF = Buffer.from('%PDF-');
/** How far from its beginning a PDF may begin to be one, as readers have it. */
const PDF_WITHIN = 1_024;
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** How Word names its text among the streams of a compound file; installers and spreadsheets have none. */
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');
const ZIP = Buffer.from('PK\x03\x04', 'latin1');
const WORD_ENTRIES = ['[Content_Types].xml', 'word/document.xml'];

/** Tells documents apart by their content. */
export const documentKinds: Documents = {
  kindOf: (content) => {
    const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
    return KINDS.find(([, is]) => is(bytes))?.[0] ?? null;
  },
};

const KINDS: readonly [DocumentKind, (bytes: Buffer) => boolean][] = [
  ['pdf', (bytes) => bytes.subarray(0, PDF_WITHIN).includes(PDF)],
  ['doc', (bytes) => startsWith(bytes, COMPOUND_FILE) && bytes.includes(WORD_STREAM)],
  ['docx', (bytes) => startsWith(bytes, ZIP) && holdsWord(bytes)],
];

const startsWith = (bytes: Buffer, beginning: Buffer): boolean =>
  bytes.subarray(0, beginning.length).equals(beginning);

// More than any letter has; a directory may claim four billion entries where there are none.
const MOST_ENTRIES = 1_000;
const LONGEST_NAME = 500;

/** Reads the names in an archive only: what is never unpacked can't blow up. */
const holdsWord = (bytes: Buffer): boolean => {
  const missing = new Set(WORD_ENTRIES);
  let entries = 0;
  try {
    unzipSync(bytes, {
      filter: ({ name }) => {
        entries += 1;
        if (entries > MOST_ENTRIES || name.length > LONGEST_NAME) throw new Error('This is no letter.');
        missing.delete(name);
        return false;
      },
    });
  } catch {
    return false;
  }
  return missing.size === 0;
};
