import { fileURLToPath } from 'node:url';
import { isolatedDocuments } from '../../server/src/ports/documents/isolated.ts';
import type { Documents } from '../../server/src/ports/documents/port.ts';

/** The program of the children that read documents, as it was built. */
const READER = fileURLToPath(new URL('../../dist/server/reader.js', import.meta.url));

/** The port that reads documents as it stands in the sources. */
export const openDocuments = (): Documents => isolatedDocuments({ program: READER });

type DocumentEvent = ReturnType<Documents['read']> extends AsyncIterable<infer Event> ? Event : never;
type OpenedEvent = Extract<DocumentEvent, { type: 'opened' }>;
type Page = Extract<DocumentEvent, { type: 'page' }>['page'];
type End = Exclude<DocumentEvent, { type: 'opened' } | { type: 'page' }>;

/** A document that was read to its end. */
export interface ReadBook {
  opened: OpenedEvent | null;
  pages: Page[];
  end: End;
  milliseconds: number;
  /** Milliseconds to the first page. */
  first: number;
}

/** Reads one document to its end. */
export const readAll = async (documents: Documents, path: string): Promise<ReadBook> => {
  const began = performance.now();
  const pages: Page[] = [];
  let opened: OpenedEvent | null = null;
  let end: End | null = null;
  let first = 0;
  for await (const event of documents.read({ path })) {
    if (event.type === 'opened') opened = event;
    else if (event.type === 'page') {
      if (pages.length === 0) first = performance.now() - began;
      pages.push(event.page);
    } else end = event;
  }
  if (end === null) throw new Error(`Nothing was said of how the reading of ${path} ended.`);
  return { opened, pages, end, milliseconds: performance.now() - began, first };
};
