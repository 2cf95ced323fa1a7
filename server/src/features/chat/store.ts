import { Failure } from '@studia/contract/errors';
import type { ChatSessionId, MessageId, StudentId } from '@studia/contract/ids';
import { sql } from 'kysely';
import { isUniqueViolation } from '../../db/failure.ts';
import type { Handle } from '../../db/transaction.ts';

/** Who a conversation belongs to; null is somebody who has not signed in. */
export type Owner = StudentId | null;

interface NewMessage {
  id: MessageId;
  type: 'user' | 'assistant';
  content: string;
  lesson?: unknown;
  usage?: { inputTokens: number; outputTokens: number };
  createdAt: Date;
}

/** Conversations and their messages. The owner is part of every question asked here. */
export const makeChatStore = (handle: Handle) => {
  const owned = (owner: Owner, id: ChatSessionId) =>
    handle
      .selectFrom('chat_session')
      .where('chat_session.id', '=', id)
      .where('chat_session.student_id', 'is not distinct from', owner);

  return {
    addSession: async (owner: Owner, id: ChatSessionId, now: Date): Promise<void> => {
      await handle
        .insertInto('chat_session')
        .values({ id, student_id: owner, created_at: now, updated_at: now })
        .execute();
    },

    session: (owner: Owner, id: ChatSessionId) => owned(owner, id).selectAll().executeTakeFirst(),

    /** Takes the turn in a conversation; false while another one has it. */
    startTurn: async (owner: Owner, id: ChatSessionId, now: Date, cutOffBefore: Date): Promise<boolean> => {
      const row = await handle
        .updateTable('chat_session')
        .set({ turn_started_at: now, updated_at: now })
        .where('id', '=', id)
        .where('student_id', 'is not distinct from', owner)
        .where((eb) => eb.or([eb('turn_started_at', 'is', null), eb('turn_started_at', '<', cutOffBefore)]))
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    endTurn: async (owner: Owner, id: ChatSessionId, now: Date): Promise<void> => {
      await handle
        .updateTable('chat_session')
        .set({ turn_started_at: null, updated_at: now })
        .where('id', '=', id)
        .where('student_id', 'is not distinct from', owner)
        .execute();
    },

    setTitle: async (owner: Owner, id: ChatSessionId, title: string): Promise<void> => {
      await handle
        .updateTable('chat_session')
        .set({ title })
        .where('id', '=', id)
        .where('student_id', 'is not distinct from', owner)
        .execute();
    },

    endSession: async (owner: Owner, id: ChatSessionId, now: Date): Promise<boolean> => {
      const row = await handle
        .updateTable('chat_session')
        .set({ ended_at: sql`coalesce(ended_at, ${now})` })
        .where('id', '=', id)
        .where('student_id', 'is not distinct from', owner)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    deleteSession: async (owner: StudentId, id: ChatSessionId): Promise<boolean> => {
      const row = await handle
        .deleteFrom('chat_session')
        .where('id', '=', id)
        .where('student_id', '=', owner)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Puts a message at the end of a conversation whose turn the caller holds. */
    addMessage: async (id: ChatSessionId, message: NewMessage): Promise<void> => {
      const insert = handle.insertInto('chat_message').values((eb) => ({
        id: message.id,
        session_id: id,
        position: eb
          .selectFrom('chat_message')
          .where('session_id', '=', id)
          .select(sql<number>`coalesce(max(position), 0) + 1`.as('next')),
        type: message.type,
        content: message.content,
        lesson: message.lesson === undefined ? null : JSON.stringify(message.lesson),
        input_tokens: message.usage?.inputTokens ?? null,
        output_tokens: message.usage?.outputTokens ?? null,
        created_at: message.createdAt,
      }));
      await insert.execute().catch((error: unknown) => {
        // An id that the sender chose stands in another conversation already.
        throw isUniqueViolation(error, 'chat_message_pkey')
          ? new Failure('bad_request', { cause: error })
          : error;
      });
    },

    messages: (owner: Owner, id: ChatSessionId) =>
      owned(owner, id)
        .innerJoin('chat_message', 'chat_message.session_id', 'chat_session.id')
        .selectAll('chat_message')
        .orderBy('chat_message.position')
        .execute(),

    conversations: (owner: StudentId, limit: number) =>
      handle
        .selectFrom('chat_session')
        .innerJoinLateral(
          (eb) =>
            eb
              .selectFrom('chat_message')
              .whereRef('chat_message.session_id', '=', 'chat_session.id')
              .select((sub) => [
                sub.fn.countAll<number>().as('message_count'),
                sql<string>`(array_agg(content ORDER BY position DESC))[1]`.as('last_message'),
              ])
              .having((sub) => sub.fn.countAll(), '>', 0)
              .as('said'),
          (join) => join.onTrue(),
        )
        .where('chat_session.student_id', '=', owner)
        .select(['chat_session.id', 'title', 'created_at', 'updated_at', 'message_count', 'last_message'])
        .orderBy('updated_at', 'desc')
        .limit(limit)
        .execute(),
  };
};
