import type { Attachment } from '@studia/contract/attachments';
import type { AboutBook, MessageIntent, Style } from '@studia/contract/chat';
import { Failure } from '@studia/contract/errors';
import type { ChatSessionId, MessageId, StudentId } from '@studia/contract/ids';
import type { Proof } from '@studia/contract/proof';
import { sql, type Selectable } from 'kysely';
import { isUniqueViolation } from '../../db/failure.ts';
import type { ChatMessage } from '../../db/tables.ts';
import { builtOnce, type Handle } from '../../db/transaction.ts';

/** Who a conversation belongs to; null is somebody who has not signed in. */
export type Owner = StudentId | null;

interface NewMessage {
  id: MessageId;
  type: 'user' | 'assistant';
  content: string;
  intent?: MessageIntent | null;
  about?: AboutBook | null;
  attachments?: readonly Attachment[];
  state?: unknown;
  choices?: readonly string[];
  proof?: Proof;
  stopped?: boolean;
  usage?: { inputTokens: number; outputTokens: number };
  createdAt: Date;
}

/** What a conversation keeps of a turn that begins. */
interface KeptWithTurn {
  style: Style;
  title: string;
}

/** A conversation as somebody saw it who holds no lock on it. */
interface SeenConversation {
  updated_at: Date;
  turn_started_at: Date | null;
}

const ownedIn = (handle: Handle, owner: Owner, id: string) =>
  handle
    .selectFrom('chat_session')
    .where('chat_session.id', '=', id)
    .where('chat_session.student_id', 'is not distinct from', owner);

/** Every turn begins with it. */
const selectConversation = builtOnce((handle) =>
  ownedIn(handle, null, '')
    .leftJoin('chat_message', 'chat_message.session_id', 'chat_session.id')
    .selectAll('chat_message')
    .select(['style', 'title', 'updated_at', 'ended_at', 'turn_started_at', 'turn_seen_at'])
    .orderBy('chat_message.position'),
);

