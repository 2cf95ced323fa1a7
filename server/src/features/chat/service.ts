import type { Conversation, Message, TurnEvent } from '@studia/contract/chat';
import { errorBody, Failure, type ErrorCode } from '@studia/contract/errors';
import type { ChatSessionId, MessageId, StudentId } from '@studia/contract/ids';
import { CHAT } from '@studia/contract/limits';
import { inTransaction, type Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { ModelUsage } from '../../ports/model/port.ts';
import type { Random } from '../../ports/random/port.ts';
import type { Said, Tutor } from '../tutor/service.ts';
import { obstacleTo, previewOf, titleOf } from './rules.ts';
import { makeChatStore, type MessageRow, type Owner } from './store.ts';

interface Dependencies {
  db: Handle;
  tutor: Tutor;
  clock: Clock;
  random: Random;
  /** Told of what breaks in a turn nobody waits for any more. */
  onTrouble: (error: unknown) => void;
}

interface Question {
  owner: Owner;
  sessionId: ChatSessionId;
  message: string;
  messageId: MessageId | null;
}

/** A turn of one conversation; the moment it started tells it from any other. */
interface Turn {
  owner: Owner;
  sessionId: ChatSessionId;
  startedAt: Date;
}

/** A question that was answered before, or a turn to begin with all that was said. */
type Opened = { answer: MessageRow; ended: boolean } | { thread: readonly Said[] };

export interface Chat {
  createSession(owner: Owner): Promise<ChatSessionId>;
  /** Starts a turn. Whoever takes the events reads them to their end, also when nobody listens any more. */
  send(question: Question): Promise<AsyncIterable<TurnEvent>>;
  endSession(owner: Owner, id: ChatSessionId): Promise<void>;
  history(owner: Owner, id: ChatSessionId): Promise<{ messages: Message[]; ended: boolean }>;
  conversations(owner: StudentId): Promise<Conversation[]>;
  deleteConversation(owner: StudentId, id: ChatSessionId): Promise<void>;
  /** Every conversation with every word, for the document with everything about a student. */
  exportFor(owner: StudentId): Promise<object[]>;
}

/** Conversations with the tutor: lazily begun, one turn at a time, every word kept. */
export const makeChat = ({ db, tutor, clock, random, onTrouble }: Dependencies): Chat => {
  const store = makeChatStore(db);

  const sessionOf = async (owner: Owner, id: ChatSessionId) => {
    const session = await store.session(owner, id);
    if (!session) throw new Failure('session_not_found');
    return session;
  };

  /** Saves the question and takes the turn; answers what was said before to who asks the same again. */
  const open = (question: Question, at: Date): Promise<Opened> =>
    inTransaction(db, async (transaction) => {
      const { owner, sessionId, message, messageId } = question;
      const within = makeChatStore(transaction);
      const session = await within.lock(owner, sessionId);
      if (!session) throw new Failure('session_not_found');
      const earlier = await within.messages(owner, sessionId);
      const asked = earlier.findIndex(({ id, type }) => id === messageId && type === 'user');
      const answer = asked < 0 ? undefined : earlier.slice(asked).find(({ type }) => type === 'assistant');
      if (answer) return { answer, ended: session.ended_at !== null };
      const obstacle = obstacleTo({ endedAt: session.ended_at, turnStartedAt: session.turn_started_at }, at);
      if (obstacle) throw new Failure(obstacle);
      await within.startTurn(owner, sessionId, at);
      // A turn that broke before its answer is taken up again with the message it already has.
      if (asked >= 0) return { thread: earlier.map(saidIn) };
      if (earlier.length === 0) await within.setTitle(owner, sessionId, titleOf(message));
      const id = messageId ?? (random.id() as MessageId);
      await within.addMessage(owner, sessionId, { id, type: 'user', content: message, createdAt: at });
      return { thread: [...earlier.map(saidIn), { by: 'student', text: message, lesson: null }] };
    });

  /** Lets the tutor teach, and saves the answer with what it cost before anyone hears `done`. */
  const teach = async function* (turn: Turn, thread: readonly Said[]): AsyncGenerator<TurnEvent> {
    const id = random.id() as MessageId;
    yield { type: 'start', message_id: id };
    let content = '';
    for await (const event of tutor.teach(thread, new AbortController().signal)) {
      if (event.type === 'text') {
        content += event.text;
        yield { type: 'delta', text: event.text };
      } else {
        yield event.type === 'done' ? await keep(turn, id, content, event) : await giveUp(turn);
        return;
      }
    }
    yield await giveUp(turn);
  };

  const keep = async (
    { owner, sessionId, startedAt }: Turn,
    id: MessageId,
    content: string,
    { usage, lesson }: { usage: ModelUsage; lesson: unknown },
  ): Promise<TurnEvent> => {
    const createdAt = clock.now();
    const session = await inTransaction(db, async (transaction) => {
      const within = makeChatStore(transaction);
      const ended = await within.endTurn(owner, sessionId, startedAt, createdAt);
      if (ended)
        await within.addMessage(owner, sessionId, {
          id,
          type: 'assistant',
          content,
          lesson,
          usage,
          createdAt,
        });
      return ended;
    });
    // Deleted in the meantime, or so slow that a newer turn has the conversation.
    if (!session)
      return failed((await store.session(owner, sessionId)) ? 'tutor_unavailable' : 'session_not_found');
    return {
      type: 'done',
      message: { id, type: 'assistant', content, timestamp: createdAt.toISOString() },
      session_ended: session.ended_at !== null,
      usage: { input_tokens: usage.inputTokens, output_tokens: usage.outputTokens },
    };
  };

  const giveUp = async (
    { owner, sessionId, startedAt }: Turn,
    code: ErrorCode = 'tutor_unavailable',
  ): Promise<TurnEvent> => {
    await store.endTurn(owner, sessionId, startedAt, clock.now());
    return failed(code);
  };

  const guarded = async function* (turn: Turn, events: AsyncIterable<TurnEvent>): AsyncGenerator<TurnEvent> {
    try {
      yield* events;
    } catch (error) {
      onTrouble(error);
      yield await giveUp(turn, 'internal').catch((another: unknown) => {
        onTrouble(another);
        return failed('internal');
      });
    }
  };

  return {
    createSession: async (owner) => {
      const id = random.id() as ChatSessionId;
      await store.addSession(owner, id, clock.now());
      return id;
    },

    send: async (question) => {
      const startedAt = clock.now();
      const opened = await open(question, startedAt);
      if ('answer' in opened) return replay(opened.answer, opened.ended);
      const turn = { owner: question.owner, sessionId: question.sessionId, startedAt };
      return guarded(turn, teach(turn, opened.thread));
    },

    endSession: async (owner, id) => {
      if (!(await store.endSession(owner, id, clock.now()))) throw new Failure('session_not_found');
    },

    history: async (owner, id) => {
      const session = await sessionOf(owner, id);
      const rows = await store.messages(owner, id);
      return { messages: rows.map(messageOf), ended: session.ended_at !== null };
    },

    conversations: async (owner) => {
      const rows = await store.conversations(owner, CHAT.threadsKeptLocally);
      return rows.map((row) => ({
        session_id: row.id as ChatSessionId,
        title: row.title,
        last_message: previewOf(row.last_message),
        message_count: row.message_count,
        created_at: row.created_at.toISOString(),
        updated_at: row.updated_at.toISOString(),
      }));
    },

    deleteConversation: async (owner, id) => {
      if (!(await store.deleteSession(owner, id))) throw new Failure('session_not_found');
    },

    exportFor: async (owner) => {
      const conversations: object[] = [];
      for (const { id, ...session } of await store.sessions(owner)) {
        const rows = await store.messages(owner, id as ChatSessionId);
        conversations.push({ session_id: id, ...session, messages: rows.map(messageOf) });
      }
      return conversations;
    },
  };
};

const messageOf = (row: MessageRow): Message => ({
  id: row.id as MessageId,
  type: row.type,
  content: row.content,
  timestamp: row.created_at.toISOString(),
});

const saidIn = (row: MessageRow): Said => ({
  by: row.type === 'user' ? 'student' : 'tutor',
  text: row.content,
  lesson: row.lesson,
});

const replay = async function* (row: MessageRow, ended: boolean): AsyncGenerator<TurnEvent> {
  yield { type: 'start', message_id: row.id as MessageId };
  yield { type: 'delta', text: row.content };
  const usage = { input_tokens: row.input_tokens ?? 0, output_tokens: row.output_tokens ?? 0 };
  yield { type: 'done', message: messageOf(row), session_ended: ended, usage };
};

const failed = (code: ErrorCode): TurnEvent => ({ type: 'error', ...errorBody(code) });
