import * as pdfjs from 'pdfjs-dist';
// oxlint-disable-next-line import/default -- the build gives the address of a file
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

// The viewer takes the library from there, so this module is imported before it.
Object.assign(globalThis, { pdfjsLib: pdfjs });
pdfjs.GlobalWorkerOptions.workerSrc = worker;

export { pdfjs };
