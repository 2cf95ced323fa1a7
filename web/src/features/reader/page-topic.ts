const HEADING = /^#{1,6}[ \t]+(\S.*?)[ \t#]*$/m;
const FEWEST_WORDS = 5;
const LONGEST = 200;

/** What a page is about, in its own words, so that the tutor finds it: its heading, else its first whole sentence. */
export const topicOfPage = (text: string): string | null =>
  HEADING.exec(text)?.[1] ?? sentencesOf(text).find(saysSomething) ?? null;

const sentencesOf = (text: string): string[] =>
  Array.from(new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text), ({ segment }) =>
    segment.replaceAll(/\s+/g, ' ').trim(),
  );

/** A page often begins in the middle of a sentence, or with its number. */
const saysSomething = (sentence: string): boolean =>
  /^[\p{Lu}\p{Lo}“"].*[.!?。！？”"]$/u.test(sentence) &&
  sentence.length <= LONGEST &&
  (/\p{Script=Han}/u.test(sentence) || sentence.split(' ').length >= FEWEST_WORDS);
