import type { Book, BookPage, Chapter } from '@studia/contract/library';
import { clsx } from 'clsx';
import { useCallback, useDeferredValue, useMemo, useRef } from 'react';
import { readerText } from '../../../text/reader.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Markdown } from '../../../ui/markdown/markdown.tsx';
import type { Place } from '../address.ts';
import { isMarkdown } from '../quote/as-drawn.ts';
import { pageLetters, type ShownPlace } from '../quote/painted-page.ts';
import { usePageText } from '../use-reading.ts';
import { Figure, figureName } from './figure.tsx';
import { flowing } from './flowing.ts';
import { Scan } from './scan.tsx';
import { usePaintedWords } from './use-painted-words.ts';

interface Props {
  book: Book;
  number: number;
  /** The chapter that begins on it. */
  chapter: Chapter | null;
  scale: number;
  shown: readonly ShownPlace[];
  jump: Place;
  /** The words of the jump were looked for here. */
  onArrive: (words: Range | null) => void;
}

/** One page of text, set like the page of a book. */
export const TextPage = ({ book, number, chapter, scale, shown, jump, onArrive }: Props) => {
  const { page: arrived, error, refetch } = usePageText(book, number);
  // A page of Markdown takes its time: it is drawn in small steps.
  const page = useDeferredValue(arrived, undefined);
  return (
    <section
      data-page-number={number}
      aria-label={readerText.page(number)}
      className={clsx('reading-page reading', page === undefined && !error && 'min-h-[56rem]')}
      style={{ fontSize: `calc(var(--reading-size, 1.0625rem) * ${scale})` }}
    >
      <h2 data-no-words className="sr-only select-none">
        {readerText.page(number)}
      </h2>
      {book.source === 'starter' && chapter && (
        <h2 data-no-words className="mb-5 font-serif text-[1.7em] leading-tight font-semibold text-balance">
          {chapter.title}
        </h2>
      )}
      {page && book.kind === 'image' && <Scan book={book} page={page} />}
      {page && <Words book={book} page={page} shown={shown} jump={jump} onArrive={onArrive} />}
      {page === null && (
        <p data-no-words className="text-ink-soft">
          {readerText.noPage}
        </p>
      )}
      {page === undefined && !error && <Skeleton label={readerText.loadingPage} lines={14} />}
      {error && (
        <div data-no-words className="grid justify-items-start gap-3">
          <p role="alert">{readerText.pageFailed}</p>
          <Button look="quiet" size="sm" onClick={() => void refetch()}>
            {readerText.again}
          </Button>
        </div>
      )}
      <p data-no-words aria-hidden="true" className="reading-foot">
        {page?.label ?? number}
      </p>
    </section>
  );
};

interface WordsProps {
  book: Book;
  page: BookPage;
  shown: readonly ShownPlace[];
  jump: Place;
  /** The words of the jump were looked for here. */
  onArrive: (words: Range | null) => void;
}

const Words = ({ book, page, shown, jump, onArrive }: WordsProps) => {
  const box = useRef<HTMLDivElement>(null);
  const markdown = isMarkdown(book.kind);
  const letters = useMemo(() => pageLetters(page.text, markdown), [page.text, markdown]);
  usePaintedWords(box, letters, shown, jump, onArrive);
  const picture = useCallback(
    (src: string, alt: string) => {
      const name = book.source === 'starter' ? figureName(src) : null;
      return name === null ? null : <Figure bookId={book.id} name={name} caption={alt} />;
    },
    [book.id, book.source],
  );
  return (
    <div ref={box} dir="auto" lang={book.language ?? undefined}>
      {markdown ? (
        <Markdown text={page.text} picture={picture} />
      ) : (
        <Plain text={book.kind === 'pdf' ? flowing(page.text) : page.text} />
      )}
    </div>
  );
};

const Plain = ({ text }: { text: string }) => (
  <div className="grid gap-[0.8em]">
    {text.split(/\n{2,}/).map((paragraph, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- the paragraphs of a page stay where they are
      <p key={at} className="whitespace-pre-line wrap-anywhere">
        {paragraph}
      </p>
    ))}
  </div>
);
