import type { Conversation, Message, TurnEvent } from '@studia/contract/chat';
import { errorBody, Failure } from '@studia/contract/errors';
import type { ChatSessionId, MessageId, StudentId } from '@studia/contract/ids';
import { CHAT } from '@studia/contract/limits';
import { inTransaction, type Handle } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { Random } from '../../ports/random/port.ts';
import type { Said, Tutor } from '../tutor/service.ts';
import { previewOf, titleOf, TURN_LIMIT } from './rules.ts';
import { makeChatStore, type Owner } from './store.ts';

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

export interface Chat {
  createSession(owner: Owner): Promise<ChatSessionId>;
  /** Starts a turn. Whoever takes the events reads them to their end, also when nobody listens any more. */
  send(question: Question): Promise<AsyncIterable<TurnEvent>>;
  endSession(owner: Owner, id: ChatSessionId): Promise<void>;
  history(owner: Owner, id: ChatSessionId): Promise<{ messages: Message[]; ended: boolean }>;
  conversations(owner: StudentId): Promise<Conversation[]>;
  deleteConversation(owner: StudentId, id: ChatSessionId): Promise<void>;
}

/** Conversations with the tutor: lazily begun, one turn at a time, every word kept. */
export const makeChat = ({ db, tutor, clock, random, onTrouble }: Dependencies): Chat => {
  const store = makeChatStore(db);

  const sessionOf = async (owner: Owner, id: ChatSessionId) => {
    const session = await store.session(owner, id);
    if (!session) throw new Failure('session_not_found');
    return session;
  };

  /** Saves the question and takes the turn, or finds out why it can't. */
  const open = ({ owner, sessionId, message, messageId }: Question, at: Date) =>
    inTransaction(db, async (transaction) => {
      const within = makeChatStore(transaction);
      const free = await within.startTurn(owner, sessionId, at, new Date(at.getTime() - TURN_LIMIT));
      if (!free) throw new Failure('turn_in_progress');
      const earlier = await within.messages(owner, sessionId);
      // A turn that broke before its answer is taken up again with the message it already has.
      if (messageId && earlier.at(-1)?.id === messageId) return earlier.map(saidIn);
      if (earlier.length === 0) await within.setTitle(owner, sessionId, titleOf(message));
      const id = messageId ?? (random.id() as MessageId);
      await within.addMessage(sessionId, { id, type: 'user', content: message, createdAt: at });
      return [...earlier.map(saidIn), { by: 'student', text: message, lesson: null } satisfies Said];
    });

  /** Lets the tutor teach, and saves the answer with what it cost before anyone hears `done`. */
  const teach = async function* (question: Question, thread: readonly Said[]): AsyncGenerator<TurnEvent> {
    const { owner, sessionId } = question;
    const id = random.id() as MessageId;
    yield { type: 'start', message_id: id };
    let content = '';
    for await (const event of tutor.teach(thread, new AbortController().signal)) {
      if (event.type === 'text') {
        content += event.text;
        yield { type: 'delta', text: event.text };
      } else if (event.type === 'error') {
        await store.endTurn(owner, sessionId, clock.now());
        yield { type: 'error', ...errorBody('tutor_unavailable') };
        return;
      } else {
        const createdAt = clock.now();
        await inTransaction(db, async (transaction) => {
          const within = makeChatStore(transaction);
          await within.addMessage(sessionId, {
            id,
            type: 'assistant',
            content,
            lesson: event.lesson,
            usage: event.usage,
            createdAt,
          });
          await within.endTurn(owner, sessionId, createdAt);
        });
        const message: Message = { id, type: 'assistant', content, timestamp: createdAt.toISOString() };
        const usage = { input_tokens: event.usage.inputTokens, output_tokens: event.usage.outputTokens };
        yield { type: 'done', message, session_ended: false, usage };
        return;
      }
    }
  };

  const guarded = async function* (
    question: Question,
    events: AsyncIterable<TurnEvent>,
  ): AsyncGenerator<TurnEvent> {
    try {
      yield* events;
    } catch (error) {
      onTrouble(error);
      await store.endTurn(question.owner, question.sessionId, clock.now()).catch(onTrouble);
      yield { type: 'error', ...errorBody('internal') };
    }
  };

  return {
    createSession: async (owner) => {
      const id = random.id() as ChatSessionId;
      await store.addSession(owner, id, clock.now());
      return id;
    },

    send: async (question) => {
      const session = await sessionOf(question.owner, question.sessionId);
      const answered =
        question.messageId &&
        answerTo(await store.messages(question.owner, question.sessionId), question.messageId);
      if (answered) return replay(answered);
      if (session.ended_at) throw new Failure('session_ended');
      const thread = await open(question, clock.now());
      return guarded(question, teach(question, thread));
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
  };
};

type MessageRow = Awaited<ReturnType<ReturnType<typeof makeChatStore>['messages']>>[number];

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

/** The answer to a message that was sent before; a retry gets it again instead of a second turn. */
const answerTo = (messages: readonly MessageRow[], sent: MessageId): MessageRow | undefined => {
  const at = messages.findIndex(({ id }) => id === sent);
  return at < 0 ? undefined : messages[at + 1];
};

const replay = async function* (row: MessageRow): AsyncGenerator<TurnEvent> {
  yield { type: 'start', message_id: row.id as MessageId };
  yield { type: 'delta', text: row.content };
  const usage = { input_tokens: row.input_tokens ?? 0, output_tokens: row.output_tokens ?? 0 };
  yield { type: 'done', message: messageOf(row), session_ended: false, usage };
};
