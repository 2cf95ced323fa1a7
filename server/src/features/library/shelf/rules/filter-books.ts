import type { Book } from '@studia/contract/library';
import { holdsGrade } from './grades.ts';

/** What somebody looks for among the books; what is empty is no wish. */
export interface BookFilters {
  grade?: string | undefined;
  subject?: string | undefined;
  country?: string | undefined;
  stream?: string | undefined;
  language?: string | undefined;
  q?: string | undefined;
}

/** The books that fit every wish. A book that says nothing about country, stream or grade is for all. */
export const filterBooks = (books: readonly Book[], wanted: BookFilters): Book[] =>
  books.filter(
    (book) =>
      (!wanted.grade || book.grades === null || holdsGrade(book.grades, wanted.grade)) &&
      (!wanted.subject || isOfSubject(book, wanted.subject)) &&
      fits(book.country, wanted.country) &&
      fits(book.stream, wanted.stream) &&
      (!wanted.language || book.language === wanted.language) &&
      (!wanted.q || saysAll(book, wanted.q)),
  );

const fits = (own: string | null, wish: string | undefined): boolean =>
  !wish || own === null || own.split(',').some((one) => plain(one) === plain(wish));

const plain = (text: string): string => text.trim().toLowerCase();

/** What schools call a subject, and under which subject books of it stand. */
const BOOKS_FOR: Readonly<Record<string, readonly string[]>> = {
  math: ['mathematics'],
  maths: ['mathematics'],
  calculus: ['mathematics'],
  precalculus: ['mathematics'],
  science: ['biology', 'chemistry', 'physics', 'earth'],
  environmental: ['biology', 'earth'],
  social: ['history', 'economics'],
  language: ['english'],
  literature: ['english'],
  computer: ['computing'],
  informatics: ['computing'],
  microeconomics: ['economics'],
  macroeconomics: ['economics'],
};

/** Parts of mathematics that schools teach as subjects of their own: there the title decides. */
const PARTS = new Set(['arithmetic', 'algebra', 'geometry']);

const isOfSubject = ({ subject, title }: Book, wish: string): boolean => {
  const words = wordsOf(wish);
  const wanted = new Set([...words, ...words.flatMap((word) => BOOKS_FOR[word] ?? [])]);
  const parts = wordsOf(title).filter((word) => PARTS.has(word));
  return [...wordsOf(subject ?? ''), ...parts].some((word) => wanted.has(word));
};

const SAYS_NOTHING = new Set(['and', 'or', 'the', 'of', 'foreign', 'world', 'studies', 'arts']);

const wordsOf = (text: string): string[] =>
  (plain(text).match(/\p{L}+/gu) ?? []).filter((word) => !SAYS_NOTHING.has(word));

const saysAll = ({ title, author, subject, summary }: Book, query: string): boolean => {
  const text = plain([title, author, subject, summary].join(' '));
  return plain(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
};
