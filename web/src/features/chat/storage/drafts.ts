import type { ChatSessionId } from '@studia/contract/ids';
import { CHAT } from '@studia/contract/limits';
import { readStored, writeStored, type TextStorage } from './json-storage.ts';
import { STORAGE_KEYS } from './keys.ts';

type Drafts = Record<string, string>;

const areDrafts = (value: unknown): value is Drafts =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((draft) => typeof draft === 'string');

/** A conversation that has not begun has a draft too. */
const placeOf = (id: ChatSessionId | null): string => id ?? 'new';

const drafts = (storage: TextStorage): Drafts => readStored(storage, STORAGE_KEYS.drafts, areDrafts, {});

/** What the student has begun to write in a conversation. */
export const draftOf = (storage: TextStorage, id: ChatSessionId | null): string =>
  drafts(storage)[placeOf(id)] ?? '';

/** Keeps what is being written; an empty text is no draft. Only the newest are kept. */
export const keepDraft = (storage: TextStorage, id: ChatSessionId | null, text: string): void => {
  const { [placeOf(id)]: before, ...others } = drafts(storage);
  if (before === undefined && text === '') return;
  const entries = Object.entries(text === '' ? others : { ...others, [placeOf(id)]: text });
  writeStored(storage, STORAGE_KEYS.drafts, Object.fromEntries(entries.slice(-CHAT.threadsKeptLocally)));
};
