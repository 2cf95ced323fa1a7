const EVENT = 'conversationThreadsUpdated';

/** Tells the conversation list that something changed (SPEC 4.8). */
export const announceUpdate = (): void => {
  window.dispatchEvent(new Event(EVENT));
};

/** Calls back when a conversation changed, here or in another tab. */
export const onUpdate = (listener: () => void): (() => void) => {
  window.addEventListener(EVENT, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(EVENT, listener);
    window.removeEventListener('storage', listener);
  };
};
