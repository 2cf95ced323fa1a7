import { readStarterBooks } from '../../server/src/features/curriculum/starter-books.ts';
import type { Documents } from '../../server/src/ports/documents/port.ts';
import { drawnWords } from '../../server/src/testing/pictures.ts';
import { writePdf } from '../../server/src/testing/written-pdf.ts';
import { openDocuments } from '../evals/reader.ts';
import { wordErrors } from '../evals/word-errors.ts';
import type { Figures } from './figures.ts';

const PAGES = 4;
const LINES = 50;
const LETTERS_A_LINE = 78;

/** Pages full of small print that are pictures: how long recognition takes one after the other and at once, and what it gets wrong. */
export const benchScans = async (): Promise<Figures> => {
  const pages = await writtenPages();
  const scans = pages.map(scanOf);
  const documents = openDocuments();
  try {
    // The first one also starts the reader and its recogniser.
    await read(documents, writePdf({ pages: scans.slice(0, 1) }));
    const singly = await timed(async () => {
      const texts: string[] = [];
      for (const scan of scans) texts.push(...(await read(documents, writePdf({ pages: [scan] }))));
      return texts;
    });
    const together = await timed(() => read(documents, writePdf({ pages: scans })));
    return [
      ['letters on each page', String(Math.round(pages.join('').length / PAGES))],
      ['seconds a page, one file after the other', (singly.seconds / PAGES).toFixed(1)],
      ['seconds a page, all in one file', (together.seconds / PAGES).toFixed(1), '≤ 6'],
      ['ratio: at once to one after the other', (together.seconds / singly.seconds).toFixed(2)],
      ['letters wrong in 100', wrongIn100(pages, together.result).toFixed(2), '≤ 2'],
      ['the same words both ways', singly.result.join('\n') === together.result.join('\n') ? 'yes' : 'no'],
    ];
  } finally {
    await documents.close();
  }
};

const writtenPages = async (): Promise<string[]> => {
  const [book] = await readStarterBooks();
  const words = (book?.pages ?? []).flatMap(({ text }) => text.match(/[A-Za-z]+[.,]?(?=\s)/g) ?? []);
  return Array.from({ length: PAGES }, (_, page) => linesOf(words, page * LINES).join('\n'));
};

/** Lines of a page, filled from some word on. */
const linesOf = (words: readonly string[], from: number): string[] => {
  let at = from * 12;
  return Array.from({ length: LINES }, () => {
    let line = words[at++] ?? '';
    while (line.length + (words[at]?.length ?? LETTERS_A_LINE) < LETTERS_A_LINE) line += ` ${words[at++]}`;
    return line;
  });
};

const scanOf = (page: string) => {
  const canvas = drawnWords(page.split('\n'), { width: 1_700, size: 26 });
  const { data, width, height } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return {
    picture: {
      width,
      height,
      pixels: Uint8Array.from({ length: width * height }, (_, at) => data[at * 4] ?? 0),
    },
  };
};

const read = async (documents: Documents, bytes: Uint8Array): Promise<string[]> => {
  const texts: string[] = [];
  for await (const event of documents.read({ bytes })) {
    if (event.type === 'page') texts.push(event.page.text);
    if (event.type === 'failed') throw new Error(`${event.trouble}: ${event.detail}`);
  }
  return texts;
};

const timed = async <Result>(work: () => Promise<Result>): Promise<{ result: Result; seconds: number }> => {
  const begun = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - begun) / 1000 };
};

const wrongIn100 = (written: readonly string[], recognised: readonly string[]): number => {
  const letters = (text: string): string[] => Array.from(text.replaceAll(/\s+/g, ' ').trim());
  const wrong = written.map((page, at) => wordErrors(letters(page), letters(recognised[at] ?? '')));
  return (100 * wrong.reduce((sum, one) => sum + one, 0)) / written.join(' ').length;
};

if (process.argv[1] === import.meta.filename)
  for (const [what, figure] of await benchScans()) console.log(`  ${what.padEnd(64)} ${figure}`);
