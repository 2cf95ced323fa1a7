import type { Book } from '@studia/contract/library';
import { clsx } from 'clsx';
import {
  ArrowLeft,
  BookOpen,
  BookOpenCheck,
  ListChecks,
  MessageCircleQuestion,
  Network,
  NotebookPen,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isGone } from '../../../client/refusal.ts';
import { sentenceOf, sentenceOfMissing } from '../../../text/errors.ts';
import { bookText as text, progressText, shelfText } from '../../../text/library.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { buttonClass } from '../../../ui/form/button-class.ts';
import { Button } from '../../../ui/form/button.tsx';
import { goOnAddress } from '../addresses.ts';
import type { OpenedBook } from '../calls.ts';
import { BookCover } from '../cover/book-cover.tsx';
import { hasFailed, isOnShelf } from '../ingest-progress.ts';
import { ReadingProgress } from '../reading-progress.tsx';
import { IngestStatus, ReadAgain, Trouble } from '../shelf/ingest-status.tsx';
import { useBook } from '../use-books.ts';
import { Chapters } from './chapter-list.tsx';
import { Facts } from './facts.tsx';
import { Marks } from './marks.tsx';

interface Props {
  id: string;
  onAsk: (book: Book) => void;
  onPlan: (book: Book) => void;
  /** Where a quiz on the book begins. */
  quizAt: string;
  /** Where the map of the book is. */
  mapAt: string;
  /** What can be done with a chapter that is taught, beside learning it. */
  renderChapterTools?: ((chapter: string) => ReactNode) | undefined;
  onGone: () => void;
  /** Where a chapter is taught, by its title; null where it has no lesson. */
  learnAt: (chapter: string) => string | null;
  /** What the student can do of it. */
  progress: ReactNode;
}

/** One book: how far the student is, its chapters, what was marked, and everything one can do with it. */
export const BookView = ({ id, ...rest }: Props) => {
  const { data, error, isPending, refetch } = useBook(id);
  return (
    <>
      <Link to="/curriculum" className="link reach inline-flex items-center gap-1.5 text-ui">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {text.back}
      </Link>
      {isPending && (
        <div className="mt-8">
          <Skeleton label={text.loading} lines={6} />
        </div>
      )}
      {error && !data && <NoBook error={error} onRetry={() => void refetch()} />}
      {data && <Opened opened={data} {...rest} />}
    </>
  );
};

/** Asking again helps who had no answer, not who asked for a book that is gone. */
const NoBook = ({ error, onRetry }: { error: Error; onRetry: () => void }) =>
  isGone(error) ? (
    <ErrorState title={sentenceOfMissing(error, text.missing)}>{text.missingLead}</ErrorState>
  ) : (
    <ErrorState title={sentenceOf(error, text.missing)} retryLabel={shelfText.retry} onRetry={onRetry} />
  );

const Opened = ({
  opened: { book, chapters },
  onAsk,
  onPlan,
  quizAt,
  mapAt,
  renderChapterTools,
  onGone,
  learnAt,
  progress,
}: Omit<Props, 'id'> & { opened: OpenedBook }) => (
  <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_15rem]">
    <div className="min-w-0">
      <Front book={book} onAsk={onAsk} onPlan={onPlan} quizAt={quizAt} mapAt={mapAt} onGone={onGone} />
      {progress}
      <Chapters book={book} chapters={chapters} learnAt={learnAt} tools={renderChapterTools} />
      <Marks book={book} />
    </div>
    <Facts book={book} onGone={onGone} />
  </div>
);

/** More letters than this fill a phone in large type. */
const LONG_TITLE = 80;

/** The cover, what the book is, and the way into it. */
const Front = ({
  book,
  onAsk,
  onPlan,
  quizAt,
  mapAt,
  onGone,
}: Omit<Props, 'id' | 'learnAt' | 'progress' | 'renderChapterTools'> & { book: Book }) => (
  <header className="grid gap-x-8 gap-y-5 sm:grid-cols-[auto_minmax(0,1fr)]">
    <span className="flex items-start">
      <BookCover book={book} width="w-32 sm:w-44" />
    </span>
    <div className="min-w-0">
      <h1
        className={clsx(
          'font-serif font-semibold break-words',
          book.title.length > LONG_TITLE ? 'text-2xl' : 'text-3xl',
        )}
      >
        {book.title}
      </h1>
      {book.author !== null && <p className="mt-1 text-ink-soft">{shelfText.by(book.author)}</p>}
      {book.summary !== null && <p className="measure mt-3">{book.summary}</p>}
      {hasFailed(book) ? (
        <div className="mt-5">
          <Trouble book={book} onDeleted={onGone} />
        </div>
      ) : (
        <WayIn book={book} onAsk={onAsk} onPlan={onPlan} quizAt={quizAt} mapAt={mapAt} />
      )}
    </div>
  </header>
);

const WayIn = ({
  book,
  onAsk,
  onPlan,
  quizAt,
  mapAt,
}: Pick<Props, 'onAsk' | 'onPlan' | 'quizAt' | 'mapAt'> & { book: Book }) => (
  <>
    <div className="mt-4 max-w-sm text-ui">
      {book.progress ? (
        <ReadingProgress book={book} />
      ) : (
        <span className="text-ink-soft">{progressText.notBegun}</span>
      )}
    </div>
    {book.readable && (
      <div className="mt-4 flex flex-wrap gap-3">
        <Link to={goOnAddress(book)} className={buttonClass()}>
          <BookOpen aria-hidden="true" className="size-4.5" />
          {book.progress ? text.readOn(book.progress.page) : text.read}
        </Link>
        <Button look="quiet" icon={MessageCircleQuestion} onClick={() => onAsk(book)}>
          {text.ask}
        </Button>
        {isOnShelf(book) && (
          <>
            <Link to={quizAt} className={buttonClass({ look: 'quiet' })}>
              <BookOpenCheck aria-hidden="true" className="size-4.5" />
              {text.quiz}
            </Link>
            <Button look="quiet" icon={ListChecks} onClick={() => onPlan(book)}>
              {text.plan}
            </Button>
            <Link
              to={`/create-notes/${encodeURIComponent(book.id)}`}
              className={buttonClass({ look: 'quiet' })}
            >
              <NotebookPen aria-hidden="true" className="size-4.5" />
              {text.notes}
            </Link>
            <Link to={mapAt} className={buttonClass({ look: 'quiet' })}>
              <Network aria-hidden="true" className="size-4.5" />
              {text.map}
            </Link>
          </>
        )}
      </div>
    )}
    {book.trouble !== null && (
      <div className="mt-5 grid justify-items-start gap-3">
        <Notice tone="warn">{book.trouble}</Notice>
        {book.can_retry && <ReadAgain book={book} />}
      </div>
    )}
    {!isOnShelf(book) && (
      <div className="mt-6">
        <IngestStatus book={book} />
      </div>
    )}
  </>
);
