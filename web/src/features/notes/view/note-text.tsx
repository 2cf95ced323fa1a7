import { PICTURE_PATH, QUOTE_LINK } from '@studia/contract/note-text';
import type { NoteQuote } from '@studia/contract/notes';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { readerAddress } from '../../../client/reader-address.ts';
import { noteEditorText, noteViewText } from '../../../text/notes.ts';
import { Markdown } from '../../../ui/markdown/markdown.tsx';
import { pictureAddress } from '../pictures.ts';
import './note-text.css';

interface Props {
  content: string;
  quotes: readonly NoteQuote[];
  /** The book that the whole note is about: its pages need no title. */
  book?: string | null | undefined;
}

/** A note as it is read: its quotes open their pages, its links other notes. */
export const NoteText = ({ content, quotes, book }: Props) => {
  const link = useCallback(
    (href: string, children: ReactNode): ReactNode => {
      if (href.startsWith(QUOTE_LINK))
        return (
          <SourceChip quote={quoteOf(quotes, href)} book={book}>
            {children}
          </SourceChip>
        );
      return href.startsWith('/') ? (
        <Link to={href} className="link">
          {children}
        </Link>
      ) : null;
    },
    [quotes, book],
  );
  const picture = useCallback(
    (address: string, alt: string): ReactNode =>
      address.startsWith(PICTURE_PATH) ? <OwnPicture address={address} alt={alt} /> : null,
    [],
  );
  return (
    <div className="note-reading">
      <Markdown text={content} link={link} picture={picture} />
    </div>
  );
};

const quoteOf = (quotes: readonly NoteQuote[], href: string): NoteQuote | undefined =>
  quotes.find(({ key }) => key === href.slice(QUOTE_LINK.length));

interface ChipProps extends Pick<Props, 'book'> {
  quote: NoteQuote | undefined;
  children: ReactNode;
}

const SourceChip = ({ quote, book, children }: ChipProps) => {
  if (!quote?.available)
    return (
      <span className="note-source" title={noteEditorText.bookGone}>
        {children}
      </span>
    );
  const { book_id, page, start, end, text } = quote.quote;
  return (
    <Link to={readerAddress(book_id, { page, start, end })} title={text} className="note-source">
      {book_id === book ? noteViewText.page(page) : children}
    </Link>
  );
};

const OwnPicture = ({ address, alt }: { address: string; alt: string }) => {
  const [source, setSource] = useState<string | null>(null);
  const [isGone, setIsGone] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    pictureAddress(address).then(
      (found) => isCurrent && setSource(found),
      () => isCurrent && setIsGone(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [address]);
  if (isGone) return <span className="text-ink-soft">{noteEditorText.pictureGone}</span>;
  return source === null ? (
    <span className="block h-40" />
  ) : (
    <img src={source} alt={alt} className="max-w-full rounded-inner" />
  );
};
