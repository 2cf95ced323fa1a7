import { createReadStream } from 'node:fs';
import { basename, join } from 'node:path';
import { openDatabase, type Database } from '../../server/src/db/connection.ts';
import { startEmbedded } from '../../server/src/db/embedded/embedded.ts';
import { migrate } from '../../server/src/db/migrate.ts';
import { makeBooks, type Books } from '../../server/src/features/library/books.ts';
import { systemClock } from '../../server/src/ports/clock/system.ts';
import { openCopies } from '../../server/src/ports/files/copies.ts';
import { openDiskFiles } from '../../server/src/ports/files/disk.ts';
import { privateFiles } from '../../server/src/ports/files/private.ts';
import type { Language } from '../../server/src/ports/language/port.ts';
import { segmenterLanguage } from '../../server/src/ports/language/segmenter.ts';
import { systemRandom } from '../../server/src/ports/random/system.ts';
import { openDocuments } from './reader.ts';
import { starterCurriculum } from './tutor.ts';

const QUIET = { info: () => {}, warn: console.warn, error: console.error };

/** Files on everybody's shelf of a product of their own: read, cut and indexed by its own code. */
export interface KeptBooks {
  db: Database['db'];
  language: Language;
  /** By the names of their files. */
  ids: ReadonlyMap<string, string>;
  close: () => Promise<void>;
}

export const keepBooks = async (dataDir: string, paths: readonly string[]): Promise<KeptBooks> => {
  const embedded = await startEmbedded({ dataDir, log: QUIET });
  const database = openDatabase({ connection: embedded.connection, log: QUIET });
  await migrate(database.pool, { log: QUIET });
  const documents = openDocuments();
  const language = segmenterLanguage();
  const books = await booksIn({ db: database.db, dataDir, documents, language });
  const ids = new Map<string, string>();
  for (const path of paths) ids.set(basename(path), await ingested(path, books));
  return {
    db: database.db,
    language,
    ids,
    close: async () => {
      await documents.close();
      await database.close();
      await embedded.stop();
    },
  };
};

/** A file says in its name when it is not in English. */
export const languageOf = (name: string): string => (name.includes('.de.') ? 'de' : 'en');

export const noCurriculum = () => starterCurriculum(async () => []);

interface Shelf extends Pick<KeptBooks, 'db' | 'language'> {
  dataDir: string;
  documents: ReturnType<typeof openDocuments>;
}

const booksIn = async ({ db, dataDir, documents, language }: Shelf): Promise<Books> => {
  const clock = systemClock;
  const random = systemRandom(() => clock.now());
  const naming = { newId: () => random.id(), now: () => clock.now() };
  const files = await openDiskFiles({ dir: join(dataDir, 'files'), ...naming });
  const copies = await openCopies({ dir: join(dataDir, 'reading'), ...naming });
  const ownFiles = privateFiles({ files, newBytes: (count) => random.bytes(count), copies });
  // Its jobs are done here, one after the other.
  const queue = { enqueue: async () => '' };
  return makeBooks({ db, ownFiles, documents, curriculum: noCurriculum(), language, queue, clock, random });
};

const ALONE = {
  author: null,
  licence: '',
  source_url: null,
  subject: '',
  grades: '',
  country: null,
  stream: null,
  summary: null,
  cover: null,
};

const ingested = async (path: string, books: Books): Promise<string> => {
  const arrived = await books.keep(basename(path), createReadStream(path));
  const added = await books.addForAll(arrived, {
    ...ALONE,
    title: basename(path),
    language: languageOf(path),
  });
  if (!added) throw new Error(`${path} is on the shelf already.`);
  await books.ingest(added.id, new AbortController().signal);
  return added.id;
};
