import type { QuizIdea } from '@studia/contract/quiz';

/** Where the idea behind a question is taught. */
export const lessonAddress = ({ id, book, chapter }: QuizIdea): string =>
  `/learn/${encodeURIComponent(book)}/${chapter}?idea=${encodeURIComponent(id.slice(id.indexOf('/') + 1))}`;
