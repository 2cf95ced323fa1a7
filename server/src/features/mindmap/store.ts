import { Failure } from '@studia/contract/errors';
import type { MindMapId, StudentId } from '@studia/contract/ids';
import type { MapNode, MapSource } from '@studia/contract/mindmap';
import type { ResourceWish } from '@studia/contract/resources';
import { sql } from 'kysely';
import { isUniqueViolation } from '../../db/failure.ts';
import { comesAfter, hasWords } from '../../db/newest-first.ts';
import type { Handle } from '../../db/transaction.ts';

interface MapContent {
  title: string;
  nodes: readonly MapNode[];
}

interface NewMap extends MapContent {
  id: MindMapId;
  source: (MapSource & { title: string }) | null;
}

/** Maps that students made their own. The owner is part of every question asked here. */
export const makeMapStore = (handle: Handle) => {
  const own = (owner: StudentId) => handle.selectFrom('mind_map').where('student_id', '=', owner);
  return {
    add: (owner: StudentId, { id, title, nodes, source }: NewMap, now: Date) =>
      handle
        .insertInto('mind_map')
        .values({
          id,
          student_id: owner,
          title,
          nodes: JSON.stringify(nodes),
          source_type: source?.type ?? null,
          source_id: source?.id ?? null,
          source_title: source?.title ?? null,
          created_at: now,
          updated_at: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
        .catch(refuseTakenId),

    map: (owner: StudentId, id: MindMapId) => own(owner).selectAll().where('id', '=', id).executeTakeFirst(),

    /** The same, and nobody else changes it until the transaction ends. */
    locked: (owner: StudentId, id: MindMapId) =>
      own(owner).selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

    ofSource: (owner: StudentId, { type, id }: MapSource) =>
      own(owner)
        .where('source_type', '=', type)
        .where('source_id', '=', id)
        .select(['id', 'title'])
        .orderBy('updated_at', 'desc')
        .execute(),

    count: async (owner: StudentId): Promise<number> => {
      const { maps } = await own(owner)
        .select((eb) => eb.fn.countAll<number>().as('maps'))
        .executeTakeFirstOrThrow();
      return maps;
    },

    update: (owner: StudentId, id: MindMapId, { title, nodes }: MapContent, now: Date) =>
      handle
        .updateTable('mind_map')
        .set((eb) => ({
          title,
          nodes: JSON.stringify(nodes),
          revision: eb('revision', '+', 1),
          updated_at: now,
        }))
        .where('id', '=', id)
        .where('student_id', '=', owner)
        .returningAll()
        .executeTakeFirstOrThrow(),

    delete: async (owner: StudentId, id: MindMapId): Promise<boolean> => {
      const row = await handle
        .deleteFrom('mind_map')
        .where('id', '=', id)
        .where('student_id', '=', owner)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** The newest that hold every word, each with its first branches. */
    newest: (owner: StudentId, { words, after, limit }: ResourceWish) =>
      own(owner)
        .where(comesAfter(after, sql`updated_at`, sql`id`))
        .where(hasWords(sql`title || ' ' || coalesce(source_title, '') || ' ' || nodes::text`, words))
        .select([
          'id',
          'title',
          'source_type',
          'source_id',
          'source_title',
          'updated_at',
          sql<number>`jsonb_array_length(nodes)`.as('size'),
          sql<string[]>`array(
            select branch ->> 'text' from jsonb_array_elements(nodes) with ordinality as entry (branch, place)
            where branch ->> 'parent' = (nodes -> 0 ->> 'id') order by place limit 4)`.as('branches'),
        ])
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),

    all: (owner: StudentId) => own(owner).selectAll().orderBy('created_at').orderBy('id').execute(),
  };
};

export type MapRow = NonNullable<Awaited<ReturnType<ReturnType<typeof makeMapStore>['map']>>>;

/** Earlier versions of maps. Whoever asks has looked before whether the map is theirs. */
export const makeMapRevisionStore = (handle: Handle) => {
  const of = (id: MindMapId) => handle.selectFrom('mind_map_revision').where('map_id', '=', id);
  return {
    list: (id: MindMapId) =>
      of(id)
        .select(['revision', 'saved_at', sql<number>`jsonb_array_length(nodes)`.as('nodes')])
        .orderBy('revision', 'desc')
        .execute(),

    one: (id: MindMapId, revision: number) =>
      of(id).select(['title', 'nodes']).where('revision', '=', revision).executeTakeFirst(),

    keep: async (id: MindMapId, { revision, title, nodes, updated_at }: MapRow, most: number) => {
      await handle
        .insertInto('mind_map_revision')
        .values({ map_id: id, revision, title, nodes: JSON.stringify(nodes), saved_at: updated_at })
        .execute();
      await handle
        .deleteFrom('mind_map_revision')
        .where('map_id', '=', id)
        .where('revision', 'not in', of(id).select('revision').orderBy('revision', 'desc').limit(most))
        .execute();
    },
  };
};

// An id that the sender chose is another map's already.
const refuseTakenId = (error: unknown): never => {
  throw isUniqueViolation(error, 'mind_map_pkey') ? new Failure('bad_request', { cause: error }) : error;
};
