import type { LessonMaking as Making } from '@studia/contract/lessons';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../text/errors.ts';
import { makingText as text } from '../../text/lessons.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Button } from '../../ui/form/button.tsx';
import { useLessonsOfBook } from './use-lessons.ts';

/** How the lessons of a student's own book come about: extracted by itself, or written by the connected model if asked. */
export const LessonMaking = ({ bookId }: { bookId: string }) => {
  const { data } = useLessonsOfBook(bookId);
  const extracting = data?.making.find(({ author }) => author === 'extracted');
  const writing = data?.making.find(({ author }) => author === 'model');
  const isBare = data?.lessons.length === 0 && extracting?.state === 'done';
  if (!data || (!data.can_write && !isUnderWay(extracting) && !isBare)) return null;
  return (
    <section aria-labelledby="lesson-making" className="mt-10 max-w-2xl">
      <h2 id="lesson-making" className="font-serif text-xl font-semibold">
        {text.heading}
      </h2>
      {isBare && <p className="mt-2 measure text-ink-soft">{text.nothing}</p>}
      {extracting && isUnderWay(extracting) && (
        <div className="mt-3">
          <ProgressBar
            label={text.extracting}
            detail={text.chapters(extracting)}
            value={shareOf(extracting)}
          />
        </div>
      )}
      {data.can_write &&
        (writing && isUnderWay(writing) ? (
          <Writing bookId={bookId} making={writing} />
        ) : (
          <Offer bookId={bookId} before={writing ?? null} />
        ))}
    </section>
  );
};

const isUnderWay = (making: Making | undefined): boolean =>
  making?.state === 'waiting' || making?.state === 'running';

const shareOf = ({ done, total }: Making): number => (total === 0 ? 0 : done / total);

/** The model is at work: how far it is, and the way to stop it. */
const Writing = ({ bookId, making }: { bookId: string; making: Making }) => {
  const queries = useQueryClient();
  const stop = useMutation({
    mutationFn: async () => (await import('./calls.ts')).stopLessons(bookId),
    onSettled: () => queries.invalidateQueries({ queryKey: ['lessons', bookId] }),
  });
  return (
    <div className="mt-3 grid justify-items-start gap-3">
      <ProgressBar label={text.writing} detail={text.chapters(making)} value={shareOf(making)} />
      <Button look="quiet" size="sm" busy={stop.isPending && text.stopping} onClick={() => stop.mutate()}>
        {text.stop}
      </Button>
      {stop.error && <Notice tone="bad">{sentenceOf(stop.error, text.stopFailed)}</Notice>}
    </div>
  );
};

/** What the model could do here, what that takes, and the button for it. */
const Offer = ({ bookId, before }: { bookId: string; before: Making | null }) => {
  const queries = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  const estimate = useQuery({
    queryKey: ['lessons', bookId, 'estimate'],
    queryFn: async () => (await import('./calls.ts')).estimateLessons(bookId),
    enabled: isAsked,
  });
  const write = useMutation({
    mutationFn: async () => (await import('./calls.ts')).writeLessons(bookId),
    onSettled: () => queries.invalidateQueries({ queryKey: ['lessons', bookId] }),
  });
  if (before?.state === 'done') return <p className="mt-2 text-ink-soft">{text.written}</p>;
  return (
    <div className="mt-2 grid justify-items-start gap-3">
      <p className="measure text-ink-soft">{before ? text.ended[endOf(before)] : text.offer}</p>
      {!isAsked && (
        <Button look="quiet" size="sm" onClick={() => setIsAsked(true)}>
          {text.ask}
        </Button>
      )}
      {estimate.error && <Notice tone="bad">{sentenceOf(estimate.error, text.estimateFailed)}</Notice>}
      {estimate.data && (
        <>
          <p className="measure">{text.estimate(estimate.data)}</p>
          <div className="flex flex-wrap gap-3">
            <Button size="sm" busy={write.isPending && text.beginning} onClick={() => write.mutate()}>
              {text.write}
            </Button>
            <Button look="plain" size="sm" onClick={() => setIsAsked(false)}>
              {text.notNow}
            </Button>
          </div>
        </>
      )}
      {write.error && <Notice tone="bad">{sentenceOf(write.error, text.writeFailed)}</Notice>}
    </div>
  );
};

const endOf = ({ state }: Making): 'failed' | 'stopped' => (state === 'failed' ? 'failed' : 'stopped');
