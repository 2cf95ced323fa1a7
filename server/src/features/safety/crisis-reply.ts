import type { Concern, Noticed } from './concern.ts';
import { helpLinesIn } from './help-lines.ts';
import { SAFE_WORDS } from './words/safe-words.ts';
import type { SafeWords } from './words/words.ts';

/** What is said to somebody in trouble, or to a wish that is not met; always the same words, in the student's language. */
export const crisisReply = ({ concern, language }: Noticed, country: string | null): string => {
  const words = SAFE_WORDS[language];
  switch (concern) {
    case 'self-harm':
    case 'eating':
    case 'drugs':
      return caring(words, concern, words.toSomebody, country);
    case 'abuse':
      return caring(words, concern, words.ifHurt, country);
    case 'violence':
      return caring(words, concern, words.nobodyHurt, country);
    case 'emergency':
      return joined(words.openings.emergency, callNow(words, country), words.whileYouWait, words.afterwards);
    case 'dangerous wish':
    case 'sexual wish':
      return words.refusals[concern];
  }
};

/** The language in which the tutor's last words were such an answer; null when they were none, or a refusal. */
export const languageOfCare = (text: string): Noticed['language'] | null => {
  const found = Object.entries(SAFE_WORDS).find(([, { openings }]) =>
    Object.values(openings).some((opening) => text.startsWith(opening)),
  );
  return (found?.[0] as Noticed['language'] | undefined) ?? null;
};

/** What is said to somebody who answers to the care, and not yet to the work. */
export const followUp = (language: Noticed['language'], country: string | null): string => {
  const words = SAFE_WORDS[language];
  return joined(words.openings['follow-up'], words.startSmall, whoListens(words, country), words.stillHere);
};

const caring = (
  words: SafeWords,
  concern: Extract<Concern, 'self-harm' | 'eating' | 'abuse' | 'drugs' | 'violence'>,
  whatToDo: string,
  country: string | null,
): string =>
  joined(
    words.openings[concern],
    withNumber(whatToDo, words, country),
    whoListens(words, country),
    words.stillHere,
  );

const withNumber = (text: string, { localNumber }: SafeWords, country: string | null): string =>
  text.replaceAll('{number}', helpLinesIn(country).emergency ?? localNumber);

const callNow = (words: SafeWords, country: string | null): string => {
  const { poison } = helpLinesIn(country);
  const now = withNumber(words.callNow, words, country);
  return poison ? joined(now, `${words.ifSwallowed} ${poison}.`) : now;
};

const whoListens = ({ whoListens: title, anywhere }: SafeWords, country: string | null): string =>
  [title, ...[...helpLinesIn(country).lines, anywhere].map((line) => `- ${line}`)].join('\n');

const joined = (...paragraphs: readonly string[]): string => paragraphs.join('\n\n');
