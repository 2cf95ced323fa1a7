import type { Attachment } from '@studia/contract/attachments';
import type { AboutBook, Message, MessageIntent, Style } from '@studia/contract/chat';
import type { ChatSessionId, MessageId } from '@studia/contract/ids';
import { readStored, writeStored, type TextStorage } from './json-storage.ts';
import { STORAGE_KEYS } from './keys.ts';

/** A message that the server has not confirmed yet. Its id makes sending it twice harmless. */
export interface Unsent {
  id: MessageId;
  /** Null until its conversation has begun. */
  session: ChatSessionId | null;
  content: string;
  /** What a button asks for, and what it is about. */
  intent: MessageIntent | null;
  about: AboutBook | null;
  style: Style;
  attachments: readonly Attachment[];
  replaces: MessageId | null;
  writtenAt: string;
}

const isUnsent = (value: unknown): value is Unsent => {
  const { id, session, content, attachments } = (value ?? {}) as Partial<Unsent>;
  return (
    typeof id === 'string' &&
    (session === null || typeof session === 'string') &&
    typeof content === 'string' &&
    Array.isArray(attachments)
  );
};
const areUnsent = (value: unknown): value is Unsent[] => Array.isArray(value) && value.every(isUnsent);

/** Messages on their way, in the order in which they were written. They outlive the page. */
export const makeUnsentMessages = (storage: TextStorage) => {
  const all = (): Unsent[] => readStored(storage, STORAGE_KEYS.unsent, areUnsent, []);
  const write = (messages: readonly Unsent[]): void => {
    if (messages.length === 0) storage.removeItem(STORAGE_KEYS.unsent);
    else writeStored(storage, STORAGE_KEYS.unsent, messages);
  };
  return {
    all,
    of: (session: ChatSessionId | null): Unsent[] => all().filter((message) => message.session === session),
    add: (message: Unsent): void => write([...all().filter(({ id }) => id !== message.id), message]),
    remove: (id: MessageId): void => {
      const messages = all();
      const left = messages.filter((message) => message.id !== id);
      if (left.length < messages.length) write(left);
    },
    /** The conversation has begun, or begun anew: what waited for it goes there. */
    move: (from: ChatSessionId | null, to: ChatSessionId): void =>
      write(all().map((message) => (message.session === from ? moved(message, to) : message))),
  };
};

// What it was to replace stays behind in the old conversation; a new one has nothing to replace.
const moved = (message: Unsent, session: ChatSessionId): Unsent => ({ ...message, session, replaces: null });

export type UnsentMessages = ReturnType<typeof makeUnsentMessages>;

/** How it stands in the conversation meanwhile. */
export const messageOf = ({ id, content, intent, about, attachments, writtenAt }: Unsent): Message => ({
  id,
  type: 'user',
  content,
  ...(intent && { intent }),
  ...(about && { about }),
  timestamp: writtenAt,
  ...(attachments.length > 0 && { attachments: [...attachments] }),
});
