import type { Book } from '@studia/contract/library';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { progressText, shelfText as text, subjectName } from '../../../text/library.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { bookAddress, goOnAddress } from '../addresses.ts';
import { BookCover } from '../cover/book-cover.tsx';
import { ReadingProgress } from '../reading-progress.tsx';
import { useGrowing } from './use-growing.ts';
import './shelf.css';

/** Books side by side on their boards. */
export const Shelf = ({ label, books }: { label: string; books: readonly Book[] }) => {
  const { shown, end, more } = useGrowing(books.length);
  return (
    <>
      <ul aria-label={label} className="shelf">
        {books.slice(0, shown).map((book) => (
          <Place key={book.id} book={book} />
        ))}
      </ul>
      {shown < books.length && (
        <div ref={end} className="mt-6 px-2">
          <button type="button" className="link reach" onClick={more}>
            {text.more}
          </button>
        </div>
      )}
    </>
  );
};

const Place = ({ book }: { book: Book }) => (
  <li className="flex min-w-0 flex-col">
    <Link to={bookAddress(book.id)} className="group no-underline">
      <span className="shelf-stand">
        <span className="flex h-full items-end transition-transform duration-160 ease-settle group-hover:-translate-y-1.5">
          <BookCover book={book} width="w-30" />
        </span>
      </span>
      <span className="mt-2.5 line-clamp-3 px-2 font-serif text-base leading-5 font-semibold text-ink group-hover:underline">
        {book.title}
      </span>
    </Link>
    <div className="mt-1 grid gap-1.5 px-2 text-sm text-ink-soft">
      <Facts book={book} />
      {book.trouble !== null && (
        <span>
          <Badge tone="warn">{text.part}</Badge>
        </span>
      )}
      <ReadingProgress book={book} />
      {book.progress && (
        <Link to={goOnAddress(book)} className="link reach w-fit">
          {progressText.goOn(book.progress.page)}
        </Link>
      )}
    </div>
  </li>
);

const Facts = ({ book: { author, source, subject, grades, pages } }: { book: Book }) => {
  const facts = [
    source === 'starter' ? null : author,
    subject && subjectName(subject),
    grades && text.grades(grades),
  ].filter((fact) => fact !== null && fact !== '');
  return (
    <>
      {facts.length > 0 && (
        <span className="line-clamp-2">
          {facts.map((fact, at) => (
            <Fragment key={fact}>
              {at > 0 && ' · '}
              <bdi>{fact}</bdi>
            </Fragment>
          ))}
        </span>
      )}
      {grades === null && pages > 0 && <span className="tabular-nums">{progressText.pages(pages)}</span>}
    </>
  );
};
