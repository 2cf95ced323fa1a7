import type { Book, Chapter } from '@studia/contract/library';
import { expect, it } from 'vitest';
import { readerAddress } from '../../client/reader-address.ts';
import { goOnAddress, quoteAddress } from './addresses.ts';
import { foldedChapters, placedChapters, readThrough } from './chapters.ts';
import { coverStyle } from './cover/cover-style.ts';
import { lastRead } from './last-read.ts';

const OWN = '0190a6f0-0000-7000-8000-000000000001';
const chapter = (title: string, page: number, level = 1): Chapter => ({ title, page, level });
const progressAt = (updated_at: string) => ({ page: 4, pages_read: 4, percent: 10, updated_at });

it('the reader is opened at a page, and with the words marked where they are known', () => {
  expect(readerAddress(OWN)).toBe(`/pdf-viewer/${OWN}`);
  expect(readerAddress('algebra', { page: 12 })).toBe('/pdf-viewer/starter/algebra#page=12');
  expect(readerAddress(OWN, { page: 3, start: null, end: null })).toBe(`/pdf-viewer/${OWN}#page=3`);
  const quote = { book_id: 'algebra', title: 'Algebra', page: 2, start: 0, end: 9, text: 'A balance' };
  expect(quoteAddress(quote)).toBe('/pdf-viewer/starter/algebra#page=2&start=0&end=9');
});

it('one goes on where one was, or begins at the beginning', () => {
  expect(goOnAddress({ id: 'algebra', progress: null })).toBe('/pdf-viewer/starter/algebra');
  expect(goOnAddress({ id: 'algebra', progress: progressAt('') })).toBe('/pdf-viewer/starter/algebra#page=4');
});

it('a chapter goes on to the next of its level, and only one of them is where the student is', () => {
  const chapters = [chapter('One', 2), chapter('One A', 4, 2), chapter('Two', 8), chapter('Two A', 8, 2)];
  const placed = placedChapters(chapters, 12, 5);
  expect(placed.map(({ page, lastPage }) => [page, lastPage])).toEqual([
    [2, 7],
    [4, 7],
    [8, 12],
    [8, 12],
  ]);
  expect(placed.map(({ place }) => place)).toEqual(['ahead', 'here', 'ahead', 'ahead']);
  expect(placedChapters(chapters, 12, 9).map(({ place }) => place)).toEqual([
    'behind',
    'behind',
    'ahead',
    'here',
  ]);
  expect(placedChapters(chapters, 12, null).every(({ place }) => place === 'ahead')).toBe(true);
});

it('a long book folds its sections into its chapters, below the line that holds them all', () => {
  const short = placedChapters([chapter('One', 1), chapter('One A', 2, 2)], 4, null);
  expect(foldedChapters(short).map(({ sections }) => sections.length)).toEqual([0, 0]);

  const sections = Array.from({ length: 30 }, (_, at) => chapter(`Part ${at}`, at + 3, 3));
  const tree = [
    chapter('The book', 1),
    chapter('One', 2, 2),
    ...sections,
    chapter('Two', 60, 2),
    ...sections,
  ];
  const folded = foldedChapters(placedChapters(tree, 99, null));
  expect(folded.map(({ chapter: { title }, sections: below }) => [title, below.length])).toEqual([
    ['The book', 0],
    ['One', 30],
    ['Two', 30],
  ]);
});

it('a chapter that was read elsewhere counts with all its pages, and the next one is open', () => {
  const [one, two] = placedChapters([chapter('One', 2), chapter('Two', 5)], 6, 3);
  expect(one && readThrough(one, 6)).toEqual({ page: 5, read: [2, 3, 4] });
  // There is no page after the last one.
  expect(two && readThrough(two, 6)).toEqual({ page: 6, read: [5, 6] });
});

it('the book read last is the one to go on with', () => {
  const books = [
    { id: 'never', progress: null },
    { id: 'older', progress: progressAt('2026-01-02T00:00:00.000Z') },
    { id: 'newer', progress: progressAt('2026-03-01T00:00:00.000Z') },
  ] as Book[];
  expect(lastRead(books)?.id).toBe('newer');
  expect(lastRead(books.slice(0, 1))).toBeNull();
});

it('a drawn cover stays what it is, and neighbours differ', () => {
  const ids = Array.from({ length: 40 }, (_, at) => `0190a6f0-0000-7000-8000-0000000000${at}`);
  const looks = ids.map((id) => JSON.stringify(coverStyle(id)));
  expect(looks).toEqual(ids.map((id) => JSON.stringify(coverStyle(id))));
  expect(new Set(looks).size).toBeGreaterThan(10);
});
