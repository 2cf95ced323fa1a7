import { chat } from '@studia/contract/chat';
import type { ChatSessionId } from '@studia/contract/ids';
import { call } from '../../../client/call.ts';
import { endOnLeave } from '../../../features/chat/conversation/end-on-leave.ts';
import { keepVisitorSession } from '../../../features/chat/storage/visitor-sessions.ts';
import { plainWords } from '../../../ui/markdown/plain-words.ts';

/** Starts a conversation and asks the question that the page shows as asked. */
export const begin = async (question: string): Promise<ChatSessionId> => {
  const { session_id } = await call(chat.createSession, { body: {} });
  keepVisitorSession(localStorage, session_id);
  endOnLeave(session_id);
  await ask(session_id, question);
  return session_id;
};

/** Says something to the tutor, and answers what it says: formulas in one line, because nothing here draws them. */
export const ask = async (session: ChatSessionId, message: string): Promise<string> => {
  const { response } = await call(chat.sendMessage, { body: { session_id: session, message } });
  return plainWords(response);
};
