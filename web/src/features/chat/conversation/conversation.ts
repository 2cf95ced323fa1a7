import type { Attachment } from '@studia/contract/attachments';
import type { AboutBook, Message, MessageIntent, Style, TurnEvent } from '@studia/contract/chat';
import { Failure, type ErrorCode } from '@studia/contract/errors';
import type { ChatSessionId, MessageId } from '@studia/contract/ids';
import { isGone } from '../../../client/refusal.ts';
import { chatText } from '../../../text/chat.ts';
import { sentenceOf, sentenceOfMissing } from '../../../text/errors.ts';
import type { History } from '../calls.ts';
import { messageOf, type Unsent, type UnsentMessages } from '../storage/unsent.ts';
import {
  changed,
  EMPTY,
  type Change,
  type LoadedMessages,
  type Status,
  type Thread,
  type Waiting,
} from '../thread.ts';
import { searchFor, waitForAnswer } from './look-for-answer.ts';
import { makeSessionKeeper } from './session-keeper.ts';
import { listenTo, type NextFrame } from './turn-stream.ts';

export interface Dependencies {
  createSession: (style: Style) => Promise<ChatSessionId>;
  sendMessage: (session: ChatSessionId, message: Unsent, signal: AbortSignal) => AsyncIterable<TurnEvent>;
  readHistory: (session: ChatSessionId) => Promise<History>;
  readEarlier: (session: ChatSessionId, before: MessageId, amount: 'page' | 'all') => Promise<History>;
  stopTutor: (session: ChatSessionId) => Promise<void>;
  unsent: UnsentMessages;
  /** What this browser remembers of a conversation. */
  recall: (session: ChatSessionId) => LoadedMessages | null;
  newId: () => string;
  now: () => Date;
  isOnline: () => boolean;
  pause: (milliseconds: number) => Promise<void>;
  nextFrame: NextFrame;
  /** Does something while no other tab does the same. */
  withTabLock: <T>(act: () => Promise<T>) => Promise<T>;
  onCreated: (session: ChatSessionId) => void;
  /** The words of a message that the conversation could not take any more. */
  onRefused: (content: string) => void;
  onChange: () => void;
}

/** What a student says, as the composer hands it over. */
export interface Outgoing {
  content: string;
  /** What a button asks for; then the content may be empty. */
  intent?: MessageIntent | undefined;
  /** The place in a book that it is about. */
  about?: AboutBook | null | undefined;
  style: Style;
  attachments?: readonly Attachment[];
  /** An earlier message that gives way to this one. */
  replaces?: MessageId | null;
  /** SPEC 5, fire and forget: taken also while another message is being processed, and sent after it. */
  unawaited?: boolean;
}

/** When a message can be sent. */
export const MAY_SEND: ReadonlySet<Status> = new Set(['ready', 'failed', 'cut-off', 'waiting']);
const PROCESSING: ReadonlySet<Status> = new Set(['answering', 'elsewhere', 'searching']);
const MAY_REFRESH: ReadonlySet<Status> = new Set(['ready', 'cut-off', 'waiting', 'ended', 'unreadable']);
const NOT_REACHED: ReadonlySet<ErrorCode> = new Set(['network_failed', 'request_timed_out']);
/** What the server says about the student, and not about the connection. */
const TELLING: ReadonlySet<ErrorCode> = new Set(['allowance_used', 'too_many_requests', 'sign_in_to_go_on']);

