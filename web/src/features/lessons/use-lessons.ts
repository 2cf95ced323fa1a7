import type { LessonSummary } from '@studia/contract/lessons';
import { useQuery } from '@tanstack/react-query';
import { lessonAddress } from './addresses.ts';

/** Where each chapter of a book is taught, by the chapter's title; nothing until that is known. */
export const useLessonAddresses = (bookId: string): ((chapter: string) => string | null) => {
  const { data } = useQuery({
    queryKey: ['lessons', bookId],
    // Book page and reader are opened far more often than a lesson: its schemas come when they are asked for.
    queryFn: async () => (await import('./calls.ts')).listLessons(bookId),
  });
  const byTitle = new Map((data ?? []).map((lesson: LessonSummary) => [lesson.title, lesson.chapter]));
  return (title) => {
    const chapter = byTitle.get(title);
    return chapter === undefined ? null : lessonAddress(bookId, chapter);
  };
};
