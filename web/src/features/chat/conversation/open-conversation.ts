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

export const setOpenConversation = (conversation: OpenConversation | null): void => {
  open = conversation;
};
