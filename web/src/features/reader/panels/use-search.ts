import { BOOK } from '@studia/contract/limits';
import type { Quote } from '@studia/contract/proof';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { searchBook } from '../calls.ts';
import { fetchRun } from '../use-reading.ts';
import { findOn, type FoundPlace } from './find.ts';

/** More places than anybody leafs through. */
export const MOST_FOUND = 100;

/** Every place where the words stand, and passages about the same, in one book. */
export const useSearch = (bookId: string, pages: number, words: string) => {
  const queries = useQueryClient();
  const enabled = words.trim() !== '';
  const exact = useQuery({
    queryKey: ['find', bookId, words],
    enabled,
    queryFn: async ({ signal }): Promise<FoundPlace[]> => {
      const found: FoundPlace[] = [];
      for (let run = 0; run * BOOK.pagesAtOnce < pages && found.length < MOST_FOUND; run += 1) {
        signal.throwIfAborted();
        for (const page of await fetchRun(queries, bookId, run)) found.push(...findOn(page, words));
      }
      return found.slice(0, MOST_FOUND);
    },
  });
  const about = useQuery({
    queryKey: ['search', bookId, words],
    enabled,
    queryFn: ({ signal }): Promise<Quote[]> => searchBook(bookId, words.slice(0, 400), signal),
  });
  return { exact, about };
};
