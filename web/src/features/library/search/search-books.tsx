import { pageName } from '@studia/contract/page-name';
import { useQuery } from '@tanstack/react-query';
import { Search, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { sentenceOf } from '../../../text/errors.ts';
import { searchText as text, shelfText } from '../../../text/library.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { quoteAddress } from '../addresses.ts';
import { searchBooks, type FoundPlace } from '../calls.ts';

const LONGEST_QUERY = 400;

interface Props {
  /** What is looked for; empty while nothing is. */
  query: string;
  onQuery: (query: string) => void;
}

/** Looks inside every book, and shows the words on their pages. */
export const SearchBooks = ({ query, onQuery }: Props) => (
  <search className="mt-6 block">
    {/* Typed anew whenever the address changes. */}
    <SearchForm key={query} query={query} onQuery={onQuery} />
    {query !== '' && <Results query={query} onClose={() => onQuery('')} />}
  </search>
);

const SearchForm = ({ query, onQuery }: Props) => {
  const [typed, setTyped] = useState(query);
  return (
    <form
      className="flex max-w-2xl gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onQuery(typed.trim());
      }}
    >
      <div className="min-w-0 flex-1">
        <TextInput
          type="search"
          icon={Search}
          aria-label={text.label}
          placeholder={text.placeholder}
          maxLength={LONGEST_QUERY}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <Button type="submit" look="quiet">
        {text.submit}
      </Button>
    </form>
  );
};

const Results = ({ query, onClose }: { query: string; onClose: () => void }) => {
  const id = useId();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['book-search', query],
    queryFn: ({ signal }) => searchBooks(query, signal),
  });
  return (
    <section aria-labelledby={id} className="mt-5 rounded border border-line bg-sheet px-4 py-4 sm:px-6">
      <header className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 id={id} className="font-serif text-xl font-semibold">
            {text.title(query)}
          </h2>
          <output className="text-ui text-ink-soft">
            {data && (data.length > 0 ? text.found(data.length) : text.nothing)}
          </output>
        </div>
        <IconButton icon={X} size="sm" label={text.close} onClick={onClose} />
      </header>
      {isPending && <Skeleton label={text.searching} lines={4} />}
      {error && (
        <p role="alert" className="mt-3 text-ui text-bad">
          {sentenceOf(error)}{' '}
          <button type="button" className="link" onClick={() => void refetch()}>
            {shelfText.retry}
          </button>
        </p>
      )}
      {data && data.length > 0 && (
        <ol className="mt-2">
          {data.map((place) => (
            <Place key={`${place.quote.book_id}-${place.quote.page}-${place.quote.start}`} place={place} />
          ))}
        </ol>
      )}
    </section>
  );
};

const Place = ({ place: { quote, chapter } }: { place: FoundPlace }) => (
  <li className="border-t border-line first:border-t-0">
    <Link to={quoteAddress(quote)} className="group block py-3.5 no-underline">
      <q className="line-clamp-3 font-serif text-ink group-hover:underline">{quote.text}</q>
      <span className="mt-1 flex flex-wrap gap-x-2 text-sm text-ink-soft">
        <cite className="font-medium not-italic">{quote.title}</cite>
        {chapter !== '' && <span>{chapter}</span>}
        <mark className="text-ink tabular-nums">{text.page(pageName(quote))}</mark>
      </span>
    </Link>
  </li>
);
