import { useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { readerText } from '../../../text/reader.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { fetchPage } from '../use-reading.ts';
import type { ViewProps, Zoom } from '../view.ts';
import { borrowPdf } from './open-pdf.ts';
import './pdf.css';
import { makePdfScreen, type Screen } from './pdf-screen.ts';

/** A PDF, drawn page by page as it is printed. */
export const PdfView = (props: ViewProps) => {
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(false);
  if (!failed) return <Pages key={attempt} {...props} onFailed={() => setFailed(true)} />;
  const again = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return (
    <div className="h-full overflow-auto">
      <ErrorState title={readerText.pdfFailed} retryLabel={readerText.again} onRetry={again}>
        {readerText.pdfFailedLead}
      </ErrorState>
    </div>
  );
};

interface PagesProps extends ViewProps {
  onFailed: () => void;
}

const Pages = (props: PagesProps) => {
  const { book, jump, zoom, rotation, night, marks } = props;
  const box = useRef<HTMLDivElement>(null);
  const screen = useScreen(box, props);
  useEffect(() => screen?.setZoom(zoom), [screen, zoom]);
  useEffect(() => screen?.setRotation(rotation), [screen, rotation]);
  useEffect(() => screen?.setNight(night), [screen, night]);
  useEffect(() => screen?.setMarks(marks), [screen, marks]);
  useEffect(() => screen?.goTo(jump), [screen, jump]);
  useFit(box, screen, zoom);
  return (
    <div className={clsx('pdf-room', night && 'pdf-night')}>
      {/* The viewer needs a box that is placed absolutely, and owns what is in it. */}
      <div
        ref={box}
        data-reading-room
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the viewer takes nothing but a <div>
        role="region"
        aria-label={readerText.region(book.title)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the arrow keys scroll it
        tabIndex={0}
        className="absolute inset-0 overflow-auto overscroll-contain"
      >
        <div className="pdfViewer" />
      </div>
      {!screen && (
        <div className="absolute inset-x-0 top-0 mx-auto max-w-2xl px-6 py-10">
          <Skeleton label={readerText.opening} lines={12} />
        </div>
      )}
    </div>
  );
};

/** Opens the book's PDF in the box. The screen comes when its pages are laid out. */
const useScreen = (
  box: RefObject<HTMLDivElement | null>,
  { book: { id, file_size }, jump, zoom, onPage, onScale, onQuote, onFailed }: PagesProps,
): Screen | null => {
  const queries = useQueryClient();
  const [screen, setScreen] = useState<Screen | null>(null);
  // At once, before anything is seen: else pages would first stand in another size.
  const begin = useEffectEvent((ready: Screen) => {
    ready.setZoom(zoom);
    ready.goTo(jump);
  });
  const tellPage = useEffectEvent(onPage);
  const tellScale = useEffectEvent(onScale);
  const tellQuote = useEffectEvent(onQuote);
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    const { document, giveBack } = borrowPdf(id, file_size);
    let made: Screen | null = null;
    let isOver = false;
    const open = async () => {
      const pdf = await document;
      if (isOver || !box.current) return;
      made = makePdfScreen({
        container: box.current,
        document: pdf,
        // A quote is then looked for among the words of the page itself.
        pageText: (page) => fetchPage(queries, id, page).catch(() => null),
        onReady: () => {
          if (made) begin(made);
          setScreen(made);
        },
        onPage: (page) => tellPage(page),
        onScale: (scale) => tellScale(scale),
        onQuote: (found) => tellQuote(found),
      });
    };
    open().catch(() => {
      if (!isOver) fail();
    });
    return () => {
      isOver = true;
      made?.close();
      giveBack();
    };
  }, [box, id, file_size, queries]);
  return screen;
};

/** A page that fits keeps fitting when the room grows or shrinks. */
const useFit = (box: RefObject<HTMLElement | null>, screen: Screen | null, zoom: Zoom): void => {
  useEffect(() => {
    if (!screen || !box.current || typeof zoom === 'number') return undefined;
    const fit = new ResizeObserver(() => screen.setZoom(zoom));
    fit.observe(box.current);
    return () => fit.disconnect();
  }, [box, screen, zoom]);
};
