import { withLinkedSums } from './linked-sums.ts';
import { withRest } from './rest-of-division.ts';
import { inSchoolWriting } from './school-writing.ts';
import { withTimesSigns } from './times-signs.ts';

/** A message in the writing that everything here reads: the last thought of it, in school signs. */
export const inOneWriting = (message: string): string =>
  inSchoolWriting(
    withTimesSigns(withRest(withLinkedSums(lastThought(withoutSpeaker(withHours(withValues(message))))))),
  );

// “What is y when x is 4” gives x its value.
const withValues = (message: string): string =>
  message.replaceAll(/\b(when|if|for|where|with)\s+([a-z])\s+is\s+(?=[-−]?\d)/gi, '$1 $2 = ');

/** “45 km in 2h 30min, what’s the speed”: for a speed, a time is in hours. */
const withHours = (message: string): string =>
  /\b(?:speed|velocity|km\/h|kmh|mph|kph)\b/i.test(message) && !/\d:\d\d/.test(message)
    ? message.replaceAll(
        /(?<![\d.])(\d{1,2})\s?(?:h|hrs?|hours?)\s?(?:and\s|,\s?)?(\d{1,2})\s?(?:m|mins?|minutes?)(?!\p{L}|\/)/giu,
        (whole, hours: string, minutes: string) =>
          Number(minutes) % 3 === 0 ? `${Number(hours) + Number(minutes) / 60} hours` : whole,
      )
    : message;

// In “7 x 8 i always forget” the letter is who speaks, and no number.
const withoutSpeaker = (message: string): string =>
  message.replaceAll(/(\d%?)\s+i(?=\s+\p{L}{2,})/giu, '$1, I');

/** “I got 0.2 A, the book says 2.2 A”: of two answers, the first is one’s own. In a story, what a sister has is a number like any other. */
const OF_OTHERS =
  /[\s,.;:(-]*(?:\b(?:but|and|while)\s+)?\b(?:(?:my|the|our|in the|his|her)\s+)*(?:book|text ?book|answer key|answers?|key|solutions?|teacher|friend|brother|sister|mom|mum|dad|classmate|sheet|back of the book|internet|google)\s+(?:literally\s+|actually\s+|app\s+)?(?:says?|said|has|have|had|shows?|gives?|gets?|got|tells?)\s+(?:that\s+)?(?:it'?s?\s+)?[^,.;!?\d]{0,12}[-−$€]?\d(?:[^,;!?.]|\.(?=\d)){0,20}?(?=$|[,;!?)]|\.(?!\d)|\s(?:but|and|why|how|so)\b)/giu;
export const withoutOthers = (message: string): string => {
  const rest = /\bhow (?:many|much)\b/i.test(message) ? message : message.replaceAll(OF_OTHERS, ' ');
  return /\d/.test(rest) ? rest.trim() : message;
};

const CORRECTS = /^.*(?:\b(?:wait|i mean|actually|scratch that|sorry)\b|\bno,)[\s,:.]*(?=.*\d)/is;

/** Who corrects themselves means the last thing said. */
const lastThought = (message: string): string => {
  const rest = message.replace(CORRECTS, '');
  return /[\d=]/.test(rest) && rest.length < message.length ? rest : message;
};
