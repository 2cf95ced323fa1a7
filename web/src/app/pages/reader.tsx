import type { MessageIntent } from '@studia/contract/chat';
import type { ChatSessionId } from '@studia/contract/ids';
import { BOOK, REVIEW } from '@studia/contract/limits';
import type { Quote } from '@studia/contract/proof';
import { lazy, Suspense, useCallback, useMemo, useRef, useState, type MouseEvent } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useAuth } from '../../features/auth/auth-state.tsx';
import { showAuthModal } from '../../features/auth/show-modal.ts';
import type { KeptAnswer } from '../../features/chat/conversation-view.tsx';
import { useLessonAddresses } from '../../features/lessons/use-lessons.ts';
import { addressOf, atPage, placeIn } from '../../features/reader/address.ts';
import { Reader } from '../../features/reader/reader.tsx';
import { useBook, useEarlyPages } from '../../features/reader/use-reading.ts';
import type { TutorContext } from '../../features/reader/view.ts';
import { firstNameOf } from '../../text/names.ts';
import { pageTitles } from '../../text/page-titles.ts';
import { readerTutorText } from '../../text/reader.ts';
import { PageHead } from '../page-head.tsx';

// Who only reads needs no chat.
const ConversationView = lazy(async () => ({
  default: (await import('../../features/chat/conversation-view.tsx')).ConversationView,
}));

/** A book, open at the place that stands in the address, with the tutor beside it. */
export default function ReaderPage() {
  const { bookId = '', type } = useParams();
  const { user } = useAuth();
  const location = useLocation();
  const navigate = useNavigate();
  const title = useBook(bookId).data?.book.title;
  // Reading on changes the address too, but asks for nothing.
  const asked = useMemo(() => (isReadOn(location.state) ? null : placeIn(location.hash)), [location]);
  const onReadOn = useReadOn();
  useEarlyPages(bookId, type === 'starter' ? (asked?.page ?? 1) : null);
  const learnAt = useLessonAddresses(bookId);
  const onQuiz = async (page: number): Promise<boolean> => {
    // Who reads is seldom quizzed: its schemas come when they are.
    const { previewQuiz } = await import('../../features/quiz/calls.ts');
    const { questions } = await previewQuiz({ book: bookId, page });
    if (questions > 0) void navigate(`/quiz/new?book=${encodeURIComponent(bookId)}&page=${page}`);
    return questions > 0;
  };
  const [card, setCard] = useState<Quote | null>(null);
  if (!user) return null;
  return (
    <>
      <PageHead title={title ?? pageTitles.pdfViewer} noIndex />
      <Reader
        key={bookId}
        bookId={bookId}
        student={user.id}
        asked={asked}
        onGo={(place) => void navigate({ hash: addressOf(place) })}
        onReadOn={onReadOn}
        learnAt={learnAt}
        onKeep={keepPage}
        onCard={setCard}
        onQuiz={onQuiz}
        renderTutor={(context) => <Tutor {...context} name={firstNameOf(user)} />}
      />
      {card && (
        <Suspense fallback={null}>
          <CardForm open draft={draftOf(card)} onClose={() => setCard(null)} />
        </Suspense>
      )}
    </>
  );
}

// So do cards.
const CardForm = lazy(async () => ({
  default: (await import('../../features/review/card-form.tsx')).CardForm,
}));

/** A card whose answer is what the book says; the question is the student's to write. */
const draftOf = ({ book_id, title, page, start, end, text }: Quote) => ({
  back: text.slice(0, BOOK.markCharacters),
  source: {
    title: title.slice(0, REVIEW.sourceCharacters),
    quote: {
      book_id,
      title: title.slice(0, REVIEW.sourceCharacters),
      page,
      start,
      end,
      text: text.slice(0, BOOK.markCharacters),
    },
    note_id: null,
  },
});

// Notes come with the first words that are kept.
const keepPage = async (quote: Quote): Promise<void> =>
  (await import('../../features/notes/keep-in-notes.ts')).keepQuote(quote);
const keepWords = (answer: KeptAnswer): void =>
  void import('../../features/notes/keep-in-notes.ts').then(({ keepAnswer }) => keepAnswer(answer));

const READ_ON_AFTER_MS = 600;

/** Keeps the open page in the address, so that a reload opens it again. */
const useReadOn = () => {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return useCallback(
    (page: number) => {
      clearTimeout(timer.current);
      const { pathname, hash } = window.location;
      timer.current = setTimeout(() => {
        const { location } = window;
        // Who went elsewhere meanwhile, also in this book, or is already told to be here, stays as they are.
        if (location.pathname !== pathname || location.hash !== hash || placeIn(hash)?.page === page) return;
        void navigate({ hash: addressOf(atPage(page)) }, { replace: true, state: { readOn: true } });
      }, READ_ON_AFTER_MS);
    },
    [navigate],
  );
};

const isReadOn = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'readOn' in state;

/** The conversation about the open book. A citation in it opens its page here. */
const Tutor = ({ about, ask, onAboutSent, name }: TutorContext & { name: string }) => {
  const [session, setSession] = useState<ChatSessionId | null>(null);
  const navigate = useNavigate();
  const followHere = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link?.pathname.startsWith('/pdf-viewer/') || !isPlain) return;
    event.preventDefault();
    void navigate(`${link.pathname}${link.hash}`);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside are what is pressed
    <div onClickCapture={followHere} className="flex flex-1 flex-col *:flex-1">
      <ConversationView
        sessionId={session}
        studentName={name}
        draft=""
        ask={ask}
        about={about}
        onAboutSent={onAboutSent}
        renderBeginning={(say) => <Beginning page={about.page} onPick={say} />}
        onCreated={setSession}
        onStartNew={() => setSession(null)}
        onKeep={keepWords}
        onSignIn={() => showAuthModal()}
      />
    </div>
  );
};

const STARTS = ['explain', 'quiz', 'summarise'] as const;

const Beginning = ({ page, onPick }: { page: number; onPick: (intent: MessageIntent) => void }) => (
  <div>
    <p className="font-serif text-lg font-semibold">{readerTutorText.lead(page)}</p>
    <p className="mt-1 text-ui text-ink-soft">{readerTutorText.hint}</p>
    <ul className="mt-4 border-t border-line">
      {STARTS.map((intent) => (
        <li key={intent} className="border-b border-line">
          <button
            type="button"
            onClick={() => onPick(intent)}
            className="min-h-11 w-full px-1 py-2.5 text-left text-ui hover:bg-accent-wash"
          >
            {readerTutorText.starts[intent]}
          </button>
        </li>
      ))}
    </ul>
  </div>
);
