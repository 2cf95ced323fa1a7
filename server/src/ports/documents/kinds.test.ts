import { describe, expect, it } from 'vitest';
import { compoundFile, zipOf } from '../../testing/resumes.ts';
import { documentKinds } from './kinds.ts';

const WORD = ['[Content_Types].xml', 'word/document.xml'];
const text = (content: string) => Buffer.from(content, 'latin1');
const word = () => Buffer.from(zipOf('[Content_Types].xml', 'word/document.xml', 'word/styles.xml'));

/** An archive whose directory claims more entries than it has. */
const boasting = (): Buffer => {
  const archive = word();
  const end = archive.length - 22;
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50);
  const directory = Buffer.alloc(56);
  directory.writeUInt32LE(0x06064b50);
  directory.writeUInt32LE(0xffffffff, 32);
  directory.writeUInt32LE(archive.readUInt32LE(end + 16), 48);
  locator.writeUInt32LE(end, 8);
  const ending = Buffer.from(archive.subarray(end));
  ending.writeUInt16LE(0xffff, 8);
  ending.writeUInt16LE(0xffff, 10);
  ending.writeUInt32LE(0xffffffff, 16);
  return Buffer.concat([archive.subarray(0, end), directory, locator, ending]);
};

const PDF_OBJECTS =
  '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages >>\nendobj\n';

describe('a document', () => {
  it.each([
    ['pdf', 'a PDF', text('%PDF-1.7\n…')],
    ['pdf', 'a PDF after some noise', text(`${' '.repeat(1_000)}%PDF-1.4`)],
    ['pdf', 'a PDF whose first word is damaged', text(`%PxF-1.7\n${PDF_OBJECTS}`)],
    ['pdf', 'a PDF that lost its first line', text(PDF_OBJECTS)],
    [
      'text',
      'a text about PDFs',
      text(`How a PDF is built. ${'Objects have numbers. '.repeat(80)}\n${PDF_OBJECTS}`),
    ],
    ['image', 'a drawing', text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    [
      'image',
      'a drawing with a preamble',
      text('<?xml version="1.0"?>\n<!-- drawn --><!DOCTYPE svg PUBLIC "" ""><svg width="9"/>'),
    ],
    ['doc', 'an old Word file', Buffer.from(compoundFile('WordDocument'))],
    ['docx', 'a Word file', word()],
    ['pptx', 'a presentation', Buffer.from(zipOf('[Content_Types].xml', 'ppt/presentation.xml'))],
    ['epub', 'an e-book', Buffer.from(zipOf('mimetype', 'META-INF/container.xml'))],
    ['image', 'a GIF', text('GIF89a…')],
    ['image', 'a WebP', text('RIFF....WEBPVP8 ')],
    ['text', 'a letter', text('Dear Sirs')],
    ['text', 'a letter in Latin-1', Buffer.from('Chère Madame, déjà reçu', 'latin1')],
    ['text', 'a letter in UTF-16', Buffer.from('\ufeffDear Sirs', 'utf16le')],
    ['text', 'a text that begins like a picture', text('BMW builds cars and has done so for a while.')],
    ['text', 'a PDF that begins too late', text(`${' '.repeat(2_000)}%PDF-1.4`)],
    ['html', 'a web page', text('<!-- hello --> <!DOCTYPE html><p>Hello')],
    ['markdown', 'notes', text('# Plants\n\nThey are **green**.')],
  ])('is known as %s by its content: %s', async (kind, _, content) => {
    expect(await documentKinds.kindOf(content)).toBe(kind);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['blanks', text('  \n  ')],
    ['direction marks', Buffer.from('\u200e \u200f\u202a\u202c\u2066\u2069\u061c', 'utf8')],
    ['rich text', text('{\\rtf1 Hello}')],
    ['a program', text(`MZ${'\0'.repeat(2_000)}`)],
    ['an installer, which is a compound file too', Buffer.from(compoundFile('SummaryInformation'))],
    ['half of a compound file’s first word', Buffer.from('d0cf11e0', 'hex')],
    ['a spreadsheet, which is an archive too', Buffer.from(zipOf('[Content_Types].xml', 'xl/workbook.xml'))],
    ['any archive', Buffer.from(zipOf('word/document.xml'))],
    ['half of an archive', word().subarray(0, 100)],
    ['an archive without its end', word().subarray(0, -10)],
    ['an archive with names beyond all measure', Buffer.from(zipOf(...WORD, 'x'.repeat(10_000)))],
    [
      'an archive of thousands',
      Buffer.from(zipOf(...WORD, ...Array.from({ length: 5_500 }, (_, n) => `${n}`))),
    ],
  ])('is not %s', async (_, content) => {
    expect(await documentKinds.kindOf(content)).toBeNull();
  });

  it('that claims four billion entries is given up at once', async () => {
    const bytes = boasting();
    const reads: number[] = [];
    const content = {
      size: bytes.length,
      read: async (start: number, end: number) => {
        reads.push(Math.min(end, bytes.length) - start);
        return bytes.subarray(start, end);
      },
    };
    expect(await documentKinds.kindOf(content)).toBeNull();
    // Its beginning, its end and the record that boasts: the directory itself is not even looked at.
    expect(reads).toHaveLength(3);
  });

  it.each([
    ['docx', word()],
    ['doc', Buffer.from(compoundFile('WordDocument'))],
    ['pdf', text('%PDF-1.7')],
    ['text', text('Dear Sirs')],
  ])('of kind %s is known by a few of its bytes, however long it is', async (kind, beginning) => {
    const { content, mostAtOnce } = longContent(beginning, kind === 'docx' ? movedBy(beginning) : text(''));
    expect(await documentKinds.kindOf(content)).toBe(kind);
    expect(mostAtOnce()).toBeLessThan(LONG / 50);
  });
});

const LONG = 150 * 1_024 * 1_024;

/** Content of which only the beginning and the end are written. */
const longContent = (beginning: Buffer, ending: Buffer) => {
  let most = 0;
  const read = async (start: number, end: number): Promise<Uint8Array> => {
    const bytes = Buffer.alloc(Math.min(end, LONG) - start, 'a');
    most = Math.max(most, bytes.length);
    for (const [piece, at] of [
      [beginning, 0],
      [ending, LONG - ending.length],
    ] as const) {
      const [from, to] = [Math.max(start, at), Math.min(end, at + piece.length)];
      if (from < to) piece.copy(bytes, from - start, from - at, to - at);
    }
    return bytes;
  };
  return { content: { size: LONG, read }, mostAtOnce: () => most };
};

/** The archive as it is written at the end of a long file. */
const movedBy = (archive: Buffer): Buffer => {
  const moved = Buffer.from(archive);
  const place = moved.length - 22 + 16;
  moved.writeUInt32LE(moved.readUInt32LE(place) + LONG - archive.length, place);
  return moved;
};