/** Conversations and their messages. The owner is part of every question asked here. */
export const makeChatStore = (handle: Handle) => {
  const owned = (owner: Owner, id: ChatSessionId) => ownedIn(handle, owner, id);

  const change = (owner: Owner, id: ChatSessionId) =>
    handle
      .updateTable('chat_session')
      .where('id', '=', id)
      .where('student_id', 'is not distinct from', owner)
      .returning(['id', 'ended_at']);

  const starting = (owner: Owner, id: ChatSessionId, now: Date, { style, title }: KeptWithTurn) =>
    change(owner, id).set({
      turn_started_at: now,
      turn_seen_at: now,
      turn_stop: false,
      updated_at: now,
      style,
      title,
    });

  /** The same where nothing was said since it was seen, and nobody has ended it. */
  const startingUnchanged = (
    owner: Owner,
    id: ChatSessionId,
    now: Date,
    sessionRow: KeptWithTurn,
    { updated_at, turn_started_at }: SeenConversation,
  ) =>
    starting(owner, id, now, sessionRow)
      .where('updated_at', '=', updated_at)
      .where('turn_started_at', 'is not distinct from', turn_started_at)
      .where('ended_at', 'is', null);

  const ending = (owner: Owner, id: ChatSessionId, startedAt: Date, now: Date) =>
    change(owner, id)
      .set({ turn_started_at: null, turn_seen_at: null, turn_stop: false, updated_at: now })
      .where('turn_started_at', '=', startedAt);

  /** A message behind all others of the conversation that is chosen; whoever adds one holds its turn. */
  const adding = (message: NewMessage, session: ReturnType<typeof owned>) => {
    const {
      attachments = [],
      intent = null,
      about = null,
      state = null,
      choices = [],
      proof = null,
      stopped = false,
      usage,
    } = message;
    const row = session.select([
      sql<string>`${message.id}::uuid`.as('id'),
      'chat_session.id as session_id',
      sql<number>`(SELECT coalesce(max(position), 0) + 1 FROM chat_message WHERE session_id = chat_session.id)`.as(
        'position',
      ),
      sql<NewMessage['type']>`${message.type}::text`.as('type'),
      sql<string>`${message.content}::text`.as('content'),
      sql<string>`${JSON.stringify(attachments)}::jsonb`.as('attachments'),
      sql<string | null>`${intent}::text`.as('intent'),
      sql<string>`${about === null ? null : JSON.stringify(about)}::jsonb`.as('about'),
      sql<string>`${state === null ? null : JSON.stringify(state)}::jsonb`.as('state'),
      sql<string>`${JSON.stringify(choices)}::jsonb`.as('choices'),
      sql<string>`${proof === null ? null : JSON.stringify(proof)}::jsonb`.as('proof'),
      sql<boolean>`${stopped}::boolean`.as('stopped'),
      sql<number>`${usage?.inputTokens ?? null}::integer`.as('input_tokens'),
      sql<number>`${usage?.outputTokens ?? null}::integer`.as('output_tokens'),
      sql<Date>`${message.createdAt}::timestamptz`.as('created_at'),
    ]);
    return handle
      .insertInto('chat_message')
      .columns([
        'id',
        'session_id',
        'position',
        'type',
        'content',
        'attachments',
        'intent',
        'about',
        'state',
        'choices',
        'proof',
        'stopped',
        'input_tokens',
        'output_tokens',
        'created_at',
      ])
      .expression(row)
      .returning('id');
  };

  return {
    addSession: async (owner: Owner, id: ChatSessionId, style: Style, now: Date): Promise<void> => {
      await handle
        .insertInto('chat_session')
        .values({ id, student_id: owner, style, created_at: now, updated_at: now })
        .execute();
    },

    session: (owner: Owner, id: ChatSessionId) => owned(owner, id).selectAll().executeTakeFirst(),

    /** The conversation, held until the transaction ends so that two messages at once come one after the other. */
    lock: (owner: Owner, id: ChatSessionId) => owned(owner, id).selectAll().forUpdate().executeTakeFirst(),

    /** The conversation and all that was said in it, as they stood in one moment. */
    conversation: async (owner: Owner, id: ChatSessionId) => {
      const rows = await selectConversation(handle, [id, owner]);
      const [session] = rows;
      return session && { session, messages: rows.filter(isMessage) };
    },

    startTurn: (owner: Owner, id: ChatSessionId, now: Date, sessionRow: KeptWithTurn) =>
      starting(owner, id, now, sessionRow).executeTakeFirst(),

    /** The same, with the message that the turn answers behind all others. */
    startTurnWith: (
      owner: Owner,
      id: ChatSessionId,
      now: Date,
      sessionRow: KeptWithTurn,
      message: NewMessage,
    ) =>
      handle
        .with('started', () => starting(owner, id, now, sessionRow))
        .with('said', () => adding(message, owned(owner, id)))
        .selectFrom('said')
        .select('id')
        .executeTakeFirst()
        .catch(refuseTakenId),

    /** The same where the conversation is still as it was seen; nothing where somebody was faster. */
    startUnchangedTurnWith: (
      owner: Owner,
      id: ChatSessionId,
      now: Date,
      sessionRow: KeptWithTurn,
      message: NewMessage,
      seen: SeenConversation,
    ) =>
      handle
        .with('started', () => startingUnchanged(owner, id, now, sessionRow, seen))
        .with('said', () =>
          adding(
            message,
            owned(owner, id).where('chat_session.id', 'in', sql<string>`(SELECT id FROM started)`),
          ),
        )
        .selectFrom('said')
        .select('id')
        .executeTakeFirst()
        .catch(nothingForTakenId),

    /** Ends the turn that was started then; nothing when another one has the conversation by now. */
    endTurn: (owner: Owner, id: ChatSessionId, startedAt: Date, now: Date) =>
      ending(owner, id, startedAt, now).executeTakeFirst(),

    /** The same, with the answer behind all other messages where the turn still has the conversation. */
    endTurnWith: (owner: Owner, id: ChatSessionId, startedAt: Date, now: Date, message: NewMessage) =>
      handle
        .with('ended', () => ending(owner, id, startedAt, now))
        .with('said', () =>
          adding(
            message,
            owned(owner, id).where('chat_session.id', 'in', sql<string>`(SELECT id FROM ended)`),
          ),
        )
        .selectFrom('ended')
        .select(['id', 'ended_at'])
        .executeTakeFirst(),

    /** Asks whoever answers to stop; nothing when nobody does. */
    askToStop: (owner: Owner, id: ChatSessionId) =>
      change(owner, id).set({ turn_stop: true }).where('turn_started_at', 'is not', null).executeTakeFirst(),

    /** Tells that these turns are alive, whosever they are, and answers those that were asked to stop. */
    renewTurns: async (
      turns: readonly { sessionId: ChatSessionId; startedAt: Date }[],
      now: Date,
    ): Promise<ChatSessionId[]> => {
      const ids = turns.map(({ sessionId }) => sessionId);
      const starts = turns.map(({ startedAt }) => startedAt);
      // However many there are, it is the same statement: a thousand are renewed while their students wait for words.
      const rows = await handle
        .updateTable('chat_session')
        .set({ turn_seen_at: now })
        .where(
          sql<boolean>`(id, turn_started_at) IN (SELECT * FROM unnest(${ids}::uuid[], ${starts}::timestamptz[]))`,
        )
        .returning(['id', 'turn_stop'])
        .execute();
      return rows.filter(({ turn_stop }) => turn_stop).map(({ id }) => id as ChatSessionId);
    },

    /** Takes a message and everything said after it away. */
    removeFrom: (owner: Owner, id: ChatSessionId, position: number) =>
      handle
        .deleteFrom('chat_message')
        .where('session_id', 'in', owned(owner, id).select('chat_session.id'))
        .where('position', '>=', position)
        .returning('id')
        .execute(),

    /** Gives conversations that nobody owns to a student. */
    claim: async (owner: StudentId, ids: readonly ChatSessionId[]): Promise<number> => {
      if (ids.length === 0) return 0;
      const rows = await handle
        .updateTable('chat_session')
        .set({ student_id: owner })
        .where('id', 'in', ids)
        .where('student_id', 'is', null)
        .returning('id')
        .execute();
      return rows.length;
    },

    endSession: (owner: Owner, id: ChatSessionId, now: Date) =>
      change(owner, id)
        .set({ ended_at: sql`coalesce(ended_at, ${now})` })
        .executeTakeFirst(),

    deleteSession: (owner: StudentId, id: ChatSessionId) =>
      handle
        .deleteFrom('chat_session')
        .where('id', '=', id)
        .where('student_id', '=', owner)
        .returning('id')
        .executeTakeFirst(),

    messages: (owner: Owner, id: ChatSessionId) =>
      owned(owner, id)
        .innerJoin('chat_message', 'chat_message.session_id', 'chat_session.id')
        .selectAll('chat_message')
        .orderBy('chat_message.position')
        .execute(),

    /** The newest messages, or the newest before a place, oldest first. */
    messagesBefore: async (
      owner: Owner,
      id: ChatSessionId,
      { position, limit }: { position: number | null; limit: number | null },
    ) => {
      const rows = await owned(owner, id)
        .innerJoin('chat_message', 'chat_message.session_id', 'chat_session.id')
        .selectAll('chat_message')
        .$if(position !== null, (query) => query.where('chat_message.position', '<', position))
        .orderBy('chat_message.position', 'desc')
        .$if(limit !== null, (query) => query.limit(limit))
        .execute();
      return rows.toReversed();
    },

    /** Where a message stands in its conversation. */
    positionOf: (owner: Owner, id: ChatSessionId, message: MessageId) =>
      owned(owner, id)
        .innerJoin('chat_message', 'chat_message.session_id', 'chat_session.id')
        .where('chat_message.id', '=', message)
        .select('chat_message.position')
        .executeTakeFirst(),

    /** How much was said before a place, and how much of it by the student. */
    saidBefore: (owner: Owner, id: ChatSessionId, position: number) =>
      owned(owner, id)
        .innerJoin('chat_message', 'chat_message.session_id', 'chat_session.id')
        .where('chat_message.position', '<', position)
        .select([
          sql<number>`count(*)::int`.as('messages'),
          sql<number>`(count(*) FILTER (WHERE type = 'user'))::int`.as('questions'),
        ])
        .executeTakeFirstOrThrow(),

    /** Who spoke last. */
    lastSpeaker: (owner: Owner, id: ChatSessionId) =>
      owned(owner, id)
        .innerJoin('chat_message', 'chat_message.session_id', 'chat_session.id')
        .select('chat_message.type')
        .orderBy('chat_message.position', 'desc')
        .limit(1)
        .executeTakeFirst(),

    /** Conversations of a student, the oldest first, also those in which nothing was said; `after` is the last known one. */
    sessions: (
      owner: StudentId,
      { after, limit }: { after: { id: string; created_at: Date } | null; limit: number },
    ) =>
      handle
        .selectFrom('chat_session')
        .select(['id', 'title', 'created_at', 'updated_at', 'ended_at'])
        .where('student_id', '=', owner)
        .$if(after !== null, (query) =>
          // By the time that is kept: a Date has lost its microseconds, and the last one would come again for ever.
          query.where(
            sql<boolean>`(created_at, id) > (
              coalesce((SELECT created_at FROM chat_session WHERE id = ${after?.id}), ${after?.created_at}), ${after?.id})`,
          ),
        )
        .orderBy('created_at')
        .orderBy('id')
        .limit(limit)
        .execute(),

    /** What was said in several conversations, each from its beginning. */
    messagesIn: (owner: StudentId, ids: readonly string[]) =>
      handle
        .selectFrom('chat_session')
        .innerJoin('chat_message', 'chat_message.session_id', 'chat_session.id')
        .where('chat_session.student_id', '=', owner)
        .where('chat_session.id', '=', sql<string>`any(${ids}::uuid[])`)
        .selectAll('chat_message')
        .orderBy('chat_message.session_id')
        .orderBy('chat_message.position')
        .execute(),

    /** Those in which something was said, newest first; `before` is the last one that is known already. */
    conversations: (
      owner: StudentId,
      { before, limit, units }: { before: ChatSessionId | null; limit: number; units: number },
    ) =>
      handle
        .selectFrom('chat_session')
        .innerJoinLateral(
          (eb) =>
            eb
              .selectFrom('chat_message')
              .whereRef('chat_message.session_id', '=', 'chat_session.id')
              .select([
                // Only the end of a conversation is ever taken away, so its last place is its length.
                'position as message_count',
                sql<string>`left(content, ${units})`.as('last_message'),
              ])
              .orderBy('position', 'desc')
              .limit(1)
              .as('said'),
          (join) => join.onTrue(),
        )
        .where('chat_session.student_id', '=', owner)
        .$if(before !== null, (query) =>
          query.where(
            sql<boolean>`(chat_session.updated_at, chat_session.id) <
              (SELECT updated_at, id FROM chat_session WHERE id = ${before} AND student_id = ${owner})`,
          ),
        )
        .select(['chat_session.id', 'title', 'created_at', 'updated_at', 'message_count', 'last_message'])
        .orderBy('updated_at', 'desc')
        .orderBy('chat_session.id', 'desc')
        .limit(limit)
        .execute(),
  };
};

export type ChatStore = ReturnType<typeof makeChatStore>;

/** A conversation in which nothing was said is one row without a message. */
const isMessage = <Row extends { id: string | null }>(row: Row): row is Row & MessageRow => row.id !== null;

/** A message as it is kept. */
export type MessageRow = Selectable<ChatMessage>;

/** A conversation as a list has it. */
export type ConversationRow = Awaited<ReturnType<ChatStore['conversations']>>[number];

// The same message may have come twice at once, and its twin was faster: what stands there is looked at next.
const nothingForTakenId = (error: unknown): undefined => {
  if (!isUniqueViolation(error, 'chat_message_pkey')) throw error;
};

// An id that the sender chose stands somewhere else already.
const refuseTakenId = (error: unknown): never => {
  throw isUniqueViolation(error, 'chat_message_pkey') ? new Failure('bad_request', { cause: error }) : error;
};
