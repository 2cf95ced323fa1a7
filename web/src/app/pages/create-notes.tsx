import { Link, useNavigate, useParams } from 'react-router';
import { isGone } from '../../client/refusal.ts';
import { useBook } from '../../features/library/use-books.ts';
import { CreateNotes } from '../../features/notes/ai/create-notes.tsx';
import { createNotesText as text } from '../../text/ai-notes.ts';
import { bookText } from '../../text/library.ts';
import { pageTitles } from '../../text/page-titles.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { buttonClass } from '../../ui/form/button-class.ts';
import { PageHead } from '../page-head.tsx';

/** Has notes made from a book. */
export default function CreateNotesPage() {
  const { bookId = '' } = useParams();
  const navigate = useNavigate();
  const { data, error } = useBook(bookId);
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-8 sm:px-6 sm:py-10">
      <PageHead title={pageTitles.createNotes} noIndex />
      <h1 className="font-serif text-3xl font-semibold">{pageTitles.createNotes}</h1>
      <p className="mt-2 text-ink-soft">{text.lead}</p>
      {isGone(error) ? (
        <EmptyState
          title={bookText.missing}
          action={
            <Link to="/curriculum" className={buttonClass()}>
              {text.toBooks}
            </Link>
          }
        >
          {bookText.missingLead}
        </EmptyState>
      ) : (
        <>
          {/* Its place is kept while the title comes. */}
          <p className="mt-6 min-h-14 border-l-2 border-marker pl-4">
            <span className="block text-ui text-ink-soft">{text.book}</span>
            <span className="font-serif text-xl font-semibold">{data?.book.title}</span>
          </p>
          <CreateNotes key={bookId} bookId={bookId} onMade={(id) => void navigate(`/ai-note/${id}`)} />
        </>
      )}
    </div>
  );
}
