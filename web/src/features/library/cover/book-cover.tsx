import type { Book } from '@studia/contract/library';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { fetchCover } from '../calls.ts';
import { coverStyle } from './cover-style.ts';
import './cover.css';

interface Props {
  book: Pick<Book, 'id' | 'title' | 'author' | 'cover'>;
  /** How wide it stands, as a class. */
  width: string;
}

/** The front of a book: its own, or an exercise book with its title on the label. Its title always stands beside it. */
export const BookCover = ({ book, width }: Props) => {
  const [broken, setBroken] = useState(false);
  const { data: picture, isPending, isError } = useCover(book);
  if (book.cover === null || isError || broken) return <DrawnCover book={book} width={width} />;
  if (isPending) return <span className={clsx('book-front block aspect-3/4 animate-breathe', width)} />;
  return (
    <span className={clsx('book-front block max-h-full', width)}>
      <img
        src={picture}
        alt=""
        onError={() => setBroken(true)}
        className="block h-auto w-full dark:brightness-85"
      />
    </span>
  );
};

/** A cover is fetched once with the student's token, and kept as long as the page is. */
const useCover = ({ id, cover }: Props['book']) =>
  useQuery({
    queryKey: ['cover', id],
    queryFn: async () => URL.createObjectURL(await fetchCover(id)),
    enabled: cover !== null,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });

const DrawnCover = ({ book, width }: Props) => {
  const { cloth, shape } = coverStyle(book.id);
  return (
    <span aria-hidden="true" className={clsx('book-front book-cloth @container block', cloth, shape, width)}>
      <span className="book-label">
        <span className="line-clamp-4 font-serif font-semibold">{book.title}</span>
        {book.author !== null && <span className="mt-[0.3em] line-clamp-1 text-[0.8em]">{book.author}</span>}
      </span>
    </span>
  );
};
