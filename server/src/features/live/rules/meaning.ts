import type { Wish } from '@studia/contract/live-events';

/** Acts of the tutor's understanding that a lesson obeys as it obeys its buttons. */
const BY_ACT: Readonly<Record<string, Wish>> = {
  why: 'why',
  how: 'why',
  simpler: 'simpler',
  example: 'example',
  picture: 'example',
  hint: 'hint',
  reveal: 'reveal',
  next: 'go-on',
  another: 'more',
};

/** Wishes that only a live lesson knows, in the words in which students say them. */
const BY_WORDS: readonly (readonly [RegExp, Wish])[] = [
  [/^(?:i(?:'m| am|m)? )?(?:so |totally |completely )?(?:lost|confused)(?: here| now| again)?$/, 'lost'],
  [
    /^(?:wait[, ]*)?(?:i )?(?:don'?t|do not|dont) (?:really )?(?:get|understand)(?: (?:it|this|that|anything|any of (?:it|this)))?$/,
    'lost',
  ],
  [
    /^(?:can you |could you |please |go |speak |talk )*(?:a (?:bit|little) )?(?:slower|slow down|too fast|more slowly)(?: please)?$/,
    'slower',
  ],
  [
    /^(?:can you |could you |please |go |speak |talk )*(?:a (?:bit|little) )?(?:faster|speed up|too slow|quicker)(?: please)?$/,
    'faster',
  ],
  [
    /^(?:can we |can i |could we |let'?s |please |just )*(?:skip|move on|next (?:one|question|idea|topic)?)(?: (?:it|this|that|this one|this question))?(?: please)?$/,
    'skip',
  ],
  [
    /^(?:can you |could you |please )*(?:repeat|say)(?: (?:it|that|this))?(?: again)?(?: please)?$|^(?:pardon|sorry|again|come again|once more)$/,
    'repeat',
  ],
  [/^(?:huh|eh|what|wait(?: what)?|wdym|what do (?:you|u) mean)(?: by (?:that|this|it))?$/, 'simpler'],
  [
    /^(?:i(?:'m| am|m)? |let'?s |can we |please )*(?:stop|finish|done|end|quit|finished|enough)(?: (?:here|it|the lesson|for (?:today|now)))?(?: please)?$|^(?:good)?bye$/,
    'finish',
  ],
  [
    /^(?:no |ok(?:ay)? |well |so |i think )*(?:that'?s|that is) (?:it|all|enough)(?: (?:for (?:today|now|me)|thanks|thank you|please stop|bye)){0,3}$/,
    'finish',
  ],
  [
    /^(?:ok(?:ay)?|yes|yeah|yep|sure|got it|i (?:get|got|see|understand)(?: it| that)?|makes sense|go on|continue|go ahead|ready|right|cool|alright|all clear|clear|uh huh|mhm)(?:[ ,]+(?:go on|continue|next|thanks|please|it makes sense))?$/,
    'go-on',
  ],
];

const DRAWING =
  /\b(?:look at|see|check|read|what (?:is|did i))\b.{0,30}\b(?:draw(?:ing|n|ed)?|drew|sketch|picture i|what i (?:wrote|drew))\b/;

/** Questions that fit every idea, and what they are about: its use, or how far it holds. */
const GENERAL: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:what'?s|what is|whats) the (?:point|use)\b|\bwhy (?:do|should|would) (?:we|i|you) (?:need|learn|care|have to (?:know|learn))\b|\bwhat (?:is|'?s) (?:this|that|it) (?:good )?for\b|\bwhen (?:will|would|do) i (?:ever )?(?:use|need)\b|\bwho cares\b|\breal life\b/,
    'use',
  ],
  [/\balways\b.{0,20}$|\b(?:every time|any exceptions?|in every case)\b/, 'always'],
];

/** Longer ones say more than that. */
const GENERAL_WORDS = 9;

/** What a question asks that could be asked about anything; null where it is another one. */
export const generalIn = (words: string): string | null => {
  const plain = plainOf(words);
  if (plain.split(' ').length > GENERAL_WORDS) return null;
  return GENERAL.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
};

/** Words as rules read them. */
const plainOf = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** What words ask for that a button has, too; null when they are something else. */
export const wishIn = (words: string): Wish | null => {
  const plain = plainOf(words);
  return BY_WORDS.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
};

/** Whether it is a no, and nothing but that. */
export const isNo = (words: string): boolean =>
  /^(?:no|nope|nah|not (?:today|now|really))(?: (?:thanks|thank you|more|please))*$/.test(plainOf(words));

/** Whether somebody wants their drawing to be looked at. */
export const isAboutDrawing = (words: string): boolean => DRAWING.test(plainOf(words));

/** The wish that an act of the tutor's understanding stands for. */
export const wishOfAct = (act: string): Wish | null => BY_ACT[act] ?? null;
