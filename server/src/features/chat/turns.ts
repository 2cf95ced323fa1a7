import type { Attachment } from '@studia/contract/attachments';
import type {
  About,
  AboutBook,
  Correction,
  Message,
  MessageIntent,
  Style,
  TurnEvent,
} from '@studia/contract/chat';
import { errorBody } from '@studia/contract/error-body';
import { Failure, type ErrorCode } from '@studia/contract/errors';
import type { AttachmentId, ChatSessionId, MessageId, StudentId } from '@studia/contract/ids';
import type { Proof, Quote } from '@studia/contract/proof';
import { inTransaction, type Handle } from '../../db/transaction.ts';
import { holdPlace, makeLine } from '../../line.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { ModelUsage } from '../../ports/model/port.ts';
import type { Random } from '../../ports/random/port.ts';
import type { Tokens } from '../../ports/tokens/port.ts';
import type { Attachments } from '../attachments/service.ts';
import type { Learner, PreparedTurn, ThreadMessage, Situation, Tutor } from '../tutor/service.ts';
import type { Usage } from '../usage/service.ts';
import { mustSignIn, obstacleTo, titleOf } from './rules.ts';
import type { RunningTurns } from './running-turns.ts';
import { makeChatStore, type MessageRow, type Owner } from './store.ts';

export interface Question {
  owner: Owner;
  sessionId: ChatSessionId;
  message: string;
  /** What a button asked for; the message may be empty then. */
  intent: MessageIntent | null;
  about: About | null;
  messageId: MessageId | null;
  /** An earlier message that gives way to this one, with all that followed it. */
  replaces: MessageId | null;
  style: Style | null;
  /** Files that the message shows; only who is signed in has any. */
  attachments: readonly AttachmentId[];
}

/** A turn of one conversation; the moment it started tells it from any other. */
interface Turn {
  owner: Owner;
  sessionId: ChatSessionId;
  startedAt: Date;
}

/** What stands at the end of an answer. */
interface Answer {
  content: string;
  stopped: boolean;
  usage: ModelUsage;
  state: unknown;
  choices: readonly string[];
  proof: Proof | null;
}

/** A question that was answered before, or a turn to begin with all that was said. */
type OpenedTurn = { answer: MessageRow; ended: boolean } | BegunTurn;

/** A turn that was begun, with all that was said. */
interface BegunTurn {
  thread: readonly MessageWithFiles[];
  situation: Situation;
  /** What the tutor works out already; null where it has to see files first. */
  prepared: PreparedTurn | null;
}

/** What was said, and the files that were shown with it. */
type MessageWithFiles = ThreadMessage & { attachments: readonly Attachment[] };

/** What a student says now. */
type OwnMessage = ReturnType<typeof questionMessage>;

/** A conversation and all that was said in it, as they stood in one moment. */
type Conversation = NonNullable<Awaited<ReturnType<ReturnType<typeof makeChatStore>['conversation']>>>;

interface Dependencies {
  db: Handle;
  tutor: Tutor;
  running: RunningTurns;
  attachments: Pick<Attachments, 'send' | 'shown'>;
  usage: Usage;
  tokens: Tokens;
  clock: Clock;
  random: Random;
  learnerOf: (student: StudentId) => Promise<Learner>;
  titleOfBook: (reader: Owner, bookId: string) => Promise<string | null>;
  onTrouble: (error: unknown) => void;
  /** Names the trouble of a foreign error, such as a database that went away, where it knows it. */
  recognise: (error: unknown) => ErrorCode | null;
}

/** From how many of the newest messages with files the tutor still has those at hand. */
const FILES_KEPT_IN_MIND = 3;

/**
 * So many turns are opened and worked out, and so many answers saved at once: a thousand in the same moment wait here, and not for
 * a connection until it is refused. Few at once: whoever asked first has the model's first word first, instead of all of them late.
 */
const [OPENED_AT_ONCE, SAVED_AT_ONCE] = [6, 3];
/** Milliseconds after which a turn that is hard to work out no longer keeps others from beginning. */
const HELD_UP = 250;

