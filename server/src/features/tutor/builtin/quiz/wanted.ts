import { NUMBER_NAMES } from '@studia/mathematics';

const NUMBERS = NUMBER_NAMES.slice(1).join('|');
const TASKS = '(?:questions?|problems?|exercises?|tasks?|sums?|examples?)';
const COUNTED = new RegExp(
  String.raw`\b(\d{1,2}|an?|${NUMBERS})\s+(?:(?!on\b|about\b|of\b)[\p{L}-]+\s+){0,3}?${TASKS}\b`,
  'iu',
);
const BEFORE_THE_TOPIC = new RegExp(
  String.raw`^(?:(?:\d{1,2}|${NUMBERS})\s+)?(?:[\p{L}-]+\s+){0,2}?${TASKS}\s+(?:on|about|for|with|of|from)\s+(?:the\s+)?|^how to\s+(?:calculate|find|work out|compute|determine)\s+(?:the\s+)?`,
  'iu',
);
const ONE_BY_ONE = /\b(?:one|1|a single) (?:question|problem|exercise|task) at a time\b/i;
const [USUAL, MOST] = [4, 10];

/** How many questions a student asks for; four when that was left out. */
export const countWanted = (message: string): number => {
  const said = COUNTED.exec(message.replace(ONE_BY_ONE, ''))?.[1]?.toLowerCase();
  if (said === undefined) return USUAL;
  const count = /^an?$/.test(said) ? 1 : Math.max(0, NUMBER_NAMES.indexOf(said)) || Number(said);
  return Math.min(MOST, Math.max(1, count));
};

/** What a quiz is wanted on, without the words around it. */
export const quizTopic = (about: string): string => about.replace(BEFORE_THE_TOPIC, '').trim();
