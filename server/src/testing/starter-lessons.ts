import { makeCurriculum } from '../features/curriculum/service.ts';
import { readStarterBooks, readStarterDrawing } from '../features/curriculum/starter-books.ts';
import { subjectLists } from '../features/curriculum/subject-lists.ts';
import { comparing } from '../features/lessons/comparing.ts';
import { makeLessons } from '../features/lessons/service.ts';
import { readWrittenLessons } from '../features/lessons/written-lessons.ts';
import { makeBookSearch } from '../features/library/search/search.ts';
import type { TutorLessons } from '../features/tutor/service.ts';
import type { Embed } from '../ports/embed/port.ts';
import { readPrepared } from '../prepared.ts';
import { exchangeWorkerHere } from './exchange-worker-here.ts';
import { testLanguage } from './language.ts';

/** The books and the lessons that come with Studia, as the build has read them. */
export const starterBooks = async () => (await readPrepared('books')) ?? readStarterBooks();
export const writtenLessons = async () =>
  (await readPrepared('lessons')) ?? readWrittenLessons(await curriculum.books());

const curriculum = makeCurriculum({
  read: () => starterBooks(),
  readDrawing: readStarterDrawing,
  lists: subjectLists,
});

/** The starter books, as every student has them. */
export const starterLibrary = makeBookSearch({
  curriculum,
  prepared: () => readPrepared('passages'),
  language: testLanguage,
});

/** The lessons that come with the starter books; they need nothing that is kept anywhere. */
export const starterLessons = (embed: Embed | null = null): TutorLessons =>
  makeLessons({
    ...({} as Parameters<typeof makeLessons>[0]),
    read: writtenLessons,
    exchangeWorker: exchangeWorkerHere,
    language: testLanguage,
    embed,
    library: starterLibrary,
    model: null,
    ...comparing,
  });
