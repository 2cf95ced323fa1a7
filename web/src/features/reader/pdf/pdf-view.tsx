import { useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { readerText } from '../../../text/reader.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Place } from '../address.ts';
import { bringIntoView } from '../quote/bring-into-view.ts';
import { shownOn } from '../quote/painted-page.ts';
import { usePin } from '../use-pin.ts';
import { fetchPage } from '../use-reading.ts';
import type { ViewProps, Zoom } from '../view.ts';
import type { Viewer } from './make-viewer.ts';
import { layPictures, removePictures } from './night-pictures.ts';
import { paintPage } from './page-paint.ts';
import './pdf.css';
import { useViewer } from './use-viewer.ts';

/** A PDF, drawn page by page as it is printed. */
export default function PdfView(props: ViewProps) {
  const { book, jump, zoom, rotation, night, onPage, onScale } = props;
  const box = useRef<HTMLDivElement>(null);
  const painter = usePainter(box, props);
  const { viewer, failed, again } = useViewer(box, book, { onPage, onScale, onDrawn: (page) => drawn(page) });

  const drawn = (page: number) => {
    const view = viewer?.getPageView(page - 1);
    if (view && night) layPictures(view);
    void painter.paint(viewer, page);
  };
  const repaint = useEffectEvent(() => drawnPages(box.current).forEach((page) => void painter.paint(viewer, page)));
  const darken = useEffectEvent(() => {
    for (const page of drawnPages(box.current)) {
      const view = viewer?.getPageView(page - 1);
      if (view && night) layPictures(view);
      else if (view) removePictures(view.div);
    }
  });
  const goTo = useEffectEvent((place: Place) => {
    if (!viewer) return;
    painter.begin();
    viewer.scrollPageIntoView({ pageNumber: Math.min(place.page, book.pages) });
    repaint();
  });

  useEffect(() => {
    if (viewer) viewer.currentScaleValue = scaleValue(zoom);
  }, [viewer, zoom]);
  useEffect(() => {
    if (viewer && viewer.pagesRotation !== rotation) viewer.pagesRotation = rotation;
  }, [viewer, rotation]);
  useEffect(() => goTo(jump), [viewer, jump]);
  useEffect(() => repaint(), [viewer, props.marks, rotation]);
  useEffect(() => darken(), [viewer, night]);
  useFit(box, viewer, zoom);

  return (
    <div className={clsx('pdf-room', night && 'pdf-night')}>
      {/* The viewer needs a box that is placed absolutely, and owns what is in it. */}
      <section
        ref={box as RefObject<HTMLDivElement>}
        data-reading-room
        aria-label={readerText.region(book.title)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the arrow keys scroll it
        tabIndex={0}
        className="absolute inset-0 overflow-auto overscroll-contain"
      >
        <div className="pdfViewer" />
      </section>
      {!viewer && failed === null && (
        <div className="absolute inset-x-0 top-0 mx-auto max-w-2xl px-6 py-10">
          <Skeleton label={readerText.opening} lines={12} />
        </div>
      )}
      {failed !== null && (
        <div className="absolute inset-0 overflow-auto bg-paper">
          <ErrorState title={readerText.pdfFailed} retryLabel={readerText.again} onRetry={again}>
            {readerText.pdfFailedLead}
          </ErrorState>
        </div>
      )}
    </div>
  );
}

const scaleValue = (zoom: Zoom): string => (typeof zoom === 'number' ? String(zoom) : `page-${zoom === 'page' ? 'fit' : 'width'}`);

const drawnPages = (box: HTMLElement | null): number[] =>
  Array.from(box?.querySelectorAll<HTMLElement>('.page[data-loaded]') ?? [], ({ dataset }) => Number(dataset['pageNumber']));

/** A page that fits keeps fitting when the room grows or shrinks. */
const useFit = (box: RefObject<HTMLElement | null>, viewer: Viewer | null, zoom: Zoom): void => {
  useEffect(() => {
    if (!viewer || !box.current || typeof zoom === 'number') return undefined;
    const fit = new ResizeObserver(() => {
      viewer.currentScaleValue = scaleValue(zoom);
    });
    fit.observe(box.current);
    return () => fit.disconnect();
  }, [box, viewer, zoom]);
};

/** Paints marks and the quote of a jump on every page that is drawn, and brings the quote into view. */
const usePainter = (box: RefObject<HTMLElement | null>, { book, jump, marks, rotation, onQuote }: ViewProps) => {
  const queries = useQueryClient();
  const pin = usePin(box);
  const wipes = useRef(new Map<number, () => void>());
  const told = useRef<Place | null>(null);
  const paint = useEffectEvent(async (viewer: Viewer | null, page: number): Promise<void> => {
    const shown = shownOn(page, marks, jump);
    const text = shown.length === 0 ? null : await fetchPage(queries, book.id, page).catch(() => null);
    const element = viewer?.getPageView(page - 1)?.div as HTMLElement | undefined;
    wipes.current.get(page)?.();
    wipes.current.delete(page);
    if (!element || shown.length === 0) return;
    const { quote, wipe } = paintPage(element, text, shown, rotation);
    wipes.current.set(page, wipe);
    const hasWords = element.querySelector('.textLayer') !== null;
    if (!shown.some((one) => one.paint === 'quote') || (quote === null && !hasWords)) return;
    if (told.current !== jump) onQuote(quote !== null);
    told.current = jump;
    if (!quote || pin.current === null) return;
    pin.current = () => bringIntoView(quote);
    pin.current();
  });
  useEffect(() => {
    const all = wipes.current;
    return () => all.forEach((wipe) => wipe());
  }, []);
  return {
    paint: (viewer: Viewer | null, page: number) => paint(viewer, page),
    /** A new jump begins: its quote may move the view. */
    begin: () => {
      pin.current = () => undefined;
    },
  };
};
