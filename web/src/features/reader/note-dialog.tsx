import type { Mark } from '@studia/contract/library';
import { BOOK } from '@studia/contract/limits';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { marksText as text } from '../../text/reader.ts';
import { Button } from '../../ui/form/button.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';

interface Props {
  mark: Mark;
  onSave: (note: string) => Promise<unknown>;
  /** Takes the mark away. */
  onRemove: () => void;
  onClose: () => void;
}

/** Where a note to a mark is written. */
export const NoteDialog = ({ mark, onSave, onRemove, onClose }: Props) => {
  const [note, setNote] = useState(mark.note);
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      await onSave(note.trim());
      onClose();
    } catch {
      // What went wrong has been said; the note stays here to be saved again.
      setSaving(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.noteTitle}
      footer={
        <>
          <span className="mr-auto">
            <IconButton icon={Trash2} label={text.remove} onClick={onRemove} />
          </span>
          <Button look="plain" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button busy={saving && text.saving} onClick={() => void save()}>
            {text.save}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {mark.text !== '' && (
          <blockquote className="line-clamp-4 border-l-2 border-marker pl-3 font-serif text-ink-soft">
            {mark.text}
          </blockquote>
        )}
        <TextArea
          aria-label={text.noteLabel}
          rows={4}
          autoFocus
          maxLength={BOOK.markCharacters}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
    </Dialog>
  );
};
