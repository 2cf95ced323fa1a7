import { strToU8, zipSync } from 'fflate';

const TEXT = 'A resume, so to speak.';

/** The smallest thing that calls itself a PDF. */
export const pdf = (name: string, size = 0): File =>
  new File([`%PDF-1.7\n${TEXT}\n`, new Uint8Array(size)], name);

/** The bytes of a DOCX, or of another archive with these entries. */
export const zipOf = (...entries: string[]): Uint8Array<ArrayBuffer> =>
  zipSync(Object.fromEntries(entries.map((entry) => [entry, strToU8(`<x>${TEXT}</x>`)])));

export const docx = (name: string): File =>
  new File([zipOf('[Content_Types].xml', 'word/document.xml')], name);

/** A compound file with one stream of this name. */
export const compoundFile = (stream: string): Uint8Array<ArrayBuffer> => {
  const sectors = Buffer.alloc(2_048);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(sectors);
  Buffer.from(stream, 'utf16le').copy(sectors, 1_024);
  return new Uint8Array(sectors);
};

export const doc = (name: string): File => new File([compoundFile('WordDocument')], name);
