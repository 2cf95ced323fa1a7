import { Failure } from '@studia/contract/errors';
import type { PlanId, StudentId } from '@studia/contract/ids';
import type { PlanContent, PlanOrigin } from '@studia/contract/plan';
import type { ResourceWish } from '@studia/contract/resources';
import { sql } from 'kysely';
import { isUniqueViolation } from '../../db/failure.ts';
import { comesAfter, hasWords } from '../../db/newest-first.ts';
import type { Handle } from '../../db/transaction.ts';

interface NewPlan {
  id: PlanId;
  content: PlanContent;
  origin: PlanOrigin;
  items: number;
  done: number;
}

type Change = Pick<NewPlan, 'content' | 'items' | 'done'> & { revision: number };

/** Learning plans. The owner is part of every question asked here. */
export const makePlanStore = (handle: Handle) => {
  const own = (owner: StudentId) => handle.selectFrom('learning_plan').where('student_id', '=', owner);

  return {
    add: (owner: StudentId, { id, content, ...plan }: NewPlan, now: Date) =>
      handle
        .insertInto('learning_plan')
        .values({
          id,
          student_id: owner,
          ...columnsOf(content),
          ...plan,
          created_at: now,
          updated_at: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
        .catch(refuseTakenId),

    plan: (owner: StudentId, id: PlanId) => own(owner).selectAll().where('id', '=', id).executeTakeFirst(),

    /** Changes the plan, if it is still as the sender last saw it. */
    update: (owner: StudentId, id: PlanId, { content, items, done, revision }: Change, now: Date) =>
      handle
        .updateTable('learning_plan')
        .set((eb) => ({
          ...columnsOf(content),
          items,
          done,
          revision: eb('revision', '+', 1),
          updated_at: now,
        }))
        .where('id', '=', id)
        .where('student_id', '=', owner)
        .where('revision', '=', revision)
        .returningAll()
        .executeTakeFirst(),

    delete: (owner: StudentId, id: PlanId) =>
      handle
        .deleteFrom('learning_plan')
        .where('id', '=', id)
        .where('student_id', '=', owner)
        .returning('id')
        .executeTakeFirst(),

    count: async (owner: StudentId): Promise<number> => {
      const { plans } = await own(owner)
        .select((eb) => eb.fn.countAll<number>().as('plans'))
        .executeTakeFirstOrThrow();
      return plans;
    },

    list: (owner: StudentId) =>
      own(owner)
        .select(['id', 'topic', 'exam_date', 'items', 'done', 'updated_at'])
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .execute(),

    /** Those that hold every word, the newest first, each with its first modules. */
    newest: (owner: StudentId, { words, after, limit }: ResourceWish) =>
      own(owner)
        .where(comesAfter(after, sql`updated_at`, sql`id`))
        .where(hasWords(sql`topic || ' ' || (content ->> 'goal')`, words))
        .select([
          'id',
          'topic',
          'items',
          'updated_at',
          sql<string[]>`array(
            select module ->> 'title' from jsonb_array_elements(content -> 'modules') with ordinality as entry (module, place)
            order by place limit 4)`.as('modules'),
          sql<{ book_id: string; title: string } | null>`(
            jsonb_path_query_first(content, '$.modules[*].items[*].source ? (@.title != null)'))`.as(
            'source',
          ),
        ])
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),

    plans: (owner: StudentId) => own(owner).selectAll().orderBy('created_at').orderBy('id').execute(),
  };
};

/** A plan as it is kept. */
export type PlanRow = NonNullable<Awaited<ReturnType<ReturnType<typeof makePlanStore>['plan']>>>;

const columnsOf = (content: PlanContent) => ({
  topic: content.topic,
  exam_date: content.exam_date,
  content: JSON.stringify(content),
});

// An id that the sender chose is another plan's already.
const refuseTakenId = (error: unknown): never => {
  throw isUniqueViolation(error, 'learning_plan_pkey') ? new Failure('bad_request', { cause: error }) : error;
};