/** One turn after the other: the question is kept before the tutor hears it, the answer before anyone hears `done`. */
export const makeTurns = (dependencies: Dependencies) => {
  const { db, tutor, running, attachments, usage, tokens, clock, random } = dependencies;
  const { learnerOf, titleOfBook, onTrouble, recognise } = dependencies;
  const store = makeChatStore(db);
  const opening = makeLine({ atOnce: OPENED_AT_ONCE });
  const saving = makeLine({ atOnce: SAVED_AT_ONCE });

  /** Who is taught, unless nothing of today's allowance is left. */
  const admit = async (owner: Owner): Promise<Learner | null> =>
    owner ? (await Promise.all([learnerOf(owner), usage.allow(owner)]))[0] : null;

  /**
   * Takes the turn in one statement, as nearly every message can be; null where something may stand in its way, or somebody was
   * faster: then it is looked at with nobody else at it.
   */
  const openPlainly = async (
    question: Question,
    about: AboutBook | null,
    learner: Learner | null,
    at: Date,
    { session, messages }: Conversation,
  ): Promise<BegunTurn | null> => {
    const { owner, sessionId, messageId, replaces, attachments: files } = question;
    const isPlain =
      replaces === null &&
      files.length === 0 &&
      obstacleTo(timesOf(session), at) === null &&
      messages.every(({ id }) => id !== messageId) &&
      !(owner === null && mustSignIn(messages));
    if (!isPlain) return null;
    const ownMessage = questionMessage(question, about, []);
    const style = question.style ?? session.style;
    const title = messages.length === 0 ? titleOf(question.message, about) : session.title;
    const message = newMessage(question, ownMessage, at);
    const taken = store.startUnchangedTurnWith(owner, sessionId, at, { style, title }, message, session);
    // The tutor thinks while the question is saved; a model is asked when it is.
    const opened = begun([...messages.map(threadMessageOf), ownMessage], { style, learner, reader: owner });
    return (await taken) ? opened : null;
  };

  /** Saves the question and takes the turn; answers what was said before to who asks the same again. */
  const open = (
    question: Question,
    about: AboutBook | null,
    learner: Learner | null,
    at: Date,
  ): Promise<OpenedTurn> =>
    inTransaction(db, async (transaction) => {
      const { owner, sessionId, message, messageId, replaces } = question;
      const within = makeChatStore(transaction);
      const session = await within.lock(owner, sessionId);
      if (!session) throw new Failure('session_not_found');
      const earlier = await within.messages(owner, sessionId);
      const asked = earlier.findIndex(({ id, type }) => id === messageId && type === 'user');
      const answer = asked < 0 ? undefined : earlier.slice(asked).find(({ type }) => type === 'assistant');
      if (answer) return { answer, ended: session.ended_at !== null };
      const obstacle = obstacleTo(timesOf(session), at);
      if (obstacle) throw new Failure(obstacle);
      if (owner === null && asked < 0 && mustSignIn(earlier)) throw new Failure('sign_in_to_go_on');
      const situation = { style: question.style ?? session.style, learner, reader: owner };
      // A turn that broke before its answer is taken up again with the message it already has.
      const isNew = asked < 0;
      const messages = isNew && replaces ? await cut(within, question, earlier) : earlier;
      const title = isNew && messages.length === 0 ? titleOf(message, about) : session.title;
      const turn = { style: situation.style, title };
      if (!isNew) {
        await within.startTurn(owner, sessionId, at, turn);
        return begun(earlier.map(threadMessageOf), situation);
      }
      const shown = owner ? await attachments.send(transaction, owner, sessionId, question.attachments) : [];
      const ownMessage = questionMessage(question, about, shown);
      await within.startTurnWith(owner, sessionId, at, turn, newMessage(question, ownMessage, at));
      return begun([...messages.map(threadMessageOf), ownMessage], situation);
    });

  /** A question as it is kept. */
  const newMessage = (
    { messageId }: Question,
    { text, intent, about, attachments: shown }: OwnMessage,
    at: Date,
  ) => ({
    id: messageId ?? (random.id() as MessageId),
    type: 'user' as const,
    content: text,
    intent,
    about,
    attachments: shown,
    createdAt: at,
  });

  const begun = (thread: readonly MessageWithFiles[], situation: Situation): BegunTurn => ({
    thread,
    situation,
    prepared: filesIn(thread).length > 0 ? null : tutor.prepare(thread, situation),
  });

  /** The book that a message is about; nobody asks about a book that is not theirs to read. */
  const bookFor = async (owner: Owner, about: About): Promise<AboutBook> => {
    const title = await titleOfBook(owner, about.book_id);
    if (title === null) throw new Failure('book_not_found');
    return { ...about, title };
  };

  const cut = async (
    within: ReturnType<typeof makeChatStore>,
    { owner, sessionId, replaces }: Question,
    earlier: readonly MessageRow[],
  ): Promise<readonly MessageRow[]> => {
    const from = earlier.findIndex(({ id, type }) => id === replaces && type === 'user');
    const replaced = earlier[from];
    if (!replaced) throw new Failure('message_not_found');
    await within.removeFrom(owner, sessionId, replaced.position);
    return earlier.slice(0, from);
  };

  /** Lets the tutor teach. The tutor is heard to its end also when nobody listens any more, unless somebody stops it. */
  const teach = async function* (
    turn: Turn,
    { thread, situation, prepared }: BegunTurn,
    signal: AbortSignal,
  ): AsyncGenerator<TurnEvent> {
    const id = random.id() as MessageId;
    yield { type: 'start', message_id: id };
    let content = '';
    const quotes: Quote[] = [];
    // What a stopped answer took is not told by every vendor, so it is counted here.
    const stopped = async () =>
      keep(turn, id, {
        content,
        stopped: true,
        usage: {
          inputTokens: await tokens.count(thread.map(({ text }) => text).join('\n')),
          outputTokens: await tokens.count(content),
          cost: null,
        },
        state: null,
        choices: [],
        // The numbers that were said already still lead to their sources.
        proof: quotes.length > 0 ? { ...NO_PROOF, source: 'books', quotes } : null,
      });
    for (const { filename } of thread.at(-1)?.attachments ?? [])
      yield { type: 'tool', tool: 'files', sentence: `Reading ${filename}` };
    const ready = prepared ?? tutor.prepare(await withFiles(turn.owner, thread, signal), situation);
    for await (const event of ready.teach(signal)) {
      if (event.type === 'error')
        return yield event.trouble === 'stopped' ? await stopped() : await giveUp(turn);
      if (event.type === 'done') return yield await keep(turn, id, { ...event, content, stopped: false });
      if (signal.aborted) return yield await stopped();
      if (event.type === 'text') {
        content += event.text;
        yield { type: 'delta', text: event.text };
      } else {
        if (event.type === 'citation') quotes.push(event.quote);
        if (event.type === 'tool' && event.correction) content = corrected(content, event.correction);
        yield event;
      }
    }
    yield await giveUp(turn);
  };

  /** The thread with what stands in the files of its newest messages; a file still being read is waited for. */
  const withFiles = async (
    owner: Owner,
    thread: readonly MessageWithFiles[],
    signal: AbortSignal,
  ): Promise<readonly ThreadMessage[]> => {
    const showing = filesIn(thread);
    if (owner === null || showing.length === 0) return thread;
    return Promise.all(
      thread.map(async (message) => {
        if (!showing.includes(message)) return message;
        const ids = message.attachments.map(({ id }) => id);
        return { ...message, shown: await attachments.shown(owner, ids, { pictures: tutor.sees, signal }) };
      }),
    );
  };

  /** Saves the answer with what it cost before anyone hears `done`. */
  const keep = async (
    { owner, sessionId, startedAt }: Turn,
    id: MessageId,
    { content, stopped, usage: used, state, choices, proof }: Answer,
  ): Promise<TurnEvent> => {
    const createdAt = clock.now();
    const session = await saving(() =>
      inTransaction(db, async (transaction) => {
        const within = makeChatStore(transaction);
        const ended = await within.endTurnWith(owner, sessionId, startedAt, createdAt, {
          id,
          type: 'assistant',
          content,
          state,
          choices,
          stopped,
          ...(proof && { proof }),
          usage: used,
          createdAt,
        });
        if (!ended) return undefined;
        if (owner) await usage.note(transaction, owner, { feature: 'chat', sessionId, ...used });
        return ended;
      }),
    );
    // Deleted in the meantime, or so slow that a newer turn has the conversation.
    if (!session)
      return failed((await store.session(owner, sessionId)) ? 'tutor_unavailable' : 'session_not_found');
    return {
      type: 'done',
      message: messageFrom({
        id,
        type: 'assistant',
        content,
        attachments: [],
        created_at: createdAt,
        proof,
        choices,
        stopped,
      }),
      session_ended: session.ended_at !== null,
      usage: { input_tokens: used.inputTokens, output_tokens: used.outputTokens },
    };
  };

  const giveUp = async (
    { owner, sessionId, startedAt }: Turn,
    code: ErrorCode = 'tutor_unavailable',
  ): Promise<TurnEvent> => {
    await saving(() => store.endTurn(owner, sessionId, startedAt, clock.now()));
    return failed(code);
  };

  const guarded = async function* (turn: Turn, events: AsyncIterable<TurnEvent>): AsyncGenerator<TurnEvent> {
    try {
      yield* events;
    } catch (error) {
      onTrouble(error);
      const code = error instanceof Failure ? error.code : (recognise(error) ?? 'internal');
      yield await giveUp(turn, code).catch((another: unknown) => {
        onTrouble(another);
        return failed(code);
      });
    } finally {
      running.over(turn);
    }
  };

  return {
    /** Starts a turn. Whoever takes the events reads them to their end, also when nobody listens any more. */
    send: async (question: Question): Promise<AsyncIterable<TurnEvent>> => {
      const { owner, sessionId } = question;
      const { startedAt, opened } = await holdPlace(opening, HELD_UP, async () => {
        // Asked before the transaction: who holds a connection waits for no other.
        const [learner, about, conversation] = await Promise.all([
          admit(owner),
          question.about && bookFor(owner, question.about),
          store.conversation(owner, sessionId),
        ]);
        const now = clock.now();
        const begunOrAnswered =
          (conversation && (await openPlainly(question, about, learner, now, conversation))) ??
          (await open(question, about, learner, now));
        return { result: { startedAt: now, opened: begunOrAnswered }, until: workedOut(begunOrAnswered) };
      });
      if ('answer' in opened) return replay(opened.answer, opened.ended);
      const turn = { owner, sessionId, startedAt };
      return guarded(turn, teach(turn, opened, running.begin(turn)));
    },
  };
};

