import { Failure } from '@studia/contract/errors';
import type { NoteId, StudentId } from '@studia/contract/ids';
import { NOTE } from '@studia/contract/limits';
import { quoteKey, quoteKeysIn, sourceLink, wordCount } from '@studia/contract/note-text';
import type {
  Note,
  NoteQuote,
  NoteRevision,
  NoteSort,
  NoteSource,
  NoteSummary,
  RevisionReason,
} from '@studia/contract/notes';
import type { Quote } from '@studia/contract/proof';
import type { Resource, ResourceWish } from '@studia/contract/resources';
import { inTransaction, sqlRunner, type Handle } from '../../db/transaction.ts';
import type { Documents } from '../../ports/documents/port.ts';
import type { Embed } from '../../ports/embed/port.ts';
import type { PrivateFiles } from '../../ports/files/port.ts';
import type { Language } from '../../ports/language/port.ts';
import { makeNoteMaking, type MakingDependencies } from './ai/making.ts';
import { makeNoteFiles, type FileDependencies } from './files.ts';
import { embedNote } from './jobs.ts';
import type { NewNote, NoteChange } from './note-change.ts';
import { makeNotePictures } from './pictures.ts';
import { isWorthKeeping, tooMany } from './rules/history.ts';
import { plainText, previewOf } from './rules/plain-text.ts';
import { makeNoteSearch } from './search.ts';
import { makeMakingStore } from './store/making.ts';
import { makeNoteStore, type ListedRow, type NoteFilter, type NoteRow } from './store/notes.ts';
import { makeRevisionStore } from './store/revisions.ts';
import { makeSourceStore } from './store/sources.ts';

interface Dependencies extends MakingDependencies, FileDependencies {
  ownFiles: PrivateFiles;
  documents: Pick<Documents, 'kindOf' | 'mediaTypeOf'>;
  language: Pick<Language, 'termsOf'>;
  embed: Embed | null;
}

/** Which notes are listed, and how. */
export interface NoteWish extends Partial<NoteFilter> {
  question?: string | undefined;
  sort?: NoteSort | undefined;
  offset?: number | undefined;
}

/** Notes of one student that answer a question. */
export interface NoteLookup {
  find(question: string, limit: number): Promise<{ id: NoteId; title: string; text: string }[]>;
}

export interface NoteList {
  notes: NoteSummary[];
  total: number;
  tags: { tag: string; notes: number }[];
  trashed: number;
}

export type Notes = ReturnType<typeof makeNotes>;

const OWN: NoteSource = { origin: 'own', id: null, title: null };
/** A note is compared by meaning once nobody has typed in it for a while. */
const EMBED_AFTER = 20_000;
const DAY = 86_400_000;

