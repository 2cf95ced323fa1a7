import { basename } from 'node:path';
import { readOwnBook } from '../../server/src/features/lessons/own-book.ts';
import { knowBook } from '../../server/src/features/lessons/rules/extract/known-book.ts';
import { extractLesson } from '../../server/src/features/lessons/rules/extract/lesson.ts';
import { makeBookSearch } from '../../server/src/features/library/search/search.ts';
import { keepBooks, noCurriculum } from '../evals/kept-books.ts';
import { sharedBooks } from '../evals/material.ts';
import { percentile, type Figures } from './figures.ts';

/** While a chapter is made, nobody else is served by the process: it must not be felt. */
const AIM = 200;

/** How long the thin lessons of real books take: what is learnt of a whole book first, then chapter by chapter. */
export const benchOwnLessons = async (dataDir: string): Promise<Figures> => {
  const paths = (await sharedBooks()) ?? [];
  if (paths.length === 0) return [['left out', 'the books are not here']];
  const { db, language, ids, close } = await keepBooks(dataDir, paths);
  const figures: Figures = [];
  const all: number[] = [];
  try {
    const library = makeBookSearch({ curriculum: noCurriculum(), language, db });
    for (const [name, id] of ids) {
      const chapters = (await readOwnBook(library, null, id)) ?? [];
      const began = performance.now();
      const book = knowBook(chapters);
      const known = performance.now() - began;
      const waits = chapters.map((chapter) => {
        const start = performance.now();
        extractLesson(chapter, book);
        return performance.now() - start;
      });
      all.push(...waits);
      figures.push([
        `${basename(name)}: ${chapters.length} chapters, whole book first, then p50 / p95 a chapter`,
        `${known.toFixed(0)} ms, ${percentile(waits, 0.5).toFixed(0)} / ${percentile(waits, 0.95).toFixed(0)} ms`,
      ]);
    }
  } finally {
    await close();
  }
  const [usual, slow] = [percentile(all, 0.5), percentile(all, 0.95)].map((wait) => wait.toFixed(0));
  return [...figures, [`all ${all.length} chapters: p50 / p95`, `${usual} / ${slow} ms`, `${AIM} ms`]];
};
