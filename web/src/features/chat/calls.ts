import {
  chat,
  type About,
  type AboutBook,
  type Conversation,
  type Message,
  type Style,
  type TurnEvent,
} from '@studia/contract/chat';
import type { Request } from '@studia/contract/endpoint';
import { Failure } from '@studia/contract/errors';
import type { ChatSessionId, MessageId } from '@studia/contract/ids';
import { CHAT } from '@studia/contract/limits';
import { call } from '../../client/call.ts';
import { readJson, request } from '../../client/request.ts';
import { stream } from '../../client/stream.ts';
import { withFallbackMessage } from '../../client/with-fallback-message.ts';
import { callFailed } from '../../text/chat.ts';
import { attachmentFrom } from './attachment.ts';
import type { Unsent } from './storage/unsent.ts';

/** What of a conversation stands before what is known of it: so many messages, of which so many the student's. */
export interface Earlier {
  messages: number;
  questions: number;
}

/** A conversation as the server tells it: its newest messages, and what stands before them. */
export interface History {
  messages: Message[];
  earlier: Earlier | null;
  ended: boolean;
  turn: 'none' | 'running' | 'cut-off';
}

/** Some conversations, and whether there are older ones. */
export interface ConversationPage {
  conversations: readonly Conversation[];
  more: boolean;
}

export const createSession = async (style: Style): Promise<ChatSessionId> => {
  const { session_id } = await withFallbackMessage(
    callFailed.createSession,
    call(chat.createSession, { body: { style } }),
  );
  return session_id;
};

export const sendMessage = async function* (
  session: ChatSessionId,
  message: Unsent,
  signal: AbortSignal,
): AsyncGenerator<TurnEvent> {
  const events = stream(chat.sendMessage, { body: bodyOf(session, message) }, signal);
  try {
    yield* events;
  } catch (error) {
    if (error instanceof Failure && error.sentence === '') error.sentence = callFailed.sendMessage;
    throw error;
  }
};

/** Sends a message of a conversation that nobody looks at; its answer is there when somebody does. */
export const sendUnseen = async (session: ChatSessionId, message: Unsent): Promise<void> => {
  await withFallbackMessage(
    callFailed.sendMessage,
    call(chat.sendMessage, { body: bodyOf(session, message) }),
  );
};

const bodyOf = (
  session: ChatSessionId,
  { id, content, intent, about, style, replaces, attachments }: Unsent,
) => ({
  session_id: session,
  ...(content !== '' && { message: content }),
  ...(intent && { intent }),
  ...(about && { about: placeIn(about) }),
  message_id: id,
  style,
  ...(replaces !== null && { replaces }),
  ...(attachments.length > 0 && { attachments: attachments.map((attachment) => ({ id: attachment.id })) }),
});

const placeIn = ({ book_id, page, quote }: AboutBook): About => ({
  book_id,
  ...(page !== undefined && { page }),
  ...(quote !== undefined && { quote }),
});

export const readHistory = async (session: ChatSessionId): Promise<History> =>
  historyFrom({ session_id: session, last: CHAT.messagesAPage });

/** What was said before a message that is known: a page of it, or all of it. */
export const readEarlier = async (
  session: ChatSessionId,
  before: MessageId,
  amount: 'page' | 'all',
): Promise<History> =>
  historyFrom({ session_id: session, before, ...(amount === 'page' && { last: CHAT.messagesAPage }) });

const historyFrom = async (query: Request<typeof chat.history>['query']): Promise<History> => {
  const { messages, earlier, session_ended, turn } = await withFallbackMessage(
    callFailed.history,
    call(chat.history, { query }),
  );
  return { messages: messages.map(readable), earlier: earlier ?? null, ended: session_ended, turn };
};

const readable = (message: Message): Message =>
  message.attachments ? { ...message, attachments: message.attachments.map(attachmentFrom) } : message;

export const stopTutor = async (session: ChatSessionId): Promise<void> => {
  await call(chat.stop, { body: { session_id: session } });
};

export const endSession = async (session: ChatSessionId): Promise<void> => {
  await withFallbackMessage(callFailed.endSession, call(chat.endSession, { body: { session_id: session } }));
};

/** Ends a conversation also when the page goes away meanwhile, or the student has just signed out. */
export const endSessionKeepalive = async (session: ChatSessionId, token: string | null): Promise<void> => {
  const body = { session_id: session };
  await request(
    chat.endSession,
    { body },
    { token, accept: 'application/json', outlivesPage: true, read: readJson },
  );
};

/** A page of the student's conversations, newest first; `before` names the last one of the page before. */
export const listConversations = async (before: ChatSessionId | null): Promise<ConversationPage> => {
  const query = before === null ? {} : { before };
  return withFallbackMessage(callFailed.conversations, call(chat.conversations, { query }));
};

export const deleteConversation = async (session: ChatSessionId): Promise<void> => {
  await withFallbackMessage(
    callFailed.deleteConversation,
    call(chat.deleteConversation, { params: { id: session } }),
  );
};

/** Takes conversations that were begun signed out into the account. */
export const claimSessions = async (sessions: ChatSessionId[]): Promise<void> => {
  await call(chat.claim, { body: { session_ids: sessions } });
};
