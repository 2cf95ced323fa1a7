import type { TaughtLesson } from '@studia/contract/lessons';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ArrowLeft, ArrowRight, Volume2 } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { readAloud, useVoiceChoice } from '../../client/read-aloud.ts';
import { isGone } from '../../client/refusal.ts';
import { sentenceOf, sentenceOfMissing } from '../../text/errors.ts';
import { lessonText as text } from '../../text/lessons.ts';
import { readAloudText } from '../../text/voice.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { buttonClass } from '../../ui/form/button-class.ts';
import { Button } from '../../ui/form/button.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { readLesson } from './calls.ts';
import { IdeaView } from './idea-view.tsx';
import { Lost } from './lost.tsx';

interface Props {
  bookId: string;
  chapter: number;
  /** Where the book itself is. */
  bookAddress: string;
  /** Where a quiz on the lesson begins. */
  quizAddress: string;
  /** What else can be done with the chapter. */
  tools?: ReactNode;
}

/** The lesson of one chapter: its ideas one after the other, each with everything that teaches it. */
export const LessonView = ({ bookId, chapter, bookAddress, quizAddress, tools }: Props) => {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['lessons', bookId, chapter],
    queryFn: () => readLesson(bookId, chapter),
  });
  return (
    <>
      <Link to={bookAddress} className="link reach inline-flex items-center gap-1.5 text-ui">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {text.back}
      </Link>
      {isPending && (
        <div className="mt-8">
          <Skeleton label={text.loading} lines={9} />
        </div>
      )}
      {error && (
        <div className="mt-8">
          <ErrorState
            title={isGone(error) ? sentenceOfMissing(error, text.gone) : sentenceOf(error, text.failed)}
            {...(!isGone(error) && { retryLabel: text.retry, onRetry: () => void refetch() })}
          >
            {isGone(error) ? text.missingHint : undefined}
          </ErrorState>
        </div>
      )}
      {data && <Opened lesson={data} bookAddress={bookAddress} quizAddress={quizAddress} tools={tools} />}
    </>
  );
};

const IDEA = 'idea';

/** Which idea is open stands in the address, so that it can be shared and the way back works. */
const useOpenIdea = ({ ideas }: TaughtLesson) => {
  const [parameters, setParameters] = useSearchParams();
  const found = ideas.findIndex(({ id }) => nameOf(id) === parameters.get(IDEA));
  const open = (index: number): void => {
    const idea = ideas[index];
    if (idea) setParameters({ [IDEA]: nameOf(idea.id) });
  };
  return { index: Math.max(0, found), open };
};

const nameOf = (id: string): string => id.slice(id.indexOf('/') + 1);

const Opened = ({
  lesson,
  bookAddress,
  quizAddress,
  tools,
}: { lesson: TaughtLesson } & Omit<Props, 'bookId' | 'chapter'>) => {
  const { index, open } = useOpenIdea(lesson);
  const moved = useRef(false);
  const { shown } = useVoiceChoice();
  const goTo = (next: number): void => {
    moved.current = true;
    open(next);
  };
  // Who goes on to another idea begins at its top; who opens the page stays where the browser is.
  const beginHere = (heading: HTMLHeadingElement | null): void => {
    if (moved.current) heading?.focus();
  };
  const idea = lesson.ideas[index];
  const next = lesson.ideas[index + 1];
  return (
    <div className="mt-5 grid gap-x-12 gap-y-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <header className="lg:col-span-2">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <h1 className="font-serif text-3xl font-semibold">{lesson.title}</h1>
          {tools && <div className="flex flex-wrap gap-2">{tools}</div>}
        </div>
        {lesson.author !== 'written' && (
          <div className="mt-4 max-w-xl">
            <Notice tone="info">{lesson.author === 'extracted' ? text.ownWords : text.byConnected}</Notice>
          </div>
        )}
      </header>
      <IdeaList lesson={lesson} open={index} onOpen={goTo} />
      {idea && (
        <div className="min-w-0" data-idea>
          <div className="flex min-h-11 items-center gap-2">
            <p className="text-ui text-ink-soft tabular-nums" data-no-words>
              {text.ideaNumber(index + 1, lesson.ideas.length)}
            </p>
            {shown && (
              <IconButton
                icon={Volume2}
                size="sm"
                label={readAloudText.start}
                onClick={({ currentTarget }) => readAloud(currentTarget.closest('[data-idea]'))}
              />
            )}
          </div>
          <h2
            key={`heading of ${idea.id}`}
            ref={beginHere}
            tabIndex={-1}
            className="mt-1 font-serif text-2xl font-semibold outline-none"
          >
            {idea.title}
          </h2>
          <IdeaView key={idea.id} idea={idea} />
          <footer className="mt-12 flex flex-wrap items-center gap-4 border-t border-line pt-6">
            {next ? (
              <Button icon={ArrowRight} onClick={() => goTo(index + 1)}>
                {text.nextIdea(next.title)}
              </Button>
            ) : (
              <p className="text-ui">
                {text.lastIdea}{' '}
                <Link to={bookAddress} className="link">
                  {text.backToChapters}
                </Link>
              </p>
            )}
            {lesson.ideas.some(({ items }) => items.length > 0) && (
              <Link to={quizAddress} className={buttonClass({ look: next ? 'quiet' : 'primary' })}>
                {text.quiz}
              </Link>
            )}
            <Lost key={`lost at ${idea.id}`} quote={idea.quote} />
          </footer>
        </div>
      )}
    </div>
  );
};

interface ListProps {
  lesson: TaughtLesson;
  open: number;
  onOpen: (index: number) => void;
}

/** The ideas in their order; beside the page where there is room, a row to swipe on a phone. */
const IdeaList = ({ lesson, open, onOpen }: ListProps) => (
  <nav aria-label={text.ideas} className="min-w-0 lg:sticky lg:top-24 lg:self-start">
    <ol className="fade-ends -mx-2 flex gap-1 overflow-x-auto px-2 py-1 [scrollbar-width:none] lg:mx-0 lg:flex-col lg:px-0">
      {lesson.ideas.map(({ id, title }, index) => (
        <li key={id} className="shrink-0 lg:shrink">
          <button
            type="button"
            aria-current={index === open ? 'step' : undefined}
            onClick={() => onOpen(index)}
            className={clsx(
              'flex min-h-11 w-full max-w-60 items-baseline gap-2.5 rounded-inner px-2.5 py-2 text-left text-ui lg:max-w-none',
              index === open ? 'bg-accent-wash font-semibold text-accent' : 'text-ink-soft hover:text-ink',
            )}
          >
            <span className="tabular-nums">{index + 1}</span>
            <span className="line-clamp-2">{title}</span>
          </button>
        </li>
      ))}
    </ol>
  </nav>
);
