import type { AboutBook } from '@studia/contract/chat';
import { readerAddress } from '../../client/reader-address.ts';
import { aboutText as text } from '../../text/chat.ts';

/** The place that a sent message is about, and the words that were selected there. */
export const SentAbout = ({ about: { book_id, title, page, quote } }: { about: AboutBook }) => (
  <div className="mb-1.5 text-sm text-ink-soft">
    <a
      href={readerAddress(book_id, page === undefined ? undefined : { page })}
      className="link reach inline-flex max-w-full items-baseline gap-1.5"
    >
      <span className="truncate">{title}</span>
      {page !== undefined && <span className="shrink-0 tabular-nums">{text.page(page)}</span>}
    </a>
    {quote !== undefined && (
      <blockquote className="mt-1 line-clamp-3 font-serif text-base text-ink">
        <mark>{quote}</mark>
      </blockquote>
    )}
  </div>
);
