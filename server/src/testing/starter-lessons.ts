import { makeCurriculum } from '../features/curriculum/service.ts';
import { readStarterBooks, readStarterDrawing } from '../features/curriculum/starter-books.ts';
import { subjectLists } from '../features/curriculum/subject-lists.ts';
import { comparing } from '../features/lessons/comparing.ts';
import { makeLessons, type Lessons } from '../features/lessons/service.ts';
import { readWrittenLessons } from '../features/lessons/written-lessons.ts';
import { makeBookSearch } from '../features/library/search/search.ts';
import type { Embed } from '../ports/embed/port.ts';
import { segmenterLanguage } from '../ports/language/segmenter.ts';
import { readPrepared } from '../prepared.ts';

const curriculum = makeCurriculum({
  read: async () => (await readPrepared('books')) ?? readStarterBooks(),
  readDrawing: readStarterDrawing,
  lists: subjectLists,
});

/** The starter books, as every student has them. */
export const starterLibrary = makeBookSearch({
  curriculum,
  prepared: () => readPrepared('passages'),
  language: segmenterLanguage(),
});

/** The lessons that come with the starter books; they need nothing that is kept anywhere. */
export const starterLessons = (
  embed: Embed | null = null,
): Pick<Lessons, 'find' | 'near' | 'idea' | 'whole' | 'check' | 'judgeExplanation' | 'judgeStatement'> =>
  makeLessons({
    ...({} as Parameters<typeof makeLessons>[0]),
    read: async () => (await readPrepared('lessons')) ?? (await readWrittenLessons(await curriculum.books())),
    language: segmenterLanguage(),
    embed,
    library: starterLibrary,
    model: null,
    ...comparing,
  });
