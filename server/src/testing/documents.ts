import { inject } from 'vitest';
import { isolatedDocuments } from '../ports/documents/isolated.ts';
import type { DocumentFile, Documents, ReadEvent, ReadOptions, ReadPage } from '../ports/documents/port.ts';

/** Documents as the product reads them, by children of their own. */
export const testDocuments = (settings: Partial<Parameters<typeof isolatedDocuments>[0]> = {}) =>
  isolatedDocuments({ program: inject('readerProgram'), ...settings });

/** Everything that is told about one document. */
export interface Reading {
  opened: Extract<ReadEvent, { type: 'opened' }> | null;
  pages: ReadPage[];
  end: Extract<ReadEvent, { type: 'done' | 'failed' }> | null;
}

/** Reads a document to its end. */
export const readAll = async (
  documents: Documents,
  file: DocumentFile | Uint8Array,
  options: ReadOptions = {},
): Promise<Reading> => {
  const reading: Reading = { opened: null, pages: [], end: null };
  const given = file instanceof Uint8Array ? { bytes: file } : file;
  for await (const event of documents.read(given, options)) {
    if (event.type === 'opened') reading.opened = event;
    else if (event.type === 'page') reading.pages.push(event.page);
    else reading.end = event;
  }
  return reading;
};
