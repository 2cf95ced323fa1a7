import type { BookSentence } from './sentence.ts';

const OFTEN = 3;
/** Fewer sentences than this do not show which short words a book uses. */
const ENOUGH = 40;
const SHORT = /(?<![\p{L}\d'’.-])\p{Ll}{1,3}(?![\p{L}\d'’-])/gu;

/**
 * Words that were torn apart in reading (“the roo ts of trees”) leave bits behind that are short and stand nowhere else
 * in the book. Tells of a text whether it is free of them.
 */
export const wholeWordsOf = (
  chapters: readonly { language: string; sentences: readonly BookSentence[] }[],
): ((text: string) => boolean) => {
  const times = new Map<string, number>();
  const sentences = chapters.flatMap((chapter) => chapter.sentences);
  for (const { text } of sentences)
    for (const word of new Set(text.match(SHORT) ?? [])) times.set(word, (times.get(word) ?? 0) + 1);
  if (sentences.length < ENOUGH) return () => true;
  const isEnglish = chapters.every(({ language }) => language === 'en');
  const isTorn = (word: string): boolean =>
    (times.get(word) ?? 0) < OFTEN || (isEnglish && word.length === 1 && word !== 'a');
  return (text) => !(text.match(SHORT) ?? []).some(isTorn);
};
