import { ERRORS } from '@studia/contract/error-list';
import { Failure } from '@studia/contract/errors';
import { inTransaction, sqlRunner, type Handle } from '../../../db/transaction.ts';
import type { Documents } from '../../../ports/documents/port.ts';
import type { Folder, PrivateFiles } from '../../../ports/files/port.ts';
import type { Queue } from '../../../ports/queue/port.ts';
import type { Curriculum } from '../../curriculum/service.ts';
import { COVER_BYTES } from '../ingest/rules/cover.ts';
import { ingestBook } from '../jobs.ts';
import { isStoredBook } from '../shelf/rules/is-stored-book.ts';
import type { Shelf } from '../shelf/shelf.ts';
import { makeBookStore, type BookRow, type BookDescription } from '../store/books.ts';
import { makeMarkStore } from '../store/marks.ts';
import { makePageStore } from '../store/pages.ts';
import { untilRead } from './arrival.ts';
import { BookProblem, inspect, type InspectedBook } from './inspect.ts';
import { MANIFEST, readManifest, type Entry } from './manifest.ts';

interface Dependencies {
  db: Handle;
  ownFiles: PrivateFiles;
  documents: Pick<Documents, 'kindOf' | 'pictureOf'>;
  curriculum: Pick<Curriculum, 'countryNamed'>;
  queue: Pick<Queue, 'enqueue'>;
  shelf: Pick<Shelf, 'keep' | 'drop' | 'addForAll'>;
  newKey: () => string;
}

/** How the operator wants a folder imported, and where they hear of it. */
interface Manner {
  dryRun: boolean;
  say: (line: string) => void;
}

/** How many books of a folder became what. */
export interface ImportCounts {
  added: number;
  changed: number;
  unchanged: number;
  failed: number;
}

/** What became of one entry at first; one with an id is still being read. */
interface Outcome {
  became: keyof ImportCounts;
  sentence: string;
  id?: string;
}