/** Until the tutor knows what to say. */
const workedOut = async (opened: OpenedTurn): Promise<unknown> =>
  'prepared' in opened ? opened.prepared?.ready : null;

/** What was said last with files that the tutor still has at hand. */
const filesIn = (thread: readonly MessageWithFiles[]): readonly MessageWithFiles[] =>
  thread.filter((message) => message.attachments.length > 0).slice(-FILES_KEPT_IN_MIND);

const NO_PROOF: Proof = { source: 'general', quotes: [], solution: null, checks: [], picture: null };

// More may have been said by now: a line is checked while the next one comes.
const corrected = (content: string, { line, was, now }: Correction): string =>
  content
    .split('\n')
    .map((text, at) => (at === line ? text.replace(was, () => now) : text))
    .join('\n');

/** A message as it travels. */
export const messageFrom = (
  row: Pick<MessageRow, 'id' | 'type' | 'content' | 'created_at' | 'stopped'> & {
    attachments: unknown;
    proof: unknown;
    choices: unknown;
    intent?: string | null;
    about?: unknown;
  },
): Message => ({
  id: row.id as MessageId,
  type: row.type,
  content: row.content,
  ...(row.intent && { intent: row.intent as MessageIntent }),
  ...(row.about ? { about: row.about as AboutBook } : {}),
  timestamp: row.created_at.toISOString(),
  ...(attachmentsIn(row).length > 0 && { attachments: attachmentsIn(row) }),
  ...(row.proof !== null && { proof: row.proof as Proof }),
  ...(choicesIn(row).length > 0 && { choices: choicesIn(row) }),
  ...(row.stopped && { stopped: true as const }),
});

