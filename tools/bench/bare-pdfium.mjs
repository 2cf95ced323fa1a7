import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

// The least that PDFium can do: every page loaded, its text fetched and forgotten. Started by documents.mjs.
const server = createRequire(new URL('../../server/package.json', import.meta.url));
const { init } = await import(pathToFileURL(server.resolve('@embedpdf/pdfium')).href);
const api = await init({ wasmBinary: readFileSync(server.resolve('@embedpdf/pdfium/pdfium.wasm')) });
api.PDFiumExt_Init();

const { pdfium } = api;
const content = readFileSync(process.argv[2] ?? '');
const at = pdfium.wasmExports.malloc(content.length);
pdfium.HEAPU8.set(content, at);
const room = pdfium.wasmExports.malloc(1 << 20);

const pagesPerSecond = () => {
  const began = performance.now();
  const document = api.FPDF_LoadMemDocument(at, content.length, '');
  const pages = api.FPDF_GetPageCount(document);
  for (let index = 0; index < pages; index += 1) {
    const page = api.FPDF_LoadPage(document, index);
    const text = api.FPDFText_LoadPage(page);
    const count = Math.min(api.FPDFText_CountChars(text), 1 << 18);
    api.FPDFText_GetText(text, 0, count, room);
    pdfium.UTF16ToString(room);
    api.FPDFText_ClosePage(text);
    api.FPDF_ClosePage(page);
  }
  api.FPDF_CloseDocument(document);
  return (pages / (performance.now() - began)) * 1000;
};

// Twice, because a reader of ours is warm after its first book, too.
process.send?.(Math.max(pagesPerSecond(), pagesPerSecond()));
process.disconnect();