/** What students write down: Markdown with quotes, earlier versions, a trash, and a search by words and meaning. */
export const makeNotes = (dependencies: Dependencies) => {
  const { db, embed, queue, clock, random, books } = dependencies;
  const store = makeNoteStore(db);
  const search = makeNoteSearch(dependencies);
  const pictures = makeNotePictures(dependencies);

  const derivedFrom = (title: string, content: string) => {
    const plain = plainText(content);
    const terms = search.termsOf(`${title}\n${plain}`);
    return { preview: previewOf(plain), words: wordCount(plain), terms };
  };

  /** The quotes that a text of a note shows, and whether their books can still be opened. */
  const quotesIn = async (owner: StudentId, id: NoteId, content: string): Promise<NoteQuote[]> => {
    const quotes = await makeSourceStore(db).of(id, quoteKeysIn(content));
    const open = quotes.length === 0 ? [] : await books.forReader(owner).books();
    const openIds = new Set(open.map((book) => book.id));
    return quotes.map(({ key, quote }) => ({ key, quote, available: openIds.has(quote.book_id) }));
  };

  const whole = async (owner: StudentId, row: NoteRow): Promise<Note> => ({
    ...summaryOf(row),
    content: row.content,
    quotes: await quotesIn(owner, row.id as NoteId, row.content),
  });

  const askForMeaning = async (transaction: Handle, id: string): Promise<void> => {
    if (!embed) return;
    const startAfter = new Date(clock.now().getTime() + EMBED_AFTER);
    await queue.enqueue(embedNote, { id }, { key: id, startAfter, within: sqlRunner(transaction) });
  };

  const keepSources = async (
    transaction: Handle,
    owner: StudentId,
    id: NoteId,
    content: string,
    quotes: readonly Quote[],
  ): Promise<void> => {
    const sources = makeSourceStore(transaction);
    await sources.add(
      id,
      quotes.map((quote) => ({ key: quoteKey(quote), quote })),
    );
    const shown = quoteKeysIn(content);
    const known = new Set((await sources.of(id, shown)).map(({ key }) => key));
    await sources.adopt(
      owner,
      id,
      shown.filter((key) => !known.has(key)),
    );
  };

  /** Keeps the version that a change replaces, and thins out what is older. */
  const keepHistory = async (transaction: Handle, before: NoteRow, reason: RevisionReason): Promise<void> => {
    const revisions = makeRevisionStore(transaction);
    const id = before.id as NoteId;
    const dates = await revisions.dates(id);
    if (reason === 'edit' && !isWorthKeeping(dates[0]?.saved_at ?? null, before.updated_at)) return;
    const { revision, title, content, updated_at } = before;
    await revisions.keep(id, { revision, title, content, reason, savedAt: updated_at });
    await revisions.remove(id, tooMany([{ revision, saved_at: updated_at }, ...dates], clock.now()));
  };

  const update = async (owner: StudentId, id: NoteId, change: NoteChange): Promise<Note> => {
    const row = await inTransaction(db, async (transaction) => {
      const within = makeNoteStore(transaction);
      const before = await within.locked(owner, id);
      if (!before) throw new Failure('note_not_found');
      const { title = before.title, content = before.content } = change;
      const tags = tidyTags(change.tags ?? before.tags);
      const isSame = title === before.title && content === before.content && same(tags, before.tags);
      // The answer to the same change may have been lost on its way.
      if (isSame && [before.revision, before.revision - 1].includes(change.revision)) return before;
      if (before.revision !== change.revision) throw new Failure('note_changed');
      if (content !== before.content) await keepHistory(transaction, before, change.reason ?? 'edit');
      await keepSources(transaction, owner, id, content, change.quotes ?? []);
      await askForMeaning(transaction, id);
      return within.update(owner, id, { title, content, tags, ...derivedFrom(title, content) }, clock.now());
    });
    return whole(owner, row);
  };

  const create = async (owner: StudentId, given: NewNote): Promise<Note> => {
    const { id = random.id() as NoteId, title, tags = [], source = OWN, quotes = [] } = given;
    const known = await store.note(owner, id);
    if (known) return whole(owner, known);
    if ((await store.count(owner)) >= NOTE.mostNotes) throw new Failure('too_many_notes');
    const content = withSources(given.content, quotes);
    const row = await inTransaction(db, async (transaction) => {
      const written = { title: title.trim(), content, tags: tidyTags(tags), ...derivedFrom(title, content) };
      const added = await makeNoteStore(transaction).add(owner, id, written, source, clock.now());
      await keepSources(transaction, owner, id, content, quotes);
      await askForMeaning(transaction, id);
      return added;
    });
    return whole(owner, row);
  };

  const owned = async (owner: StudentId, id: NoteId): Promise<NoteRow> => {
    const row = await store.note(owner, id);
    if (!row) throw new Failure('note_not_found');
    return row;
  };

  const read = async (owner: StudentId, id: NoteId): Promise<Note> => whole(owner, await owned(owner, id));

  return {
    pictures,
    making: makeNoteMaking(dependencies, { create, read, update }),
    create,
    update,
    read,

    list: async (owner: StudentId, wish: NoteWish = {}): Promise<NoteList> => {
      const { question = '', sort = 'changed', offset = 0, tag, origin, source, trash = false } = wish;
      const filter = { tag, origin, source, trash };
      const [tags, trashed] = await Promise.all([store.tags(owner), store.count(owner, { trash: true })]);
      if (question.trim() === '') {
        const [rows, total] = await Promise.all([
          store.list(owner, filter, sort, offset),
          store.count(owner, filter),
        ]);
        return { notes: rows.map(summaryOf), total, tags, trashed };
      }
      const ids = await search.find(owner, question, filter);
      const rows = await store.byIds(owner, ids.slice(offset, offset + NOTE.listedAtOnce));
      const place = new Map(ids.map((id, index) => [id, index]));
      const sorted = rows.toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0));
      return { notes: sorted.map(summaryOf), total: ids.length, tags, trashed };
    },

    /** What one student wrote, to be looked up by others who help them. */
    forReader: (owner: StudentId): NoteLookup => ({
      find: async (question, limit) => {
        const ids = (await search.find(owner, question, { trash: false })).slice(0, limit);
        const rows = await Promise.all(ids.map((id) => store.note(owner, id as NoteId)));
        return rows.flatMap((row) =>
          row ? [{ id: row.id as NoteId, title: row.title, text: plainText(row.content) }] : [],
        );
      },
    }),

    setTrashed: async (owner: StudentId, id: NoteId, trashed: boolean): Promise<Note> => {
      const row = await store.setTrashed(owner, id, trashed ? clock.now() : null);
      if (!row) throw new Failure('note_not_found');
      return whole(owner, row);
    },

    delete: async (owner: StudentId, id: NoteId): Promise<void> => {
      if (!(await store.delete(owner, id))) throw new Failure('note_not_found');
    },

    revisions: async (owner: StudentId, id: NoteId): Promise<NoteRevision[]> => {
      await owned(owner, id);
      return (await makeRevisionStore(db).list(id)).map(({ revision, reason, content, saved_at }) => ({
        revision,
        reason,
        words: wordCount(plainText(content)),
        saved_at: saved_at.toISOString(),
      }));
    },

    ...makeNoteFiles({ ...dependencies, read }),

    /** The text of an earlier version, or of the newest. */
    revision: async (owner: StudentId, id: NoteId, revision: number) => {
      const row = await owned(owner, id);
      const version = row.revision === revision ? row : await makeRevisionStore(db).one(id, revision);
      if (!version) throw new Failure('note_not_found');
      const { title, content } = version;
      return { title, content, quotes: await quotesIn(owner, id, content) };
    },

    /** What stands on the list of everything that was made: notes of one's own, or made from books. */
    offers: async (owner: StudentId, kind: 'note' | 'ai-note', wish: ResourceWish): Promise<Resource[]> => {
      const found = await search.find(owner, wish.question, { trash: false });
      return (await store.newest(owner, kind === 'ai-note', wish, found)).map((row) => ({
        kind,
        id: row.id,
        title: row.title,
        preview: row.preview === '' ? [] : [row.preview],
        size: row.words,
        source: row.source_title === null ? null : { title: row.source_title, book_id: bookBehind(row) },
        at: row.updated_at.toISOString(),
      }));
    },

    embed: search.embed,

    /** The nightly job. */
    sweep: async (): Promise<void> => {
      await store.emptyTrash(new Date(clock.now().getTime() - NOTE.trashDays * DAY));
      await pictures.sweep();
    },

    forgetAll: (owner: StudentId): Promise<void> => pictures.forgetAll(owner),

    exportFor: async (owner: StudentId): Promise<object> => {
      const sources = await makeSourceStore(db).all(owner);
      const rows = await store.all(owner);
      const makings = await makeMakingStore(db).all(owner);
      return {
        notes: rows.map((row) =>
          Object.assign(summaryOf(row), {
            content: row.content,
            quotes: sources.filter(({ note_id }) => note_id === row.id).map(({ quote }) => quote),
            made_from: makings.find(({ note_id }) => note_id === row.id) ?? null,
          }),
        ),
        pictures: await pictures.exportFor(owner),
      };
    },
  };
};

