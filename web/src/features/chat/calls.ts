import { chat, type Conversation, type Message, type TurnEvent } from '@studia/contract/chat';
import type { ChatSessionId, MessageId } from '@studia/contract/ids';
import { call } from '../../client/call.ts';
import { stream } from '../../client/stream.ts';

export const createSession = async (): Promise<ChatSessionId> => {
  const { session_id } = await call(chat.createSession, { body: {} });
  return session_id;
};

export const sendMessage = (
  sessionId: ChatSessionId,
  id: MessageId,
  message: string,
  signal: AbortSignal,
): AsyncIterable<TurnEvent> =>
  stream(chat.sendMessage, { body: { session_id: sessionId, message, message_id: id } }, signal);

export const readHistory = async (
  sessionId: ChatSessionId,
): Promise<{ messages: Message[]; ended: boolean }> => {
  const { messages, session_ended } = await call(chat.history, { query: { session_id: sessionId } });
  return { messages, ended: session_ended };
};

export const listConversations = async (): Promise<Conversation[]> => {
  const { conversations } = await call(chat.conversations, {});
  return conversations;
};
