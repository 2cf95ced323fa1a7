import type { BookOutline, ChapterOutline, SectionOutline } from './outline.ts';

/** The words of a text as they are compared; passed in, because language is not ours to know. */
export type TermsOf = (text: string) => string[];

/** A chapter with the terms of everything in it. */
export interface IndexedChapter {
  chapter: ChapterOutline;
  book: BookOutline;
  title: ReadonlySet<string>;
  /** Title, headings and the words it defines. */
  names: ReadonlySet<string>;
  sections: { section: SectionOutline; heading: ReadonlySet<string>; terms: ReadonlySet<string> }[];
  keyTerms: { term: string; terms: readonly string[] }[];
  /** How often each term stands in its text. */
  counts: ReadonlyMap<string, number>;
  /** Its text in small letters. */
  text: string;
}

export interface TopicIndex {
  chapters: readonly IndexedChapter[];
  books: readonly { book: BookOutline; name: ReadonlySet<string>; subject: ReadonlySet<string> }[];
  termsOf: TermsOf;
  /** The terms of a topic; one that no chapter has becomes its nearest relative, as Pythagorean does Pythagoras. */
  topicTerms: (topic: string) => string[];
  /** How much a term tells: one that stands in few chapters tells more. */
  weightOf: (term: string) => number;
}

/** Prepares books for the question which of their chapters are about a topic. */
export const indexBooks = (books: readonly BookOutline[], termsOf: TermsOf): TopicIndex => {
  const chapters = books.flatMap((book) => book.chapters.map((chapter) => indexed(book, chapter, termsOf)));
  const frequency = new Map<string, number>();
  for (const { counts, names } of chapters)
    for (const term of new Set([...counts.keys(), ...names]))
      frequency.set(term, (frequency.get(term) ?? 0) + 1);
  return {
    chapters,
    books: books.map((book) => ({
      book,
      // A subtitle is a promise, not a name.
      name: new Set(termsOf(`${book.title.split(':')[0] ?? ''} ${book.id}`)),
      subject: new Set(termsOf(book.subject)),
    })),
    termsOf,
    topicTerms: (topic) =>
      termsOf(topic).map((term) => (frequency.has(term) ? term : relativeOf(term, frequency))),
    weightOf: (term) => {
      const found = frequency.get(term) ?? 0;
      return Math.log(1 + (chapters.length - found + 0.5) / (found + 0.5));
    },
  };
};

/** Two words are relatives when they begin alike for most of their length. */
const BEGINNING = 7;
const ALIKE = 0.7;

const relativeOf = (term: string, vocabulary: ReadonlyMap<string, number>): string => {
  const beginning = term.slice(0, Math.max(BEGINNING, Math.ceil(ALIKE * term.length)));
  if (term.length < BEGINNING) return term;
  for (const known of vocabulary.keys())
    if (known.startsWith(beginning) && known.length * ALIKE <= beginning.length) return known;
  return term;
};

const indexed = (book: BookOutline, chapter: ChapterOutline, termsOf: TermsOf): IndexedChapter => {
  const counts = new Map<string, number>();
  const sections = chapter.sections.map((section) => {
    const heading = termsOf(section.heading);
    const terms = termsOf(section.text);
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    return { section, heading: new Set(heading), terms: new Set([...heading, ...terms]) };
  });
  const keyTerms = chapter.keyTerms.map((term) => ({ term, terms: termsOf(term) }));
  const title = new Set(termsOf(chapter.title));
  return {
    chapter,
    book,
    title,
    names: new Set([
      ...title,
      ...sections.flatMap(({ heading }) => [...heading]),
      ...keyTerms.flatMap(({ terms }) => terms),
    ]),
    sections,
    keyTerms,
    counts,
    text: chapter.sections
      .map(({ text }) => text)
      .join('\n')
      .toLowerCase(),
  };
};

/** The share of a topic's weight that stands among some terms, from 0 to 1. */
export const coverageOf = (
  topic: readonly string[],
  terms: { has(term: string): boolean },
  { weightOf }: Pick<TopicIndex, 'weightOf'>,
): number => {
  let found = 0;
  let whole = 0;
  for (const term of new Set(topic)) {
    whole += weightOf(term);
    if (terms.has(term)) found += weightOf(term);
  }
  return whole > 0 ? found / whole : 0;
};
