import type { Lesson } from '@studia/contract/lessons';
import { comparing } from '../../server/src/features/lessons/comparing.ts';
import { makeLessons } from '../../server/src/features/lessons/service.ts';
import { makeBookSearch } from '../../server/src/features/library/search/search.ts';
import { makePageStore } from '../../server/src/features/library/store/pages.ts';
import { systemClock } from '../../server/src/ports/clock/system.ts';
import { keepBooks, noCurriculum } from './kept-books.ts';

/** What is taught of a book, and what stands on its pages. */
export interface TaughtBook {
  lessons: Lesson[];
  pages: ReadonlyMap<number, string>;
}

/** The thin lessons of books, by the names of their files, made by the product's own job. */
export const thinLessonsOf = async (
  dataDir: string,
  paths: readonly string[],
): Promise<Map<string, TaughtBook>> => {
  const { db, language, ids, close } = await keepBooks(dataDir, paths);
  try {
    const library = makeBookSearch({ curriculum: noCurriculum(), language, db });
    const lessons = makeLessons({
      ...({} as Parameters<typeof makeLessons>[0]),
      db,
      language,
      library,
      clock: systemClock,
      embed: null,
      model: null,
      read: async () => [],
      ...comparing,
    });
    const made = new Map<string, TaughtBook>();
    for (const [name, id] of ids) {
      await lessons.extract(null, id, new AbortController().signal);
      const texts = await makePageStore(db).texts(id);
      made.set(name, {
        lessons: await lessons.whole(null, id),
        pages: new Map(texts.map(({ number, text }) => [number, text])),
      });
    }
    return made;
  } finally {
    await close();
  }
};
