import type { BookOutline } from './outline.ts';
import { coverageOf, type IndexedChapter, type TopicIndex } from './topic-index.ts';

/** A chapter that is about a topic. */
export interface ChapterMatch {
  indexed: IndexedChapter;
  /** The sections that are about it; null when the whole chapter is. */
  focus: ReadonlySet<string> | null;
}

/** What the books hold of one part of a topic. */
export interface PartMatch {
  part: string;
  chapters: ChapterMatch[];
  /** Words of the part that no chapter found here speaks of. */
  uncovered: string[];
}

/** A place that a search in the texts has found. */
export interface FoundPlace {
  bookId: string;
  chapter: string;
  heading: string;
}

interface Question {
  part: string;
  /** The student's school year, where it is known. */
  grade: number | null;
  found: readonly FoundPlace[];
}

/** A whole book is meant when its name is nearly all of the topic. */
const IS_THE_BOOK = 0.8;
/** A chapter is meant when its names hold this much of the topic. */
const IS_ABOUT_IT = 0.72;
/** With less than that, but still more than this, it is about a part of it, and the plan says which. */
const IS_ABOUT_SOME = 0.5;
/** A heading that holds this much of the topic is about it. */
const IS_IN_HEADING = 0.3;
/** Who speaks of something so often does not only mention it. */
const TREATED = 3;
const MOST_CHAPTERS = 4;

/** The chapters for one part of a topic: by the name of a book, by the names of chapters, or by the words in them. */
export const matchPart = (question: Question, index: TopicIndex): PartMatch => {
  const { part } = question;
  const terms = index.topicTerms(part);
  const book = bookNamed(terms, question.grade, index);
  if (book) {
    const chapters = index.chapters.filter((indexed) => indexed.book === book);
    return { part, chapters: chapters.map((indexed) => ({ indexed, focus: null })), uncovered: [] };
  }
  const named = chaptersNamed(terms, IS_ABOUT_IT, index);
  if (named.length > 0) return { part, chapters: named, uncovered: [] };
  const found = chaptersFound(terms, question.found, index);
  if (found.length > 0) return { part, chapters: found, uncovered: [] };
  const partly = chaptersNamed(terms, IS_ABOUT_SOME, index)
    .filter(({ indexed }) => terms.filter((term) => indexed.names.has(term)).length > 1)
    .slice(0, 1);
  return { part, chapters: partly, uncovered: partly.length > 0 ? uncoveredIn(part, partly, index) : [] };
};

const bookNamed = (
  terms: readonly string[],
  grade: number | null,
  index: TopicIndex,
): BookOutline | undefined => {
  const fitting = (names: (one: TopicIndex['books'][number]) => ReadonlySet<string>) =>
    index.books
      .filter((one) => coverageOf(terms, withCompounds(names(one)), index) >= IS_THE_BOOK)
      .map(({ book }) => book);
  const byName = fitting(({ name }) => name);
  return (
    byName[0] ??
    nearestGrade(
      fitting(({ subject }) => subject),
      grade,
    )
  );
};

/** "Microeconomics" is economics, too, and "math" is short for mathematics. */
const withCompounds = (names: ReadonlySet<string>) => ({
  has: (term: string): boolean =>
    [...names].some(
      (name) =>
        name === term ||
        (name.length >= 6 && term.endsWith(name)) ||
        (term.length >= 4 && name.startsWith(term)),
    ),
});

const nearestGrade = (books: readonly BookOutline[], grade: number | null): BookOutline | undefined =>
  books.toSorted((one, other) => distance(one, grade) - distance(other, grade))[0];

const distance = ({ grades }: BookOutline, grade: number | null): number => {
  if (grades === null || grade === null) return grades?.from ?? 0;
  return Math.max(0, grades.from - grade, grade - grades.to);
};

const chaptersNamed = (terms: readonly string[], least: number, index: TopicIndex): ChapterMatch[] => {
  const scored = index.chapters
    .map((indexed) => ({ indexed, names: coverageOf(terms, indexed.names, index) }))
    .filter(({ names }) => names >= least)
    .map(({ indexed, names }) => ({ indexed, score: names + scoreOf(terms, indexed, index) }))
    .toSorted((one, other) => other.score - one.score);
  const [best] = scored;
  if (!best) return [];
  return (
    scored
      // The same word means something else in another subject.
      .filter(({ indexed, score }) => indexed.book === best.indexed.book && score >= 0.75 * best.score)
      .slice(0, MOST_CHAPTERS)
      .toSorted((one, other) => one.indexed.chapter.number - other.indexed.chapter.number)
      .map(({ indexed }) => ({ indexed, focus: focusOf(terms, indexed, index) }))
  );
};

/** Titles say most; among chapters with the same title words, the one that speaks of it most often. */
const scoreOf = (
  terms: readonly string[],
  { title, counts, sections }: IndexedChapter,
  index: TopicIndex,
) => {
  const heading = Math.max(0, ...sections.map((section) => coverageOf(terms, section.heading, index)));
  const mentions = terms.reduce((sum, term) => sum + (counts.get(term) ?? 0), 0);
  return coverageOf(terms, title, index) + 0.5 * heading + 0.3 * (mentions / (mentions + 20));
};

/** A chapter whose title says something else has only some sections about the topic. */
const focusOf = (
  terms: readonly string[],
  { title, sections }: IndexedChapter,
  index: TopicIndex,
): ReadonlySet<string> | null => {
  if (coverageOf(terms, title, index) >= 0.5) return null;
  const best = Math.max(0, ...sections.map(({ heading }) => coverageOf(terms, heading, index)));
  const fitting = sections.filter(
    ({ heading }) => best >= IS_IN_HEADING && coverageOf(terms, heading, index) >= 0.9 * best,
  );
  const speaking = sections.filter((section) => coverageOf(terms, section.terms, index) >= IS_ABOUT_IT);
  const chosen = fitting.length > 0 ? fitting : speaking;
  return chosen.length > 0 ? new Set(chosen.map(({ section }) => section.heading)) : null;
};

const chaptersFound = (
  terms: readonly string[],
  found: readonly FoundPlace[],
  { chapters, weightOf }: TopicIndex,
): ChapterMatch[] => {
  const [first] = found;
  if (!first) return [];
  const [rarest = ''] = terms.toSorted((one, other) => weightOf(other) - weightOf(one));
  const treating = chapters.filter(
    ({ counts }) => terms.every((term) => counts.has(term)) && (counts.get(rarest) ?? 0) >= TREATED,
  );
  return treating.flatMap((indexed) => {
    const places = found.filter(
      ({ bookId, chapter }) =>
        bookId === first.bookId && indexed.book.id === bookId && indexed.chapter.title === chapter,
    );
    const headings = new Set(indexed.chapter.sections.map(({ heading }) => heading));
    const focus = places.map(({ heading }) => heading).filter((heading) => headings.has(heading));
    // One mention in another chapter does not make it part of the way.
    const isSure = places.some(({ chapter }) => chapter === first.chapter) || places.length > 1;
    return isSure ? [{ indexed, focus: focus.length > 0 ? new Set(focus) : null }] : [];
  });
};

const uncoveredIn = (part: string, chapters: readonly ChapterMatch[], { termsOf }: TopicIndex): string[] =>
  (part.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []).filter((word) => {
    const terms = termsOf(word);
    const known = ({ indexed }: ChapterMatch) =>
      terms.every((term) => indexed.names.has(term) || indexed.counts.has(term));
    return terms.length > 0 && !chapters.some(known);
  });
