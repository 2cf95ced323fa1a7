import type { NoteSummary } from '@studia/contract/notes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { sentenceOf } from '../../../text/errors.ts';
import { noteListText as text } from '../../../text/notes.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { UndoSlip } from '../../../ui/feedback/undo-slip.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { FirstLine } from '../../../ui/layout/illustrations.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { editAddress } from '../addresses.ts';
import { deleteNote, trashNote } from '../calls.ts';
import { NOTES_KEY, useNotes, type NoteFilters } from '../use-notes.ts';
import { Filters } from './filters.tsx';
import { NoteRow } from './note-row.tsx';

const NO_FILTERS: NoteFilters = { question: '', tag: null, origin: null, sort: 'changed', trash: false };

interface Props {
  /** Begins a note; shown where there is none yet. */
  begin: ReactNode;
  onGo: (address: string) => void;
}

/** The student's notes: searched, narrowed down, thrown away and taken back. */
export const NoteList = ({ begin, onGo }: Props) => {
  const client = useQueryClient();
  const [filters, setFilters] = useState(NO_FILTERS);
  const [thrown, setThrown] = useState<NoteSummary | null>(null);
  const [deleting, setDeleting] = useState<NoteSummary | null>(null);
  const question = useDeferredValue(filters.question.trim());
  const { data, error, isPending, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useNotes({
    ...filters,
    question,
  });
  const refresh = () => client.invalidateQueries({ queryKey: NOTES_KEY });
  const fail = (failure: Error): void => toast.bad(sentenceOf(failure));
  const trashing = useMutation({
    mutationFn: ({ note, trashed }: { note: NoteSummary; trashed: boolean }) => trashNote(note.id, trashed),
    onSuccess: (_, { note, trashed }) => {
      setThrown(trashed ? note : null);
      return refresh();
    },
    onError: fail,
  });
  const erasing = useMutation({
    mutationFn: (note: NoteSummary) => deleteNote(note.id),
    onSuccess: () => {
      setDeleting(null);
      return refresh();
    },
    onError: fail,
  });

  const change = (next: Partial<NoteFilters>): void => setFilters((before) => ({ ...before, ...next }));
  const notes = data?.pages.flatMap((page) => page.notes) ?? [];
  const [first] = data?.pages ?? [];
  const isFiltered = filters.question !== '' || filters.tag !== null || filters.origin !== null;
  if (error)
    return (
      <ErrorState
        title={sentenceOf(error, text.failed)}
        retryLabel={text.retry}
        onRetry={() => void refetch()}
      />
    );
  const isNew =
    first !== undefined && first.total === 0 && first.trashed === 0 && !isFiltered && !filters.trash;
  if (isNew)
    return (
      <EmptyState drawing={<FirstLine />} title={text.empty} action={begin}>
        {text.emptyLead}
      </EmptyState>
    );
  return (
    <>
      <Filters filters={filters} tags={first?.tags ?? []} onChange={change} />
      <div className="mt-6">
        <Tabs
          label={text.show}
          tabs={[
            { id: 'notes', label: text.notes },
            { id: 'trash', label: text.trash, count: first?.trashed || undefined },
          ]}
          value={filters.trash ? 'trash' : 'notes'}
          onChange={(id) => change({ trash: id === 'trash' })}
        >
          {filters.trash && <p className="mb-2 text-sm text-ink-soft">{text.trashLead}</p>}
          {isPending && <Skeleton label={text.loading} lines={6} />}
          {isFiltered && first && (
            <output className="text-sm text-ink-soft">{text.found(first.total)}</output>
          )}
          <ul className="divide-y divide-line">
            {notes.map((note) => (
              <NoteRow
                key={note.id}
                note={note}
                onEdit={({ id }) => onGo(editAddress(id))}
                onTrash={(one, trashed) => trashing.mutate({ note: one, trashed })}
                onDelete={setDeleting}
              />
            ))}
          </ul>
          {first && notes.length === 0 && (
            <NothingHere
              isTrash={filters.trash}
              isFiltered={isFiltered}
              onClear={() => setFilters(NO_FILTERS)}
            />
          )}
          {hasNextPage && (
            <Button
              look="quiet"
              busy={isFetchingNextPage && text.loading}
              onClick={() => void fetchNextPage()}
            >
              {text.more}
            </Button>
          )}
        </Tabs>
      </div>
      {thrown && (
        <UndoSlip
          key={thrown.id}
          sentence={text.trashed(thrown.title === '' ? text.untitled : thrown.title)}
          undoLabel={text.undo}
          onUndo={() => trashing.mutate({ note: thrown, trashed: false })}
          onGone={() => setThrown(null)}
        />
      )}
      <ConfirmDialog
        open={deleting !== null}
        danger
        title={text.deleteTitle}
        question={text.deleteQuestion(deleting?.title || text.untitled)}
        cancelLabel={text.keep}
        confirmLabel={text.delete}
        busy={erasing.isPending && text.deleting}
        onCancel={() => setDeleting(null)}
        onConfirm={() => deleting && erasing.mutate(deleting)}
      />
    </>
  );
};

interface NothingProps {
  isTrash: boolean;
  isFiltered: boolean;
  onClear: () => void;
}

const NothingHere = ({ isTrash, isFiltered, onClear }: NothingProps) => {
  if (!isFiltered) return <EmptyState title={isTrash ? text.trashEmpty : text.empty} />;
  return (
    <EmptyState
      title={text.nothing}
      action={
        <Button look="quiet" onClick={onClear}>
          {text.clear}
        </Button>
      }
    >
      {text.nothingLead}
    </EmptyState>
  );
};
