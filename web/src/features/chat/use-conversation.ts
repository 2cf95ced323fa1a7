import type { Message } from '@studia/contract/chat';
import { Failure } from '@studia/contract/errors';
import type { ChatSessionId, MessageId } from '@studia/contract/ids';
import { useEffect, useReducer, useRef } from 'react';
import { newId } from '../../client/new-id.ts';
import { chatText } from '../../text/chat.ts';
import { sentenceOf } from '../../text/errors.ts';
import { createSession, readHistory, sendMessage } from './calls.ts';
import { changed, EMPTY, type Change } from './thread.ts';
import { announceUpdate } from './updates.ts';

/** One conversation on the screen: created with its first message, resumed by its id. */
export const useConversation = (opened: ChatSessionId | null, onCreated: (id: ChatSessionId) => void) => {
  const [thread, change] = useReducer(changed, EMPTY);
  const session = useRef<ChatSessionId | null>(null);
  const turn = useRef<AbortController | null>(null);

  useEffect(() => {
    if (opened === session.current) return undefined;
    session.current = opened;
    turn.current?.abort();
    if (opened === null) return change({ type: 'cleared' });
    return load(opened, change);
  }, [opened]);

  useEffect(() => () => turn.current?.abort(), []);

  const begin = async (message: Message): Promise<void> => {
    const abort = new AbortController();
    turn.current = abort;
    try {
      await takeTurn(message, abort.signal);
    } catch (error) {
      if (!abort.signal.aborted) change({ type: 'failed', reason: reasonOf(error) });
    }
    announceUpdate();
  };

  const takeTurn = async (message: Message, signal: AbortSignal): Promise<void> => {
    const id = session.current ?? (await start());
    try {
      await follow(sendMessage(id, message.id, message.content, signal), change);
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'session_not_found') throw error;
      // SPEC 4.8: an invalid session is dropped and the message goes to a new one, once.
      await follow(sendMessage(await start(), message.id, message.content, signal), change);
    }
  };

  const start = async (): Promise<ChatSessionId> => {
    const id = await createSession();
    session.current = id;
    onCreated(id);
    return id;
  };

  const send = (content: string): void => {
    if (thread.status !== 'ready' && thread.status !== 'failed') return;
    const message: Message = {
      id: newId() as MessageId,
      type: 'user',
      content,
      timestamp: new Date().toISOString(),
    };
    change({ type: 'asked', message });
    void begin(message);
  };

  const retry = (): void => {
    const message = thread.messages.findLast(({ type }) => type === 'user');
    if (thread.status !== 'failed' || !message) return;
    change({ type: 'again' });
    void begin(message);
  };

  return { thread, send, retry };
};

const load = (id: ChatSessionId, change: (change: Change) => void): (() => void) => {
  let left = false;
  change({ type: 'loading' });
  void readHistory(id)
    .then(({ messages, ended }) => !left && change({ type: 'loaded', messages, ended }))
    .catch((error: unknown) => !left && change({ type: 'unreadable', reason: sentenceOf(error) }));
  return () => {
    left = true;
  };
};

/** Shows a turn as it comes, at most once a frame. */
const follow = async (
  events: ReturnType<typeof sendMessage>,
  change: (change: Change) => void,
): Promise<void> => {
  let waiting = '';
  let frame: number | null = null;
  const flush = (): void => {
    frame = null;
    change({ type: 'heard', text: waiting });
    waiting = '';
  };
  for await (const event of events) {
    if (event.type === 'delta') {
      waiting += event.text;
      frame ??= requestAnimationFrame(flush);
    } else if (event.type === 'done' || event.type === 'error') {
      if (frame !== null) cancelAnimationFrame(frame);
      if (event.type === 'error') throw new Failure(event.code);
      return change({ type: 'answered', message: event.message, ended: event.session_ended });
    }
  }
  throw new Failure('network_failed');
};

const reasonOf = (error: unknown): string =>
  error instanceof Failure && error.code === 'network_failed' ? chatText.unreachable : sentenceOf(error);
