import type { Book, Chapter } from '@studia/contract/library';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { bookText as text } from '../../../text/library.ts';
import { readerAddress } from '../addresses.ts';
import { isOnShelf } from '../arrival.ts';
import { placedChapters, type PlacedChapter } from '../chapters.ts';

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
            <Line
              key={`${chapter.page}-${chapter.level}-${chapter.title}`}
              bookId={book.id}
              chapter={chapter}
            />
          ))}
        </ol>
      )}
    </section>
  );
};

const DEEPEST = 4;
const STEP_REM = 1.25;

const Line = ({ bookId, chapter }: { bookId: string; chapter: PlacedChapter }) => {
  const { title, page, level, lastPage, place } = chapter;
  return (
    <li className="border-b border-line">
      <Link
        to={readerAddress(bookId, { page })}
        aria-current={place === 'here' ? 'location' : undefined}
        className="group flex min-h-11 items-center gap-4 py-2 no-underline"
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
    </li>
  );
};
