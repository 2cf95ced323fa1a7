import type { StudentId } from '@studia/contract/ids';
import type { PlanModule } from '@studia/contract/plan';
import type { Language } from '../../ports/language/port.ts';
import type { Curriculum } from '../curriculum/service.ts';
import type { ResolveSource } from './rules/consistent-plan.ts';
import { outlineOf, type BookOutline } from './rules/outline.ts';
import { bookTextOf, type OwnBook } from './rules/own-book.ts';
import { indexBooks, type TopicIndex } from './rules/topic-index.ts';

/** The books that plans are made from: everybody's, and the reader's own where they are named. */
export interface PlanBooks {
  /** Everybody's, or only those named. */
  index(reader: StudentId | null, only: readonly string[] | null): Promise<TopicIndex>;
  /** Sources as the books have them; null when there is no such page. */
  resolve(reader: StudentId | null, modules: readonly PlanModule[]): Promise<ResolveSource>;
}

interface Dependencies {
  curriculum: Curriculum;
  language: Language;
  /** A book that this reader has brought; null when there is none of this id. */
  ownBook: (reader: StudentId, id: string) => Promise<OwnBook | null>;
}

/** Reads the books of everybody once, when the first plan is made. */
export const makePlanBooks = ({ curriculum, language, ownBook }: Dependencies): PlanBooks => {
  let reading: Promise<BookOutline[]> | null = null;
  let whole: Promise<TopicIndex> | null = null;
  const outlines = () =>
    (reading ??= curriculum
      .books()
      .then((books) => books.map(({ slug, ...book }) => outlineOf({ ...book, id: slug }))));
  const indexOf = (books: readonly BookOutline[]) =>
    indexBooks(books, (text) => language.termsOf(text, 'en'));
  const ownOf = async (reader: StudentId | null, ids: readonly string[]): Promise<OwnBook[]> => {
    if (reader === null) return [];
    const known = new Set((await outlines()).map(({ id }) => id));
    const own = ids.filter((id) => !known.has(id));
    return (await Promise.all(own.map((id) => ownBook(reader, id)))).filter((book) => book !== null);
  };

  return {
    index: async (reader, only) => {
      if (only === null) return (whole ??= outlines().then(indexOf));
      const own = await ownOf(reader, only);
      return indexOf([
        ...(await outlines()).filter(({ id }) => only.includes(id)),
        ...own.map((book) => outlineOf(bookTextOf(book))),
      ]);
    },

    resolve: async (reader, modules) => {
      const cited = modules.flatMap(({ items }) => items.flatMap(({ source }) => source?.book_id ?? []));
      const books = [
        ...(await curriculum.books()).map(({ slug, title, pages }) => ({ id: slug, title, pages })),
        ...(await ownOf(reader, [...new Set(cited)])),
      ];
      return (source) => {
        const book = books.find(({ id }) => id === source.book_id);
        return book?.pages.some(({ number }) => number === source.page)
          ? { ...source, title: book.title }
          : null;
      };
    },
  };
};
