import type { Message } from '@studia/contract/chat';
import { PLAN } from '@studia/contract/limits';
import { plan } from '@studia/contract/plan';
import { call } from '../../client/call.ts';
import { withFallbackMessage } from '../../client/with-fallback-message.ts';
import { callFailed } from '../../text/chat.ts';
import { titleFrom } from './message-words.ts';

/** Who says "yes" or "why?" goes on with what they asked before; further back a conversation was about something else. */
const LOOKED_AT = 3;

/** What a conversation is about by now, or null where nobody could tell. */
export const topicOf = async (messages: readonly Message[]): Promise<string | null> => {
  const asked = messages.flatMap(({ type, content, about }, at) =>
    type === 'user' && titleFrom({ content, about }) !== ''
      ? [{ content: titleFrom({ content, about }), answer: messages[at + 1]?.content ?? null }]
      : [],
  );
  for (const { content, answer } of asked.toReversed().slice(0, LOOKED_AT)) {
    const body = { message: content, ai_response: answer?.slice(0, PLAN.responseCharacters) ?? null };
    const { topic } = await withFallbackMessage(callFailed.topic, call(plan.extractTopic, { body }));
    if (topic !== null) return topic;
  }
  return null;
};
