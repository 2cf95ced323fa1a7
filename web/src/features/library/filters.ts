import type { Book } from '@studia/contract/library';

/** What a student looks for among the books of everybody; what is empty is no filter. */
export interface Filters {
  grade: string;
  country: string;
  stream: string;
  subject: string;
}

/** How the address says that every grade is wanted; without a word about it, the student's own is. */
const EVERY_GRADE = 'all';

const NAMES = ['grade', 'country', 'stream', 'subject'] as const;

/** The filters in an address. */
export const filtersIn = (search: URLSearchParams, ownGrade: string): Filters => {
  const grade = search.get('grade') ?? ownGrade;
  return {
    grade: grade === EVERY_GRADE ? '' : grade,
    country: search.get('country') ?? '',
    stream: search.get('stream') ?? '',
    subject: search.get('subject') ?? '',
  };
};

/** The address with these filters; whatever else it says stays. */
export const withFilters = (search: URLSearchParams, filters: Filters, ownGrade: string): URLSearchParams => {
  const next = new URLSearchParams(search);
  for (const name of NAMES) {
    if (filters[name] === '') next.delete(name);
    else next.set(name, filters[name]);
  }
  if (filters.grade === ownGrade) next.delete('grade');
  else if (filters.grade === '') next.set('grade', EVERY_GRADE);
  return next;
};

export const NO_FILTERS: Filters = { grade: '', country: '', stream: '', subject: '' };

/** A changed filter takes those along that hang on it: streams and subjects are those of a grade in a country. */
export const changedFilters = (filters: Filters, change: Partial<Filters>): Filters => {
  const moved = change.grade !== undefined || change.country !== undefined;
  return {
    ...filters,
    ...(moved && { stream: '', subject: '' }),
    ...(change.stream !== undefined && { subject: '' }),
    ...change,
  };
};

/** The filters that are there, each with the same filters without it. */
export const withoutEach = (filters: Filters): { filter: string; rest: Filters }[] =>
  NAMES.filter((name) => filters[name] !== '').map((name) => ({
    filter: filters[name],
    rest: { ...filters, [name]: '' },
  }));

/** The subjects of some books, in the order of the alphabet, each with the number of its books. */
export const subjectsAmong = (books: readonly Pick<Book, 'subject'>[]): { name: string; books: number }[] => {
  const counts = new Map<string, number>();
  for (const { subject } of books) if (subject) counts.set(subject, (counts.get(subject) ?? 0) + 1);
  return [...counts]
    .map(([name, number]) => ({ name, books: number }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
};
