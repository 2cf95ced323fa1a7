import type { Book } from '@studia/contract/library';
import { useId } from 'react';
import { sentenceOf } from '../../../text/errors.ts';
import { curriculumText as text, shelfText } from '../../../text/library.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { NO_FILTERS, withoutEach, type Filters } from '../filters.ts';
import { useBooksOfAll } from '../use-books.ts';
import { FilterBar } from './filter-bar.tsx';
import { ShelfSkeleton } from './shelf-skeleton.tsx';
import { Shelf } from './shelf.tsx';

interface Props {
  filters: Filters;
  /** Where the student lives: it decides which subjects a grade has. */
  ownCountry: string;
  onFilter: (change: (filters: Filters) => Filters) => void;
}

/** The books of everybody, narrowed by what the student looks for. */
export const CurriculumShelf = ({ filters, ownCountry, onFilter }: Props) => {
  const id = useId();
  const { data, error, isPending, refetch } = useBooksOfAll(filters);
  return (
    <section aria-labelledby={id} className="mt-14">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={id} className="font-serif text-2xl font-semibold">
          {text.title}
        </h2>
        <output className="text-ui text-ink-soft">{data && text.found(data.length)}</output>
      </header>
      <p className="mt-1 text-ui text-ink-soft">{text.lead}</p>
      <FilterBar filters={filters} ownCountry={ownCountry} onFilter={onFilter} />
      {isPending && <ShelfSkeleton label={text.loading} />}
      {error && !data && (
        <ErrorState title={sentenceOf(error)} retryLabel={shelfText.retry} onRetry={() => void refetch()} />
      )}
      {data && <Found books={data} filters={filters} onFilter={onFilter} />}
    </section>
  );
};

interface FoundProps {
  books: readonly Book[];
  filters: Filters;
  onFilter: (change: (filters: Filters) => Filters) => void;
}

const Found = ({ books, filters, onFilter }: FoundProps) =>
  books.length > 0 ? (
    <div className="mt-6">
      <Shelf label={text.title} books={books} />
    </div>
  ) : (
    <div className="mt-6 rounded border border-dashed border-edge px-5 py-7 sm:px-8">
      <h3 className="font-serif text-xl font-semibold">{text.noneTitle}</h3>
      <p className="mt-1.5 text-ink-soft">{text.noneLead}</p>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
        {withoutEach(filters).map(({ filter, rest }) => (
          <li key={filter}>
            <button type="button" className="link reach" onClick={() => onFilter(() => rest)}>
              {text.without(filter)}
            </button>
          </li>
        ))}
        <li>
          <button type="button" className="link reach" onClick={() => onFilter(() => NO_FILTERS)}>
            {text.clear}
          </button>
        </li>
      </ul>
    </div>
  );
