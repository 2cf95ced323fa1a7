import type { BookProgress } from '@studia/contract/practice';
import { useId } from 'react';
import { progressPageText as text } from '../../text/practice.ts';
import { MasteryLine } from './mastery-line.tsx';
import { useProgress } from './use-progress.ts';

/** What the student can do of one book, chapter by chapter; nothing before anything was tried in it. */
export const BookMastery = ({ book }: { book: string }) => {
  const id = useId();
  const [progress] = useBooks([book]);
  if (!progress) return null;
  const tried = progress.chapters.filter((chapter) => chapter.tried.length > 0);
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="font-serif text-xl font-semibold">
        {text.bookTitle}
      </h2>
      <p className="mt-1 text-ui text-ink-soft">{text.masteredOf(progress.mastered, progress.ideas)}</p>
      <ul className="mt-4 grid gap-3">
        {tried.map(({ chapter, title, alone, with_help }) => (
          <li key={chapter}>
            <MasteryLine label={title} alone={alone} helped={with_help} />
          </li>
        ))}
      </ul>
    </section>
  );
};

/** A line for each of these books in which something was tried. */
export const BooksMastery = ({ books }: { books: readonly string[] }) => {
  const found = useBooks(books);
  if (found.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {found.map(({ id, title, alone, with_help }) => (
        <li key={id}>
          <MasteryLine label={title} alone={alone} helped={with_help} />
        </li>
      ))}
    </ul>
  );
};

const useBooks = (ids: readonly string[]): BookProgress[] => {
  const { data } = useProgress();
  return (data?.subjects ?? []).flatMap(({ books }) => books).filter(({ id }) => ids.includes(id));
};
