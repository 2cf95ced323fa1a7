import { STORAGE_KEYS } from './storage/keys.ts';

const EVENT = 'conversationThreadsUpdated';

/** Tells the conversation list that something changed (SPEC 4.8). */
export const announceUpdate = (): void => {
  window.dispatchEvent(new Event(EVENT));
};

/** What other tabs store all the time without saying anything about conversations. */
const CHATTER: ReadonlySet<string | null> = new Set(['lastActivity', STORAGE_KEYS.drafts]);

/** Calls back when a conversation changed, here or in another tab. */
export const onUpdate = (listener: () => void): (() => void) => {
  const onStorage = ({ key }: StorageEvent): void => {
    if (!CHATTER.has(key)) listener();
  };
  window.addEventListener(EVENT, listener);
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener(EVENT, listener);
    window.removeEventListener('storage', onStorage);
  };
};
