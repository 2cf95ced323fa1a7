import { STAGES, type Book } from '@studia/contract/library';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { BookOpen, Check, Download, RotateCw, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { readerAddress } from '../../../client/reader-address.ts';
import { sentenceOf } from '../../../text/errors.ts';
import { arrivalText as text, stageText } from '../../../text/library.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { buttonClass } from '../../../ui/form/button-class.ts';
import { Button } from '../../../ui/form/button.tsx';
import { bookAddress } from '../addresses.ts';
import { DeleteBook } from '../book/delete-book.tsx';
import { useDownload } from '../book/use-download.ts';
import { retryBook } from '../calls.ts';
import { BookCover } from '../cover/book-cover.tsx';
import { currentStage, hasFailed, shareOf } from '../ingest-progress.ts';
import { BOOKS_KEY } from '../use-books.ts';

/** A book that is being read by Studia, or could not be. */
export const IngestCard = ({ book }: { book: Book }) => (
  <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 border-b border-line py-4">
    <span className="flex items-start">
      <BookCover book={book} width="w-14" />
    </span>
    <div className="grid min-w-0 content-start gap-3">
      <Link
        to={bookAddress(book.id)}
        className="font-serif text-lg font-semibold text-ink no-underline wrap-anywhere hover:underline"
      >
        {book.title}
      </Link>
      {hasFailed(book) ? <Trouble book={book} /> : <IngestStatus book={book} />}
    </div>
  </li>
);

/** The stages of an arrival, and how far the present one is. */
export const IngestStatus = ({ book }: { book: Book }) => {
  const stage = currentStage(book);
  if (!stage) return null;
  const counted = stage.name === 'read' && stage.total > 0;
  const share = counted ? shareOf(stage) : undefined;
  const inLine = stage.status === 'waiting';
  return (
    <div className="grid gap-3">
      <ProgressBar
        label={inLine ? text.inLine : stageText[stage.name].now}
        detail={counted ? text.pagesOf(stage.done, stage.total) : undefined}
        // A shelf full of bars that move while nothing happens would be restless.
        value={inLine ? 0 : share}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <StageList book={book} />
        {book.readable && (
          <Link to={readerAddress(book.id)} className={buttonClass({ look: 'quiet', size: 'sm' })}>
            <BookOpen aria-hidden="true" className="size-4" />
            {text.readNow}
          </Link>
        )}
      </div>
    </div>
  );
};

const StageList = ({ book: { stages } }: { book: Book }) => (
  <ol aria-label={text.stages} className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
    {STAGES.map((name) => {
      const status = stages.find((stage) => stage.name === name)?.status ?? 'waiting';
      return (
        <li
          key={name}
          className={clsx(
            'flex items-center gap-1',
            status === 'running' ? 'font-semibold text-ink' : 'text-ink-soft',
          )}
        >
          {status === 'done' && <Check aria-hidden="true" className="size-3.5 text-good" strokeWidth={2.5} />}
          {stageText[name].short}
          <span className="sr-only">, {text[status]}</span>
        </li>
      );
    })}
  </ol>
);

/** What went wrong, and what can be done now. */
export const Trouble = ({ book, onDeleted }: { book: Book; onDeleted?: () => void }) => {
  const [deleting, setDeleting] = useState(false);
  const download = useDownload(book);
  return (
    <div className="grid gap-3">
      {book.trouble !== null && <Notice tone="bad">{book.trouble}</Notice>}
      <Actions>
        {book.can_retry && <ReadAgain book={book} />}
        <Button
          look="quiet"
          size="sm"
          icon={Download}
          busy={download.isPending && text.downloading}
          onClick={() => download.mutate()}
        >
          {text.download}
        </Button>
        <Button look="quiet" size="sm" icon={Trash2} onClick={() => setDeleting(true)}>
          {text.delete}
        </Button>
      </Actions>
      <DeleteBook book={deleting ? book : null} onCancel={() => setDeleting(false)} onDeleted={onDeleted} />
    </div>
  );
};

/** Another try, for a book that could not be read, or only in part. */
export const ReadAgain = ({ book }: { book: Book }) => {
  const client = useQueryClient();
  const retry = useMutation({
    mutationFn: () => retryBook(book.id),
    onSuccess: () => client.invalidateQueries({ queryKey: BOOKS_KEY }),
    onError: (error) => toast.bad(sentenceOf(error)),
  });
  return (
    <Button
      look="quiet"
      size="sm"
      icon={RotateCw}
      busy={retry.isPending && text.retrying}
      onClick={() => retry.mutate()}
    >
      {text.retry}
    </Button>
  );
};

const Actions = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap gap-2">{children}</div>
);
