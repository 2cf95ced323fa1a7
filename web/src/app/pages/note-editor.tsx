import type { NoteId } from '@studia/contract/ids';
import { ChevronLeft, Eye } from 'lucide-react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { useAuth } from '../../features/auth/auth-state.tsx';
import { viewAddress } from '../../features/notes/addresses.ts';
import { OpenNote } from '../../features/notes/editor/open-note.tsx';
import { noteEditorText as text } from '../../text/notes.ts';
import { pageTitles } from '../../text/page-titles.ts';
import { Button } from '../../ui/form/button.tsx';
import { PageHead } from '../page-head.tsx';

/** A note to be written in. */
export default function NoteEditorPage() {
  const { noteId = '' } = useParams();
  const { user } = useAuth();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { isNew?: boolean } | null };
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-6 sm:px-8 sm:py-8">
      <PageHead title={pageTitles.note} noIndex />
      <h1 className="sr-only">{pageTitles.note}</h1>
      <Link to="/my-notes" className="link -ml-1 inline-flex min-h-11 items-center gap-1 text-sm">
        <ChevronLeft aria-hidden="true" className="size-4" />
        {text.back}
      </Link>
      <OpenNote
        key={noteId}
        id={noteId as NoteId}
        student={user?.id ?? ''}
        isNew={state?.isNew === true}
        onOpen={(address) => void navigate(address)}
        onLeave={() => void navigate('/my-notes')}
        renderActions={({ save }) => (
          <Button
            look="quiet"
            size="sm"
            icon={Eye}
            onClick={() => void save().then(() => navigate(viewAddress(noteId)))}
          >
            {text.read}
          </Button>
        )}
      />
    </div>
  );
}
