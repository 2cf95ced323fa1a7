import type { Conversation, Message, Style, TurnEvent } from '@studia/contract/chat';
import { Failure, type ErrorCode } from '@studia/contract/errors';
import type { ChatSessionId, MessageId, StudentId } from '@studia/contract/ids';
import { CHAT } from '@studia/contract/limits';
import type { Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { Random } from '../../ports/random/port.ts';
import type { Tokens } from '../../ports/tokens/port.ts';
import type { Attachments } from '../attachments/service.ts';
import type { Learner, Tutor } from '../tutor/service.ts';
import type { Usage } from '../usage/service.ts';
import { isCutOff, isRunning, PREVIEW_UNITS, previewOf, TURN_SIGN_OF_LIFE } from './rules.ts';
import { makeRunningTurns } from './running-turns.ts';
import { makeChatStore, type ConversationRow, type MessageRow, type Owner } from './store.ts';
import { makeTurns, messageFrom, type Question } from './turns.ts';

interface Dependencies {
  db: Handle;
  tutor: Tutor;
  attachments: Pick<Attachments, 'send' | 'shown' | 'forgetLeft'>;
  usage: Usage;
  tokens: Tokens;
  clock: Clock;
  random: Random;
  /** Who is taught, as far as the profile says. */
  learnerOf: (student: StudentId) => Promise<Learner>;
  /** What a book is called; null for a book that is not this reader's to see. */
  titleOfBook: (reader: Owner, bookId: string) => Promise<string | null>;
  /** Told that somebody has opened a conversation and will say something. */
  onVisit?: () => void;
  /** Told of what breaks in a turn nobody waits for any more. */
  onTrouble: (error: unknown) => void;
  /** Names the trouble of a foreign error, such as a database that went away, where it knows it. */
  recognise: (error: unknown) => ErrorCode | null;
  /** How often turns give a sign of life; only tests are in a hurry. */
  signOfLife?: number;
}

/** A conversation as somebody finds it again. */
interface History {
  messages: Message[];
  earlier?: { messages: number; questions: number };
  ended: boolean;
  style: Style;
  turn: 'none' | 'running' | 'cut-off';
}

/** How much of a conversation is wanted: so many of the newest messages, or of those before one that is known already. */
interface HistoryPart {
  last: number | null;
  before: MessageId | null;
}

const ALL_OF_IT: HistoryPart = { last: null, before: null };

/** Some of a student's conversations, and whether there are older ones. */
interface ConversationPage {
  conversations: Conversation[];
  more: boolean;
}

export interface Chat {
  createSession(owner: Owner, style: Style): Promise<ChatSessionId>;
  /** Starts a turn. Whoever takes the events reads them to their end, also when nobody listens any more. */
  send(question: Question): Promise<AsyncIterable<TurnEvent>>;
  /** Stops the answer that is coming, on whichever node; answers whether there was one. */
  stop(owner: Owner, id: ChatSessionId): Promise<boolean>;
  /** Takes conversations that nobody owns into the student's account; answers how many. */
  claim(owner: StudentId, ids: readonly ChatSessionId[]): Promise<number>;
  endSession(owner: Owner, id: ChatSessionId): Promise<void>;
  history(owner: Owner, id: ChatSessionId, part?: HistoryPart): Promise<History>;
  /** A page of the student's conversations, newest first, after one that is known already. */
  conversations(owner: StudentId, before: ChatSessionId | null): Promise<ConversationPage>;
  /** What a conversation is called; null where it is not this student's. */
  titleOf(owner: StudentId, id: ChatSessionId): Promise<string | null>;
  deleteConversation(owner: StudentId, id: ChatSessionId): Promise<void>;
  /** Every conversation with every word, for the document with everything about a student. */
  exportFor(owner: StudentId): AsyncIterable<object>;
}

/** Conversations with the tutor: lazily begun, one turn at a time, every word kept. */
export const makeChat = (dependencies: Dependencies): Chat => {
  const { db, attachments, clock, random, onTrouble, signOfLife = TURN_SIGN_OF_LIFE } = dependencies;
  const store = makeChatStore(db);
  const running = makeRunningTurns({ store, clock, every: signOfLife, onTrouble });
  const turns = makeTurns({ ...dependencies, running });

  const sessionOf = async (owner: Owner, id: ChatSessionId) => {
    const session = await store.session(owner, id);
    if (!session) throw new Failure('session_not_found');
    return session;
  };

  const placeOf = async (owner: Owner, id: ChatSessionId, message: MessageId): Promise<number> => {
    const place = await store.positionOf(owner, id, message);
    if (!place) throw new Failure('message_not_found');
    return place.position;
  };

  return {
    createSession: async (owner, style) => {
      dependencies.onVisit?.();
      const id = random.id() as ChatSessionId;
      await store.addSession(owner, id, style, clock.now());
      return id;
    },

    send: (question) => turns.send(question),

    stop: async (owner, id) => {
      await sessionOf(owner, id);
      const asked = await store.askToStop(owner, id);
      // The turn may run right here: then nobody waits for the next sign of life.
      if (asked) running.stop(id);
      return asked !== undefined;
    },

    claim: (owner, ids) => store.claim(owner, ids),

    endSession: async (owner, id) => {
      if (!(await store.endSession(owner, id, clock.now()))) throw new Failure('session_not_found');
    },

    history: async (owner, id, { last, before } = ALL_OF_IT) => {
      const session = await sessionOf(owner, id);
      if (before === null) dependencies.onVisit?.();
      const position = before === null ? null : await placeOf(owner, id, before);
      const rows = await store.messagesBefore(owner, id, { position, limit: last });
      const first = rows[0]?.position ?? 1;
      const earlier = first > 1 ? await store.saidBefore(owner, id, first) : null;
      const newest = before === null ? rows.at(-1) : await store.lastSpeaker(owner, id);
      return {
        messages: rows.map(messageFrom),
        ...(earlier && { earlier }),
        ended: session.ended_at !== null,
        style: session.style,
        turn: turnOf(session, newest?.type, clock.now()),
      };
    },

    conversations: async (owner, before) => {
      const limit = CHAT.conversationsAPage;
      const rows = await store.conversations(owner, { before, limit: limit + 1, units: PREVIEW_UNITS });
      return { conversations: rows.slice(0, limit).map(conversationFrom), more: rows.length > limit };
    },

    titleOf: async (owner, id) => (await store.session(owner, id))?.title ?? null,

    deleteConversation: async (owner, id) => {
      if (!(await store.deleteSession(owner, id))) throw new Failure('session_not_found');
      running.stop(id);
      await attachments.forgetLeft(owner);
    },

    exportFor: async function* (owner) {
      let sessions = await store.sessions(owner, { after: null, limit: EXPORTED_AT_ONCE });
      while (sessions.length > 0) {
        const ids = sessions.map(({ id }) => id);
        const messagesBySession = new Map<string, Message[]>(ids.map((id) => [id, []]));
        for (const row of await store.messagesIn(owner, ids))
          messagesBySession.get(row.session_id)?.push(messageFrom(row));
        for (const { id, ...session } of sessions)
          yield { session_id: id, ...session, messages: messagesBySession.get(id) ?? [] };
        const after = sessions.at(-1) ?? null;
        sessions = await store.sessions(owner, { after, limit: EXPORTED_AT_ONCE });
      }
    },
  };
};

/** So many conversations are in memory while a student takes everything along. */
const EXPORTED_AT_ONCE = 20;

const conversationFrom = (row: ConversationRow): Conversation => ({
  session_id: row.id as ChatSessionId,
  title: row.title,
  last_message: previewOf(row.last_message),
  message_count: row.message_count,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

const turnOf = (
  session: { turn_started_at: Date | null; turn_seen_at: Date | null },
  lastSpeaker: MessageRow['type'] | undefined,
  now: Date,
): History['turn'] => {
  const turn = { turnStartedAt: session.turn_started_at, turnSeenAt: session.turn_seen_at };
  if (isRunning(turn, now)) return 'running';
  return isCutOff(lastSpeaker, turn, now) ? 'cut-off' : 'none';
};
