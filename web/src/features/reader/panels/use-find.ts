import { useDeferredValue, useState } from 'react';
import type { Place } from '../address.ts';
import { nextFound } from './find.ts';
import { MOST_FOUND, useSearch } from './use-search.ts';

interface Needs {
  bookId: string;
  pages: number;
  /** The page that is open. */
  page: number;
  onGo: (place: Place) => void;
}

/** The search in the open book. It outlasts its panel, so that a student can leaf through what was found. */
export const useFind = ({ bookId, pages, page, onGo }: Needs) => {
  const [sought, setSought] = useState('');
  const [open, setOpen] = useState<number | null>(null);
  const words = useDeferredValue(sought);
  const { exact, about } = useSearch(bookId, pages, words);
  const places = exact.data ?? [];

  const goTo = (index: number): void => {
    const place = places[index];
    if (!place) return;
    setOpen(index);
    onGo({ page: place.page, quote: place.words, start: place.start, end: place.end });
  };
  const step = (by: 1 | -1): void => goTo(nextFound(places, open, by, page));
  return {
    words,
    exact,
    about,
    count: places.length,
    /** There may be more places than were looked for. */
    isCut: places.length >= MOST_FOUND,
    /** The place that is open, counted from 0. */
    open,
    /** Looks for words; the same words again lead to their next place. */
    seek: (next: string): void => {
      if (next === sought) return step(1);
      setOpen(null);
      return setSought(next);
    },
    goTo,
    step,
    close: (): void => setOpen(null),
  };
};

export type Find = ReturnType<typeof useFind>;
