import type { ChatSessionId } from '@studia/contract/ids';
import { CHAT } from '@studia/contract/limits';
import { readStored, writeStored, type TextStorage } from './json-storage.ts';
import { STORAGE_KEYS } from './keys.ts';

const areIds = (value: unknown): value is ChatSessionId[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

/** Conversations that were begun here without an account. */
export const visitorSessions = (storage: TextStorage): ChatSessionId[] =>
  readStored(storage, STORAGE_KEYS.visitorSessions, areIds, []);

/** Remembers one of them, so that it can move into the account of who signs in. */
export const keepVisitorSession = (storage: TextStorage, id: ChatSessionId): void => {
  const ids = [...visitorSessions(storage).filter((other) => other !== id), id];
  writeStored(storage, STORAGE_KEYS.visitorSessions, ids.slice(-CHAT.threadsKeptLocally));
};

export const forgetVisitorSessions = (storage: TextStorage): void =>
  storage.removeItem(STORAGE_KEYS.visitorSessions);
