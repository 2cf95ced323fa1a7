import type { Author, Item, Lesson, WrittenItem, WrittenLesson } from '@studia/contract/lessons';
import type { Quote } from '@studia/contract/proof';

/** The chapter that a lesson is about. */
export interface ProvedChapter {
  bookId: string;
  /** Counted from 0. */
  number: number;
  title: string;
  /** Made from its text: another text, another version. */
  version: string;
  /** Where words stand in it, letter for letter; null when they do not. */
  locate: (words: string) => Quote | null;
}

/** A chapter of a book whose pages are known. */
export const chapterFromPages = (
  book: { id: string; title: string },
  chapter: { number: number; title: string; pages: readonly { number: number; text: string }[] },
): ProvedChapter => ({
  bookId: book.id,
  number: chapter.number,
  title: chapter.title,
  version: versionOf(chapter.pages.map(({ text }) => text).join('\f')),
  locate: (words) => {
    for (const page of chapter.pages) {
      const start = page.text.indexOf(words);
      if (start >= 0)
        return {
          book_id: book.id,
          title: book.title,
          page: page.number,
          start,
          end: start + words.length,
          text: words,
        };
    }
    return null;
  },
});

/** Makes a lesson out of what was written: every quote gets its place, and what has none is refused. */
export const proveLesson = (written: WrittenLesson, chapter: ProvedChapter, author: Author): Lesson => ({
  book_id: chapter.bookId,
  chapter: chapter.number,
  title: chapter.title,
  author,
  version: chapter.version,
  ideas: written.ideas.map((idea) => ({
    ...idea,
    id: `${chapter.bookId}/${idea.id}`,
    quote: placeOf(idea.quote, chapter),
    items: idea.items.map((item) => proveItem(item, chapter)),
  })),
});

const proveItem = ({ quote, ...item }: WrittenItem, chapter: ProvedChapter): Item => ({
  ...item,
  ...(quote !== undefined && { quote: placeOf(quote, chapter) }),
});

const placeOf = (words: string, { locate }: ProvedChapter): Quote => {
  const quote = locate(words);
  if (!quote) throw new Error(`“${words}” is not in its chapter: npm run lessons says where.`);
  return quote;
};

/** A short name for a text: the same text has the same one (FNV-1a, 53 bits). */
export const versionOf = (text: string): string => {
  let high = 0x811c_9dc5;
  let low = 0x1000_193;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 0x0100_0193);
    low = Math.imul(low ^ unit, 0x85eb_ca6b);
  }
  return (high >>> 0).toString(16).padStart(8, '0') + (low >>> 0).toString(16).padStart(8, '0');
};