/** Books for everybody, which only the operator of the machine brings, lists and takes away. */
export const makeImport = (dependencies: Dependencies) => {
  const { db, ownFiles, documents, curriculum, queue, shelf, newKey } = dependencies;
  const books = makeBookStore(db);

  const add = async (book: InspectedBook, dryRun: boolean): Promise<Outcome> => {
    const twin = (await books.of(null)).find(({ title }) => title === book.description.title);
    const note = twin
      ? ` Another book of this title is here already; if this one takes its place: npm run curriculum -- remove ${twin.id}`
      : '';
    if (dryRun) return { became: 'added', sentence: `would be added.${note}` };
    const arrived = await shelf.keep(book.content.name, book.content.content());
    const cover = book.picture && (await storePicture(book.picture));
    const row = await shelf.addForAll(arrived, { ...book.description, cover });
    if (cover !== null && row?.cover !== cover) await ownFiles.remove(cover);
    if (!row) throw new BookProblem('it was taken away at the same moment.');
    return { became: 'added', sentence: `is being read.${note}`, id: row.id };
  };

  const storePicture = async (picture: Uint8Array): Promise<string> =>
    (await ownFiles.keep(inOnePiece(picture), { limitBytes: COVER_BYTES })).file;

  const changeCover = async ({ id, cover: before }: BookRow, picture: Uint8Array): Promise<void> => {
    await books.tell(id, { cover: await storePicture(picture) });
    if (before !== null) await ownFiles.remove(before);
  };

  const hasCover = async ({ cover }: BookRow, picture: Uint8Array | null): Promise<boolean> =>
    picture === null || (cover !== null && Buffer.compare(await ownFiles.bytes(cover), picture) === 0);

  /** Reads a book again that could not be read, or whose words are to be read as those of another language. */
  const readAgain = (id: string): Promise<void> =>
    inTransaction(db, async (transaction) => {
      await makeBookStore(transaction).reindex(null, id);
      await queue.enqueue(ingestBook, { id }, { key: `${id} ${newKey()}`, within: sqlRunner(transaction) });
    });

  const change = async (row: BookRow, book: InspectedBook, dryRun: boolean): Promise<Outcome> => {
    const changes = differences(row, book.description);
    const sameCover = await hasCover(row, book.picture);
    const names = [...Object.keys(changes).map((key) => FIELDS[key] ?? key), ...(sameCover ? [] : ['cover'])];
    const broken = row.passages === null && row.trouble !== null;
    const id = broken || changes.language !== undefined || row.passages === null ? row.id : undefined;
    if (names.length === 0 && id === undefined)
      return { became: 'unchanged', sentence: 'is here already, nothing new.' };
    const what = names.length > 0 ? `: ${names.join(', ')}` : '';
    if (dryRun)
      return {
        became: 'changed',
        sentence: names.length > 0 ? `would change${what}.` : 'would be read again.',
      };
    if (Object.keys(changes).length > 0) await books.tell(row.id, changes);
    if (!sameCover && book.picture) await changeCover(row, book.picture);
    if (broken || changes.language !== undefined) await readAgain(row.id);
    return {
      became: 'changed',
      sentence: id ? `is being read${what}.` : `changed${what}.`,
      ...(id && { id }),
    };
  };

  /** Begins with one entry; `seen` knows the contents of those before it. */
  const begin = async (
    entry: Entry,
    folder: Folder,
    seen: Map<string, string>,
    dryRun: boolean,
  ): Promise<Outcome> => {
    if ('problems' in entry) throw new BookProblem(entry.problems.join(' '));
    const book = withCountryNames(await inspect(folder, entry.book, documents), curriculum);
    const first = seen.get(book.contentHash);
    if (first !== undefined) throw new BookProblem(`${book.file} is the same file as that of “${first}”.`);
    seen.set(book.contentHash, entry.name);
    const row = await books.withContent(null, book.contentHash);
    return row ? change(row, book, dryRun) : add(book, dryRun);
  };

  /** Waits for what is being read; a book that can't be read does not stay. */
  const finish = async (id: string, label: string, say: Manner['say']): Promise<boolean> => {
    const row = await untilRead({ id, label }, { look: (one) => books.atWork(one), say, pause });
    if (!row) {
      say(
        `${label}: is not read yet. It goes on by itself while Studia runs; look with: npm run curriculum -- list`,
      );
      return false;
    }
    if (row.passages === null) {
      await remove(id);
      say(`${label}: ${row.trouble ?? 'could not be read.'}`);
      return false;
    }
    const chapters = (await makePageStore(db).chapters(id)).length;
    const partly = row.trouble === null ? '' : ` ${row.trouble}`;
    say(`${label}: ready. Pages: ${row.pages}, chapters and sections: ${chapters}.${partly}`);
    return row.trouble === null;
  };

  const remove = async (id: string): Promise<boolean> => {
    if (!isStoredBook(id)) return false;
    return inTransaction(db, async (transaction) => {
      const row = await makeBookStore(transaction).remove(null, id);
      if (!row) return false;
      await makeMarkStore(transaction).removeEverybodys(id);
      // Inside, so that the row stays for another try when a file can't be removed.
      for (const file of [row.file, row.cover]) if (file !== null) await ownFiles.remove(file);
      return true;
    });
  };

  return {
    /** Imports a folder with a manifest; a book that can't be imported does not stop the others. */
    run: async (folder: Folder, { dryRun, say }: Manner): Promise<ImportCounts> => {
      const entries = readManifest(await textOf(folder));
      const counts: ImportCounts = { added: 0, changed: 0, unchanged: 0, failed: 0 };
      const [seen, reading] = [new Map<string, string>(), [] as (Outcome & { id: string; label: string })[]];
      for (const [at, entry] of entries.entries()) {
        const label = `${at + 1}/${entries.length} ${entry.name}`;
        const outcome = await begin(entry, folder, seen, dryRun).catch(asFailure);
        say(`${label}: ${outcome.sentence}`);
        if (outcome.id === undefined) counts[outcome.became] += 1;
        else reading.push({ ...outcome, id: outcome.id, label });
      }
      for (const { id, label, became } of reading)
        counts[(await finish(id, label, say)) ? became : 'failed'] += 1;
      return counts;
    },

    /** The books for everybody that were imported, the newest first. */
    list: () => books.of(null),

    /** Takes a book away with everything that was made of it and everything that students left in it. */
    remove,
  };
};

const FIELDS: Readonly<Record<string, string>> = { source_url: 'source', summary: 'description' };

/** What the manifest tells otherwise. Of an author it says nothing, the file may have told one. */
const differences = (row: BookRow, description: BookDescription): Partial<BookDescription> =>
  Object.fromEntries(
    Object.entries(description).filter(
      ([key, value]) => row[key as keyof BookDescription] !== value && !(key === 'author' && value === null),
    ),
  );

const withCountryNames = (book: InspectedBook, { countryNamed }: Pick<Curriculum, 'countryNamed'>) => {
  const country = book.description.country?.split(',').map(countryNamed).join(', ') ?? null;
  return { ...book, description: { ...book.description, country } };
};

const sentenceOf = (error: unknown): string => {
  if (error instanceof Failure) return ERRORS[error.code].sentence;
  return error instanceof Error ? error.message : String(error);
};

const asFailure = (error: unknown): Outcome => ({
  became: 'failed',
  sentence: sentenceOf(error),
});

const textOf = async (folder: Folder): Promise<string | null> => {
  const file = await folder.find(MANIFEST);
  return file && Buffer.from(await file.read(0, MOST_MANIFEST)).toString('utf8');
};

const MOST_MANIFEST = 16 * 1024 * 1024;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const inOnePiece = async function* (bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
};
