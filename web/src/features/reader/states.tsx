import { STAGES, type Book } from '@studia/contract/library';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { isGone } from '../../client/refusal.ts';
import { sentenceOf } from '../../text/errors.ts';
import { readerStates as text, readerText } from '../../text/reader.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Button } from '../../ui/form/button.tsx';
import { readBookAgain } from './calls.ts';

/** The shape of a page while the book is on its way. */
export const Opening = () => (
  <div className="mx-auto w-full max-w-2xl px-6 py-10">
    <h1 className="sr-only">{readerText.title}</h1>
    <Skeleton label={readerText.opening} lines={12} />
  </div>
);

/** There is no such book for this student, or it could not be asked for. */
export const NoBook = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const gone = isGone(error);
  return (
    <div className="py-6">
      <h1 className="sr-only">{readerText.title}</h1>
      <ErrorState title={sentenceOf(error)} {...(!gone && { retryLabel: readerText.again, onRetry })}>
        {gone ? text.notFoundLead : undefined}
      </ErrorState>
      <p className="text-center">
        <Link to="/curriculum" className="link reach">
          {readerText.toBooks}
        </Link>
      </p>
    </div>
  );
};

interface WaitingProps {
  book: Book;
  onDownload: () => void;
  onChanged: () => void;
}

/** A book that is being read, or could not be. */
export const NotReadable = ({ book, onDownload, onChanged }: WaitingProps) => (
  <div className="mx-auto w-full max-w-lg px-5 py-10">
    <h1 className="text-center font-serif text-2xl font-semibold text-balance">{book.title}</h1>
    {book.trouble === null ? <Arriving book={book} /> : <Failed book={book} onChanged={onChanged} />}
    <div className="mt-8 flex flex-wrap items-center justify-center gap-x-6 gap-y-2">
      <Link to={`/curriculum/${book.id}`} className="link reach text-ui">
        {readerText.toBook}
      </Link>
      <Button look="plain" icon={Download} onClick={onDownload}>
        {readerText.download}
      </Button>
    </div>
  </div>
);

const Arriving = ({ book }: { book: Book }) => {
  const stage =
    book.stages.find(({ status }) => status === 'running') ??
    book.stages.find(({ status }) => status === 'waiting');
  const name = stage?.name ?? STAGES[0];
  const isCounted = stage !== undefined && stage.total > 0;
  return (
    <div className="mt-8 rounded border border-line bg-sheet p-5">
      <h2 className="font-semibold">{text.notReady}</h2>
      <p className="mt-1 mb-5 text-ink-soft">{text.notReadyLead}</p>
      <ProgressBar
        label={text.stages[name]}
        detail={isCounted ? text.done(stage.done, stage.total) : undefined}
        value={isCounted ? stage.done / stage.total : undefined}
      />
    </div>
  );
};

const Failed = ({ book, onChanged }: { book: Book; onChanged: () => void }) => {
  const again = useMutation({ mutationFn: () => readBookAgain(book.id), onSuccess: onChanged });
  return (
    <ErrorState
      title={text.failed}
      {...(book.source === 'own' &&
        book.can_retry && { retryLabel: text.readAgain, onRetry: () => again.mutate() })}
      busy={again.isPending && text.readingAgain}
    >
      {book.trouble} {text.original}
    </ErrorState>
  );
};
