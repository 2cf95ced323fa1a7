import type { PDFDocumentProxy } from 'pdfjs-dist';
import './pdfjs.ts';
import { EventBus, PDFLinkService, PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs';

/** What happens in the viewer. */
interface ViewerEvents {
  onReady: () => void;
  onPage: (page: number) => void;
  onScale: (scale: number) => void;
  /** A page has been drawn, or its words have been laid over it. */
  onDrawn: (page: number) => void;
}

/** More would be drawn in tiles anyway. */
const MOST_PIXELS = 2 ** 23;

/** The viewer of pdf.js in a box: it keeps only a few pages drawn. */
export const makeViewer = (container: HTMLDivElement, document: PDFDocumentProxy, events: ViewerEvents) => {
  const eventBus = new EventBus();
  const linkService = new PDFLinkService({
    eventBus,
    externalLinkTarget: 2,
    externalLinkRel: 'noopener noreferrer nofollow',
  });
  const viewer = new PDFViewer({
    container,
    eventBus,
    linkService,
    removePageBorders: true,
    // Links work; forms and editing do not belong into a book.
    annotationMode: 1,
    annotationEditorMode: -1,
    maxCanvasPixels: MOST_PIXELS,
    // Where pictures stand is wanted, menus for them are not.
    imagesRightClickMinSize: Number.MAX_SAFE_INTEGER,
    enableSelectionRendering: false,
  });
  linkService.setViewer(viewer);
  eventBus.on('pagesinit', events.onReady);
  eventBus.on('pagechanging', ({ pageNumber }: { pageNumber: number }) => events.onPage(pageNumber));
  eventBus.on('scalechanging', ({ scale }: { scale: number }) => events.onScale(scale));
  for (const name of ['pagerendered', 'textlayerrendered'])
    eventBus.on(name, ({ pageNumber }: { pageNumber: number }) => events.onDrawn(pageNumber));
  linkService.setDocument(document);
  viewer.setDocument(document);
  return viewer;
};
