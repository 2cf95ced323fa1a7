import type { PodcastId, StudentId } from '@studia/contract/ids';
import type { PodcastState, Script } from '@studia/contract/podcast';
import type { ResourceWish } from '@studia/contract/resources';
import { sql } from 'kysely';
import { comesAfter, hasWords } from '../../../db/newest-first.ts';
import type { Handle } from '../../../db/transaction.ts';

export interface NewPodcast {
  id: PodcastId;
  type: 'chapter' | 'note' | 'ai-note';
  source: string;
  title: string;
  subtitle: string;
  minutes: number;
  host_voice: string;
  explainer_voice: string;
}

const UNDER_WAY = ['writing', 'speaking'] as const;

/** What a podcast is about, in one word: a student has one of each, and its address is made of it. */
const PLACE = sql<string>`(type || '/' || source)`;

/** Podcasts and their scripts. */
export const makePodcastStore = (handle: Handle) => ({
  one: (owner: StudentId, id: PodcastId) =>
    handle
      .selectFrom('podcast')
      .selectAll()
      .where('student_id', '=', owner)
      .where('id', '=', id)
      .executeTakeFirst(),

  about: (owner: StudentId, type: NewPodcast['type'], source: string) =>
    handle
      .selectFrom('podcast')
      .selectAll()
      .where('student_id', '=', owner)
      .where('type', '=', type)
      .where('source', '=', source)
      .executeTakeFirst(),

  all: (owner: StudentId) =>
    handle.selectFrom('podcast').selectAll().where('student_id', '=', owner).orderBy('created_at').execute(),

  count: async (owner: StudentId): Promise<number> => {
    const row = await handle
      .selectFrom('podcast')
      .where('student_id', '=', owner)
      .select(({ fn }) => fn.countAll<string>().as('podcasts'))
      .executeTakeFirstOrThrow();
    return Number(row.podcasts);
  },

  /** Those that were heard or made last come first. */
  list: (owner: StudentId, book: string | null) =>
    handle
      .selectFrom('podcast')
      .selectAll()
      .where('student_id', '=', owner)
      .$if(book !== null, (query) => query.where('type', '=', 'chapter').where('source', 'like', `${book}~%`))
      .orderBy(sql`coalesce(heard_at, created_at)`, 'desc')
      .execute(),

  /** Those that hold every word, the newest first. */
  newest: (owner: StudentId, { words, after, limit }: ResourceWish) =>
    handle
      .selectFrom('podcast')
      .where('student_id', '=', owner)
      .where(comesAfter(after, sql`created_at`, PLACE))
      .where(hasWords(sql`title || ' ' || subtitle`, words))
      .select(['title', 'subtitle', 'type', 'source', 'minutes', 'parts', 'created_at', PLACE.as('place')])
      .orderBy('created_at', 'desc')
      .orderBy(sql`${PLACE} collate "C"`, 'desc')
      .limit(limit)
      .execute(),

  add: async (owner: StudentId, podcast: NewPodcast, now: Date): Promise<void> => {
    await handle
      .insertInto('podcast')
      .values({
        ...podcast,
        student_id: owner,
        author: 'rules',
        state: 'queued',
        parts: '[]',
        created_at: now,
        worked_at: now,
      })
      .execute();
  },

  remove: async (owner: StudentId, id: PodcastId): Promise<boolean> => {
    const row = await handle
      .deleteFrom('podcast')
      .where('student_id', '=', owner)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },

  enter: async (
    id: PodcastId,
    from: readonly PodcastState[],
    state: PodcastState,
    now: Date,
  ): Promise<boolean> => {
    const row = await handle
      .updateTable('podcast')
      .set({ state, worked_at: now })
      .where('id', '=', id)
      .where('state', 'in', from)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Whatever the student has under way or waiting, in the order in which it was asked for; nobody else starts meanwhile. */
  lockedLine: async (owner: StudentId) => {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`podcasts of ${owner}`}, 0))`.execute(handle);
    return handle
      .selectFrom('podcast')
      .select(['id', 'state'])
      .where('student_id', '=', owner)
      .where('state', 'in', ['queued', ...UNDER_WAY])
      .orderBy('worked_at')
      .execute();
  },

  /** How many other students have something under way. */
  others: async (owner: StudentId): Promise<number> => {
    const row = await handle
      .selectFrom('podcast')
      .where('student_id', '<>', owner)
      .where('state', 'in', UNDER_WAY)
      .select(({ fn }) => fn.countAll<string>().as('podcasts'))
      .executeTakeFirstOrThrow();
    return Number(row.podcasts);
  },

  saveScript: async (id: PodcastId, { parts, lines }: Script, author: 'rules' | 'model'): Promise<void> => {
    await handle.deleteFrom('podcast_line').where('podcast_id', '=', id).execute();
    await handle
      .insertInto('podcast_line')
      .values(
        lines.map(({ quote, ...line }, place) => ({
          ...line,
          podcast_id: id,
          place,
          quote: quote && JSON.stringify(quote),
        })),
      )
      .execute();
    await handle
      .updateTable('podcast')
      .set({ parts: JSON.stringify(parts), author, state: 'speaking' })
      .where('id', '=', id)
      .where('state', '=', 'writing')
      .execute();
  },

  listen: async (
    owner: StudentId,
    id: PodcastId,
    line: number,
    offset: number,
    now: Date,
  ): Promise<boolean> => {
    const row = await handle
      .updateTable('podcast')
      .set({ position_line: line, position_offset: offset, heard_at: now })
      .where('student_id', '=', owner)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },
});
