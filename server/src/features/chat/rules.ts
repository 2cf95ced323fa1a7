import type { AboutBook } from '@studia/contract/chat';
import { ALLOWANCE, CHAT } from '@studia/contract/limits';

/** How often a process tells that its turns are alive. */
export const TURN_SIGN_OF_LIFE = 3_000;

/** A turn that nobody has heard of for so long was cut off by a crash, and its conversation is free again. */
export const TURN_SILENCE = 12_000;

interface TurnTimes {
  turnStartedAt: Date | null;
  turnSeenAt: Date | null;
}

/** Whether an answer is coming; one whose process went silent is not. */
export const isRunning = ({ turnStartedAt, turnSeenAt }: TurnTimes, now: Date): boolean => {
  const heardOf = turnSeenAt ?? turnStartedAt;
  return turnStartedAt !== null && heardOf !== null && now.getTime() - heardOf.getTime() <= TURN_SILENCE;
};

/** Why a conversation can't take a message now; null when it can. */
export const obstacleTo = (
  { endedAt, ...turn }: TurnTimes & { endedAt: Date | null },
  now: Date,
): 'session_ended' | 'turn_in_progress' | null => {
  if (endedAt) return 'session_ended';
  return isRunning(turn, now) ? 'turn_in_progress' : null;
};

/** Whether the last word is the student's although nobody answers it: the turn broke and waits to be taken up again. */
export const isCutOff = (lastType: 'user' | 'assistant' | undefined, turn: TurnTimes, now: Date): boolean =>
  lastType === 'user' && !isRunning(turn, now);

/** Whether a visitor has asked as much as one may without an account. */
export const mustSignIn = (messages: readonly { type: 'user' | 'assistant' }[]): boolean =>
  messages.filter(({ type }) => type === 'user').length >= ALLOWANCE.questionsSignedOut;

/** A conversation is called after its first message (SPEC 3), or after what a button was pressed on. */
export const titleOf = (firstMessage: string, about: AboutBook | null = null): string =>
  cut(firstMessage || (about?.quote ?? placeOf(about)), CHAT.storedTitle);

const placeOf = (about: AboutBook | null): string => {
  if (!about) return '';
  return about.page === undefined ? about.title : `p. ${about.page}, ${about.title}`;
};

/** The preview of the last message in a list (SPEC 3). */
export const previewOf = (lastMessage: string): string => cut(lastMessage, CHAT.storedPreview);

// A family of four is one character in eleven units; only a character made to be endless has more than these.
const UNITS_PER_CHARACTER = 32;

/** How much of a message a preview is made from; the white space that it folds counts too. */
export const PREVIEW_UNITS = 2 * CHAT.storedPreview * UNITS_PER_CHARACTER;

// Making one costs more than a hundred uses of it.
const characters = new Intl.Segmenter();

/** Signs that are each a character of their own: nothing has to be looked up about them. */
const PLAIN = /^[ -~]*$/;

// Counted in characters as people see them, so that an emoji is never cut in half.
const cut = (text: string, longest: number): string => {
  const oneLine = text.trim().replaceAll(/\s+/g, ' ');
  // With the sign after it, which may be an accent on the last one.
  if (PLAIN.test(oneLine.slice(0, longest + 1))) return oneLine.slice(0, longest);
  const enough = oneLine.slice(0, longest * UNITS_PER_CHARACTER).toWellFormed();
  let passed = 0;
  for (const { index } of characters.segment(enough)) {
    if (passed === longest) return enough.slice(0, index);
    passed += 1;
  }
  return enough;
};
