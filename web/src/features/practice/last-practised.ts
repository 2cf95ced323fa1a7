import type { BookProgress, Progress } from '@studia/contract/practice';

const lastPractised = ({ chapters }: BookProgress): number =>
  Math.max(0, ...chapters.flatMap(({ tried }) => tried.map(({ last_at }) => Date.parse(last_at))));

/** The books somebody answered questions about, the latest first. */
export const practisedBooks = ({ subjects }: Pick<Progress, 'subjects'>): readonly BookProgress[] =>
  subjects.flatMap(({ books }) => books).toSorted((one, other) => lastPractised(other) - lastPractised(one));
