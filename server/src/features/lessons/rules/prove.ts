import type { Idea, Item, Lesson, WrittenIdea, WrittenItem, WrittenLesson } from '@studia/contract/lessons';
import type { Quote } from '@studia/contract/proof';

/** The chapter that a lesson is about, page by page as quotes refer to it. */
export interface ProvedChapter {
  bookId: string;
  bookTitle: string;
  /** Counted from 0. */
  number: number;
  title: string;
  pages: readonly { number: number; text: string }[];
}

/** Makes a lesson out of what was written: every quote gets its place, and what has none is refused. */
export const proveLesson = (written: WrittenLesson, chapter: ProvedChapter): Lesson => ({
  book_id: chapter.bookId,
  chapter: chapter.number,
  title: chapter.title,
  author: 'written',
  version: versionOf(chapter.pages.map(({ text }) => text).join('\f')),
  ideas: written.ideas.map((idea) => proveIdea(idea, chapter)),
});

const proveIdea = (idea: WrittenIdea, chapter: ProvedChapter): Idea => ({
  ...idea,
  id: `${chapter.bookId}/${idea.id}`,
  quote: placeOf(idea.quote, chapter),
  items: idea.items.map((item) => proveItem(item, chapter)),
});

const proveItem = (item: WrittenItem, chapter: ProvedChapter): Item => ({
  ...item,
  quote: item.quote === undefined ? undefined : placeOf(item.quote, chapter),
});

const placeOf = (text: string, { bookId, bookTitle, pages }: ProvedChapter): Quote => {
  for (const page of pages) {
    const start = page.text.indexOf(text);
    if (start >= 0)
      return { book_id: bookId, title: bookTitle, page: page.number, start, end: start + text.length, text };
  }
  throw new Error(`“${text}” is not in its chapter: npm run lessons says where.`);
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
