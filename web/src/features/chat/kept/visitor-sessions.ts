import type { ChatSessionId } from '@studia/contract/ids';
import { CHAT } from '@studia/contract/limits';
import { KEPT } from './names.ts';
import { readKept, writeKept, type KeptStorage } from './storage.ts';

const areIds = (value: unknown): value is ChatSessionId[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

/** Conversations that were begun here without an account. */
export const visitorSessions = (storage: KeptStorage): ChatSessionId[] =>
  readKept(storage, KEPT.visitorSessions, areIds, []);

/** Remembers one of them, so that it can move into the account of who signs in. */
export const keepVisitorSession = (storage: KeptStorage, id: ChatSessionId): void => {
  const ids = [...visitorSessions(storage).filter((other) => other !== id), id];
  writeKept(storage, KEPT.visitorSessions, ids.slice(-CHAT.threadsKeptLocally));
};

export const forgetVisitorSessions = (storage: KeptStorage): void => storage.removeItem(KEPT.visitorSessions);