/** One conversation as one page has it: created with its first message, resumed by its id, one turn at a time. */
export const makeConversation = (dependencies: Dependencies) => {
  const { unsent, newId, now, isOnline, pause, onCreated, onChange } = dependencies;
  const { sendMessage, readHistory, nextFrame, withTabLock } = dependencies;
  let thread: Thread = EMPTY;
  /** What is going on; whoever opens another conversation ends it. */
  let work = new AbortController();

  const change = (next: Change): void => {
    thread = changed(thread, next);
    onChange();
  };

  let firstStyle: Style = 'guide';
  const keeper = makeSessionKeeper({
    pause,
    create: () =>
      withTabLock(async () => {
        const waiting = thread.unsent[0];
        // Another tab may have begun this conversation while we waited for our turn.
        const begun = unsent.all().find(({ id }) => id === waiting)?.session;
        const session = begun ?? (await dependencies.createSession(firstStyle));
        unsent.move(null, session);
        return session;
      }),
  });

  const begin = async (): Promise<ChatSessionId> => {
    const isNew = keeper.current() === null;
    const session = await keeper.obtain();
    if (isNew) onCreated(session);
    return session;
  };

  const stopWork = (): AbortSignal => {
    work.abort();
    work = new AbortController();
    return work.signal;
  };

  const open = async (session: ChatSessionId | null): Promise<void> => {
    if (session !== null && session === keeper.current()) return;
    const signal = stopWork();
    keeper.set(session);
    if (session === null) {
      change({ type: 'cleared', unsent: unsent.of(null).map(waitingOf) });
      await deliver();
      return;
    }
    change({ type: 'loading' });
    await load(session, signal);
  };

  const load = async (session: ChatSessionId, signal: AbortSignal): Promise<void> => {
    try {
      const history = await readHistory(session);
      if (!signal.aborted) await settle(session, history);
    } catch (error) {
      if (!signal.aborted) notLoaded(session, error);
    }
  };

  const notLoaded = (session: ChatSessionId, error: unknown): void => {
    const copy = isNotReached(error) ? dependencies.recall(session) : null;
    const gone = isGone(error);
    if (copy) change({ type: 'recalled', known: copy, unsent: unsentIn(session, copy.messages) });
    else change({ type: 'unreadable', reason: sentenceOfMissing(error, chatText.noSession), gone });
    if (copy && thread.unsent.length > 0) change({ type: 'waiting' });
  };

  const unsentIn = (session: ChatSessionId | null, messages: readonly Message[]): Waiting[] => {
    for (const { id } of messages) unsent.remove(id);
    return unsent.of(session).map(waitingOf);
  };

  /** Shows what the server has, and goes on from there. */
  const settle = async (session: ChatSessionId, history: History): Promise<void> => {
    const { messages, earlier, ended, turn } = history;
    const running = turn === 'running';
    const quiet: Status = turn === 'cut-off' ? 'cut-off' : 'ready';
    const status = running ? 'elsewhere' : quiet;
    change({
      type: 'settled',
      known: { messages, earlier },
      unsent: unsentIn(session, messages),
      status: ended && !running ? 'ended' : status,
    });
    if (running) await watch(session);
    else if (!ended) await deliver();
  };

  const watch = async (session: ChatSessionId): Promise<void> => {
    const signal = stopWork();
    const history = await waitForAnswer({ session, readHistory, pause, signal });
    if (signal.aborted) return undefined;
    return history ? settle(session, history) : unreachable(chatText.unreachable);
  };

  const unreachable = (reason: string): void =>
    isOnline() ? change({ type: 'failed', reason, needsSignIn: false }) : change({ type: 'waiting' });

  /** Sends what waits, one after the other. */
  const deliver = async (): Promise<void> => {
    const [next] = unsent.of(keeper.current());
    if (!next || thread.status === 'ended') return;
    if (!isOnline()) return change({ type: 'waiting' });
    const signal = stopWork();
    change({ type: 'sending' });
    try {
      await takeTurn(next, signal);
      if (!signal.aborted) await deliver();
    } catch (error) {
      if (!signal.aborted) await failed(next, error);
    }
  };

  const takeTurn = async (message: Unsent, signal: AbortSignal): Promise<void> => {
    firstStyle = message.style;
    const session = await begin();
    if (signal.aborted) return;
    try {
      await hearAnswer(session, message, signal);
    } catch (error) {
      if (signal.aborted || codeOf(error) !== 'session_not_found') throw error;
      await takeTurnAnew(session, message, signal);
    }
  };

  /** SPEC 4.8: an invalid session is dropped and the message goes to a new one, once. */
  const takeTurnAnew = async (
    dropped: ChatSessionId,
    message: Unsent,
    signal: AbortSignal,
  ): Promise<void> => {
    try {
      keeper.set(null);
      // Kept as unsent meanwhile, so that a reload does not lose it.
      unsent.add({ ...message, session: null, replaces: null });
      const session = await begin();
      unsent.move(dropped, session);
      await hearAnswer(session, { ...message, replaces: null }, signal);
    } catch (error) {
      if (signal.aborted || TELLING.has(codeOf(error))) throw error;
      throw new SecondTryFailed(error);
    }
  };

  const hearAnswer = async (session: ChatSessionId, message: Unsent, signal: AbortSignal): Promise<void> => {
    let arrived = false;
    const onStart = (): void => {
      arrived = true;
      unsent.remove(message.id);
      change({ type: 'arrived', id: message.id });
    };
    try {
      const { message: answer, ended } = await listenTo(
        sendMessage(session, message, signal),
        { onStart, onHeard: (events) => !signal.aborted && change({ type: 'heard', events }) },
        nextFrame,
      );
      unsent.remove(message.id);
      if (!signal.aborted) change({ type: 'answered', message: answer, ended });
    } catch (error) {
      if (signal.aborted || !isNotReached(error)) throw error;
      change({ type: 'searching' });
      const found = await searchFor(message.id, arrived, { session, readHistory, pause, signal });
      if (signal.aborted) return;
      if (!found) throw error;
      await settle(session, found);
    }
  };

  const failed = async (message: Unsent, error: unknown): Promise<void> => {
    if (error instanceof SecondTryFailed) return unreachable(chatText.unreachableAfterRetry);
    const code = codeOf(error);
    if (code === 'turn_in_progress') return answeredElsewhere();
    if (code === 'session_ended') return refused(message);
    if (isNotReached(error)) return unreachable(chatText.unreachable);
    return change({ type: 'failed', reason: sentenceOf(error), needsSignIn: code === 'sign_in_to_go_on' });
  };

  const answeredElsewhere = async (): Promise<void> => {
    const session = keeper.current();
    change({ type: 'elsewhere' });
    if (session) await watch(session);
  };

  const refused = (message: Unsent): void => {
    unsent.remove(message.id);
    change({ type: 'taken-back', id: message.id });
    change({ type: 'ended' });
    dependencies.onRefused(message.content);
  };

  const send = ({
    content,
    intent,
    about,
    style,
    attachments = [],
    replaces = null,
    unawaited = false,
  }: Outgoing): void => {
    const processing = PROCESSING.has(thread.status);
    // SPEC 5: not while the session has ended, nor while another message is being processed.
    if (!MAY_SEND.has(thread.status) && !(unawaited && processing)) return;
    const message: Unsent = {
      id: newId() as MessageId,
      session: keeper.current(),
      content,
      intent: intent ?? null,
      about: about ?? null,
      style,
      attachments,
      replaces,
      writtenAt: now().toISOString(),
    };
    unsent.add(message);
    change({ type: processing ? 'queued' : 'asked', ...waitingOf(message) });
    // What is going on delivers it when its turn has come.
    if (!processing) void deliver();
  };

  /** Asks the last question once more under its own id: what was answered is never answered twice. */
  const retry = (style: Style): void => {
    const asked = thread.messages.findLast(({ type }) => type === 'user');
    if (!asked || !MAY_SEND.has(thread.status)) return;
    if (thread.unsent.length === 0) {
      unsent.add({
        id: asked.id,
        session: keeper.current(),
        content: asked.content,
        intent: asked.intent ?? null,
        about: asked.about ?? null,
        style,
        attachments: asked.attachments ?? [],
        replaces: null,
        writtenAt: asked.timestamp,
      });
    }
    void deliver();
  };

  const takeBack = (id: MessageId): string => {
    const content = unsent.all().find((message) => message.id === id)?.content ?? '';
    unsent.remove(id);
    change({ type: 'taken-back', id });
    return content;
  };

  const stop = async (): Promise<void> => {
    const session = keeper.current();
    if (!session || thread.stopping) return;
    change({ type: 'stopping' });
    // An answer that can't be stopped comes to its end like any other.
    await dependencies.stopTutor(session).catch(() => undefined);
  };

  /** Looks whether something was said elsewhere. */
  const refresh = async (): Promise<void> => {
    const session = keeper.current();
    if (!session || !MAY_REFRESH.has(thread.status)) return;
    const { signal } = work;
    const history = await readHistory(session).catch(() => null);
    if (!history || signal.aborted || !MAY_REFRESH.has(thread.status)) return;
    if (thread.status === 'unreadable' || thread.fromCopy || differs(history, thread))
      await settle(session, history);
  };

  /** Fetches what was said before what is here. */
  const older = async (amount: 'page' | 'all' = 'page'): Promise<void> => {
    const session = keeper.current();
    const first = thread.messages[0];
    if (!session || !first || !thread.earlier || thread.fetching === 'coming') return;
    change({ type: 'fetching', how: 'coming' });
    const found = await dependencies.readEarlier(session, first.id, amount).catch(() => null);
    // Another conversation may be open by now, or the first message have been replaced.
    if (session !== keeper.current()) return;
    if (thread.messages[0]?.id !== first.id) change({ type: 'fetching', how: 'none' });
    else if (found) change({ type: 'preceded', messages: found.messages, earlier: found.earlier });
    else change({ type: 'fetching', how: 'failed' });
  };

  return {
    thread: (): Thread => thread,
    older,
    session: keeper.current,
    open,
    send,
    retry,
    stop,
    takeBack,
    refresh,
    /** The connection is back. */
    goOn: async (): Promise<void> => {
      if (thread.status !== 'failed' && thread.status !== 'waiting') return refresh();
      if (thread.unsent.length > 0 && !thread.fromCopy) return deliver();
      const session = keeper.current();
      return session ? load(session, stopWork()) : undefined;
    },
    /** Nobody looks at it any more. The server goes on answering. */
    leave: (): void => {
      work.abort();
      keeper.set(null);
    },
    reset: (): void => {
      work.abort();
      keeper.set(null);
      change({ type: 'cleared', unsent: [] });
    },
  };
};

export type ConversationMachine = ReturnType<typeof makeConversation>;

class SecondTryFailed extends Error {
  constructor(cause: unknown) {
    super('The message found no new session either.', { cause });
  }
}

const waitingOf = (message: Unsent): Waiting => ({ message: messageOf(message), replaces: message.replaces });

const codeOf = (error: unknown): ErrorCode => (error instanceof Failure ? error.code : 'internal');
const isNotReached = (error: unknown): boolean => error instanceof Failure && NOT_REACHED.has(error.code);

const differs = ({ messages, earlier, ended, turn }: History, thread: Thread): boolean => {
  const shown = thread.messages.filter(({ id }) => !thread.unsent.includes(id));
  return (
    messages.length + (earlier?.messages ?? 0) !== shown.length + (thread.earlier?.messages ?? 0) ||
    messages.at(-1)?.id !== shown.at(-1)?.id ||
    ended !== (thread.status === 'ended') ||
    turn === 'running' ||
    (turn === 'cut-off') !== (thread.status === 'cut-off')
  );
};
