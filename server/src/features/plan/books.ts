import type { PlanSource } from '@studia/contract/plan';
import type { Language } from '../../ports/language/port.ts';
import type { Curriculum } from '../curriculum/service.ts';
import { outlineOf, type BookOutline } from './rules/outline.ts';
import { indexBooks, type TopicIndex } from './rules/topic-index.ts';

/** The books that plans are made from. */
export interface PlanBooks {
  /** All of them, or only those named. */
  index(only: readonly string[] | null): Promise<TopicIndex>;
  /** A source as the books have it; null when there is no such page. */
  resolve(): Promise<(source: PlanSource) => PlanSource | null>;
}

/** Reads the books once, when the first plan is made. */
export const makePlanBooks = ({
  curriculum,
  language,
}: {
  curriculum: Curriculum;
  language: Language;
}): PlanBooks => {
  let reading: Promise<BookOutline[]> | null = null;
  let whole: Promise<TopicIndex> | null = null;
  const outlines = () =>
    (reading ??= curriculum
      .books()
      .then((books) => books.map(({ slug, ...book }) => outlineOf({ ...book, id: slug }))));
  const indexOf = (books: readonly BookOutline[]) =>
    indexBooks(books, (text) => language.termsOf(text, 'en'));

  return {
    index: async (only) => {
      if (only === null) return (whole ??= outlines().then(indexOf));
      return indexOf((await outlines()).filter(({ id }) => only.includes(id)));
    },

    resolve: async () => {
      const books = await curriculum.books();
      return (source) => {
        const book = books.find(({ slug }) => slug === source.book_id);
        return book?.pages.some(({ number }) => number === source.page)
          ? { ...source, title: book.title }
          : null;
      };
    },
  };
};
