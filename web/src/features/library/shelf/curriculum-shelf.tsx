import type { Book } from '@studia/contract/library';
import { useId } from 'react';
import { sentenceOf } from '../../../text/errors.ts';
import { curriculumText as text, shelfText } from '../../../text/library.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useBooksOfAll } from '../use-books.ts';
import { NO_WISHES, wishesLeftOut, type Wishes } from '../wishes.ts';
import { FilterBar } from './filter-bar.tsx';
import { ShelfSkeleton } from './shelf-skeleton.tsx';
import { Shelf } from './shelf.tsx';

interface Props {
  wishes: Wishes;
  /** Where the student lives: it decides which subjects a grade has. */
  ownCountry: string;
  onWish: (change: (wishes: Wishes) => Wishes) => void;
}

/** The books of everybody, narrowed by what the student looks for. */
export const CurriculumShelf = ({ wishes, ownCountry, onWish }: Props) => {
  const id = useId();
  const { data, error, isPending, refetch } = useBooksOfAll(wishes);
  return (
    <section aria-labelledby={id} className="mt-14">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={id} className="font-serif text-2xl font-semibold">
          {text.title}
        </h2>
        <output className="text-ui text-ink-soft">{data && text.found(data.length)}</output>
      </header>
      <p className="mt-1 text-ui text-ink-soft">{text.lead}</p>
      <FilterBar wishes={wishes} ownCountry={ownCountry} onWish={onWish} />
      {isPending && <ShelfSkeleton label={text.loading} />}
      {error && !data && (
        <ErrorState title={sentenceOf(error)} retryLabel={shelfText.retry} onRetry={() => void refetch()} />
      )}
      {data && <Found books={data} wishes={wishes} onWish={onWish} />}
    </section>
  );
};

interface FoundProps {
  books: readonly Book[];
  wishes: Wishes;
  onWish: (change: (wishes: Wishes) => Wishes) => void;
}

const Found = ({ books, wishes, onWish }: FoundProps) =>
  books.length > 0 ? (
    <div className="mt-6">
      <Shelf label={text.title} books={books} />
    </div>
  ) : (
    <div className="mt-6 rounded border border-dashed border-edge px-5 py-7 sm:px-8">
      <h3 className="font-serif text-xl font-semibold">{text.noneTitle}</h3>
      <p className="mt-1.5 text-ink-soft">{text.noneLead}</p>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
        {wishesLeftOut(wishes).map(({ wish, rest }) => (
          <li key={wish}>
            <button type="button" className="link reach" onClick={() => onWish(() => rest)}>
              {text.without(wish)}
            </button>
          </li>
        ))}
        <li>
          <button type="button" className="link reach" onClick={() => onWish(() => NO_WISHES)}>
            {text.clear}
          </button>
        </li>
      </ul>
    </div>
  );
