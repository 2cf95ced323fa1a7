import { withoutAsides } from '../reading/without-asides.ts';
import { withToldNumbers } from './told-numbers.ts';

/** “7. Notebooks cost …”. */
const NUMBERED = /^\s*(?:#\s?|no\.\s?|q(?:uestion)?\s?|problem\s?)?\d{1,3}[.):]\s+(?=\p{L})/iu;

/** Behind it stands what the student did: “i put 7 r 3”, “10·9·8 = 720?”. Who puts money in a bank tells a story. */
const OWN_WORK =
  /(?<![\s.,;:!?])[\s.,;:!?]{1,8}(?<!\b(?:if|do|does|did|should|would|will|can|could|when|what|how|that|and then)\s)(?:(?:but|and|so)\s+)*(?:(?:i|ive|i've|we)\s+(?:(?:keep getting|got|get|put)\s+(?:(?:it|like|about|that|the answer)\s+){0,2}[-−]?\$?\d[\d.,/]*(?!\d|%|\s?percent|\s(?:in(?:to)?|on|off|from|each|every|more)\b)|(?:did|tried)\s[^?]{0,60}\d|(?:say|said|think|thought|wrote)\b)|is (?:it|that)\s+[-−$]?[\d.,/]+(?=\W*$|\s(?:right|correct|or)\b)|my answer (?:is|was)\b|(?:the )?(?:back of the )?(?:book|answer key|key) says\b|[\d.()+*×/÷^−-][\d\s.()+*×/÷^−-]{2,60}=\s?[-−$]?\d).*$/is;

/** What has asked before is a task; what asks only behind it tells more of one. */
const HAS_ASKED = /\?|\b(?:how|what|whats|which|find|calculate|work out|determine|compute|need)\b/i;

/** A task without its number in the book, and without what the student did about it. */
export const taskAlone = (message: string): string => {
  const work = workBehind(message);
  return withToldNumbers(withoutAsides(message.slice(0, message.length - work.length).replace(NUMBERED, '')));
};

/** What the student did about a task, as far as it stands behind it. */
export const workBehind = (message: string): string => {
  const work = OWN_WORK.exec(message);
  return work && HAS_ASKED.test(message.slice(0, work.index + 1)) ? work[0] : '';
};

/** A task, and what follows on it. */
interface Parted {
  task: string;
  work: string;
}

/** “… estimate population?? 50·40/8”: the ways to part a message into a task and what may be work on it, the shortest task first. */
export const partedAfterTask = (message: string): Parted[] =>
  Array.from(message.slice(0, LONGEST_TASK).matchAll(ENDS_A_SENTENCE), ({ index, 0: end }) => ({
    task: message.slice(0, index + end.trimEnd().length),
    work: message.slice(index + end.length),
  }))
    .filter(
      ({ task, work }) =>
        HAS_ASKED.test(task) &&
        TELLS_A_VALUE.test(work) &&
        !HAS_ASKED.test(work.replaceAll(/\?\s*$/g, '')) &&
        !IS_GIVEN.test(work),
    )
    .slice(0, MOST_PARTS);
const ENDS_A_SENTENCE = /[^\s.?!][.?!]{1,4}\s+(?=\S)/g;
const TELLS_A_VALUE = /\d/;
/** “g = 10” is given, and no work. */
const IS_GIVEN =
  /^\W*(?:use |take |assume )|^\W*\p{L}{1,3}\s?=\s?[-−]?[\d.]+(?:\s?[\p{L}/²³^\d]{1,8})?\W*$/iu;
const [LONGEST_TASK, MOST_PARTS] = [400, 2];
