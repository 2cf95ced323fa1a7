import type { Book } from '@studia/contract/library';
import { progressText as text } from '../../text/library.ts';

/** How far a student is in a book: a bar and its figure; nothing for a book that was not begun. */
export const ReadingProgress = ({ book }: { book: Pick<Book, 'title' | 'progress'> }) => {
  const { progress, title } = book;
  if (!progress) return null;
  return (
    <span className="flex items-center gap-2 text-sm text-ink-soft">
      <progress className="sr-only" aria-label={text.bar(title)} max={100} value={progress.percent} />
      <span
        aria-hidden="true"
        className="h-1.5 min-w-10 flex-1 overflow-hidden rounded-full bg-[color-mix(in_oklab,var(--ink)_10%,transparent)]"
      >
        <span
          className="block h-full rounded-full bg-accent"
          style={{ transform: `translateX(${progress.percent - 100}%)` }}
        />
      </span>
      <span aria-hidden="true" className="shrink-0 tabular-nums">
        {text.percent(progress.percent)}
      </span>
    </span>
  );
};
