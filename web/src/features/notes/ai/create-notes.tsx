import type { NoteLength, NoteStyle } from '@studia/contract/ai-notes';
import type { NoteId } from '@studia/contract/ids';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { newId } from '../../../client/new-id.ts';
import { readerAddress } from '../../../client/reader-address.ts';
import { createNotesText as text } from '../../../text/ai-notes.ts';
import { sentenceOf } from '../../../text/errors.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { buttonClass } from '../../../ui/form/button-class.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { listChapters, makeNotes } from './calls.ts';
import { StyleFields } from './style-fields.tsx';

interface Props {
  bookId: string;
  onMade: (id: NoteId) => void;
}

/** A chapter may take a moment until it can be noted. */
const ASK_AGAIN_MS = 3_000;

/** Chooses chapters, style and length, and has notes made. */
export const CreateNotes = ({ bookId, onMade }: Props) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['lessons', bookId, 'to-note'],
    queryFn: () => listChapters(bookId),
    refetchInterval: ({ state }) =>
      state.data?.lessons.length === 0 && isComing(state.data) ? ASK_AGAIN_MS : false,
    retry: false,
  });
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [wish, setWish] = useState<{ style: NoteStyle; length: NoteLength }>({
    style: 'summary',
    length: 'medium',
  });
  // The same id again is the same note, so a lost answer makes no second one.
  const [id] = useState(() => newId() as NoteId);
  const chapters = data?.lessons ?? [];
  const chosen = chapters.map(({ chapter }) => chapter).filter((chapter) => !left.has(chapter));
  const making = useMutation({
    mutationFn: () => makeNotes({ id, book: bookId, chapters: chosen, ...wish }),
    onSuccess: ({ note }) => onMade(note.id),
    onError: (failure) => toast.bad(sentenceOf(failure)),
  });
  if (error)
    return (
      <ErrorState
        title={sentenceOf(error, text.failed)}
        retryLabel={text.retry}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton label={text.loading} lines={8} />;
  if (chapters.length === 0) return <NoChapters bookId={bookId} isComing={isComing(data)} />;
  return (
    <form
      className="mt-8 grid gap-8"
      onSubmit={(event) => {
        event.preventDefault();
        if (!making.isPending && chosen.length > 0) making.mutate();
      }}
    >
      <fieldset>
        <legend className="font-semibold">{text.chapters}</legend>
        <div className="mt-1 flex gap-4 text-sm">
          <button type="button" className="link min-h-11" onClick={() => setLeft(new Set())}>
            {text.all}
          </button>
          <button
            type="button"
            className="link min-h-11"
            onClick={() => setLeft(new Set(chapters.map(({ chapter }) => chapter)))}
          >
            {text.none}
          </button>
        </div>
        <ul className="mt-1 divide-y divide-line border-y border-line">
          {chapters.map(({ chapter, title }) => (
            <li key={chapter} className="py-1">
              <Checkbox
                checked={!left.has(chapter)}
                onChange={() => setLeft((before) => toggled(before, chapter))}
              >
                {title}
              </Checkbox>
            </li>
          ))}
        </ul>
      </fieldset>
      <StyleFields {...wish} onChange={(change) => setWish((before) => ({ ...before, ...change }))} />
      <div>
        <Button type="submit" disabled={chosen.length === 0} busy={making.isPending && text.making}>
          {text.make}
        </Button>
      </div>
    </form>
  );
};

type LessonsOfBook = Awaited<ReturnType<typeof listChapters>>;

/** Whether a book without chapters to note may still get some: what is done with and found nothing, won't. */
const isComing = ({ making }: LessonsOfBook): boolean =>
  !making.some(({ author, state }) => author === 'extracted' && state !== 'waiting' && state !== 'running');

const NoChapters = ({ bookId, isComing: mayCome }: { bookId: string; isComing: boolean }) =>
  mayCome ? (
    <EmptyState title={text.notReady}>{text.notReadyLead}</EmptyState>
  ) : (
    <EmptyState
      title={text.nothing}
      action={
        <Link to={readerAddress(bookId)} className={buttonClass()}>
          {text.read}
        </Link>
      }
    >
      {text.nothingLead}
    </EmptyState>
  );

const toggled = (set: ReadonlySet<number>, value: number): Set<number> => {
  const next = new Set(set);
  if (!next.delete(value)) next.add(value);
  return next;
};
