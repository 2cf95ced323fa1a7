import { useQueries } from '@tanstack/react-query';
import { previewQuiz } from './calls.ts';
import type { ChoosableBook } from './scope-choice.tsx';

/** Those of a few books that have questions; null until that is known. An own book may be too short, or still be read. */
export const useQuizzable = (books: readonly ChoosableBook[]): readonly ChoosableBook[] | null => {
  const previews = useQueries({
    queries: books.map(({ id }) => ({
      queryKey: ['quiz-preview', { book: id }],
      queryFn: () => previewQuiz({ book: id }),
      retry: false,
    })),
  });
  if (previews.some(({ isPending }) => isPending)) return null;
  return books.filter((_, place) => (previews[place]?.data?.questions ?? 0) > 0);
};
