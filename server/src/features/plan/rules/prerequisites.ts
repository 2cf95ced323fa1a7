import type { IndexedChapter } from './topic-index.ts';

/** An earlier chapter that a chapter builds on, and the words it takes from there. */
export interface Prerequisite {
  chapter: IndexedChapter;
  words: string[];
}

/** With one shared word two chapters have something in common; with two, the later builds on the earlier. */
const SHARED_WORDS = 2;
/** A word that most chapters use belongs to the whole book. */
const EVERYWHERE = 0.7;

/** The earlier chapters of the same book whose words a chapter uses, those it uses most first. */
export const prerequisitesOf = (chapter: IndexedChapter, all: readonly IndexedChapter[]): Prerequisite[] => {
  const book = all.filter((one) => one.book === chapter.book);
  const isCommon = (word: string): boolean =>
    book.filter((one) => uses(one, word)).length > EVERYWHERE * book.length;
  const own = new Set(chapter.keyTerms.map(({ term }) => term));
  return book
    .filter((earlier) => earlier.chapter.number < chapter.chapter.number)
    .map((earlier) => ({
      chapter: earlier,
      words: earlier.keyTerms
        .filter(
          ({ term, terms }) => terms.length > 0 && !own.has(term) && uses(chapter, term) && !isCommon(term),
        )
        .map(({ term }) => term),
    }))
    .filter(({ words }) => words.length >= SHARED_WORDS)
    .toSorted((one, other) => other.words.length - one.words.length);
};

/** Whether a text has a word of its own beginning with it: "fraction" stands in "two fractions", "term" not in "determine". */
const uses = ({ text }: IndexedChapter, word: string): boolean => {
  const wanted = word.toLowerCase();
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true;
  return false;
};
