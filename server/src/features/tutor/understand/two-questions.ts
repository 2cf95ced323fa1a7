import { subjectOf } from './subject.ts';
import { wholeQuestion } from './whole-question.ts';

const ASKED = String.raw`(?:what|whats|what's|which|wich|who|whos|when|where|why|how)`;
const VERBS = 'is|are|r|was|were|do|does|did|can|could|will|would|has|have|one|ones';
const SECOND = String.raw`${ASKED}(?:'?s)?\s(?:(?:${VERBS})\b|(?:\p{L}+\s){1,2}(?:${VERBS})\b|(?:many|much|long|far|big|old|fast|often)\b|\p{L}+s\b)`;
/** “How many continents are there and which is biggest”, “who was he? when did he die”. */
const TWO = new RegExp(
  String.raw`^((?:\S+\s+){0,3}?${ASKED}\b[^?.!]{6,90}?)\s*(?:[?,;&]|\b(?:and|n|also|plus)\b)[\s?,;]*(?:(?:and|also|n)\s+)?(${SECOND}.{0,90})$`,
  'iu',
);
/** “When did it start and end”: two things that are asked of one. */
const START_AND_END =
  /^(.*\b(?:when|where|how|why|what year)\b.*\b)(start|begin|started|began)(?:s|ed)? (?:and|n|&|or) (?:did it |does it |when did it |it )?(end|finish|stop)(?:s|ed)?\b(.*)$/i;

/** The two questions that a message asks, each as it would be asked alone; null where it asks one. `plain` is in plain spelling. */
export const twoQuestionsIn = (plain: string): readonly [string, string] | null => {
  if (plain.length > LONGEST) return null;
  const [, before = '', start = '', end = '', behind = ''] = START_AND_END.exec(plain) ?? [];
  if (start !== '') return [`${before}${start}${behind}`, `${before}${end}${behind}`];
  const [, first = '', second = ''] = TWO.exec(plain) ?? [];
  if (first === '' || ABOUT_BOTH.test(first)) return null;
  return [first.trim(), aboutTheSame(second.replace(/\?.*$/, '').trim(), first)];
};
const LONGEST = 200;
/** “What is the difference between what and which”, “explain how and why”. */
const ABOUT_BOTH = /\b(?:difference|between|know|understand|explain|about|sure|confused)\s*$/i;

/** “Which is biggest” behind a question about continents. */
const aboutTheSame = (second: string, first: string): string => {
  const subject = subjectOf(first.replaceAll(COUNTED, ' '));
  if (PERSON.test(second) && subject !== '' && subject.split(' ').length <= FEW)
    return second.replace(PERSON, /^who\b/.test(first) && subject.includes(' ') ? `the ${subject}` : subject);
  const whole = wholeQuestion([first, second], '');
  if (whole) return whole.text;
  if (subject === '' || subject.split(' ').length > FEW) return second;
  return PRONOUN.test(second)
    ? second.replace(PRONOUN, `the ${subject}`)
    : second.replace(WHICH_IS, (_, word: string, rest: string) => `${word} of the ${subject} ${rest}`);
};
const FEW = 5;
const PRONOUN = /\b(?:they|them|it)\b/i;
const PERSON = /\b(?:he|she|him|her)\b/i;
const COUNTED = /\b(?:how )?(?:many|much)\b|\b(?:are|is|r) there\b|\bthere\b/gi;
const WHICH_IS = /^(which|wich)(?: ones?)? ((?:is|are|was|were)\b.*)$/i;
