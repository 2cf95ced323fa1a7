import { chat as calls, type TurnEvent } from '@studia/contract/chat';
import { Failure } from '@studia/contract/errors';
import type { Routes } from '../../http/calls/bind.ts';
import type { Chat } from './service.ts';

const done = { success: true } as const;

export const chatRoutes =
  (chat: Chat): Routes =>
  (bind) => {
    bind.call(calls.createSession, async ({ caller, body }) => ({
      session_id: await chat.createSession(caller?.studentId ?? null, body.style ?? 'guide'),
    }));
    bind.stream(
      calls.sendMessage,
      ({ caller, body }) =>
        chat.send({
          owner: caller?.studentId ?? null,
          sessionId: body.session_id,
          message: body.message ?? '',
          intent: body.intent ?? null,
          about: body.about ?? null,
          messageId: body.message_id ?? null,
          replaces: body.replaces ?? null,
          style: body.style ?? null,
          attachments: (body.attachments ?? []).map(({ id }) => id),
        }),
      lastWord,
    );
    bind.call(calls.stop, async ({ caller, body }) => ({
      ...done,
      stopped: await chat.stop(caller?.studentId ?? null, body.session_id),
    }));
    bind.call(calls.claim, async ({ caller, body }) => ({
      ...done,
      claimed: await chat.claim(caller.studentId, body.session_ids),
    }));
    bind.call(calls.endSession, async ({ caller, body }) => {
      await chat.endSession(caller?.studentId ?? null, body.session_id);
      return done;
    });
    bind.call(calls.history, async ({ caller, query }) => {
      const part = { last: query.last ?? null, before: query.before ?? null };
      const { ended, ...history } = await chat.history(caller?.studentId ?? null, query.session_id, part);
      return { ...done, ...history, session_ended: ended };
    });
    bind.call(calls.conversations, async ({ caller, query }) => ({
      ...done,
      ...(await chat.conversations(caller.studentId, query.before ?? null)),
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
