import type { NoteId } from '@studia/contract/ids';
import type { Note } from '@studia/contract/notes';
import type { CardSource } from '@studia/contract/review';
import { ChevronLeft } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { mapAddress } from '../../features/mindmap/addresses.ts';
import { editAddress } from '../../features/notes/addresses.ts';
import { NoteMakingPanel } from '../../features/notes/ai/note-making.tsx';
import { NoteActions } from '../../features/notes/view/note-actions.tsx';
import { NoteView } from '../../features/notes/view/note-view.tsx';
import { podcastAddress } from '../../features/podcast/addresses.ts';
import { noteEditorText, noteViewText } from '../../text/notes.ts';
import { pageTitles } from '../../text/page-titles.ts';
import { podcastListText } from '../../text/podcast.ts';
import { buttonClass } from '../../ui/form/button-class.ts';
import { PageHead } from '../page-head.tsx';

// Few words of a note become a card: what that takes comes with the first.
const CardForm = lazy(async () => ({
  default: (await import('../../features/review/card-form.tsx')).CardForm,
}));

/** A note to be read; both addresses of SPEC 2.1 lead here. */
export default function NotePage() {
  const { id, noteId } = useParams();
  const navigate = useNavigate();
  const [card, setCard] = useState<{ back: string; source: CardSource } | null>(null);
  const note = (id ?? noteId ?? '') as NoteId;
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-6 sm:px-8 sm:py-8">
      <PageHead title={pageTitles.note} noIndex />
      <h1 className="sr-only">{pageTitles.note}</h1>
      <Link
        to="/my-notes"
        className="link note-actions -ml-1 inline-flex min-h-11 items-center gap-1 text-sm"
      >
        <ChevronLeft aria-hidden="true" className="size-4" />
        {noteEditorText.back}
      </Link>
      <NoteView
        key={note}
        id={note}
        onLeave={() => void navigate('/my-notes')}
        renderActions={(shown) => (
          <NoteActions
            note={shown}
            onEdit={() => void navigate(editAddress(shown.id))}
            onTrashed={() => void navigate('/my-notes')}
          >
            <Link to={`/quiz/new?note=${shown.id}`} className={buttonClass({ look: 'quiet' })}>
              {noteViewText.selection.quiz}
            </Link>
            <Link
              to={podcastAddress(shown.source.origin === 'ai' ? 'ai-note' : 'note', shown.id)}
              className={buttonClass({ look: 'quiet' })}
            >
              {podcastListText.note}
            </Link>
            <Link to={mapAddress({ type: 'note', id: shown.id })} className={buttonClass({ look: 'quiet' })}>
              {pageTitles.mindmap}
            </Link>
          </NoteActions>
        )}
        onAct={(act, words, shown) => {
          if (act === 'card') setCard({ back: words, source: sourceOf(shown) });
          else void navigate('/dashboard', { state: { draft: noteViewText[act](words) } });
        }}
        renderBefore={({ id: own, source }) => source.origin === 'ai' && <NoteMakingPanel id={own} />}
      />
      {card && (
        <Suspense fallback={null}>
          <CardForm open draft={card} onClose={() => setCard(null)} />
        </Suspense>
      )}
    </div>
  );
}

/** Where a card made from a note comes from. */
const sourceOf = ({ id, title }: Note): CardSource => ({ title, quote: null, note_id: id });
