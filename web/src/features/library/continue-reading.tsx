import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { progressText as text } from '../../text/library.ts';
import { NotLoaded } from '../../ui/feedback/not-loaded.tsx';
import { Bone, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { buttonClass } from '../../ui/form/button-class.ts';
import { goOnAddress } from './addresses.ts';
import { BookCover } from './cover/book-cover.tsx';
import { lastRead } from './last-read.ts';
import { ReadingProgress } from './reading-progress.tsx';
import { useBooksOfAll, useOwnBooks } from './use-books.ts';

/** The book that was read last, or the way to a first one. */
export const ContinueReading = () => {
  const own = useOwnBooks();
  const all = useBooksOfAll();
  if (own.isPending || all.isPending)
    return (
      <Skeleton label={text.todayTitle}>
        <Bone className="h-14 w-full max-w-md" />
      </Skeleton>
    );
  const book = lastRead([...(own.data ?? []), ...(all.data ?? [])]);
  if (!book && (own.isError || all.isError))
    return <NotLoaded onRetry={() => void Promise.all([own.refetch(), all.refetch()])} />;
  if (!book?.progress)
    return (
      <div className="flex min-h-14 flex-wrap items-center gap-x-5 gap-y-3">
        <p className="text-ink-soft">{text.todayNothing}</p>
        <Link to="/curriculum" className={buttonClass({ look: 'quiet', size: 'sm' })}>
          {text.todayAction}
        </Link>
      </div>
    );
  return (
    <Link to={goOnAddress(book)} className="group flex items-center gap-4 rounded no-underline">
      <BookCover book={book} width="w-10" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-serif text-lg text-ink group-hover:underline">{book.title}</span>
        <span className="mt-0.5 flex flex-wrap items-center gap-x-4 text-ui text-ink-soft">
          {text.todayPlace(book.progress.page, book.pages)}
          <span className="w-40">
            <ReadingProgress book={book} />
          </span>
        </span>
      </span>
      <ArrowRight
        aria-hidden="true"
        className="size-5 shrink-0 text-accent transition-transform duration-160 group-hover:translate-x-1"
      />
    </Link>
  );
};
