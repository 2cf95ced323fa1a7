import { Readable } from 'node:stream';
import { ERRORS } from '@studia/contract/error-list';
import { Failure, type ErrorCode } from '@studia/contract/errors';
import type { DeckImportId, StudentId } from '@studia/contract/ids';
import { REVIEW } from '@studia/contract/limits';
import type { DeckImport } from '@studia/contract/review';
import { inTransaction, sqlRunner, type Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { DeckFiles, DeckTrouble, OpenDeck } from '../../ports/decks/port.ts';
import type { PrivateFiles } from '../../ports/files/port.ts';
import type { JobContext, Queue } from '../../ports/queue/port.ts';
import type { Random } from '../../ports/random/port.ts';
import { makeDeckAdding } from './deck-adding.ts';
import { pictureType } from './deck-cards.ts';
import { importDeck } from './jobs.ts';
import { isUnderWay, makeImportStore, type ImportRow } from './store/imports.ts';
import { makePictureStore } from './store/pictures.ts';

interface Dependencies {
  db: Handle;
  ownFiles: PrivateFiles;
  decks: Pick<DeckFiles, 'read'>;
  queue: Pick<Queue, 'enqueue' | 'status'>;
  clock: Clock;
  random: Pick<Random, 'id'>;
}

/** A file that was uploaded, and what its sender calls it. */
export interface UploadedDeck {
  file: string;
  name: string;
}

const MEGABYTE = 1024 * 1024;
const DAY = 86_400_000;
const LONGEST_NAME = 200;
/** So many pictures are kept before somebody looks whether the import was stopped. */
const PICTURES_AT_ONCE = 20;
const TROUBLES: Readonly<Record<DeckTrouble, ErrorCode>> = {
  broken: 'deck_unreadable',
  'given-up': 'deck_unreadable',
  'too-large': 'deck_too_large',
  'too-many': 'deck_too_many_cards',
  'too-new': 'deck_too_new',
  empty: 'deck_empty',
};

/** Files of cards become cards: begun by a request, done by a job, and either all of a file or nothing of it. */
export const makeImporting = (dependencies: Dependencies) => {
  const { db, ownFiles, decks, queue, clock, random } = dependencies;
  const store = makeImportStore(db);
  const pictures = makePictureStore(db);
  const addCards = makeDeckAdding(dependencies);

  const remove = async (gone: readonly { file: string }[]): Promise<void> => {
    for (const { file } of gone) await ownFiles.remove(file);
  };

  /** Removes pictures that no card shows any more. */
  const forgetLoose = async (owner: StudentId): Promise<void> => remove(await pictures.removeLoose(owner));

  /** What an import that is over leaves behind: its file, and pictures of cards that were not added. */
  const tidy = async (owner: StudentId, { id, file }: ImportRow): Promise<void> => {
    if (file === null) return;
    await forgetLoose(owner);
    await ownFiles.remove(file);
    await store.dropFile(id);
  };

  const fail = async (owner: StudentId, id: string, trouble: ErrorCode): Promise<ImportRow | undefined> => {
    const row = await store.step(owner, id, { state: 'failed', trouble }, clock.now());
    if (row) await tidy(owner, row);
    return row;
  };

  /** The import as it really stands: one whose job was given up is over, whatever was said of it last. */
  const current = async (owner: StudentId): Promise<ImportRow | undefined> => {
    const row = await store.last(owner);
    if (!row?.job || !isUnderWay(row.state)) return row;
    const status = await queue.status(importDeck, row.job);
    const isDead = status === undefined || status.state === 'failed' || status.state === 'done';
    // A job that ended just now has told how, after we looked.
    return isDead ? ((await fail(owner, row.id, 'import_interrupted')) ?? store.last(owner)) : row;
  };

  /** The last import as it is kept, also for the document with everything about a student. */
  const lastImport = async (owner: StudentId): Promise<DeckImport | null> => {
    const row = await store.last(owner);
    return row ? importIn(row) : null;
  };

  /** Keeps the pictures as files of the student; answers their ids by their names as addresses have them. */
  const keepPictures = async (
    owner: StudentId,
    importId: string,
    deck: OpenDeck,
    goOn: () => Promise<void>,
  ) => {
    const ids = new Map<string, string>();
    for (const picture of deck.pictures) {
      if (ids.size % PICTURES_AT_ONCE === 0) await goOn();
      const bytes = await picture.bytes();
      const [id, type] = [random.id(), pictureType(bytes)];
      const { file, size } = await ownFiles.keep(Readable.from([bytes]), { limitBytes: bytes.length });
      const row = {
        id,
        import_id: importId,
        file,
        file_size: size,
        name: `${id}.${type}`,
        type: `image/${type}`,
      };
      await pictures.add(owner, row, clock.now());
      ids.set(encodeURIComponent(picture.name.toWellFormed()), id);
    }
    return ids;
  };

  const take = async (owner: StudentId, { id }: ImportRow, deck: OpenDeck, signal: AbortSignal) => {
    const step = async (done: number): Promise<void> => {
      signal.throwIfAborted();
      const state = done === 0 ? 'reading' : 'adding';
      const row = await store.step(owner, id, { state, done, total: deck.total }, clock.now());
      if (!row) throw new Stopped();
    };
    const storedPictures = await keepPictures(owner, id, deck, () => step(0));
    await inTransaction(db, async (transaction) => {
      const added = await addCards(transaction, owner, { deck, pictures: storedPictures, step });
      const finished = { state: 'done', done: deck.total, added } as const;
      // With the cards themselves: whoever stops it a moment earlier or later sees all of them or none.
      if (!(await makeImportStore(transaction).step(owner, id, finished, clock.now()))) throw new Stopped();
    });
  };

  return {
    forgetLoose,
    lastImport,

    /** Takes a file in; it belongs to nobody until it is imported, and is gone afterwards. */
    keepUpload: async (name: string, content: AsyncIterable<Uint8Array>): Promise<UploadedDeck> => {
      const { file } = await ownFiles.keep(content, { limitBytes: REVIEW.megabytes * MEGABYTE });
      return { file, name: name.replaceAll('\0', '').slice(0, LONGEST_NAME).toWellFormed() };
    },
    dropUpload: ({ file }: UploadedDeck): Promise<void> => ownFiles.remove(file),

    beginImport: async (owner: StudentId, uploaded: UploadedDeck | undefined): Promise<DeckImport> => {
      if (uploaded === undefined) throw new Failure('deck_missing');
      const before = await current(owner);
      if (before && isUnderWay(before.state)) throw new Failure('import_running');
      if (before) await tidy(owner, before);
      const id = random.id() as DeckImportId;
      const begun = await inTransaction(db, async (transaction) => {
        const within = makeImportStore(transaction);
        const last = await within.last(owner, { alone: true });
        if (last && isUnderWay(last.state)) throw new Failure('import_running');
        const row = await within.begin(owner, { id, ...uploaded }, clock.now());
        if (!row) throw new Failure('import_running');
        const options = { key: id, within: sqlRunner(transaction) };
        await within.setJob(id, await queue.enqueue(importDeck, { student: owner, id }, options));
        return row;
      });
      return importIn(begun);
    },

    /** The import that runs, or the last of the day. */
    importing: async (owner: StudentId): Promise<DeckImport | null> => {
      const row = await current(owner);
      const isOld = row && !isUnderWay(row.state) && row.updated_at.getTime() < clock.now().getTime() - DAY;
      return row && !isOld ? importIn(row) : null;
    },

    stopImport: async (owner: StudentId): Promise<DeckImport | null> => {
      const last = await store.last(owner);
      const stopped = last && (await store.step(owner, last.id, { state: 'stopped' }, clock.now()));
      if (stopped) await tidy(owner, stopped);
      return lastImport(owner);
    },

    /** Does an import; whatever ended an earlier try, this one begins anew. */
    workOnImport: async (
      owner: StudentId,
      id: DeckImportId,
      { attempt, signal }: Pick<JobContext, 'attempt' | 'signal'>,
    ): Promise<void> => {
      const row = await store.step(owner, id, { state: 'reading', done: 0 }, clock.now());
      if (!row || row.file === null) return;
      await remove(await pictures.removeOf(owner, id));
      try {
        const read = await ownFiles.onDisk(row.file, (path) =>
          decks.read(path, (deck) => take(owner, row, deck, signal)),
        );
        if (read === 'given-up' && attempt <= importDeck.retry.limit)
          throw new Error('The reader of this file of cards gave up.');
        if (typeof read === 'string') await fail(owner, id, TROUBLES[read]);
      } catch (error) {
        if (error instanceof Failure) await fail(owner, id, error.code);
        else if (!(error instanceof Stopped)) throw error;
      }
      const over = await store.last(owner);
      if (over?.id === id) await tidy(owner, over);
    },

    forgetAll: async (owner: StudentId): Promise<void> => {
      const last = await store.last(owner);
      if (last?.file) await ownFiles.remove(last.file);
      await remove(await pictures.all(owner));
    },
  };
};

/** Somebody stopped the import. */
class Stopped extends Error {}

const importIn = ({ id, name, state, done, total, added, trouble }: ImportRow): DeckImport => ({
  id: id as DeckImportId,
  name,
  state,
  done,
  total,
  added,
  known: state === 'done' ? total - added : 0,
  trouble: trouble === null ? null : ERRORS[trouble as ErrorCode].sentence,
});
