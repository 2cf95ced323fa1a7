import { Failure } from '@studia/contract/errors';
import type { NoteId, StudentId } from '@studia/contract/ids';
import { NOTE } from '@studia/contract/limits';
import type { NoteSort, NoteSource } from '@studia/contract/notes';
import type { ResourceWish } from '@studia/contract/resources';
import { sql } from 'kysely';
import { isUniqueViolation } from '../../../db/failure.ts';
import { comesAfter, hasWords } from '../../../db/newest-first.ts';
import type { Handle } from '../../../db/transaction.ts';

/** What is made from a text for the list and the search. */
interface NoteIndex {
  preview: string;
  words: number;
  terms: string[];
}

interface NoteContent extends NoteIndex {
  title: string;
  content: string;
  tags: string[];
}

/** Which notes are listed. */
export interface NoteFilter {
  tag?: string | undefined;
  origin?: NoteSource['origin'] | undefined;
  source?: string | undefined;
  trash: boolean;
}

const LISTED = [
  'id',
  'title',
  'preview',
  'tags',
  'origin',
  'source_id',
  'source_title',
  'words',
  'revision',
  'created_at',
  'updated_at',
  'deleted_at',
] as const;

/** Notes. The owner is part of every question asked here. */
export const makeNoteStore = (handle: Handle) => {
  const own = (owner: StudentId) => handle.selectFrom('note').where('student_id', '=', owner);

  const filtered = (owner: StudentId, { tag, origin, source, trash }: NoteFilter) => {
    let query = own(owner).where('deleted_at', trash ? 'is not' : 'is', null);
    if (tag !== undefined) query = query.where(sql<boolean>`${tag} = any (tags)`);
    if (origin !== undefined) query = query.where('origin', '=', origin);
    if (source !== undefined) query = query.where('source_id', '=', source);
    return query;
  };

  return {
    add: (owner: StudentId, id: NoteId, written: NoteContent, source: NoteSource, now: Date) =>
      handle
        .insertInto('note')
        .values({
          id,
          student_id: owner,
          ...written,
          origin: source.origin,
          source_id: source.id,
          source_title: source.title,
          created_at: now,
          updated_at: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
        .catch(refuseTakenId),

    note: (owner: StudentId, id: NoteId) => own(owner).selectAll().where('id', '=', id).executeTakeFirst(),

    /** The same, and nobody else changes it until the transaction ends. */
    locked: (owner: StudentId, id: NoteId) =>
      own(owner).selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

    update: (owner: StudentId, id: NoteId, written: NoteContent, now: Date) =>
      handle
        .updateTable('note')
        .set((eb) => ({ ...written, revision: eb('revision', '+', 1), updated_at: now }))
        .where('id', '=', id)
        .where('student_id', '=', owner)
        .returningAll()
        .executeTakeFirstOrThrow(),

    setTrashed: (owner: StudentId, id: NoteId, at: Date | null) =>
      handle
        .updateTable('note')
        .set({ deleted_at: at })
        .where('id', '=', id)
        .where('student_id', '=', owner)
        .returningAll()
        .executeTakeFirst(),

    delete: async (owner: StudentId, id: NoteId): Promise<boolean> => {
      const row = await handle
        .deleteFrom('note')
        .where('id', '=', id)
        .where('student_id', '=', owner)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Takes away what lay in the trash before a day, whosever it was. */
    emptyTrash: async (before: Date): Promise<void> => {
      await handle.deleteFrom('note').where('deleted_at', '<', before).execute();
    },

    count: async (owner: StudentId, filter: NoteFilter | null = null): Promise<number> => {
      const { notes } = await (filter ? filtered(owner, filter) : own(owner))
        .select((eb) => eb.fn.countAll<number>().as('notes'))
        .executeTakeFirstOrThrow();
      return notes;
    },

    list: (owner: StudentId, filter: NoteFilter, sort: NoteSort, offset: number) => {
      const query = filtered(owner, filter).select(LISTED).offset(offset).limit(NOTE.listedAtOnce);
      const sorted =
        sort === 'title'
          ? query.orderBy((eb) => eb.fn('lower', ['title']))
          : query.orderBy(sort === 'created' ? 'created_at' : 'updated_at', 'desc');
      return sorted.orderBy('id', 'desc').execute();
    },

    /** Those that hold every word, the newest first: made from a book, or not. */
    /** The newest that have every word, or were found by what they mean. */
    newest: (
      owner: StudentId,
      isMade: boolean,
      { words, after, limit }: ResourceWish,
      found: readonly string[],
    ) =>
      filtered(owner, { trash: false })
        .where('origin', isMade ? '=' : '<>', 'ai')
        .where(comesAfter(after, sql`updated_at`, sql`id`))
        .where((eb) =>
          eb.or([
            hasWords(sql`concat_ws(' ', title, source_title, tags, content)`, words),
            sql<boolean>`id = any (${found}::uuid[])`,
          ]),
        )
        .select(LISTED)
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),

    byIds: (owner: StudentId, ids: readonly string[]) =>
      ids.length === 0 ? [] : own(owner).select(LISTED).where('id', 'in', ids).execute(),

    tags: (owner: StudentId) =>
      own(owner)
        .where('deleted_at', 'is', null)
        .select(sql<string>`unnest(tags)`.as('tag'))
        .select((eb) => eb.fn.countAll<number>().as('notes'))
        .groupBy('tag')
        .orderBy('notes', 'desc')
        .orderBy('tag')
        .execute(),

    /** Notes that share words with a question, with how many. */
    withWords: (owner: StudentId, filter: NoteFilter, question: { terms: string[]; words: string }) =>
      filtered(owner, filter)
        .where((eb) =>
          eb.or([
            sql<boolean>`terms && ${question.terms}::text[]`,
            eb(eb.fn('strpos', [eb.fn('lower', ['title']), eb.val(question.words)]), '>', 0),
          ]),
        )
        .select([
          'id',
          'title',
          sql<number>`cardinality(array(select unnest(terms) intersect select unnest(${question.terms}::text[])))`.as(
            'hits',
          ),
        ])
        .execute(),

    /** What the notes of a student mean, as far as it is known. */
    vectors: (owner: StudentId, filter: NoteFilter) =>
      filtered(owner, filter).where('vectors', 'is not', null).select(['id', 'title', 'vectors']).execute(),

    /** The note that a job is about, whosever it is. */
    toEmbed: (id: string) =>
      handle
        .selectFrom('note')
        .select(['title', 'content', 'revision'])
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst(),

    keepVectors: async (id: string, vectors: Uint8Array): Promise<void> => {
      await handle
        .updateTable('note')
        .set({ vectors: Buffer.from(vectors) })
        .where('id', '=', id)
        .execute();
    },

    all: (owner: StudentId) => own(owner).selectAll().orderBy('created_at').orderBy('id').execute(),
  };
};

type Store = ReturnType<typeof makeNoteStore>;

/** A note as it is kept. */
export type NoteRow = NonNullable<Awaited<ReturnType<Store['note']>>>;
/** As much of it as a list shows. */
export type ListedRow = Pick<NoteRow, (typeof LISTED)[number]>;

// An id that the sender chose is another note's already.
const refuseTakenId = (error: unknown): never => {
  throw isUniqueViolation(error, 'note_pkey') ? new Failure('bad_request', { cause: error }) : error;
};
