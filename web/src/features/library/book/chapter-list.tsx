import type { Book, Chapter } from '@studia/contract/library';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { readerAddress } from '../../../client/reader-address.ts';
import { sentenceOf } from '../../../text/errors.ts';
import { bookText as text } from '../../../text/library.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { isOnShelf } from '../arrival.ts';
import { trackPages } from '../calls.ts';
import { placedChapters, readThrough, type PlacedChapter } from '../chapters.ts';
import { BOOKS_KEY } from '../use-books.ts';

/** The chapters, each opened at its page; the marker shows where the student is. */
export const Chapters = ({ book, chapters }: { book: Book; chapters: readonly Chapter[] }) => {
  const id = useId();
  const placed = placedChapters(chapters, book.pages, book.progress?.page ?? null);
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="font-serif text-xl font-semibold">
        {text.chapters}
      </h2>
      {placed.length === 0 ? (
        <p className="mt-2 text-ink-soft">{isOnShelf(book) ? text.noChapters : text.chaptersComing}</p>
      ) : (
        <ol className="mt-3 border-t border-line">
          {placed.map((chapter) => (
            <Line key={`${chapter.page}-${chapter.level}-${chapter.title}`} book={book} chapter={chapter} />
          ))}
        </ol>
      )}
    </section>
  );
};

const DEEPEST = 4;
const STEP_REM = 1.25;

const Line = ({ book, chapter }: { book: Book; chapter: PlacedChapter }) => {
  const { title, page, level, lastPage, place } = chapter;
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-4 border-b border-line">
      <Link
        to={readerAddress(book.id, { page })}
        aria-current={place === 'here' ? 'location' : undefined}
        className="group flex min-h-11 min-w-0 flex-1 basis-64 items-center gap-4 py-2 no-underline"
      >
        <span
          className="min-w-0 flex-1 break-words text-ink group-hover:underline"
          style={{ paddingLeft: `${(Math.min(level, DEEPEST) - 1) * STEP_REM}rem` }}
        >
          <span className="here">{title}</span>
        </span>
        {place === 'behind' && (
          <Check aria-label={text.behind} className="size-4 shrink-0 text-good" strokeWidth={2.5} />
        )}
        {place === 'here' && <span className="sr-only">{text.here}</span>}
        <span className="shrink-0 text-sm tabular-nums text-ink-soft">
          {text.chapterPages(page, lastPage)}
        </span>
      </Link>
      {place === 'here' && <HaveRead book={book} chapter={chapter} />}
    </li>
  );
};

/** For who read the chapter elsewhere: on paper, or in class. */
const HaveRead = ({ book, chapter }: { book: Book; chapter: PlacedChapter }) => {
  const client = useQueryClient();
  const keeping = useMutation({
    mutationFn: async () => {
      const { page, read } = readThrough(chapter, book.pages);
      await trackPages(book.id, page, read);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: BOOKS_KEY }),
    onError: (error) => toast.bad(sentenceOf(error)),
  });
  return (
    <Button
      look="plain"
      size="sm"
      icon={Check}
      aria-label={text.haveReadLong(chapter.title)}
      busy={keeping.isPending && text.keeping}
      onClick={() => keeping.mutate()}
    >
      {text.haveRead}
    </Button>
  );
};