const summaryOf = (row: ListedRow): NoteSummary => ({
  id: row.id as NoteId,
  title: row.title,
  preview: row.preview,
  tags: row.tags,
  source: { origin: row.origin, id: row.source_id, title: row.source_title },
  words: row.words,
  revision: row.revision,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  deleted_at: row.deleted_at?.toISOString() ?? null,
});

/** A note that was saved from a book, or made from one, knows it by its id. */
const bookBehind = ({ origin, source_id }: ListedRow): string | null =>
  origin === 'ai' || origin === 'reader' ? source_id : null;

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((tag, index) => tag === other[index]);

/** Each tag once, however it is capitalised. */
const tidyTags = (tags: readonly string[]): string[] => {
  const seen = new Map<string, string>();
  for (const tag of tags.map((one) => one.trim()))
    if (tag !== '') seen.set(tag.toLowerCase(), seen.get(tag.toLowerCase()) ?? tag);
  return [...seen.values()];
};

/** The text with every quote that it does not show yet at its end. */
const withSources = (content: string, quotes: readonly Quote[]): string => {
  const shown = new Set(quoteKeysIn(content));
  const missing = quotes.filter((quote) => !shown.has(quoteKey(quote)) && shown.add(quoteKey(quote)));
  const blocks = missing.map(
    (quote) => `> ${quote.text.replaceAll(/\s+/g, ' ').trim()} ${sourceLink(quote)}`,
  );
  return [content, ...blocks].filter((block) => block !== '').join('\n\n');
};
