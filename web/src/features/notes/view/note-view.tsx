import type { NoteId } from '@studia/contract/ids';
import type { Note } from '@studia/contract/notes';
import { useRef, type ReactNode } from 'react';
import { isGone } from '../../../client/refusal.ts';
import { sentenceOf } from '../../../text/errors.ts';
import { noteEditorText, noteListText, noteViewText as text } from '../../../text/notes.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { dateOf } from '../date-of.ts';
import { useNote } from '../use-notes.ts';
import { NoteText } from './note-text.tsx';
import { SelectionBar, type SelectionAct } from './selection-bar.tsx';

interface Props {
  id: NoteId;
  onLeave: () => void;
  /** What can be done with the note. */
  renderActions: (note: Note) => ReactNode;
  /** The student wants help with words of the note. */
  onAct: (act: SelectionAct, words: string, note: Note) => void;
  /** Between the heading and the text. */
  renderBefore?: (note: Note) => ReactNode;
}

/** A note to be read. */
export const NoteView = ({ id, onLeave, renderActions, onAct, renderBefore }: Props) => {
  const words = useRef<HTMLDivElement>(null);
  const { data: note, error, refetch } = useNote(id);
  if (error)
    return isGone(error) ? (
      <ErrorState title={noteEditorText.gone} retryLabel={noteEditorText.toList} onRetry={onLeave} />
    ) : (
      <ErrorState
        title={sentenceOf(error)}
        retryLabel={noteEditorText.retry}
        onRetry={() => void refetch()}
      />
    );
  if (!note) return <Skeleton label={noteEditorText.loading} lines={8} />;
  const { source } = note;
  const facts = [
    text.changed(dateOf(note.updated_at)),
    noteListText.words(note.words),
    ...(source.title === null ? [] : [text.from(source.title)]),
  ];
  return (
    <article className="note-printed">
      <header className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-80">
          <h2 className="font-serif text-3xl font-semibold wrap-anywhere">
            {note.title || noteListText.untitled}
          </h2>
          <p className="mt-1.5 flex flex-wrap gap-x-3 text-sm text-ink-soft tabular-nums">
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
            {note.tags.map((tag) => (
              <span key={tag} className="rounded-full border border-line px-2">
                {tag}
              </span>
            ))}
          </p>
        </div>
        <div className="note-actions flex flex-wrap items-center gap-2">{renderActions(note)}</div>
      </header>
      {renderBefore?.(note)}
      <div ref={words} className="mt-8">
        {note.content === '' ? (
          <p className="text-ink-soft">{text.empty}</p>
        ) : (
          <NoteText content={note.content} quotes={note.quotes} book={source.id} />
        )}
      </div>
      <SelectionBar within={words} onAct={(act, quote) => onAct(act, quote, note)} />
    </article>
  );
};
