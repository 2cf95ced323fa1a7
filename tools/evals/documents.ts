import { basename } from 'node:path';
import type { Evaluation } from './evaluation.ts';
import { sharedBooks } from './material.ts';
import { openDocuments, readAll, type ReadBook } from './reader.ts';

const RUN = 8;

/** Whether real books are read to their end, and what of their text and their chapters arrives. */
export const evalDocuments = async (): Promise<Evaluation> => {
  const paths = await sharedBooks();
  if (paths === null) return { figure: 'left out: the books are not here', misses: [] };
  const documents = openDocuments();
  const books = new Map<string, ReadBook>();
  try {
    for (const path of paths) books.set(basename(path), await readAll(documents, path));
  } finally {
    await documents.close();
  }
  const ends = [...books].map(([name, book]) => endOf(name, book));
  const done = ends.filter(({ isDone }) => isDone).length;
  const [twins, chapters] = [twinFigures(books), chapterFigures(books)];
  return {
    figure: `${done} of ${ends.length} books read to their end`,
    notes: [...ends.map(({ note }) => note), ...twins, ...chapters],
    misses: ends.filter(({ isDone }) => !isDone).map(({ note }) => note),
  };
};

const endOf = (name: string, { opened, pages, end, milliseconds }: ReadBook) => {
  const recognised = pages.filter(({ by }) => by === 'ocr').length;
  const words = pages.reduce((sum, { text }) => sum + (text.match(/\S+/g)?.length ?? 0), 0);
  const state = end.type === 'done' ? `done (${end.language})` : `${end.trouble}: ${end.detail}`;
  return {
    isDone: end.type === 'done',
    note: `${name}: ${state}, ${opened?.kind}, ${pages.length} pages (${recognised} by OCR), ${words} words, ${(milliseconds / 1000).toFixed(1)} s`,
  };
};

/** A book in two formats: the share of the EPUB's runs of eight words that stand on the PDF's pages. */
type Books = ReadonlyMap<string, ReadBook>;

const twinFigures = (books: Books): string[] =>
  [...books].flatMap(([name, pdf]) => {
    const epub = books.get(name.replace(/\.pdf$/, '.epub'));
    if (!name.endsWith('.pdf') || !epub) return [];
    const known = new Set(runsOf(textOf(pdf)));
    const runs = runsOf(textOf(epub));
    const found = runs.filter((run) => known.has(run)).length;
    return [
      `${name}: ${percent(found, runs.length)} of the EPUB's runs of ${RUN} words are on the PDF's pages`,
    ];
  });

const textOf = ({ pages }: ReadBook): string => pages.map(({ text }) => text).join('\n');

/** Runs of words as letters and digits only: spelling of signs and Markdown do not count. */
const runsOf = (text: string): string[] => {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' '));
};

/** Whether a chapter of the outline really begins on the page that it names. */
const chapterFigures = (books: Books): string[] =>
  [...books].flatMap(([name, { opened, pages }]) => {
    const outline = opened?.outline ?? [];
    if (outline.length === 0) return [];
    const right = outline.filter(({ title, page }) =>
      letters(pages[page - 1]?.text ?? '').includes(letters(title)),
    );
    return [
      `${name}: ${percent(right.length, outline.length)} of ${outline.length} chapters stand on their page`,
    ];
  });

const letters = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

const percent = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

if (process.argv[1] === import.meta.filename) {
  const { figure, notes = [] } = await evalDocuments();
  console.log(figure);
  for (const note of notes) console.log(`  ${note}`);
}