const choicesIn = ({ choices }: { choices: unknown }) => choices as string[];
const attachmentsIn = ({ attachments }: { attachments: unknown }) => attachments as Attachment[];

const threadMessageOf = (row: MessageRow): MessageWithFiles => ({
  by: row.type === 'user' ? 'student' : 'tutor',
  text: row.content,
  intent: row.intent as MessageIntent | null,
  about: row.about as AboutBook | null,
  state: row.state,
  attachments: attachmentsIn(row),
});

const questionMessage = (
  { message, intent }: Question,
  about: AboutBook | null,
  shown: readonly Attachment[],
) => ({ by: 'student', text: message, intent, about, state: null, attachments: shown }) as const;

const timesOf = (
  session: Pick<Conversation['session'], 'ended_at' | 'turn_started_at' | 'turn_seen_at'>,
) => ({
  endedAt: session.ended_at,
  turnStartedAt: session.turn_started_at,
  turnSeenAt: session.turn_seen_at,
});

const replay = async function* (row: MessageRow, ended: boolean): AsyncGenerator<TurnEvent> {
  yield { type: 'start', message_id: row.id as MessageId };
  yield { type: 'delta', text: row.content };
  const usage = { input_tokens: row.input_tokens ?? 0, output_tokens: row.output_tokens ?? 0 };
  yield { type: 'done', message: messageFrom(row), session_ended: ended, usage };
};

const failed = (code: ErrorCode): TurnEvent => ({ type: 'error', ...errorBody(code) });
