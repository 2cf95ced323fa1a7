import { words } from '../../../ui/words.ts';

export interface BookPageProps {
  /** The book, as its running head names it. */
  book: string;
  page: number;
  text: string;
  /** A verbatim part of the text, to be marked; what is not on the page marks nothing. */
  quote?: string | undefined;
}

/** A page of a book as it was printed, with a quote marked on it. */
export const BookPage = ({ book, page, text, quote = '' }: BookPageProps) => {
  const start = quote === '' ? -1 : text.indexOf(quote);
  const end = start + quote.length;
  return (
    <figure className="rounded-inner border border-line bg-sheet px-4 py-3.5 shadow-float sm:px-5">
      <figcaption className="flex items-baseline justify-between gap-4 text-sm text-ink-soft">
        <cite className="truncate not-italic">{book}</cite>
        <span className="shrink-0 tabular-nums">
          <span className="sr-only">{words.page(page)}</span>
          <span aria-hidden="true">{page}</span>
        </span>
      </figcaption>
      <p className="mt-2 font-serif text-ui leading-5.5 hyphens-auto sm:leading-6">
        {start < 0 ? (
          text
        ) : (
          <>
            {text.slice(0, start)}
            <mark>{text.slice(start, end)}</mark>
            {text.slice(end)}
          </>
        )}
      </p>
    </figure>
  );
};
