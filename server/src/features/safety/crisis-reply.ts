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
    case 'doubt':
      return joined(words.openings.doubt, words.orGoOn);
    case 'dangerous wish':
    case 'sexual wish':
      return words.refusals[concern];
  }
};

/** What the tutor's last words were, and in which language: care, or how it was gone on with; null when they were none. */
export interface CareReply {
  kind: keyof SafeWords['openings'];
  language: Noticed['language'];
}

export const careIn = (text: string): CareReply | null => {
  for (const [language, { openings }] of Object.entries(SAFE_WORDS)) {
    const kind = Object.entries(openings).find(([, opening]) => text.startsWith(opening))?.[0];
    // Both were keys of tables that are typed so.
    if (kind !== undefined) return { kind, language } as CareReply;
  }
  return null;
};

/** What is said to somebody who answers to the care, and not yet to the work; other words than just before. */
export const stayWith = ({ kind, language }: CareReply, country: string | null): string => {
  const words = SAFE_WORDS[language];
  const { openings, isSomebodyThere, startSmall } = words;
  if (kind === 'emergency' || kind === 'still an emergency')
    return joined(openings['still an emergency'], callNow(words, country), isSomebodyThere);
  return kind === 'follow-up'
    ? joined(openings['still with you'], withNumber(words.toSomebody, words, country), isSomebodyThere)
    : joined(openings['follow-up'], startSmall, whoListens(words, country), words.stillHere);
};

/** Asks once whether somebody is safe who says that they joked, or wants to go back to work. */
export const checkOn = (language: Noticed['language']): string => SAFE_WORDS[language].openings.check;

/** Lets go of care. */
export const gladOf = (language: Noticed['language']): string => SAFE_WORDS[language].openings.safe;

/** How a message answers to care, by the words of its language. */
export const saysIn = (language: Noticed['language']): SafeWords['says'] => SAFE_WORDS[language].says;

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
