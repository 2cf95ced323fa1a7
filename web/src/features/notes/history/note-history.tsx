import type { NoteId } from '@studia/contract/ids';
import { blocksOf } from '@studia/contract/note-text';
import type { Note, NoteQuote } from '@studia/contract/notes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../../text/errors.ts';
import { noteHistoryText as text } from '../../../text/notes.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { listRevisions, readNote, readRevision, updateNote } from '../calls.ts';
import { momentOf } from '../date-of.ts';
import { noteKey, NOTES_KEY } from '../use-notes.ts';
import { NoteText } from '../view/note-text.tsx';
import { changesOf, type ChangedBlock } from './changes.ts';
import type { DifferencePart } from './difference.ts';

interface Props {
  id: NoteId;
  onClose: () => void;
  onRestored: (note: Note) => void;
}

/** Earlier versions of a note: what is different now, and the way back. */
export const NoteHistory = ({ id, onClose, onRestored }: Props) => {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<number | null>(null);
  const { data: revisions, error } = useQuery({
    queryKey: ['note', id, 'revisions'],
    queryFn: () => listRevisions(id),
    gcTime: 0,
  });
  const revision = chosen ?? revisions?.[0]?.revision ?? null;
  const { data: versions } = useQuery({
    queryKey: ['note', id, 'revision', revision],
    queryFn: async () => ({ before: await readRevision(id, revision ?? 0), now: await readNote(id) }),
    enabled: revision !== null,
  });
  const restoring = useMutation({
    mutationFn: async () => {
      if (!versions) throw new Error('nothing to restore');
      const { before, now } = versions;
      return updateNote(
        id,
        { title: before.title, content: before.content, tags: now.tags },
        now.revision,
        'restore',
      );
    },
    onSuccess: (note) => {
      client.setQueryData(noteKey(id), note);
      void client.invalidateQueries({ queryKey: NOTES_KEY });
      toast.good(text.restored);
      onRestored(note);
    },
    onError: (failure) => toast.bad(sentenceOf(failure)),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.title}
      description={text.lead}
      width="wide"
      footer={
        versions && (
          <Button busy={restoring.isPending && text.restoring} onClick={() => restoring.mutate()}>
            {text.restore}
          </Button>
        )
      }
    >
      {error && <p role="alert">{sentenceOf(error, text.failed)}</p>}
      {!revisions && !error && <Skeleton label={text.loading} lines={4} />}
      {revisions?.length === 0 && <p className="text-ink-soft">{text.empty}</p>}
      {revisions && revisions.length > 0 && (
        <div className="grid gap-5">
          <Field label={text.choose}>
            <Select
              value={String(revision)}
              onChange={(event) => setChosen(Number(event.target.value))}
              options={revisions.map((one) => ({
                value: String(one.revision),
                label: [momentOf(one.saved_at), text.words(one.words), text.reason[one.reason]].join(' · '),
              }))}
            />
          </Field>
          {versions && <Difference {...versions} />}
        </div>
      )}
    </Dialog>
  );
};

type Version = Pick<Note, 'content' | 'quotes'>;

const Difference = ({ before, now }: { before: Version; now: Version }) => {
  const parts = changesOf(blocksOf(before.content), blocksOf(now.content));
  if (parts.every(({ kind }) => kind === 'same')) return <p className="text-ink-soft">{text.same}</p>;
  return (
    <section aria-label={text.difference} className="grid max-h-[50vh] gap-2 overflow-y-auto text-ui">
      {parts.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a part has nothing else to be known by
        <Part key={index} part={part} quotes={part.kind === 'removed' ? before.quotes : now.quotes} />
      ))}
    </section>
  );
};

const LOOKS = {
  added: 'border-good bg-[color-mix(in_oklab,var(--good)_8%,transparent)]',
  removed: 'border-bad bg-[color-mix(in_oklab,var(--bad)_8%,transparent)]',
};

interface PartProps {
  part: DifferencePart | ChangedBlock;
  quotes: readonly NoteQuote[];
}

const Part = ({ part, quotes }: PartProps) => {
  if (part.kind === 'same')
    return <p className="text-sm text-ink-soft">{text.unchanged(part.blocks.length)}</p>;
  if (part.kind === 'changed')
    return (
      <div className="rounded-inner border-l-4 border-line py-1.5 pl-3">
        <span className="text-xs font-semibold text-ink-soft">{text.changed}</span>
        <p className="note-reading whitespace-pre-wrap wrap-anywhere">
          {part.words.map((words, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- words have nothing else to be known by
            <Words key={index} part={words} />
          ))}
        </p>
      </div>
    );
  return (
    <div className={`rounded-inner border-l-4 py-1.5 pl-3 ${LOOKS[part.kind]}`}>
      <span className="text-xs font-semibold text-ink-soft">{text[part.kind]}</span>
      <NoteText content={part.blocks.join('\n\n')} quotes={quotes} />
    </div>
  );
};

const Words = ({ part: { kind, blocks } }: { part: DifferencePart }) => {
  const words = blocks.join('');
  if (kind === 'same') return words;
  // Underlined and struck through, too: colours alone say nothing to some.
  return kind === 'added' ? (
    <ins className={LOOKS.added}>{words}</ins>
  ) : (
    <del className={LOOKS.removed}>{words}</del>
  );
};
