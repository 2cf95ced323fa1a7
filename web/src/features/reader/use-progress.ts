import type { StudentId } from '@studia/contract/ids';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { keepProgress, keepProgressKeepalive, type BookToRead } from './calls.ts';
import { makeReadingTime } from './reading-time.ts';

const TELL_EVERY_MS = 5000;

/** Keeps the open page and what was read: now and then, and when the student leaves. */
export const useProgress = (student: StudentId, bookId: string, page: number): void => {
  const queries = useQueryClient();
  const [time] = useState(makeReadingTime);
  const newest = useRef(page);

  useEffect(() => {
    newest.current = page;
    time.look(document.visibilityState === 'visible' ? page : null, Date.now());
  }, [time, page]);

  useEffect(() => {
    let lastPage: number | null = null;
    const tell = async (isLeaving: boolean): Promise<void> => {
      const read = time.takeRead(Date.now());
      const now = { page: newest.current, read };
      if (read.length === 0 && lastPage === now.page) return;
      lastPage = now.page;
      try {
        if (isLeaving) return await keepProgressKeepalive(student, bookId, now);
        const progress = await keepProgress(student, bookId, now);
        queries.setQueryData<BookToRead>(
          ['book', bookId],
          (known) => known && { ...known, book: { ...known.book, progress } },
        );
      } catch {
        // It is told again with the next pages; nobody has to be bothered with it.
        time.giveBack(read);
        lastPage = null;
      }
    };
    const leave = () => void tell(true);
    const onVisibility = () => {
      const isVisible = document.visibilityState === 'visible';
      time.look(isVisible ? newest.current : null, Date.now());
      if (!isVisible) leave();
    };
    const timer = setInterval(() => void tell(false), TELL_EVERY_MS);
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [time, student, bookId, queries]);
};
