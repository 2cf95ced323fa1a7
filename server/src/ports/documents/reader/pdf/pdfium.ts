import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { init } from '@embedpdf/pdfium';
import type { OutlineEntry } from '../../port.ts';
import { Unreadable } from '../unreadable.ts';
import { glyphsOf, type Glyph } from './glyphs.ts';
import { legibilityOf } from './legible.ts';
import { inTheirAlphabet } from './old-encoding.ts';
import { outlineOf } from './outline.ts';
import { scratchIn, type Pdfium } from './scratch.ts';

/** A page as PDFium sees it. */
export interface SeenPage {
  readonly width: number;
  readonly height: number;
  readonly glyphs: readonly Glyph[];
  /** Whether its words are not text, but a picture. */
  readonly needsRecognition: boolean;
}

interface Painted {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of every point. */
  readonly colours: Uint8Array;
}

let loaded: Promise<Pdfium> | undefined;

const load = async (): Promise<Pdfium> => {
  const path = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  const api = await init({ wasmBinary: new Uint8Array(await readFile(path)).buffer });
  api.PDFiumExt_Init();
  return { api, scratch: scratchIn(api) };
};

const PASSWORD_NEEDED = 4;
const UNKNOWN_SECURITY = 5;

/** Opens a PDF; throws `Unreadable` when it can't be. */
export const openPdf = async (bytes: Uint8Array) => {
  loaded ??= load();
  const pdfium = await loaded;
  const { api, scratch } = pdfium;
  const whole = withHeader(bytes);
  const content = scratch.keep(whole);
  const document = api.FPDF_LoadMemDocument(content, whole.length, '');
  if (document === 0) {
    const error = api.FPDF_GetLastError();
    scratch.free(content);
    const locked = error === PASSWORD_NEEDED || error === UNKNOWN_SECURITY;
    throw new Unreadable(locked ? 'encrypted' : 'broken', `PDFium refuses it: ${error}.`);
  }
  const pages = api.FPDF_GetPageCount(document);
  return {
    pages,
    title: metadatum(pdfium, document, 'Title'),
    author: metadatum(pdfium, document, 'Author'),
    outline: (): OutlineEntry[] => outlineOf(pdfium, document, pages),
    label: (page: number): string | null =>
      scratch.text((at, size) => api.FPDF_GetPageLabel(document, page - 1, at, size)) || null,
    /** What is on a page; null when it can't be loaded. */
    look: (page: number): SeenPage | null =>
      withPage(pdfium, document, page, (handle) => seen(pdfium, handle)),
    /** A picture of a page; null when it can't be loaded. */
    render: (page: number, width: number): Painted | null =>
      withPage(pdfium, document, page, (handle) => rendered(pdfium, handle, width)),
    close: (): void => {
      api.FPDF_CloseDocument(document);
      scratch.free(content);
    },
  };
};

export type Pdf = Awaited<ReturnType<typeof openPdf>>;

const metadatum = ({ api, scratch }: Pdfium, document: number, name: string): string | null =>
  scratch.text((at, size) => api.FPDF_GetMetaText(document, name, at, size)).trim() || null;

const withPage = <T>(
  { api }: Pdfium,
  document: number,
  page: number,
  use: (handle: number) => T,
): T | null => {
  const handle = api.FPDF_LoadPage(document, page - 1);
  if (handle === 0) return null;
  try {
    return use(handle);
  } finally {
    api.FPDF_ClosePage(handle);
  }
};

const HEADER = Buffer.from('%PDF-1.7\n');
/** Where PDFium looks for it. */
const HEADER_WITHIN = 1_024;

/** PDFium finds the objects of a damaged file by itself, but not without the first word. */
const withHeader = (bytes: Uint8Array): Uint8Array =>
  Buffer.from(bytes.subarray(0, HEADER_WITHIN)).includes('%PDF-') ? bytes : Buffer.concat([HEADER, bytes]);

const seen = (pdfium: Pdfium, page: number): SeenPage => {
  const { api } = pdfium;
  const text = api.FPDFText_LoadPage(page);
  try {
    const glyphs = text === 0 ? [] : inTheirAlphabet(glyphsOf(pdfium, page, text));
    const legibility = legibilityOf(glyphs);
    return {
      width: api.FPDF_GetPageWidthF(page),
      height: api.FPDF_GetPageHeightF(page),
      glyphs,
      // What a font paints can be seen even where it does not say what that means.
      needsRecognition: legibility === 'garbled' || (legibility === 'nothing' && hasPictures(pdfium, page)),
    };
  } finally {
    if (text !== 0) api.FPDFText_ClosePage(text);
  }
};

const PATH_OBJECT = 2;
const IMAGE_OBJECT = 3;
const FORM_OBJECT = 5;
const MOST_OBJECTS_LOOKED_AT = 500;
/** A rule or a frame is drawn with a few strokes, a word with many. */
const STROKES_OF_A_WORD = 20;
/** An ornament is smaller than a scan. */
const SHARE_OF_THE_PAGE = 0.15;

/** Whether words may be on a page that are not text: in a scan, in a form, or drawn letter by letter. */
const hasPictures = (pdfium: Pdfium, page: number): boolean => {
  const { api } = pdfium;
  const count = Math.min(api.FPDFPage_CountObjects(page), MOST_OBJECTS_LOOKED_AT);
  const area = api.FPDF_GetPageWidthF(page) * api.FPDF_GetPageHeightF(page);
  let strokes = 0;
  for (let at = 0; at < count; at += 1) {
    const object = api.FPDFPage_GetObject(page, at);
    const type = api.FPDFPageObj_GetType(object);
    if (type === PATH_OBJECT) strokes += 1;
    const isPicture = type === IMAGE_OBJECT || type === FORM_OBJECT;
    if (isPicture && areaOf(pdfium, object) > area * SHARE_OF_THE_PAGE) return true;
  }
  return strokes >= STROKES_OF_A_WORD;
};

const areaOf = ({ api, scratch }: Pdfium, object: number): number => {
  const { at } = scratch;
  api.FPDFPageObj_GetBounds(object, at, at + 4, at + 8, at + 12);
  return (scratch.float(2) - scratch.float(0)) * (scratch.float(3) - scratch.float(1));
};

const BGRA = 4;
const WHITE = 0xffffffff;
const WITH_ANNOTATIONS = 0x01;
const RED_FIRST = 0x10;
const HIGHEST_TO_WIDE = 20;

const rendered = ({ api, scratch }: Pdfium, page: number, width: number): Painted => {
  const ratio = Math.min(
    HIGHEST_TO_WIDE,
    api.FPDF_GetPageHeightF(page) / (api.FPDF_GetPageWidthF(page) || 1),
  );
  const height = Math.max(1, Math.round(width * ratio));
  const bitmap = api.FPDFBitmap_CreateEx(width, height, BGRA, 0, 0);
  if (bitmap === 0) throw new Unreadable('too-large', 'There is no memory for a picture of the page.');
  try {
    api.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    api.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, WITH_ANNOTATIONS | RED_FIRST);
    const colours = scratch.copy(api.FPDFBitmap_GetBuffer(bitmap), width * height * 4);
    return { width, height, colours };
  } finally {
    api.FPDFBitmap_Destroy(bitmap);
  }
};
