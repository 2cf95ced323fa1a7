import type { Book, Chapter, Mark } from '@studia/contract/library';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { readerStates, readerText as text } from '../../text/reader.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { atPage, type Place } from './address.ts';
import { NoteDialog, SidePanel, TutorPanel, useFetchedBeside } from './beside.ts';
import { FindBar } from './panels/find-bar.tsx';
import { useFind } from './panels/use-find.ts';
import { SelectionMenu } from './selection-menu.tsx';
import { ThumbTools, TopTools } from './toolbar.tsx';
import { UndoSlip } from './undo-slip.tsx';
import { useOnline } from './use-online.ts';
import { useProgress } from './use-progress.ts';
import { useReaderKeys } from './use-reader-keys.ts';
import { useReaderLayout } from './use-reader-layout.ts';
import { useMarks } from './use-reading.ts';
import { useSelectedWords } from './use-selected-words.ts';
import { useTouchedMark } from './use-touched-mark.ts';
import { useWide } from './use-wide.ts';
import { useWordActions } from './use-word-actions.ts';
import type { ReaderProps } from './view.ts';

const PdfView = lazy(async () => ({ default: (await import('./pdf/pdf-view.tsx')).PdfView }));
const TextView = lazy(async () => ({ default: (await import('./text/text-view.tsx')).TextView }));

interface Props extends ReaderProps {
  book: Book;
  chapters: readonly Chapter[];
  /** What is printed as the number of each page, where that is not its place. */
  labels: readonly (string | null)[];
  onDownload: () => void;
}

