import type { Lesson } from '@studia/contract/lessons';
import { chapterFromPages, proveLesson } from './rules/prove.ts';
import { readWrittenLesson } from './written-form.ts';

const FILES = import.meta.glob<string>('../../../../curriculum/books/*/*.lesson.yaml', {
  query: '?raw',
  import: 'default',
});

/** As much of a starter book as its lessons need. */
interface TaughtBook {
  slug: string;
  title: string;
  chapters: readonly { title: string }[];
  pages: readonly { number: number; chapter: string; text: string }[];
}

/** Reads the written lessons of books that come with Studia; a lesson stands beside its chapter and shares its number. */
export const readWrittenLessons = async (books: readonly TaughtBook[]): Promise<Lesson[]> =>
  Promise.all(
    Object.entries(FILES)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(async ([path, read]) => {
        const [slug = '', file = ''] = path.split('/').slice(-2);
        const book = books.find((one) => one.slug === slug);
        const number = Number(file.slice(0, 2)) - 1;
        const chapter = book?.chapters[number];
        const written = await readOnce(path, read);
        if (!book || !chapter || written.kind === 'unreadable')
          throw new Error(`${path} is no lesson: npm run lessons says why.`);
        const pages = book.pages.filter((page) => page.chapter === chapter.title);
        const proved = chapterFromPages(
          { id: slug, title: book.title },
          { number, title: chapter.title, pages },
        );
        return proveLesson(written.written, proved, 'written');
      }),
  );

/** What is written does not change while the program runs, and reading it takes seconds. */
const readings = new Map<string, Promise<ReturnType<typeof readWrittenLesson>>>();
const readOnce = (
  path: string,
  read: () => Promise<string>,
): Promise<ReturnType<typeof readWrittenLesson>> => {
  const known = readings.get(path) ?? read().then(readWrittenLesson);
  readings.set(path, known);
  return known;
};
