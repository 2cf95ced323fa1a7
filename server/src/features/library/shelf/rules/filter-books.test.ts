import type { Book } from '@studia/contract/library';
import { describe, expect, it } from 'vitest';
import { describeStarter } from './describe-book.ts';
import { filterBooks, type BookFilters } from './filter-books.ts';

const book = (slug: string, subject: string, grades: string): Book =>
  describeStarter(
    { slug, title: `${slug}: a start`, subject, grades, language: 'en', summary: 'First steps.', pages: [] },
    null,
  );
const BOOKS: Book[] = [
  book('algebra', 'mathematics', '7-10'),
  book('geometry', 'mathematics', '7-9'),
  book('physics', 'physics', '7-10'),
  book('world-history', 'history', '6-10'),
  book('english-writing', 'english', '6-12+'),
  { ...book('accounts', 'economics', '11-12'), country: 'India', stream: 'Commerce' },
];
const found = (wanted: BookFilters) => filterBooks(BOOKS, wanted).map(({ id }) => id);

describe('the books that fit', () => {
  it.each<[BookFilters, string[]]>([
    [{}, BOOKS.map(({ id }) => id)],
    [{ grade: '10th Grade' }, ['algebra', 'physics', 'world-history', 'english-writing']],
    [{ grade: 'Graduate' }, ['english-writing']],
    [{ subject: 'Mathematics' }, ['algebra', 'geometry']],
    [{ subject: 'Algebra 1' }, ['algebra']],
    [{ subject: 'Physical Science' }, ['physics']],
    [{ subject: 'Ancient World History' }, ['world-history']],
    [{ subject: 'World Language' }, ['english-writing']],
    [{ subject: 'Music' }, []],
    [{ country: 'india', grade: '11' }, ['english-writing', 'accounts']],
    [{ country: 'Peru', grade: '11' }, ['english-writing']],
    [{ stream: 'Science', grade: '11' }, ['english-writing']],
    [{ q: 'GEOMETRY start' }, ['geometry']],
    [{ language: 'fr' }, []],
  ])('%j', (wanted, ids) => {
    expect(found(wanted)).toEqual(ids);
  });
});
