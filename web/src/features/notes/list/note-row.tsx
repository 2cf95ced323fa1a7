import type { NoteSummary } from '@studia/contract/notes';
import { Ellipsis, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { noteListText as text } from '../../../text/notes.ts';
import { Menu, type MenuEntry } from '../../../ui/overlay/menu.tsx';
import { editAddress, viewAddress } from '../addresses.ts';
import { dateOf } from '../date-of.ts';

export interface RowActs {
  onEdit: (note: NoteSummary) => void;
  onTrash: (note: NoteSummary, trashed: boolean) => void;
  onDelete: (note: NoteSummary) => void;
}

/** What it is where the student did not write it, and what it was made from. */
const sourceOf = ({ source: { origin, title } }: NoteSummary): string[] =>
  origin === 'own' ? [] : [text.origin[origin], ...(title === null ? [] : [title])];

/** A line of the list: the note, its first words, and where it came from. */
export const NoteRow = ({ note, onEdit, onTrash, onDelete }: RowActs & { note: NoteSummary }) => {
  const title = note.title === '' ? text.untitled : note.title;
  const isTrashed = note.deleted_at !== null;
  const facts = [dateOf(note.updated_at), text.words(note.words), ...sourceOf(note)];
  const entries: MenuEntry[] = isTrashed
    ? [
        { label: text.restore, icon: RotateCcw, onSelect: () => onTrash(note, false) },
        'line',
        { label: text.delete, icon: Trash2, tone: 'bad', onSelect: () => onDelete(note) },
      ]
    : [
        { label: text.edit, icon: Pencil, href: editAddress(note.id), onSelect: () => onEdit(note) },
        'line',
        { label: text.moveToTrash, icon: Trash2, tone: 'bad', onSelect: () => onTrash(note, true) },
      ];
  return (
    <li className="relative flex items-start gap-3 py-4">
      <div className="min-w-0 flex-1">
        <Link
          to={viewAddress(note.id)}
          className="font-serif text-lg font-semibold wrap-anywhere text-ink no-underline after:absolute after:inset-0 hover:underline"
        >
          {title}
        </Link>
        {note.preview !== '' && <p className="mt-0.5 line-clamp-2 text-ink-soft">{note.preview}</p>}
        <p className="mt-1.5 flex flex-wrap gap-x-3 gap-y-1 text-sm text-ink-soft tabular-nums">
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
      <span className="relative">
        <Menu
          label={text.options(title)}
          trigger={<Ellipsis aria-hidden="true" className="size-5 text-ink-soft" />}
          entries={entries}
        />
      </span>
    </li>
  );
};
