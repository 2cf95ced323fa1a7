import { CHAT } from '@studia/contract/limits';

/** A turn that has not ended by now was cut off by a crash, and its conversation is free again. */
export const TURN_LIMIT = 5 * 60 * 1000;

/** A conversation is called after its first message (SPEC 3). */
export const titleOf = (firstMessage: string): string => cut(firstMessage, CHAT.storedTitle);

/** The preview of the last message in a list (SPEC 3). */
export const previewOf = (lastMessage: string): string => cut(lastMessage, CHAT.storedPreview);

// Counted in characters as people see them, so that an emoji is never cut in half.
const cut = (text: string, longest: number): string => {
  const oneLine = text.trim().replaceAll(/\s+/g, ' ');
  const characters = Array.from(new Intl.Segmenter().segment(oneLine), ({ segment }) => segment);
  return characters.slice(0, longest).join('');
};
