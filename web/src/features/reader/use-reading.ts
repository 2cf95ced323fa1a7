import { Failure } from '@studia/contract/errors';
import type { Book, BookPage, Mark } from '@studia/contract/library';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sentenceOf } from '../../text/errors.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { addMark, listMarks, noteMark, readBook, readRun, removeMark, runOf, type NewMark } from './calls.ts';

/** A book that is still being read asks again this often, and more often until its first page is there. */
const LOOK_AGAIN_MS = 1500;
const LOOK_FOR_FIRST_PAGE_MS = 300;

/** The book and its chapters; looked at again and again while it is still being read. */
export const useBook = (id: string) =>
  useQuery({
    queryKey: ['book', id],
    queryFn: () => readBook(id),
    retry: false,
    staleTime: 60_000,
    refetchInterval: ({ state: { data } }) => {
      if (!data || data.book.searchable || data.book.trouble !== null) return false;
      return data.book.readable ? LOOK_AGAIN_MS : LOOK_FOR_FIRST_PAGE_MS;
    },
  });

const runQuery = (id: string, run: number) => ({
  queryKey: ['book-pages', id, run],
  queryFn: ({ signal }: { signal: AbortSignal }) => readRun(id, run, signal),
  staleTime: Infinity,
  gcTime: 60_000,
});

/** A page as text; undefined while it is on its way, null where there is none. */
export const usePageText = ({ id, searchable, trouble }: Book, page: number) => {
  const isIn = (pages: readonly BookPage[] | undefined) => pages?.find(({ number }) => number === page);
  // A book can be opened while its later pages are still being read.
  const mayCome = !searchable && trouble === null;
  const { data, error, refetch } = useQuery({
    ...runQuery(id, runOf(page)),
    refetchInterval: ({ state }) => (mayCome && state.data && !isIn(state.data) ? LOOK_AGAIN_MS : false),
  });
  return { page: isIn(data) ?? (data && !mayCome ? null : undefined), error, refetch };
};

/** Asks for the pages around one before it is known what kind of book this is: one that comes with Studia is text. */
export const useEarlyPages = (id: string, page: number | null): void => {
  const queries = useQueryClient();
  useEffect(() => {
    if (page !== null) void queries.prefetchQuery(runQuery(id, runOf(page)));
    // Only where the student begins to read.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [queries, id]);
};

/** One run of pages, for what is no component. */
export const fetchRun = (queries: QueryClient, id: string, run: number): Promise<BookPage[]> =>
  queries.fetchQuery(runQuery(id, run));

/** One page, for what is no component. A page that is not read yet is asked for anew next time. */
export const fetchPage = async (queries: QueryClient, id: string, page: number): Promise<BookPage | null> => {
  const found = (await fetchRun(queries, id, runOf(page))).find(({ number }) => number === page);
  if (!found) queries.removeQueries({ queryKey: ['book-pages', id, runOf(page)] });
  return found ?? null;
};

/** What the student marked in the book, and how to change it. */
export const useMarks = (id: string) => {
  const queries = useQueryClient();
  const key = ['marks', id];
  const { data: marks = NO_MARKS } = useQuery({
    queryKey: key,
    // Looked at again by who comes back: another tab, or the page of the book, may have changed them.
    queryFn: () => listMarks(id),
    staleTime: 0,
  });
  const change = (to: (marks: Mark[]) => Mark[]) =>
    queries.setQueryData<Mark[]>(key, (before = []) => to(before).toSorted(inBook));
  const onError = (error: unknown) => toast.bad(sentenceOf(error));
  // Who is offline is told so at once; a mark that waits in silence would be lost with the page.
  const networkMode = 'always';
  const add = useMutation({
    networkMode,
    mutationFn: (mark: NewMark) => addMark(id, mark),
    onSuccess: (mark) => change((before) => [...before, mark]),
    onError,
  });
  const note = useMutation({
    networkMode,
    mutationFn: ({ mark, words }: { mark: Mark; words: string }) => noteMark(id, mark.id, words),
    onSuccess: (changed) => change((before) => before.map((one) => (one.id === changed.id ? changed : one))),
    onError,
  });
  const remove = useMutation({
    networkMode,
    mutationFn: (mark: Mark) => removeMark(id, mark.id),
    onMutate: (mark) => change((before) => before.filter((one) => one.id !== mark.id)),
    onError: (error, mark) => {
      // Another tab may have taken it away already: then it is as wanted.
      if (error instanceof Failure && error.code === 'mark_not_found') return;
      change((before) => [...before, mark]);
      onError(error);
    },
  });
  return { marks, add: add.mutateAsync, note: note.mutateAsync, remove: remove.mutateAsync };
};

const NO_MARKS: Mark[] = [];

const inBook = (one: Mark, other: Mark): number =>
  one.page - other.page || (one.start ?? -1) - (other.start ?? -1);

export type Marks = ReturnType<typeof useMarks>;
