import type { BookPage, Mark } from '@studia/contract/library';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { atPage, type Place } from '../address.ts';
import { bringIntoView } from '../quote/bring-into-view.ts';
import { shownOn } from '../quote/painted-page.ts';
import { makeScrollPin } from '../scroll-pin.ts';
import type { Zoom } from '../view.ts';
import { layLines } from './line-layer.ts';
import { makeViewer } from './make-viewer.ts';
import { layPictures, removePictures } from './night-pictures.ts';
import { paintPage } from './page-paint.ts';

interface Needs {
  container: HTMLDivElement;
  document: PDFDocumentProxy;
  /** A page as text; null where it is not known. */
  pageText: (page: number) => Promise<BookPage | null>;
  onReady: () => void;
  onPage: (page: number) => void;
  onScale: (scale: number) => void;
  onQuote: (found: boolean) => void;
}

const FITS = { auto: 'auto', width: 'page-width', page: 'page-fit' };

/** The pages of a PDF on the screen, with marks and quotes painted on them. */
export const makePdfScreen = ({
  container,
  document: pdf,
  pageText,
  onReady,
  onPage,
  onScale,
  onQuote,
}: Needs) => {
  const pin = makeScrollPin();
  const stopWatching = pin.watch(container);
  const wipes = new Map<number, () => void>();
  let marks: readonly Mark[] = [];
  let jump = atPage(1);
  let lastPlace: Place | null = null;
  let night = false;

  const drawnPages = (): number[] =>
    Array.from(container.querySelectorAll<HTMLElement>('.page[data-loaded]'), ({ dataset }) =>
      Number(dataset['pageNumber']),
    );

  const paint = async (page: number): Promise<void> => {
    const shown = shownOn(page, marks, jump);
    const text = shown.length === 0 ? null : await pageText(page);
    const element: HTMLElement | undefined = viewer.getPageView(page - 1)?.div;
    wipes.get(page)?.();
    wipes.delete(page);
    element?.toggleAttribute('data-painted', shown.length > 0);
    if (!element || shown.length === 0) return;
    const { quote, wipe } = paintPage(element, text, shown, viewer.pagesRotation);
    wipes.set(page, wipe);
    const isLookedFor = shown.some((one) => one.paint === 'quote');
    // Its words may not have been laid over the page yet.
    if (isLookedFor && (quote || element.querySelector('.textLayer .endOfContent'))) arrive(quote);
  };

  /** A scan has no words of its own: those that were recognised are laid over it. */
  const layWords = async (page: number): Promise<void> => {
    const element: HTMLElement | undefined = viewer.getPageView(page - 1)?.div;
    const words = element?.querySelector('.textLayer');
    if (!element || (words && words.textContent.trim() !== '')) return;
    const text = await pageText(page);
    if (text?.by === 'ocr') layLines(element, text, viewer.pagesRotation);
  };

  const arrive = (quote: Range | Element | null): void => {
    if (lastPlace !== jump) onQuote(quote !== null);
    lastPlace = jump;
    if (quote && pin.isHeld()) pin.hold(() => bringIntoView(quote));
  };

  const shade = (page: number): void => {
    const view = viewer.getPageView(page - 1);
    if (view && night) layPictures(view);
    else if (view) removePictures(view.div);
  };

  const paintAll = (): void => drawnPages().forEach((page) => void paint(page));

  const viewer = makeViewer(container, pdf, {
    onReady,
    // Words low on a page are brought so far up that more is seen of the next one: still it is theirs that is open.
    onPage: (page) => onPage(pin.isHeld() ? Math.min(jump.page, pdf.numPages) : page),
    onScale,
    onDrawn: (page) => {
      shade(page);
      void layWords(page);
      void paint(page);
    },
  });

  return {
    setZoom: (zoom: Zoom): void => {
      viewer.currentScaleValue = typeof zoom === 'number' ? String(zoom) : FITS[zoom];
      pin.settle();
    },
    setRotation: (degrees: number): void => {
      if (viewer.pagesRotation === degrees) return;
      const open = viewer.currentPageNumber;
      viewer.pagesRotation = degrees;
      viewer.currentPageNumber = open;
      paintAll();
    },
    setNight: (isNight: boolean): void => {
      night = isNight;
      drawnPages().forEach(shade);
    },
    setMarks: (now: readonly Mark[]): void => {
      marks = now;
      paintAll();
    },
    goTo: (place: Place): void => {
      jump = place;
      const pageNumber = Math.min(place.page, pdf.numPages);
      pin.hold(() => viewer.scrollPageIntoView({ pageNumber }));
      paintAll();
    },
    close: (): void => {
      stopWatching();
      for (const wipe of wipes.values()) wipe();
      viewer.cleanup();
    },
  };
};

export type Screen = ReturnType<typeof makePdfScreen>;
