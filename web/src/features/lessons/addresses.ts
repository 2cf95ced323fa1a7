/** Where the lesson of a chapter is taught; chapters are counted from 0. */
export const lessonAddress = (bookId: string, chapter: number): string =>
  `/learn/${encodeURIComponent(bookId)}/${chapter}`;
