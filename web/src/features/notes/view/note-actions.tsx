import type { Note } from '@studia/contract/notes';
import { notes } from '@studia/contract/notes';
import { Ellipsis, FileText, History, Pencil, Printer, Trash2, Volume2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { fetchFile } from '../../../client/file.ts';
import { readAloud, useVoiceChoice } from '../../../client/read-aloud.ts';
import { saveFile } from '../../../client/save-file.ts';
import { sentenceOf } from '../../../text/errors.ts';
import { noteEditorText, noteViewText as text } from '../../../text/notes.ts';
import { readAloudText } from '../../../text/voice.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { Button } from '../../../ui/form/button.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { Menu } from '../../../ui/overlay/menu.tsx';
import { trashNote } from '../calls.ts';
import { NoteHistory } from '../history/note-history.tsx';
import { exportedMarkdown, fileNameOf } from './export.ts';

interface Props {
  note: Note;
  onEdit: () => void;
  /** It went into the trash. */
  onTrashed: () => void;
  /** Where else the note leads. */
  children: ReactNode;
}

/** What can be done with a note that is read. */
export const NoteActions = ({ note, onEdit, onTrashed, children }: Props) => {
  const [showsHistory, setShowsHistory] = useState(false);
  const fail = (error: unknown): void => toast.bad(sentenceOf(error, text.exportFailed));
  const saveMarkdown = (): void =>
    saveFile(
      new Blob([exportedMarkdown(note, window.location.origin)], { type: 'text/markdown' }),
      fileNameOf(note.title, 'md'),
    );
  const saveAs = (endpoint: typeof notes.word | typeof notes.anki, ending: string): void => {
    fetchFile(endpoint, { params: { id: note.id } }).then(
      ({ content }) => saveFile(content, fileNameOf(note.title, ending)),
      fail,
    );
  };
  const { shown } = useVoiceChoice();
  return (
    <>
      <Button look="quiet" icon={Pencil} onClick={onEdit}>
        {text.edit}
      </Button>
      {children}
      {shown && note.content !== '' && (
        <IconButton
          icon={Volume2}
          label={readAloudText.start}
          onClick={({ currentTarget }) =>
            readAloud(currentTarget.closest('article')?.querySelector('.note-reading'))
          }
        />
      )}
      <Menu
        label={noteEditorText.more}
        trigger={<Ellipsis aria-hidden="true" className="size-5 text-ink-soft" />}
        entries={[
          { label: text.asMarkdown, icon: FileText, onSelect: saveMarkdown },
          { label: text.asWord, icon: FileText, onSelect: () => saveAs(notes.word, 'docx') },
          { label: text.asAnki, icon: FileText, onSelect: () => saveAs(notes.anki, 'apkg') },
          { label: text.asPdf, icon: Printer, onSelect: () => window.print() },
          'line',
          { label: text.history, icon: History, onSelect: () => setShowsHistory(true) },
          {
            label: text.trash,
            icon: Trash2,
            tone: 'bad',
            onSelect: () => void trashNote(note.id, true).then(onTrashed, fail),
          },
        ]}
      />
      {showsHistory && (
        <NoteHistory
          id={note.id}
          onClose={() => setShowsHistory(false)}
          onRestored={() => setShowsHistory(false)}
        />
      )}
    </>
  );
};
