import type { ReadPage } from '../../port.ts';
import { startedAhead } from '../ahead.ts';
import { compose } from '../compose.ts';
import { recognise } from '../ocr.ts';
import type { OpenedDocument } from '../open-document.ts';
import { greyOf } from '../picture.ts';
import { AT_ONCE } from '../recognisers.ts';
import { Unreadable } from '../unreadable.ts';
import { columnsOf } from './columns.ts';
import type { Glyph } from './glyphs.ts';
import { paragraphsOf } from './paragraphs.ts';
import { openPdf, type Pdf, type SeenPage } from './pdfium.ts';
import { aheadOfPrint, edgesOf, NEIGHBOURS, withoutRunningHeads, type LinedPage } from './running-heads.ts';
import { segmentsOf } from './segments.ts';

interface Page extends LinedPage {
  readonly width: number;
  /** All its words, to look up how one is spelt. */
  readonly words: string;
  readonly size: number;
  readonly needsRecognition: boolean;
  /** What runs up or down the margin. */
  readonly aside: string;
}

/** Opens a PDF. A page is read with its neighbours in sight, so that it reads the same wherever reading begins. */
export const readPdf = async (bytes: Uint8Array): Promise<OpenedDocument> => {
  const pdf = await openPdf(bytes);
  const { pages, title, author } = pdf;
  if (pages === 0) {
    pdf.close();
    throw new Unreadable('empty', 'The PDF has no pages.');
  }
  return {
    about: { pages, title, author, outline: pdf.outline() },
    pages: (from) => read(pdf, from),
    close: () => pdf.close(),
  };
};

const read = async function* (pdf: Pdf, from: number): AsyncGenerator<ReadPage> {
  const near = new Map<number, Page>();
  const recognition = startedAhead(AT_ONCE, (number) =>
    near.get(number)?.needsRecognition ? recognised(pdf, number) : null,
  );
  let unloadable = 0;
  for (let number = from; number <= pdf.pages; number += 1) {
    const last = Math.min(pdf.pages, number + NEIGHBOURS);
    for (let other = Math.max(1, number - NEIGHBOURS); other <= last; other += 1)
      if (!near.has(other)) near.set(other, lined(pdf.look(other), other));
    near.delete(number - NEIGHBOURS - 1);
    const page = near.get(number);
    if (!page) continue;
    if (page.width === 0) unloadable += 1;
    const around = [...near.values()];
    const label = labelOf(pdf, page, around);
    const seen = await recognition.take(number, last);
    const size = { width: page.width, height: page.height };
    yield seen !== null && seen.text !== ''
      ? { number, label, by: 'ocr', size, ...seen }
      : { number, label, by: 'text', size, ...printedOn(page, around) };
  }
  if (from === 1 && unloadable === pdf.pages)
    throw new Unreadable('broken', 'None of its pages can be loaded.');
};

/** What the file calls the page, else what is printed on the pages around it; null where that is its place. */
const labelOf = (pdf: Pdf, { number }: Page, near: readonly Page[]): string | null => {
  const label = pdf.label(number) ?? String(Math.max(0, number - aheadOfPrint(near)));
  return label === String(number) || label === '0' ? null : label;
};

const UNLOADABLE: SeenPage = { width: 0, height: 0, glyphs: [], needsRecognition: false };

const lined = (seen: SeenPage | null, number: number): Page => {
  const { width, height, glyphs, needsRecognition } = seen ?? UNLOADABLE;
  const level = glyphs.filter((glyph) => glyph.level);
  const columns = columnsOf(segmentsOf(level));
  const rows = columns.flat();
  return {
    number,
    width,
    height,
    columns,
    edges: edgesOf(columns, height),
    words: rows
      .map(({ text }) => text)
      .join('\n')
      .toLowerCase(),
    size: bodySize(rows),
    needsRecognition,
    aside: level.length === glyphs.length ? '' : textAside(glyphs),
  };
};

const textAside = (glyphs: readonly Glyph[]): string =>
  glyphs
    .filter((glyph) => !glyph.level)
    .map(({ text }) => text)
    .join('')
    .trim();

const bodySize = (rows: readonly { text: string; size: number }[]): number => {
  const letters = new Map<number, number>();
  for (const { text, size } of rows) letters.set(size, (letters.get(size) ?? 0) + text.length);
  return [...letters].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0])[0];
};

const RECOGNISED_WIDTH = 1_700;

/** The words in the picture of a page; null where there is nothing to see. */
const recognised = async (pdf: Pdf, number: number) => {
  const picture = pdf.render(number, RECOGNISED_WIDTH);
  return picture && recognise({ ...picture, pixels: greyOf(picture.colours) });
};

/** The words that the file itself has of a page. */
const printedOn = (page: Page, near: readonly Page[]) => {
  const { width, height } = page;
  const others = near.filter(({ number }) => number !== page.number);
  const sheet = { width, height, bodySize: bodySizeOf(near) || page.size };
  const columns = withoutRunningHeads(page, others);
  const aside =
    page.aside === ''
      ? []
      : [{ lines: [{ text: page.aside, box: NOWHERE }], keepsLines: false, level: null }];
  const isWord = (word: string): boolean => near.some(({ words }) => words.includes(word.toLowerCase()));
  return compose([...columns.flatMap((column) => paragraphsOf(column, sheet)), ...aside], isWord);
};

const NOWHERE = { left: 0, top: 0, width: 0, height: 0 };

/** The size that the text of most pages nearby has. */
const bodySizeOf = (pages: readonly Page[]): number => {
  const counts = new Map<number, number>();
  for (const { size, words } of pages) counts.set(size, (counts.get(size) ?? 0) + words.length);
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0])[0];
};
