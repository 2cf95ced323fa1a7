import type { Conversation, Message } from '@studia/contract/chat';
import type { ChatSessionId } from '@studia/contract/ids';
import { CHAT } from '@studia/contract/limits';
import { chatText } from '../../../text/chat.ts';
import { titleFrom } from '../message-words.ts';
import type { LoadedMessages } from '../thread.ts';
import { cut } from './cut.ts';
import { readStored, writeStored, type TextStorage } from './json-storage.ts';
import { STORAGE_KEYS } from './keys.ts';

/** A conversation as this browser remembers it (SPEC 3). */
export interface StoredThread {
  id: ChatSessionId;
  title: string;
  lastMessage: string;
  timestamp: string;
  messageCount: number;
}

const isThread = (value: unknown): value is StoredThread => {
  const { id, title, lastMessage, timestamp, messageCount } = (value ?? {}) as Partial<StoredThread>;
  return (
    [id, title, lastMessage, timestamp].every((part) => typeof part === 'string') &&
    typeof messageCount === 'number'
  );
};
const areThreads = (value: unknown): value is StoredThread[] => Array.isArray(value) && value.every(isThread);

const isMessage = (value: unknown): value is Message => {
  const { id, type, content } = (value ?? {}) as Partial<Message>;
  return typeof id === 'string' && typeof content === 'string' && (type === 'user' || type === 'assistant');
};
const areMessages = (value: unknown): value is Message[] => Array.isArray(value) && value.every(isMessage);

/** The conversations that this browser remembers, newest first; none where they can't be read (SPEC 7.3). */
export const storedThreads = (storage: TextStorage): StoredThread[] =>
  readStored(storage, STORAGE_KEYS.threads, areThreads, []);

/** What was said in a conversation, as far as this browser remembers it. */
export const storedMessages = (storage: TextStorage, id: ChatSessionId): Message[] | null =>
  readStored(
    storage,
    STORAGE_KEYS.messagesOf(id),
    areMessages as (value: unknown) => value is Message[] | null,
    null,
  );

/** The same with how much was said before it; how much of that the student asked is not remembered. */
export const storedPart = (storage: TextStorage, id: ChatSessionId): LoadedMessages | null => {
  const messages = storedMessages(storage, id);
  const all = storedThreads(storage).find((thread) => thread.id === id)?.messageCount ?? 0;
  const missing = all - (messages?.length ?? 0);
  return messages && { messages, earlier: missing > 0 ? { messages: missing, questions: 0 } : null };
};

/** Remembers a conversation as it stands, after so many earlier messages; answers whether it has changed. The oldest give way to it (SPEC 9). */
export const keepThread = (
  storage: TextStorage,
  id: ChatSessionId,
  messages: readonly Message[],
  earlier = 0,
): boolean => {
  if (messages.length === 0) return false;
  const before = storage.getItem(STORAGE_KEYS.threads);
  const known = storedThreads(storage);
  const summary = summaryOf(id, messages);
  // A conversation is called by its first question, which may be among what is not here.
  const title = earlier > 0 ? known.find((other) => other.id === id)?.title : undefined;
  const all = [
    { ...summary, title: title ?? summary.title, messageCount: messages.length + earlier },
    ...known.filter((other) => other.id !== id),
  ].toSorted((a, b) => b.timestamp.localeCompare(a.timestamp));
  for (const dropped of all.slice(CHAT.threadsKeptLocally))
    storage.removeItem(STORAGE_KEYS.messagesOf(dropped.id));
  const threads = all.slice(0, CHAT.threadsKeptLocally);
  const others = threads.filter((other) => other.id !== id).toReversed();
  makeRoomFor(storage, others, () => writeStored(storage, STORAGE_KEYS.messagesOf(id), messages));
  makeRoomFor(storage, others, () => writeStored(storage, STORAGE_KEYS.threads, threads));
  return storage.getItem(STORAGE_KEYS.threads) !== before;
};

// A browser gives a site about five million characters. The words of the oldest conversations go first.
const makeRoomFor = (
  storage: TextStorage,
  oldestFirst: readonly StoredThread[],
  write: () => boolean,
): void => {
  if (write()) return;
  for (const { id } of oldestFirst) {
    storage.removeItem(STORAGE_KEYS.messagesOf(id));
    if (write()) return;
  }
};

const summaryOf = (id: ChatSessionId, messages: readonly Message[]): StoredThread => {
  const last = messages.at(-1);
  const first = messages.find(({ type }) => type === 'user');
  return {
    id,
    title: cut(first ? titleFrom(first) : '', CHAT.storedTitle) || chatText.untitled,
    lastMessage: cut(last?.content ?? '', CHAT.storedPreview),
    timestamp: last?.timestamp ?? '',
    messageCount: messages.length,
  };
};

/** Forgets a conversation, as when it was deleted. */
export const forgetThread = (storage: TextStorage, id: ChatSessionId): void => {
  storage.removeItem(STORAGE_KEYS.messagesOf(id));
  const threads = storedThreads(storage);
  const left = threads.filter((thread) => thread.id !== id);
  if (left.length < threads.length) writeStored(storage, STORAGE_KEYS.threads, left);
};

/** Forgets all of them. */
export const forgetThreads = (storage: TextStorage): void => {
  for (const { id } of storedThreads(storage)) storage.removeItem(STORAGE_KEYS.messagesOf(id));
  storage.removeItem(STORAGE_KEYS.threads);
};

/** The list of conversations as the server would tell it, from memory. */
export const storedConversations = (storage: TextStorage): Conversation[] =>
  storedThreads(storage).map(({ id, title, lastMessage, timestamp, messageCount }) => ({
    session_id: id,
    title,
    last_message: lastMessage,
    message_count: messageCount,
    created_at: timestamp,
    updated_at: timestamp,
  }));
