import { access, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const SERVER = fileURLToPath(new URL('../server', import.meta.url));

/** The port that reads documents as it stands in the sources, with the program of its children. */
export const loadDocuments = async () => {
  // Among the packages, so that what is built finds them.
  const outDir = await mkdtemp(join(SERVER, 'node_modules', '.studia-reader-'));
  await build({
    root: SERVER,
    configFile: false,
    logLevel: 'silent',
    build: {
      ssr: true,
      outDir,
      target: 'node20',
      rollupOptions: {
        input: {
          isolated: 'src/ports/documents/isolated.ts',
          reader: 'src/ports/documents/reader/main.ts',
        },
        output: { entryFileNames: '[name].mjs' },
      },
    },
  });
  const { isolatedDocuments } = await import(pathToFileURL(join(outDir, 'isolated.mjs')).href);
  const documents = isolatedDocuments({ program: join(outDir, 'reader.mjs') });
  const close = async () => {
    await documents.close();
    await rm(outDir, { recursive: true, force: true });
  };
  return { documents, close };
};

// Beside the checkout; a worktree lies one folder deeper.
const PLACES = ['../../shared/evaldata/books/', '../../../shared/evaldata/books/'].map((place) =>
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
