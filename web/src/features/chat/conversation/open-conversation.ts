import type { ChatSessionId } from '@studia/contract/ids';

/** The conversation on the page, as the rest of the app may know it. */
export interface OpenConversation {
  session: ChatSessionId | null;
  /** Something was said in it, and it has not ended. */
  isGoing: boolean;
  /** Forgets it on the page; the server keeps it. */
  reset: () => void;
}

let open: OpenConversation | null = null;

/** The conversation on the page, if there is one. */
export const openConversation = (): OpenConversation | null => open;

/** Whether the page's address names this conversation, also while its page is still being fetched. */
export const isAddressed = (session: ChatSessionId | null): boolean =>
  window.location.pathname === '/dashboard' &&
  new URLSearchParams(window.location.search).get('session_id') === session;

export const setOpenConversation = (conversation: OpenConversation | null): void => {
  open = conversation;
};
