import { Failure } from '@studia/contract/errors';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { readPart } from '../calls.ts';
import { pdfjs } from './pdfjs.ts';

/** A page needs a few of these; a request for each costs more than its bytes. */
const PART = 256 * 1024;
const TRY_AGAIN_MS = 2000;
/** Fonts, character maps and decoders that some PDFs need; the build puts them there. */
const PARTS = `/assets/pdf-${pdfjs.version}/`;

interface Pdf {
  document: Promise<PDFDocumentProxy>;
  close: () => void;
}

/** Opens a book's PDF; only the parts that are looked at are fetched. */
const openPdf = (bookId: string, size: number): Pdf => {
  const closing = new AbortController();
  const document = (async () => {
    const first = await readPart(bookId, { start: 0, end: Math.min(PART, size) - 1 }, closing.signal);
    const range = new pdfjs.PDFDataRangeTransport(size, first);
    range.requestDataRange = (start, end) => {
      // pdf.js asks for everything up to, and without, the end.
      untilThere(bookId, { start, end: end - 1 }, closing.signal).then(
        (bytes) => range.onDataRange(start, bytes),
        () => range.abort(),
      );
    };
    const task = pdfjs.getDocument({
      range,
      rangeChunkSize: PART,
      disableAutoFetch: true,
      disableStream: true,
      cMapUrl: `${PARTS}cmaps/`,
      standardFontDataUrl: `${PARTS}standard_fonts/`,
      wasmUrl: `${PARTS}wasm/`,
      iccUrl: `${PARTS}iccs/`,
      // The server's policy compiles nothing.
      useWasm: false,
      enableXfa: false,
      // What is odd about a font helps nobody who reads.
      verbosity: pdfjs.VerbosityLevel.ERRORS,
    });
    closing.signal.addEventListener('abort', () => void task.destroy());
    return task.promise;
  })();
  return { document, close: () => closing.abort() };
};

/** A part of the file; a lost connection is waited for, as long as the book is open. */
const untilThere = async (
  bookId: string,
  range: { start: number; end: number },
  signal: AbortSignal,
): Promise<Uint8Array> => {
  for (;;) {
    try {
      return await readPart(bookId, range, signal);
    } catch (error) {
      if (signal.aborted || isRefusal(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
    }
  }
};

const isRefusal = (error: unknown): boolean =>
  error instanceof Failure && [401, 403, 404].includes(error.status);

let shared: { key: string; pdf: Pdf; users: number } | null = null;

/** The PDF of a book for as long as somebody needs it: its pages and their small pictures come from one document. */
export const borrowPdf = (
  bookId: string,
  size: number,
): { document: Promise<PDFDocumentProxy>; giveBack: () => void } => {
  const key = `${bookId} ${size}`;
  if (shared?.key !== key) shared = { key, pdf: openPdf(bookId, size), users: 0 };
  const mine = shared;
  mine.users += 1;
  const giveBack = () => {
    mine.users -= 1;
    if (mine.users > 0) return;
    mine.pdf.close();
    if (shared === mine) shared = null;
  };
  return { document: mine.pdf.document, giveBack };
};
