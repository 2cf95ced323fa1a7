import type { Book } from '@studia/contract/library';

/** What a student looks for among the books of everybody; what is empty is no wish. */
export interface Wishes {
  grade: string;
  country: string;
  stream: string;
  subject: string;
}

/** How the address says that every grade is wanted; without a word about it, the student's own is. */
const EVERY_GRADE = 'all';

const NAMES = ['grade', 'country', 'stream', 'subject'] as const;

/** The wishes in an address. */
export const wishesIn = (search: URLSearchParams, ownGrade: string): Wishes => {
  const grade = search.get('grade') ?? ownGrade;
  return {
    grade: grade === EVERY_GRADE ? '' : grade,
    country: search.get('country') ?? '',
    stream: search.get('stream') ?? '',
    subject: search.get('subject') ?? '',
  };
};

/** The address with these wishes; whatever else it says stays. */
export const withWishes = (search: URLSearchParams, wishes: Wishes, ownGrade: string): URLSearchParams => {
  const next = new URLSearchParams(search);
  for (const name of NAMES) {
    if (wishes[name] === '') next.delete(name);
    else next.set(name, wishes[name]);
  }
  if (wishes.grade === ownGrade) next.delete('grade');
  else if (wishes.grade === '') next.set('grade', EVERY_GRADE);
  return next;
};

export const NO_WISHES: Wishes = { grade: '', country: '', stream: '', subject: '' };

/** A changed wish takes those along that hang on it: streams and subjects are those of a grade in a country. */
export const changedWishes = (wishes: Wishes, change: Partial<Wishes>): Wishes => {
  const moved = change.grade !== undefined || change.country !== undefined;
  return {
    ...wishes,
    ...(moved && { stream: '', subject: '' }),
    ...(change.stream !== undefined && { subject: '' }),
    ...change,
  };
};

/** The wishes that are there, each with the same wishes without it. */
export const wishesLeftOut = (wishes: Wishes): { wish: string; rest: Wishes }[] =>
  NAMES.filter((name) => wishes[name] !== '').map((name) => ({
    wish: wishes[name],
    rest: { ...wishes, [name]: '' },
  }));

/** The subjects of some books, in the order of the alphabet, each with the number of its books. */
export const subjectsAmong = (books: readonly Pick<Book, 'subject'>[]): { name: string; books: number }[] => {
  const counts = new Map<string, number>();
  for (const { subject } of books) if (subject) counts.set(subject, (counts.get(subject) ?? 0) + 1);
  return [...counts]
    .map(([name, number]) => ({ name, books: number }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
};
