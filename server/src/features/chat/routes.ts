import { chat as calls, type TurnEvent } from '@studia/contract/chat';
import { Failure } from '@studia/contract/errors';
import type { Routes } from '../../http/bind.ts';
import type { Chat } from './service.ts';

const done = { success: true } as const;

export const chatRoutes =
  (chat: Chat): Routes =>
  (bind) => {
    bind.call(calls.createSession, async ({ caller }) => ({
      session_id: await chat.createSession(caller?.studentId ?? null),
    }));
    bind.stream(
      calls.sendMessage,
      ({ caller, body }) =>
        chat.send({
          owner: caller?.studentId ?? null,
          sessionId: body.session_id,
          message: body.message,
          messageId: body.message_id ?? null,
        }),
      lastWord,
    );
    bind.call(calls.endSession, async ({ caller, body }) => {
      await chat.endSession(caller?.studentId ?? null, body.session_id);
      return done;
    });
    bind.call(calls.history, async ({ caller, query }) => {
      const { messages, ended } = await chat.history(caller?.studentId ?? null, query.session_id);
      return { ...done, messages, session_ended: ended };
    });
    bind.call(calls.conversations, async ({ caller }) => ({
      ...done,
      conversations: await chat.conversations(caller.studentId),
    }));
    bind.call(calls.deleteConversation, async ({ caller, params }) => {
      await chat.deleteConversation(caller.studentId, params.id);
      return done;
    });
  };

/** The whole turn as one answer, for callers that do not stream. */
const lastWord = async (events: AsyncIterable<TurnEvent>) => {
  for await (const event of events) {
    if (event.type === 'done')
      return { response: event.message.content, session_ended: event.session_ended, message: event.message };
    if (event.type === 'error') throw new Failure(event.code);
  }
  throw new Failure('internal');
};
