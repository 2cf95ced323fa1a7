import type { Book, Chapter } from '@studia/contract/library';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Check, ChevronDown, ChevronRight, GraduationCap } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { readerAddress } from '../../../client/reader-address.ts';
import { sentenceOf } from '../../../text/errors.ts';
import { bookText as text } from '../../../text/library.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { buttonClass } from '../../../ui/form/button-class.ts';
import { Button } from '../../../ui/form/button.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { trackPages } from '../calls.ts';
import {
  foldedChapters,
  placedChapters,
  readThrough,
  type FoldedChapter,
  type PlacedChapter,
} from '../chapters.ts';
import { isOnShelf } from '../ingest-progress.ts';
import { BOOKS_KEY } from '../use-books.ts';

interface Props {
  book: Book;
  chapters: readonly Chapter[];
  learnAt: (chapter: string) => string | null;
  tools: ((chapter: string) => ReactNode) | undefined;
}

/** The chapters, each opened at its page; the marker shows where the student is. */
export const Chapters = ({ book, chapters, learnAt, tools }: Props) => {
  const id = useId();
  const folded = foldedChapters(placedChapters(chapters, book.pages, book.progress?.page ?? null));
  const inTree = folded.some(({ sections }) => sections.length > 0);
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="font-serif text-xl font-semibold">
        {text.chapters}
      </h2>
      {folded.length === 0 ? (
        <p className="mt-2 text-ink-soft">{isOnShelf(book) ? text.noChapters : text.chaptersComing}</p>
      ) : (
        <ol className="mt-3 border-t border-line">
          {folded.map((fold) => (
            <Fold
              key={keyOf(fold.chapter)}
              book={book}
              fold={fold}
              inTree={inTree}
              learnAt={learnAt}
              tools={tools}
            />
          ))}
        </ol>
      )}
    </section>
  );
};

const keyOf = ({ page, level, title }: Chapter): string => `${page}-${level}-${title}`;

interface FoldProps extends Pick<Props, 'book' | 'learnAt' | 'tools'> {
  fold: FoldedChapter;
  inTree: boolean;
}

/** A chapter with its sections, which are shown where the student is, or when asked for. */
const Fold = ({ book, fold, inTree, learnAt, tools }: FoldProps) => {
  const { chapter, sections } = fold;
  const [wanted, setWanted] = useState<boolean | null>(null);
  const open = wanted ?? sections.some(({ place }) => place === 'here');
  return (
    <li>
      <Line book={book} chapter={chapter} lesson={learnAt(chapter.title)} tools={tools}>
        {sections.length > 0 && (
          <IconButton
            icon={open ? ChevronDown : ChevronRight}
            size="sm"
            label={text.sections(chapter.title)}
            aria-expanded={open}
            onClick={() => setWanted(!open)}
          />
        )}
        {sections.length === 0 && inTree && <span className="size-9" />}
      </Line>
      {open && (
        <ol className="pl-9">
          {sections.map((section) => (
            <li key={keyOf(section)}>
              <Line
                book={book}
                chapter={section}
                // A chapter that is a whole part of the book is taught in its own chapters.
                lesson={learnAt(chapter.title) === null ? learnAt(section.title) : null}
                tools={undefined}
              />
            </li>
          ))}
        </ol>
      )}
    </li>
  );
};

/** A book without chapters is divided by its pages, and a part is called by them. */
const BY_PAGES = /^Pages? \d/;
const DEEPEST = 4;
const STEP_REM = 1.25;

interface LineProps {
  book: Book;
  chapter: PlacedChapter;
  /** Where the chapter is taught. */
  lesson: string | null;
  tools: Props['tools'];
  /** What stands before the title. */
  children?: ReactNode;
}

const Line = ({ book, chapter, lesson, tools, children }: LineProps) => {
  const { title, page, level, lastPage, place } = chapter;
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-1 border-b border-line">
      {children}
      <Link
        to={readerAddress(book.id, { page })}
        aria-current={place === 'here' ? 'location' : undefined}
        className="group flex min-h-11 min-w-0 flex-1 basis-64 items-center gap-4 py-2 no-underline"
      >
        <span
          className="min-w-0 flex-1 break-words text-ink group-hover:underline"
          style={{ paddingLeft: `${(Math.min(level, DEEPEST) - 1) * STEP_REM}rem` }}
        >
          <span className="here">{title}</span>
        </span>
        {place === 'behind' && (
          <Check aria-label={text.behind} className="size-4 shrink-0 text-good" strokeWidth={2.5} />
        )}
        {place === 'here' && <span className="sr-only">{text.here}</span>}
        {!BY_PAGES.test(title) && (
          <span className="shrink-0 text-sm tabular-nums text-ink-soft">
            {text.chapterPages(page, lastPage)}
          </span>
        )}
      </Link>
      {lesson !== null && (
        <Link
          to={lesson}
          aria-label={text.learnLong(title)}
          className={clsx(buttonClass({ look: 'quiet', size: 'sm' }), 'my-1.5')}
        >
          <GraduationCap aria-hidden="true" className="size-4" />
          {text.learn}
        </Link>
      )}
      {lesson !== null && tools?.(title)}
      {place === 'here' && <HaveRead book={book} chapter={chapter} />}
    </div>
  );
};

/** For who read the chapter elsewhere: on paper, or in class. */
const HaveRead = ({ book, chapter }: { book: Book; chapter: PlacedChapter }) => {
  const client = useQueryClient();
  const keeping = useMutation({
    mutationFn: async () => {
      const { page, read } = readThrough(chapter, book.pages);
      await trackPages(book.id, page, read);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: BOOKS_KEY }),
    onError: (error) => toast.bad(sentenceOf(error)),
  });
  return (
    <Button
      look="plain"
      size="sm"
      icon={Check}
      aria-label={text.haveReadLong(chapter.title)}
      busy={keeping.isPending && text.keeping}
      onClick={() => keeping.mutate()}
    >
      {text.haveRead}
    </Button>
  );
};
