import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadSources } from './sources.mjs';

const READER = 'ports/documents/reader/main.ts';

/** The port that reads documents as it stands in the sources, with the program of its children. */
export const loadDocuments = async () => {
  const { parts, program, close } = await loadSources(['ports/documents/isolated.ts'], [READER]);
  const documents = parts.isolatedDocuments({ program: program(READER) });
  return {
    documents,
    close: async () => {
      await documents.close();
      await close();
    },
  };
};

// Beside the checkout; a worktree lies one folder deeper.
const PLACES = ['../../../shared/evaldata/books/', '../../../../shared/evaldata/books/'].map((place) =>
  fileURLToPath(new URL(place, import.meta.url)),
);

/** The paths of the shared books; null when they are not here. */
export const sharedBooks = async () => {
  for (const place of PLACES) {
    const isThere = await access(place).then(
      () => true,
      () => false,
    );
    if (isThere) return (await readdir(place)).toSorted().map((name) => join(place, name));
  }
  return null;
};

/** Reads one document to its end. */
export const readAll = async (documents, path) => {
  const began = performance.now();
  const book = { opened: null, pages: [], end: null, milliseconds: 0, first: 0 };
  for await (const event of documents.read({ path })) {
    if (event.type === 'opened') book.opened = event;
    else if (event.type === 'page') {
      if (book.pages.length === 0) book.first = performance.now() - began;
      book.pages.push(event.page);
    } else book.end = event;
  }
  book.milliseconds = performance.now() - began;
  return book;
};
