import { useSearchParams } from 'react-router';
import { useAuth } from '../../features/auth/auth-state.tsx';
import { filtersIn, withFilters, type Filters } from '../../features/library/filters.ts';
import { SearchBooks } from '../../features/library/search/search-books.tsx';
import { CurriculumShelf } from '../../features/library/shelf/curriculum-shelf.tsx';
import { MyBooks } from '../../features/library/shelf/my-books.tsx';
import { shelfText } from '../../text/library.ts';
import { pageTitles } from '../../text/page-titles.ts';
import { PageHead } from '../page-head.tsx';

/** The shelves. What is looked for stands in the address, so that it can be reloaded and shared. */
export default function CurriculumPage() {
  const [search, setSearch] = useSearchParams();
  const { user } = useAuth();
  const ownGrade = user?.user_metadata.standard ?? '';
  const lookFor = (query: string): void => {
    const next = searchNow();
    if (query === '') next.delete('q');
    else next.set('q', query);
    setSearch(next);
  };
  const filter = (change: (filters: Filters) => Filters): void => {
    const now = searchNow();
    const next = withFilters(now, change(filtersIn(now, ownGrade)), ownGrade);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8 sm:px-6 sm:py-10">
      <PageHead title={pageTitles.curriculum} noIndex />
      <h1 className="font-serif text-3xl font-semibold">{pageTitles.curriculum}</h1>
      <p className="measure mt-2 text-ink-soft">{shelfText.lead}</p>
      <SearchBooks query={search.get('q') ?? ''} onQuery={lookFor} />
      <MyBooks />
      <CurriculumShelf
        filters={filtersIn(search, ownGrade)}
        ownCountry={user?.user_metadata.country ?? ''}
        onFilter={filter}
      />
    </div>
  );
}

/** The address as it stands. What is drawn may be a moment behind: who chooses quickly must not lose the choice before. */
const searchNow = (): URLSearchParams => new URLSearchParams(window.location.search);
