import type { PodcastId, StudentId } from '@studia/contract/ids';
import { sql } from 'kysely';
import type { Handle } from '../../../db/transaction.ts';

export interface NewClip {
  id: string;
  /** Whose it is; null where everybody may hear it. */
  student_id: StudentId | null;
  key: string;
  file: string;
  size: number;
  seconds: number;
  kind: string;
  worked_ms: number;
}

/** The lines of podcasts and their sounds. Whoever asks has looked before whether the podcast is theirs. */
export const makeLineStore = (handle: Handle) => ({
  of: (id: PodcastId) =>
    handle
      .selectFrom('podcast_line')
      .leftJoin('podcast_clip', 'podcast_clip.id', 'podcast_line.clip_id')
      .where('podcast_id', '=', id)
      .orderBy('place')
      .select([
        'place',
        'speaker',
        'text',
        'quote',
        'part',
        'pause',
        'state',
        'podcast_clip.file',
        'podcast_clip.seconds as sounds',
      ])
      .execute(),

  /** How far podcasts are and how long: estimated where a line has no sound yet. */
  totals: async (ids: readonly string[], lettersASecond: number) => {
    if (ids.length === 0) return [];
    const seconds = sql<number>`case podcast_line.state when 'done' then podcast_clip.seconds + pause
      when 'waiting' then length(text) / ${lettersASecond}::double precision + pause else 0 end`;
    return handle
      .selectFrom('podcast_line')
      .innerJoin('podcast', 'podcast.id', 'podcast_line.podcast_id')
      .leftJoin('podcast_clip', 'podcast_clip.id', 'podcast_line.clip_id')
      .where('podcast_id', 'in', ids)
      .groupBy('podcast_id')
      .select([
        'podcast_id',
        sql<number>`count(*)::integer`.as('total'),
        sql<number>`(count(*) filter (where podcast_line.state = 'done'))::integer`.as('done'),
        sql<number>`coalesce(sum(${seconds}), 0)::double precision`.as('seconds'),
        sql<number>`coalesce(sum(${seconds}) filter (where place < position_line), 0)::double precision`.as(
          'before',
        ),
      ])
      .execute();
  },

  waiting: (id: PodcastId) =>
    handle
      .selectFrom('podcast_line')
      .select(['place', 'speaker', 'text'])
      .where('podcast_id', '=', id)
      .where('state', '=', 'waiting')
      .orderBy('place')
      .execute(),

  /** Gives a line its sound, or says that it stays without; false when it is gone. */
  finish: async (id: PodcastId, place: number, clip: string | null): Promise<boolean> => {
    const row = await handle
      .updateTable('podcast_line')
      .set(clip === null ? { state: 'skipped' } : { state: 'done', clip_id: clip })
      .where('podcast_id', '=', id)
      .where('place', '=', place)
      .returning('place')
      .executeTakeFirst();
    return row !== undefined;
  },

  retrySkipped: async (id: PodcastId): Promise<void> => {
    await handle
      .updateTable('podcast_line')
      .set({ state: 'waiting' })
      .where('podcast_id', '=', id)
      .where('state', '=', 'skipped')
      .execute();
  },

  clip: (owner: StudentId | null, key: string) =>
    handle
      .selectFrom('podcast_clip')
      .select(['id', 'seconds'])
      .where('student_id', owner === null ? 'is' : '=', owner)
      .where('key', '=', key)
      .executeTakeFirst(),

  /** Keeps a sound; false when somebody kept the same meanwhile. */
  addClip: async (clip: NewClip, now: Date): Promise<boolean> => {
    const row = await handle
      .insertInto('podcast_clip')
      .values({ ...clip, made_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Takes away sounds of one student, or of everybody, that no line has any more. */
  removeLoose: (owner: StudentId | null, before: Date) =>
    handle
      .deleteFrom('podcast_clip')
      .where('student_id', owner === null ? 'is' : '=', owner)
      .where('made_at', '<=', before)
      .where(sql<boolean>`not exists (select from podcast_line where clip_id = podcast_clip.id)`)
      .returning('file')
      .execute(),

  files: (owner: StudentId) =>
    handle.selectFrom('podcast_clip').select('file').where('student_id', '=', owner).execute(),

  /** How long the last sounds of each kind of voice took to make, for each second of sound. */
  paces: () =>
    handle
      .selectFrom(
        handle
          .selectFrom('podcast_clip')
          .select([
            'kind',
            'seconds',
            'worked_ms',
            sql<number>`row_number() over (partition by kind order by made_at desc)`.as('age'),
          ])
          .as('newest'),
      )
      .where('age', '<=', 60)
      .where('seconds', '>', 0)
      .groupBy('kind')
      .select(['kind', sql<number>`(sum(worked_ms) / 1000.0 / sum(seconds))::double precision`.as('factor')])
      .execute(),
});
