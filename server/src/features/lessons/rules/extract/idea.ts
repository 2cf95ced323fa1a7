import type { Idea } from '@studia/contract/lessons';
import { abbreviationItem, type Abbreviation } from './abbreviation.ts';
import type { Defined, ExtractedChapter } from './defined.ts';
import type { KnownBook } from './known-book.ts';
import { standsAlone, type Section } from './section.ts';
import { withoutSources, type BookSentence } from './sentence.ts';
import { termItems } from './term-items.ts';

/** An idea, and the sentence that it comes from. */
export interface DraftedIdea {
  idea: Omit<Idea, 'id'>;
  sentence: BookSentence;
}

/** A name that the chapter explains. */
export const termIdea = (
  defined: Defined,
  chapter: ExtractedChapter,
  book: KnownBook,
  abbreviations: readonly Abbreviation[],
): DraftedIdea => {
  const { term, statement, sentence } = defined;
  const spelt = abbreviations.filter(({ words }) => words.toLowerCase() === term.toLowerCase()).slice(0, 1);
  return ideaOf(chapter, {
    title: capital(term),
    statement,
    sentence,
    items: [...termItems(defined, book), ...spelt.map(abbreviationItem)],
    terms: [{ name: term, definition: statement, ...(spelt[0] && { also: [spelt[0].letters] }) }],
  });
};

/** Letters whose words the chapter gives; null where its sentence says nothing without those around it. */
export const abbreviationIdea = (one: Abbreviation, chapter: ExtractedChapter): DraftedIdea | null => {
  const { letters, words, sentence } = one;
  if (!standsAlone(sentence.text)) return null;
  const statement = withoutSources(sentence.text);
  return ideaOf(chapter, {
    title: `${capital(words)} (${letters})`,
    statement,
    sentence,
    items: [abbreviationItem(one)],
    terms: [{ name: words, definition: statement, also: [letters] }],
  });
};

/** What a section states about what it is called after. */
export const sectionIdea = ({ name, statement }: Section, chapter: ExtractedChapter): DraftedIdea =>
  ideaOf(chapter, {
    title: name,
    statement: withoutSources(statement.text),
    sentence: statement,
    items: [],
    terms: [],
  });

type Parts = Pick<Idea, 'title' | 'statement' | 'items' | 'terms'> & { sentence: BookSentence };

const ideaOf = (chapter: ExtractedChapter, { sentence, ...parts }: Parts): DraftedIdea => ({
  sentence,
  idea: {
    ...parts,
    quote: sentence.quote,
    simple: null,
    full: inContext(sentence, chapter.sentences),
    why: null,
    example: null,
    picture: null,
    misconceptions: [],
    board: null,
    needs: [],
    asks: [{ ask: parts.title, part: 'statement' }],
  },
});

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The statement with what the book says next: its own words, in its own order. */
const inContext = (main: BookSentence, sentences: readonly BookSentence[]): string | null => {
  const at = sentences.indexOf(main);
  const next = sentences
    .slice(at + 1, at + 3)
    .filter(({ quote, heading }) => quote.page === main.quote.page && heading === main.heading);
  return next.length === 0 ? null : [main, ...next].map(({ text }) => text).join(' ');
};
