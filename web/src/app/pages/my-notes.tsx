import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { newId } from '../../client/new-id.ts';
import { editAddress } from '../../features/notes/addresses.ts';
import { ImportNotes } from '../../features/notes/list/import-notes.tsx';
import { NoteList } from '../../features/notes/list/note-list.tsx';
import { noteListText as text } from '../../text/notes.ts';
import { pageTitles } from '../../text/page-titles.ts';
import { Button } from '../../ui/form/button.tsx';
import { PageHead } from '../page-head.tsx';

/** The student's notes. */
export default function MyNotesPage() {
  const navigate = useNavigate();
  const begin = (
    <Button icon={Plus} onClick={() => void navigate(editAddress(newId()), { state: { isNew: true } })}>
      {text.newNote}
    </Button>
  );
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-8 sm:px-6 sm:py-10">
      <PageHead title={pageTitles.myNotes} noIndex />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="font-serif text-3xl font-semibold">{pageTitles.myNotes}</h1>
          <p className="mt-2 text-ink-soft">{text.lead}</p>
        </div>
        {/* Side by side on a phone, too. */}
        <div className="flex flex-wrap gap-3 max-sm:[&_svg]:hidden">
          <ImportNotes />
          {begin}
        </div>
      </div>
      <NoteList begin={begin} onGo={(address) => void navigate(address)} />
    </div>
  );
}
