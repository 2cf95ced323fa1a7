import { isBackToWork, isSchoolWork } from './back-to-work.ts';
import type { Notice } from './concern.ts';
import { careIn, checkOn, crisisReply, gladOf, saysIn, stayWith, type CareReply } from './crisis-reply.ts';
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
    const noticed = isOfAStory(thread, last.text) ? null : notice(ownWordsIn(thread, last.text));
    const care = lastCareIn(thread);
    // Who was asked is not asked the same again.
    if (noticed && !(noticed.concern === 'doubt' && care)) return crisisReply(noticed, country);
    return care && replyWithin(care, noticed !== null, last.text, country);
  };

const WRITES_A_STORY =
  /\b(?:writ\w+|start\w*|finish\w*|make up|come up with)\b.{0,30}\b(?:story|stories|novel|fanfic|scene|poem)\b/i;
const WRITES_A_TEXT =
  /\b(?:essay|story|stories|novel|fanfic|poem|speech|paragraph|conclusion|narrative|creative writing|my (?:main )?characters?|monologue)\b/i;
const TELLS_OF_OTHERS = /^\W*(?:he|she|they|it|the|then|suddenly|his|her|their)\b/i;
const OF_ONESELF_OR_NOW =
  /\b(?:i|im|i'm|me|my|mine|we|us|our|help|please|pls|now|call|ambulance|really|real)\b/i;
const STORY_TURNS = 8;

/** A sentence of the story that somebody is writing: told of others, with no word of themselves, of now, or of help. */
const isOfAStory = (thread: Thread, text: string): boolean =>
  TELLS_OF_OTHERS.test(text) &&
  !OF_ONESELF_OR_NOW.test(text) &&
  thread
    .slice(-STORY_TURNS, -1)
    .some((message) => message.by === 'student' && WRITES_A_STORY.test(message.text));

/**
 * Who writes a text asks how to end the text: “it all”, “my life” and whatever else is said stays as it is, and so does an
 * end that nobody asks about. And who asks about tears over onions means what is in onions.
 */
const ownWordsIn = (thread: Thread, text: string): string => {
  const isAbout = (matter: RegExp): boolean =>
    thread.slice(-STORY_TURNS).some((message) => message.by === 'student' && matter.test(message.text));
  const own = isAbout(WRITES_A_TEXT) ? text.replaceAll(ASKS_HOW_TO_END_IT, '$1end the text') : text;
  return isAbout(ONIONS) ? own.replaceAll(ACID_IN_AN_EYE, 'onion acid') : own;
};
const ASKS_HOW_TO_END_IT =
  /\b(how (?:do|can|should|could|would) (?:i|we) |how to )end (?:it|this)\b(?!\s+(?:all|now|tonight|today|soon|forever|for good|painless\w*|quick\w*)|[^.!?\n]*\b(?:pain\w*|hurts?)\b)/gi;
/** In a kitchen: under a microscope they lie in real acid. */
const ONIONS =
  /\bonions?\b(?! (?:root|cell|skin|epiderm))[^.!?]{0,60}\b(?:cry|tears?|eyes?|sting)|\b(?:cry\w*|tears?|chop\w*|peel\w*)\b[^.!?]{0,60}\bonions?\b(?! (?:root|cell|skin|epiderm))/i;
const ACID_IN_AN_EYE = /\bacid(?=(?: \S+){0,3} (?:in|into) (?:my|your|his|her) eyes?\b)/gi;

/** The care that is under way, and what it began with. */
interface Care extends CareReply {
  began: CareReply['kind'];
}

const lastCareIn = (thread: Thread): Care | null => {
  const cares: CareReply[] = [];
  for (const { by, text } of thread.toReversed()) {
    if (by === 'student') continue;
    const care = careIn(text);
    if (!care) break;
    cares.push(care);
  }
  const [last] = cares;
  const first = cares.at(-1);
  return last && first ? { ...last, began: first.kind } : null;
};

/**
 * Care is sticky: numbers, "idk" and silence are answers to it. It ends when somebody says that they are safe, and over work:
 * where a life may be at stake after one question, otherwise at once.
 */
const replyWithin = (care: Care, isHeavy: boolean, text: string, country: string | null): string | null => {
  const { kind, language, began } = care;
  if (kind === 'safe') return null;
  const plain = language === 'en' ? inPlainWords(text) : text.trim();
  const says = saysIn(language);
  const isFine = says.yes.test(plain) || says.safe.test(plain) || says.joke.test(plain);
  if (kind === 'check' || kind === 'doubt') {
    const isWork = kind === 'check' ? isSchoolWork(text) : isBackToWork(text, language);
    if (isHeavy || (says.no.test(plain) && !isWork)) return stayWith(care, country);
    return isFine && !isWork ? gladOf(language) : null;
  }
  if (!isHeavy && isOver(began, text, language)) return isGrave(began) ? checkOn(language) : null;
  if (says.joke.test(plain)) return checkOn(language);
  return says.safe.test(plain) ? gladOf(language) : stayWith(care, country);
};

/** After pills every answer may be about them: there only plain school work is work. */
const isOver = (began: CareReply['kind'], text: string, language: CareReply['language']): boolean =>
  began === 'emergency' ? isSchoolWork(text) : isBackToWork(text, language);

const isGrave = (began: CareReply['kind']): boolean => began === 'emergency' || began === 'self-harm';
