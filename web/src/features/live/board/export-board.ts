import { BOARD } from '@studia/contract/board-hand';
import type { LessonView, Sheet } from '../session/fold.ts';
import { pdfOf } from './pdf.ts';
import { coloursOfPage, picturesOf, sheetSvg, type SheetColours } from './sheet-svg.ts';

const SCALE = 4;

const drawnOn = async (svg: string): Promise<HTMLCanvasElement> => {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [BOARD.width * SCALE, BOARD.height * SCALE];
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
};

const blobOf = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), type, 0.92),
  );

export const svgFile = async (sheet: Sheet): Promise<Blob> =>
  new Blob([sheetSvg(sheet, coloursOfPage(), await picturesOf([sheet]))], { type: 'image/svg+xml' });

export const pngFile = async (sheet: Sheet): Promise<Blob> =>
  blobOf(await drawnOn(sheetSvg(sheet, coloursOfPage(), await picturesOf([sheet]))), 'image/png');

/** Every sheet on a page of its own. */
export const pdfFile = async (sheets: readonly Sheet[]): Promise<Blob> => {
  const colours = coloursOfPage();
  const pictures = await picturesOf(sheets);
  const pages: Uint8Array<ArrayBuffer>[] = [];
  for (const sheet of sheets) {
    const picture = await blobOf(await drawnOn(sheetSvg(sheet, colours, pictures)), 'image/jpeg');
    pages.push(new Uint8Array(await picture.arrayBuffer()));
  }
  return pdfOf(pages, { width: BOARD.width * SCALE, height: BOARD.height * SCALE });
};

const escaped = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The whole lesson as a page that needs nothing else: every sheet, every word, the notes. */
export const pageFile = async (
  topic: string,
  view: LessonView,
  words: { you: string; tutor: string; notes: string },
): Promise<Blob> => {
  const colours: SheetColours = coloursOfPage();
  const pictures = await picturesOf(view.sheets);
  const sheets = view.sheets.map(
    (sheet) => `<h2>${escaped(sheet.title)}</h2>${sheetSvg(sheet, colours, pictures)}`,
  );
  const lines = view.lines.map(
    ({ by, text }) => `<p><b>${by === 'tutor' ? words.tutor : words.you}:</b> ${escaped(text)}</p>`,
  );
  const notes = view.notes.map(({ text }) => `<li>${escaped(text)}</li>`);
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escaped(topic)}</title>
<style>body{max-width:48rem;margin:2rem auto;font:1rem/1.6 system-ui,sans-serif;padding:0 1rem}svg{width:100%;height:auto;border:1px solid #ccc}</style>
<h1>${escaped(topic)}</h1>${sheets.join('')}<h2>${words.notes}</h2><ul>${notes.join('')}</ul>${lines.join('')}</html>`;
  return new Blob([page], { type: 'text/html' });
};
