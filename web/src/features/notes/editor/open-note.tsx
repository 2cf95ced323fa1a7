import { Failure } from '@studia/contract/errors';
import type { NoteId } from '@studia/contract/ids';
import { mergeTexts } from '@studia/contract/note-merge';
import type { Note } from '@studia/contract/notes';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { isGone } from '../../../client/refusal.ts';
import { sentenceOf } from '../../../text/errors.ts';
import { noteEditorText as text } from '../../../text/notes.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { readNote, type NoteContent } from '../calls.ts';
import { readDraft, type Draft } from '../saving/drafts.ts';
import { baseOf, nameOfNote, type Base } from '../saving/saver.ts';
import { NoteEditor } from './note-editor.tsx';

interface Props {
  id: NoteId;
  student: string;
  /** The student began it here. The address remembers that for ever, so the server may have it by now. */
  isNew: boolean;
  onOpen: (address: string) => void;
  onLeave: () => void;
  renderActions: (state: { save: () => Promise<void>; note: Note | null }) => ReactNode;
}

interface OpenedNote {
  note: Note | null;
  base: Base;
  first: NoteContent;
  /** Whether this device had words that the server has never seen. */
  broughtBack: boolean;
}

/** Long enough to be read by who has just come back from a crash. */
const BROUGHT_BACK_MS = 10_000;

const EMPTY: Base = { title: '', content: '', tags: [], revision: 0 };

/** What the server has, together with what only this device has. */
const openNote = async (id: NoteId, student: string, isNew: boolean): Promise<OpenedNote> => {
  const draft = await readDraft(id, student);
  const isHere = isNew || draft !== null;
  const note = await readNote(id).catch((error: unknown) => withoutServer(error, isHere));
  const base = note ? baseOf(note) : (draft?.base ?? EMPTY);
  if (!draft) return { note, base, first: base, broughtBack: false };
  const first = note ? combined(draft, base) : draft.latest;
  return { note, base, first, broughtBack: nameOfNote(first) !== nameOfNote(base) };
};

/** Without a connection, or before the note was ever saved, what this device has is the note. */
const withoutServer = (error: unknown, isHere: boolean): null => {
  const code = error instanceof Failure ? error.code : null;
  if (isHere && (code === 'network_failed' || code === 'request_timed_out' || code === 'note_not_found'))
    return null;
  throw error;
};

const combined = ({ base: from, latest, sent = [] }: Draft, base: Base): NoteContent =>
  // What this device sent itself before its answer was lost is not another writer's.
  sent.includes(nameOfNote(base))
    ? latest
    : {
        title: latest.title === from.title ? base.title : latest.title,
        content: mergeTexts(from.content, latest.content, base.content).text,
        tags: [...new Set([...base.tags, ...latest.tags.filter((tag) => !from.tags.includes(tag))])],
      };

/** A note by its id: loading, not there, or open to be written in. */
export const OpenNote = ({ id, student, isNew, onOpen, onLeave, renderActions }: Props) => {
  const { data, error, refetch } = useQuery({
    // Read once for every visit: from then on the page has the newest.
    queryKey: ['note', id, 'open'],
    queryFn: () => openNote(id, student, isNew),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  });
  useEffect(() => {
    if (data?.broughtBack) toast.info(text.broughtBack, { duration: BROUGHT_BACK_MS });
  }, [data]);
  if (isGone(error)) return <ErrorState title={text.gone} retryLabel={text.toList} onRetry={onLeave} />;
  if (error)
    return <ErrorState title={sentenceOf(error)} retryLabel={text.retry} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton label={text.loading} lines={8} />;
  return (
    <NoteEditor
      id={id}
      student={student}
      base={data.base}
      isBlank={data.note === null && data.first === EMPTY}
      first={data.first}
      quotes={data.note?.quotes ?? []}
      onOpen={onOpen}
      renderActions={({ save }) => renderActions({ save, note: data.note })}
    />
  );
};
