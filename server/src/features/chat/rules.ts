import { CHAT } from '@studia/contract/limits';

/** A turn that has not ended by now was cut off by a crash, and its conversation is free again. */
export const TURN_LIMIT = 5 * 60 * 1000;

/** Why a conversation can't take a message now; null when it can. */
export const obstacleTo = (
  { endedAt, turnStartedAt }: { endedAt: Date | null; turnStartedAt: Date | null },
  now: Date,
): 'session_ended' | 'turn_in_progress' | null => {
  if (endedAt) return 'session_ended';
  const running = turnStartedAt && turnStartedAt.getTime() >= now.getTime() - TURN_LIMIT;
  return running ? 'turn_in_progress' : null;
};

/** A conversation is called after its first message (SPEC 3). */
export const titleOf = (firstMessage: string): string => cut(firstMessage, CHAT.storedTitle);

/** The preview of the last message in a list (SPEC 3). */
export const previewOf = (lastMessage: string): string => cut(lastMessage, CHAT.storedPreview);

// A family of four is one character in eleven units; only a character made to be endless has more than these.
const UNITS_PER_CHARACTER = 32;

// Counted in characters as people see them, so that an emoji is never cut in half.
const cut = (text: string, longest: number): string => {
  const oneLine = text.trim().replaceAll(/\s+/g, ' ');
  const enough = oneLine.slice(0, longest * UNITS_PER_CHARACTER).toWellFormed();
  const characters = Array.from(new Intl.Segmenter().segment(enough), ({ segment }) => segment);
  return characters.slice(0, longest).join('');
};
