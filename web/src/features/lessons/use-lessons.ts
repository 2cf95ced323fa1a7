import { useQuery } from '@tanstack/react-query';
import { lessonAddress } from './addresses.ts';
import { listLessons, type LessonsOfBook } from './calls.ts';

/** While lessons are being made, it is looked again so often. */
const LOOK_AGAIN = 3_000;

/** The lessons of a book, and how those come along that are still being made. */
export const useLessonsOfBook = (bookId: string) =>
  useQuery({
    queryKey: ['lessons', bookId],
    queryFn: () => listLessons(bookId),
    refetchInterval: ({ state: { data } }) => (isMaking(data) ? LOOK_AGAIN : false),
  });

const isMaking = (data: LessonsOfBook | undefined): boolean =>
  data?.making.some(({ state }) => state === 'waiting' || state === 'running') ?? false;

/** Which lesson teaches a chapter, by the chapter's title; null where none does. */
export const useLessonChapters = (bookId: string): ((title: string) => number | null) => {
  const { data } = useLessonsOfBook(bookId);
  const byTitle = new Map(data?.lessons.map((lesson) => [lesson.title, lesson.chapter]));
  return (title) => byTitle.get(title) ?? null;
};

/** Where each chapter of a book is taught, by the chapter's title; nothing until that is known. */
export const useLessonAddresses = (bookId: string): ((chapter: string) => string | null) => {
  const chapterOf = useLessonChapters(bookId);
  return (title) => {
    const chapter = chapterOf(title);
    return chapter === null ? null : lessonAddress(bookId, chapter);
  };
};
