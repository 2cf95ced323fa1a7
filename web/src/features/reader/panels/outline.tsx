import type { Chapter } from '@studia/contract/library';
import { clsx } from 'clsx';
import { GraduationCap } from 'lucide-react';
import { Link } from 'react-router';
import { readerText } from '../../../text/reader.ts';
import { buttonClass } from '../../../ui/form/button-class.ts';
import { scrollIntoSight } from './scroll-into-sight.ts';

interface Props {
  chapters: readonly Chapter[];
  /** What is printed as the number of each page, where that is not its place. */
  labels: readonly (string | null)[];
  page: number;
  /** Where a chapter is taught; null where it has no lesson. */
  learnAt: (chapter: string) => string | null;
  onGo: (page: number) => void;
}

/** The chapters; the one that is open is marked. */
export const Outline = ({ chapters, labels, page, learnAt, onGo }: Props) => {
  const open = chapters.findLast((chapter) => chapter.page <= page);
  const taught = chapters.findLast((chapter) => chapter.page <= page && learnAt(chapter.title) !== null);
  const lesson = taught ? learnAt(taught.title) : null;
  if (chapters.length === 0) return <p className="text-ui text-ink-soft">{readerText.noContents}</p>;
  return (
    <nav aria-label={readerText.contents}>
      {lesson !== null && (
        <Link to={lesson} className={clsx(buttonClass({ look: 'quiet', size: 'sm' }), 'mb-3')}>
          <GraduationCap aria-hidden="true" className="size-4" />
          {readerText.learnChapter}
        </Link>
      )}
      <ol className="-mx-2">
        {chapters.map((chapter) => (
          <li key={`${chapter.page} ${chapter.level} ${chapter.title}`}>
            <button
              type="button"
              ref={chapter === open ? scrollIntoSight : undefined}
              aria-current={chapter === open ? 'location' : undefined}
              onClick={() => onGo(chapter.page)}
              style={{ paddingLeft: `${0.5 + (chapter.level - 1) * 0.9}rem` }}
              className={clsx(
                'flex w-full scroll-my-16 items-baseline gap-3 rounded-inner pr-2 text-left text-ui hover:bg-accent-wash',
                chapter.level === 1 ? 'min-h-11 py-2.5 font-medium' : 'min-h-9 py-2 pointer-coarse:min-h-11',
              )}
            >
              <span className="min-w-0 flex-1">
                <span className="here">{chapter.title}</span>
              </span>
              <span className="shrink-0 text-sm text-ink-soft tabular-nums">
                {labels[chapter.page - 1] ?? chapter.page}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
};