/** A book that is open: its pages, the tools around them, and what is beside them. */
export const OpenBook = ({
  book,
  chapters,
  labels,
  student,
  asked,
  onGo,
  onReadOn,
  onKeep,
  onCard,
  onDownload,
  renderTutor,
  learnAt,
  onQuiz,
}: Props) => {
  const wide = useWide();
  const online = useOnline();
  const marks = useMarks(book.id);
  const { jump, page, setPage } = usePlace(book, asked);
  const [quoteFound, setQuoteFound] = useState<boolean | null>(null);
  const [noted, setNoted] = useState<Mark | null>(null);
  const [removed, setRemoved] = useState<Mark | null>(null);
  const room = useRef<HTMLDivElement>(null);
  const layout = useReaderLayout(wide);
  const { selected, clear } = useSelectedWords(room);
  useProgress(student, book.id, page);
  useFetchedBeside();

  const go = (place: Place) => {
    setQuoteFound(null);
    if (!wide) layout.closePanel();
    onGo(place);
  };
  const goTo = (wanted: number) => go(atPage(Math.min(Math.max(1, wanted), book.pages)));
  const seePage = useCallback(
    (seen: number) => {
      setPage(seen);
      onReadOn(seen);
    },
    [setPage, onReadOn],
  );
  const find = useFind({ bookId: book.id, pages: book.pages, page, onGo: go });
  const acts = useWordActions({
    book,
    marks,
    ask: layout.ask,
    attach: layout.attach,
    onNote: setNoted,
    onKeep,
    onCard,
    onQuiz,
    clear,
  });
  useTouchedMark(room, marks.marks, setNoted);
  const takeAway = (mark: Mark) => {
    setRemoved(mark);
    void marks.remove(mark).catch(() => setRemoved(null));
  };
  const tools = {
    ...layout.tools,
    toggleText: () => {
      layout.tools.toggleText();
      goTo(page);
    },
    goTo,
    download: onDownload,
    sayLost: () => void acts.sayLost(page),
  };
  useReaderKeys({
    next: () => goTo(page + 1),
    previous: () => goTo(page - 1),
    first: () => goTo(1),
    last: () => goTo(book.pages),
    jump: () => layout.pageField.current?.focus(),
    search: layout.search,
    nextFound: () => find.step(1),
    previousFound: () => find.step(-1),
    larger: layout.tools.larger,
    smaller: layout.tools.smaller,
  });

  const drawn = book.kind === 'pdf' && !layout.asText;
  const View = drawn ? PdfView : TextView;
  const shared = { book, labels, page, drawn, tutorOpen: layout.tutorOpen, field: layout.pageField, tools };
  return (
    <div className="relative flex max-h-[calc(100dvh-4rem)] min-h-0 flex-col overflow-hidden">
      <TopTools {...shared} wide={wide} night={layout.night} panelOpen={layout.tab !== null} />
      <div className="relative flex min-h-0 flex-1">
        {layout.tab !== null && (
          <Suspense fallback={null}>
            <SidePanel
              learnAt={learnAt}
              book={book}
              chapters={chapters}
              labels={labels}
              marks={marks.marks}
              page={page}
              tab={layout.tab}
              wide={wide}
              night={layout.night}
              find={find}
              searchField={layout.searchField}
              onTab={layout.setTab}
              onGo={go}
              onEdit={setNoted}
              onRemove={takeAway}
              onClose={layout.closePanel}
            />
          </Suspense>
        )}
        <div ref={room} className="relative min-w-0 flex-1">
          <div className="pointer-events-none absolute inset-x-4 top-3 z-10 grid gap-2">
            {!online && <Notice tone="warn">{readerStates.offline}</Notice>}
            <FindBar find={find} />
          </div>
          <Suspense
            // A view that is left goes at once: hidden behind the next one it would find no room for its pages.
            key={drawn ? 'pages' : 'text'}
            fallback={
              <div className="mx-auto max-w-2xl px-6 py-10">
                <Skeleton label={text.opening} lines={12} />
              </div>
            }
          >
            <View
              book={book}
              chapters={chapters}
              jump={jump}
              zoom={layout.zoom}
              rotation={layout.rotation}
              night={layout.night}
              marks={marks.marks}
              onPage={seePage}
              onScale={layout.seeScale}
              onQuote={setQuoteFound}
            />
          </Suspense>
          <QuoteState
            found={quoteFound}
            page={Math.min(jump.page, book.pages)}
            onDismiss={() => setQuoteFound(null)}
          />
        </div>
        {layout.tutorOpen && (
          <Suspense fallback={null}>
            <TutorPanel onClose={layout.tools.toggleTutor}>
              {renderTutor({
                about: layout.attached ?? { book_id: book.id, title: book.title, page },
                ask: layout.asked,
                onAboutSent: layout.detach,
              })}
            </TutorPanel>
          </Suspense>
        )}
      </div>
      {!wide && <ThumbTools {...shared} />}
      {selected && (
        <SelectionMenu selected={selected} onAct={(act) => void acts.act(act, selected)} onClose={clear} />
      )}
      {noted && (
        <Suspense fallback={null}>
          <NoteDialog
            mark={noted}
            onSave={(words) => marks.note({ mark: noted, words })}
            onRemove={() => {
              setNoted(null);
              takeAway(noted);
            }}
            onClose={() => setNoted(null)}
          />
        </Suspense>
      )}
      {removed && (
        <UndoSlip
          onGone={() => setRemoved(null)}
          onUndo={() => {
            setRemoved(null);
            void marks.add(removed).catch(() => undefined);
          }}
        />
      )}
    </div>
  );
};

/** Where the book is open: where the address wants it, else where the student left off. */
const usePlace = (book: Book, asked: Place | null) => {
  const [seen, setSeen] = useState(asked);
  const [jump, setJump] = useState(() => asked ?? atPage(book.progress?.page ?? 1));
  const [page, setPage] = useState(Math.min(jump.page, book.pages));
  if (asked !== seen) {
    setSeen(asked);
    if (asked) setJump(asked);
  }
  return { jump, page, setPage };
};

interface QuoteStateProps {
  found: boolean | null;
  page: number;
  onDismiss: () => void;
}

/** Tells who can't see it whether the words are marked; tells everybody when they are not. */
const QuoteState = ({ found, page, onDismiss }: QuoteStateProps) => (
  <>
    <output className="sr-only">{found === true && text.quoteShown(page)}</output>
    {found === false && (
      <div className="absolute inset-x-4 bottom-4 z-10 mx-auto w-fit max-w-full shadow-float">
        <Notice tone="info" onDismiss={onDismiss}>
          {text.quoteMissing(page)}
        </Notice>
      </div>
    )}
  </>
);
