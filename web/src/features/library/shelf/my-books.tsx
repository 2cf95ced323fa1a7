import type { Book } from '@studia/contract/library';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { Link } from 'react-router';
import { readerAddress } from '../../../client/reader-address.ts';
import { sentenceOf } from '../../../text/errors.ts';
import { shelfText as text } from '../../../text/library.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { FileDrop } from '../../../ui/form/file-drop.tsx';
import { OpenBook } from '../../../ui/layout/illustrations.tsx';
import { isOnShelf } from '../ingest-progress.ts';
import { uploads, useUploads } from '../uploads/shelf-uploads.ts';
import { UploadButton } from '../uploads/upload-button.tsx';
import { UploadRow } from '../uploads/upload-row.tsx';
import type { Upload } from '../uploads/uploads.ts';
import { OWN_KEY, useOwnBooks } from '../use-books.ts';
import { IngestCard } from './ingest-status.tsx';
import { ShelfSkeleton } from './shelf-skeleton.tsx';
import { Shelf } from './shelf.tsx';

/** The student's own books: brought, on their way, and on the shelf. */
export const MyBooks = () => {
  const id = useId();
  const { data, error, isPending, refetch } = useOwnBooks();
  const coming = useUploads();
  useFreshWhenArrived(coming);
  const bring = (files: File[]): void => uploads.add(files, data ?? []);
  const rows = coming.filter(({ state, already }) => state !== 'arrived' || already);
  return (
    <section aria-labelledby={id} className="mt-8">
      <FileDrop label={text.drop} onFiles={bring} />
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id={id} className="font-serif text-2xl font-semibold">
            {text.mine}
          </h2>
          <p className="mt-1 text-ui text-ink-soft">{text.limits}</p>
        </div>
        <UploadButton onFiles={bring} />
      </header>
      <OnTheirWay uploads={rows} books={(data ?? []).filter((book) => !isOnShelf(book))} />
      {isPending && <ShelfSkeleton label={text.loading} />}
      {error && !data && (
        <ErrorState title={sentenceOf(error)} retryLabel={text.retry} onRetry={() => void refetch()} />
      )}
      {data && <OnShelf books={data} quiet={rows.length > 0} />}
    </section>
  );
};

/** A file that has become a book is looked for on the shelf. */
const useFreshWhenArrived = (coming: readonly Upload[]): void => {
  const client = useQueryClient();
  const arrived = coming.filter(({ state }) => state === 'arrived').length;
  useEffect(() => {
    if (arrived > 0) void client.invalidateQueries({ queryKey: OWN_KEY });
  }, [client, arrived]);
};

const OnTheirWay = ({ uploads: rows, books }: { uploads: readonly Upload[]; books: readonly Book[] }) =>
  rows.length + books.length > 0 && (
    <ul aria-label={text.onItsWay} className="mt-6 border-t border-line">
      {rows.map((upload) => (
        <UploadRow key={upload.key} upload={upload} />
      ))}
      {books.map((book) => (
        <IngestCard key={book.id} book={book} />
      ))}
    </ul>
  );

const OnShelf = ({ books, quiet }: { books: readonly Book[]; quiet: boolean }) => {
  const standing = books.filter(isOnShelf);
  if (standing.length > 0)
    return (
      <div className="mt-6">
        <Shelf label={text.mine} books={standing} />
      </div>
    );
  return books.length > 0 || quiet ? null : <FirstBook />;
};

/** A good one to try: it is short, and about learning itself. */
const STARTER = 'study-skills';

/** What one can bring, and what comes of it. */
const FirstBook = () => (
  <div className="mt-6 grid items-center gap-x-10 gap-y-6 rounded border border-dashed border-edge px-5 py-7 sm:grid-cols-[11rem_minmax(0,1fr)] sm:px-8">
    <div className="mx-auto w-44">
      <OpenBook />
    </div>
    <div>
      <h3 className="font-serif text-xl font-semibold">{text.emptyTitle}</h3>
      <p className="mt-1.5 text-ink-soft">{text.emptyLead}</p>
      <ol className="mt-4 grid list-inside list-decimal gap-1.5 marker:text-ink-soft">
        {text.emptySteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mt-4 text-ink-soft">
        {text.emptyStarter}{' '}
        <Link to={readerAddress(STARTER)} className="link">
          {text.tryStarter}
        </Link>
      </p>
    </div>
  </div>
);
