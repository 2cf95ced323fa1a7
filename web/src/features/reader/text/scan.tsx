import type { Book, BookPage } from '@studia/contract/library';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { readFile } from '../calls.ts';

/** A photo or scan that was brought as a picture: the picture itself, above the words that were recognised in it. */
export const Scan = ({ book, page }: { book: Book; page: BookPage }) => {
  const picture = useRef<HTMLImageElement>(null);
  const { data } = useQuery({
    queryKey: ['book-file', book.id],
    queryFn: () => readFile(book.id),
    staleTime: Infinity,
  });
  useEffect(() => {
    if (!data || !picture.current) return undefined;
    const address = URL.createObjectURL(data);
    picture.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [data]);
  const { width, height } = page.size ?? { width: 3, height: 4 };
  return (
    <div
      data-no-words
      className="mb-6 overflow-hidden rounded-inner border border-line bg-paper"
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <img ref={picture} alt={book.title} className="block h-auto w-full" />
    </div>
  );
};
