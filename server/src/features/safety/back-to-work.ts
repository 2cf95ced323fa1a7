import type { MessageLanguage } from '../../ports/language/port.ts';
import { distressIn } from './distress/distress.ts';
import { ENGLISH_STUDY } from './distress/english.ts';
import { inPlainWords } from './wording.ts';

/** A sum or a question of study, whatever the language. A number alone is an answer: how many, how old, when. */
export const isSchoolWork = (text: string): boolean =>
  text.length > LONGEST_ANSWER || WORK.test(text) || STUDIED.test(text.toLowerCase());

/** Whether somebody has gone back to work: nothing in it is an answer to care, and there is more to it than a word or two. */
export const isBackToWork = (text: string, language: MessageLanguage): boolean => {
  if (WORK.test(text)) return true;
  const plain = language === 'en' ? inPlainWords(text) : text.toLowerCase();
  if (distressIn(text, language) > 0) return false;
  if (ENGLISH_STUDY.test(plain)) return true;
  const isLong = wordsIn(plain) >= (language === 'en' ? FEWEST_WORDS : MORE_WORDS);
  return isLong && !(language === 'en' ? ANSWERS_CARE.test(plain) : false);
};

const LONGEST_ANSWER = 160;
const FEWEST_WORDS = 3;
const MORE_WORDS = 5;
// Chinese has no spaces: two signs make about a word.
const wordsIn = (text: string): number =>
  (text.match(/[^\s\p{Script=Han}]+/gu)?.length ?? 0) + (text.match(/\p{Script=Han}/gu)?.length ?? 0) / 2;

const WORK =
  /=|\d\s*[-+*/×÷^]\s*\(?\w|\b(?:solve|explain|what (?:is|are|does|was|were) (?!the point|wrong with me|going to happen|it matter)|how (?:do|does|to) (?!i tell|i say|i stop)|photosynthesis|homework|exercise|worksheet|essay|chapter|fractions?|equations?|go on with|continue with|back to (?:the|my|our|work)|next (?:one|question|problem)|another (?:one|question|problem)|quiz me)\b|\?.{0,3}$(?<=.{26,})/is;
const STUDIED = new RegExp(ENGLISH_STUDY.source);

/** Words with which one answers somebody who cares. */
const ANSWERS_CARE =
  /^(?:what is the point|what is wrong|yes|yeah|yea|yep|no|nope|nah|not really|maybe|ok|okay|idk|i do not know|thanks|thank you|why|so what|whatever|please|but|sorry|help|it is (?:not|fine|nothing|ok|okay)|i (?:am|feel|guess|will|did|tried|told|just|do not|can not|have) (?!get|understand|think (?:the|it)|see why|know (?:how|what|why|the)))\b|\b(?:tell|told|telling|talk|talked|listen\w*|believe\w*|understands?|worse|better|safe|adult|counsell?or|parents?|mom|mum|mother|dad|father|brother|sister|police|hotline|helpline|call|number|trust|care|deep|serious|joke|kidding|hates?|mean to|scares?)\b/;
