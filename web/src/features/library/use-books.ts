import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listBooksOfAll, listMarks, listOwnBooks, listSubjects, readBook } from './calls.ts';
import { NO_FILTERS, type Filters } from './filters.ts';
import { makeLookAgain } from './ingest-progress.ts';

/** Every question about books begins with it, so that one word makes all of them stale. */
export const BOOKS_KEY = ['books'];
export const OWN_KEY = [...BOOKS_KEY, 'own'];
export const bookKey = (id: string) => [...BOOKS_KEY, 'one', id];
export const marksKey = (id: string) => [...BOOKS_KEY, 'marks', id];

/** The student's own books, looked at again while something happens to one of them. */
export const useOwnBooks = () => {
  const [lookAgain] = useState(makeLookAgain);
  return useQuery({
    queryKey: OWN_KEY,
    queryFn: listOwnBooks,
    refetchInterval: ({ state }) => lookAgain(state.dataUpdateCount, state.data ?? []),
  });
};

/** The books of everybody that fit; the last ones stay until the next are there. */
export const useBooksOfAll = (filters: Filters = NO_FILTERS) =>
  useQuery({
    queryKey: [...BOOKS_KEY, 'all', filters],
    queryFn: () => listBooksOfAll(filters),
    placeholderData: keepPreviousData,
  });

/** The subjects and streams of a grade; none while every grade is wanted. */
export const useSubjects = (filters: Filters) => {
  const { grade, country, stream } = filters;
  return useQuery({
    queryKey: ['subjects', grade, country, stream],
    queryFn: () => listSubjects(filters),
    enabled: grade !== '',
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
};

/** One book with its chapters, looked at again while something happens to it. */
export const useBook = (id: string) => {
  const [lookAgain] = useState(makeLookAgain);
  return useQuery({
    queryKey: bookKey(id),
    queryFn: () => readBook(id),
    retry: false,
    refetchInterval: ({ state }) => lookAgain(state.dataUpdateCount, state.data ? [state.data.book] : []),
  });
};

export const useMarks = (id: string) =>
  useQuery({ queryKey: marksKey(id), queryFn: () => listMarks(id), retry: false });
