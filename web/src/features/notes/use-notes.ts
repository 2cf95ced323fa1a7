import type { NoteId } from '@studia/contract/ids';
import type { NoteOrigin, NoteSort } from '@studia/contract/notes';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { listNotes, readNote } from './calls.ts';

export const NOTES_KEY = ['notes'];
export const noteKey = (id: NoteId) => ['note', id];

/** Which notes are shown. */
export interface NoteFilters {
  question: string;
  tag: string | null;
  origin: NoteOrigin | null;
  sort: NoteSort;
  trash: boolean;
}

/** The student's notes, page by page. */
export const useNotes = ({ question, tag, origin, sort, trash }: NoteFilters) =>
  useInfiniteQuery({
    queryKey: [...NOTES_KEY, { question, tag, origin, sort, trash }],
    queryFn: ({ pageParam, signal }) =>
      listNotes(
        {
          sort,
          trash: trash ? 'true' : 'false',
          offset: pageParam,
          ...(question !== '' && { question }),
          ...(tag !== null && { tag }),
          ...(origin !== null && { origin }),
        },
        signal,
      ),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, { notes }) => sum + notes.length, 0);
      return last.notes.length > 0 && shown < last.total ? shown : undefined;
    },
    placeholderData: keepPreviousData,
  });

/** One note, as the server has it now. */
export const useNote = (id: NoteId) =>
  useQuery({ queryKey: noteKey(id), queryFn: () => readNote(id), retry: false });
