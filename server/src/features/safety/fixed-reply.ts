import type { Notice } from './concern.ts';
import { careIn, checkOn, crisisReply, gladOf, saysIn, stayWith, type CareSaid } from './crisis-reply.ts';
import { inPlainWords } from './wording.ts';

/** What was said so far, oldest first. */
export type Thread = readonly { readonly by: 'student' | 'tutor'; readonly text: string }[];

/** The fixed words for what was said last; null when it is a matter of study, which an engine may answer. */
export type FixedReply = (thread: Thread, country: string | null) => string | null;

export const makeFixedReply =
  (notice: Notice): FixedReply =>
  (thread, country) => {
    const last = thread.at(-1);
    if (last?.by !== 'student') return null;
    const noticed = notice(last.text);
    if (noticed) return crisisReply(noticed, country);
    const care = careIn(thread.findLast(({ by }) => by === 'tutor')?.text ?? '');
    return care && replyWithin(care, last.text, country);
  };

/** Care is sticky: it ends when somebody says that they are safe, or was asked once and goes on with something else. */
const replyWithin = (care: CareSaid, text: string, country: string | null): string | null => {
  if (care.kind === 'safe') return null;
  const { language } = care;
  const plain = language === 'en' ? inPlainWords(text) : text.trim();
  const says = saysIn(language);
  if (care.kind === 'check') {
    if (says.no.test(plain)) return stayWith(care, country);
    return says.yes.test(plain) || says.safe.test(plain) || says.joke.test(plain) ? gladOf(language) : null;
  }
  if (says.joke.test(plain) || isWork(text)) return checkOn(language);
  return says.safe.test(plain) ? gladOf(language) : stayWith(care, country);
};

// A sum or a question of study, whatever the language. A number alone is an answer: how many, how old, when.
const isWork = (text: string): boolean => text.length > LONGEST_ANSWER || WORK.test(text);
const LONGEST_ANSWER = 160;
const WORK =
  /=|\d\s*[-+*/×÷^]\s*\(?\w|\b(?:solve|explain|what (?:is|are|does|was)|how (?:do|does|to) (?!i tell)|photosynthesis|homework|exercise|worksheet|essay|chapter|fractions?|equations?|go on with|continue with|back to (?:the|my|our))\b|\?.{0,3}$(?<=.{26,})/is;
