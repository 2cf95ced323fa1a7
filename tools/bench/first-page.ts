import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { sharedBooks } from '../evals/material.ts';
import type { Figures } from './figures.ts';
import { startProduct } from './product.ts';
import { bring, makeStudent, untilBook, type Student } from './student.ts';

const BROUGHT = new Set([
  'cs241-coursebook.pdf',
  'standardebooks-origin-of-species.epub',
  'poi-stress004.docx',
]);

const AT_REST = 8_000;

/** From the end of an upload until its first page can be read, until the book can be searched, and how slow others get. */
export const benchFirstPage = async (dataDir: string): Promise<Figures> => {
  const paths = (await sharedBooks())?.filter((path) => BROUGHT.has(basename(path))) ?? [];
  if (paths.length === 0) return [['first page', 'left out: the shared books are not here']];
  const product = await startProduct(dataDir);
  try {
    const student = await makeStudent(product.url);
    // It reads the starter books first; students bring theirs to a product that runs and is at rest.
    await student.visit('/api/library/search?q=photosynthesis');
    // Whoever brings a book has opened the shelf before, and has looked for the file.
    await student.visit('/api/library/books');
    await new Promise((resolve) => setTimeout(resolve, AT_REST));
    const figures: Figures = [];
    for (const path of paths) figures.push(...(await measured(product.url, student, path)));
    return figures;
  } finally {
    await product.stop();
  }
};

const measured = async (url: string, student: Student, path: string): Promise<Figures> => {
  const name = basename(path);
  const { book, arrived } = await bring(url, student, name, await readFile(path));
  const health = watchHealth(url);
  const firstPage = async (now: { readable: boolean }): Promise<boolean> =>
    now.readable && (await student.pages(book.id, 1, 1)).length > 0;
  const readable = await untilBook(student, book.id, firstPage, arrived);
  const searchable = await untilBook(student, book.id, (now) => now.searchable, arrived);
  const read = await student.book(book.id);
  return [
    [`${name}: first page readable`, `${Math.round(readable)} ms`, '1,000 ms'],
    [`${name}: searchable, ${read.pages} pages`, `${Math.round(searchable)} ms`],
    [`${name}: slowest answer of /healthz meanwhile`, `${Math.round(await health.stop())} ms`],
  ];
};

const watchHealth = (url: string) => {
  const watch = { over: false, slowest: 0 };
  const watching = (async () => {
    while (!watch.over) {
      const began = performance.now();
      await fetch(`${url}/healthz`).then((answer) => answer.arrayBuffer());
      watch.slowest = Math.max(watch.slowest, performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  })();
  const stop = async () => {
    watch.over = true;
    await watching;
    return watch.slowest;
  };
  return { stop };
};
