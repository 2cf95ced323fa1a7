/** The names under which this browser keeps what belongs to conversations (SPEC 3). */
export const STORAGE_KEYS = {
  threads: 'conversation_threads',
  messagesOf: (id: string): string => `thread_messages_${id}`,
  drafts: 'chat_drafts',
  unsent: 'unsent_messages',
  owner: 'conversations_owner',
  visitorSessions: 'visitor_sessions',
  /** Until you close the tab. */
  openedSteps: 'openedSteps',
} as const;
