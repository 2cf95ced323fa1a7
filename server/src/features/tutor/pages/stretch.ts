import { romanValue } from '@studia/mathematics';
import type { Chapter, KnownBook, Lookup } from '../../library/service.ts';
import { wordsIn } from './books/central.ts';
import type { NamedPlace } from './named-place.ts';

/** Pages of a book that a message is about, and what they are called. */
export interface Stretch {
  book: KnownBook;
  from: number;
  to: number;
  kind: 'page' | 'chapter' | 'book';
  /** The title of the chapter, or of the book. */
  name: string;
}

/** The book that a message names by its title or by most of its words; null when it names none. */
export const bookNamed = (
  message: string,
  books: readonly KnownBook[],
  enough = MOST_WORDS,
): KnownBook | null => {
  const words = wordsIn(message);
  const [best] = books
    .map((book) => ({ book, share: shareOf(book.title, words) }))
    .filter(({ share }) => share >= enough)
    .toSorted((one, other) => other.share - one.share);
  return best?.book ?? null;
};
const MOST_WORDS = 0.6;

/** One word in three is enough where nothing but the name of a book was asked for. */
export const A_WORD_OF_IT = 0.33;

// What stands before the colon is what people call a book; a file name is words with signs between.
const shareOf = (title: string, messageWords: ReadonlySet<string>): number => {
  const names = [title, title.split(/[:–—(]/)[0] ?? title, ...(/: (.+)$/.exec(title)?.slice(1) ?? [])];
  return Math.max(
    ...names.map((name) => {
      const words = [...wordsIn(name)];
      return words.length === 0 ? 0 : words.filter((word) => messageWords.has(word)).length / words.length;
    }),
  );
};

/** The chapters of a book: the highest level that is numbered, else the highest on which there are several. */
export const chaptersIn = async (book: KnownBook, library: Lookup): Promise<Chapter[]> => {
  const all = await library.chapters(book.id);
  const levels = [...new Set(all.map(({ level }) => level))].toSorted((one, other) => one - other);
  const on = (level: number): Chapter[] => all.filter((chapter) => chapter.level === level);
  const level =
    levels.find((one) => on(one).filter(({ title }) => numberIn(title) > 0).length > 1) ??
    levels.find((one) => on(one).length > 1) ??
    levels[0];
  return all.filter((chapter) => chapter.level === level);
};

const BEFORE_THE_FIRST =
  /^(?:cover|title ?page|imprint|colophon|copyright.*|uncopyright|dedication|epigraph|contents|table of contents|list of .*|preface|foreword|vorwort|inhalt\w*|about .*|acknowledge?ments?|.*project gutenberg.*|introduction)$/i;

/** Whether a chapter is more than a title page, a preface or a list of contents. */
export const isNoFrontMatter = ({ title }: Chapter): boolean => !BEFORE_THE_FIRST.test(title.trim());

/** The chapter with a number: the one that bears it, else the one that comes so far behind the front matter. */
const chapterNumbered = (chapters: readonly Chapter[], number: number): Chapter | null => {
  const counted = chapters.filter(isNoFrontMatter);
  if (number < 0) return counted.at(number) ?? null;
  return chapters.find(({ title }) => numberIn(title) === number) ?? counted[number - 1] ?? null;
};

const NUMBER_OF_A_TITLE =
  /^(?:(?:chapter|kapitel|chapitre|cap[ií]tulo|capitolo|unit|lesson|part|teil)\s+)?(\d{1,3}|[ivxl]{1,6})(?=[:)\s–—-]|\.(?!\d)|$)/i;

const numberIn = (title: string): number => {
  const number = NUMBER_OF_A_TITLE.exec(title.trim())?.[1]?.toLowerCase() ?? '';
  return Number(number) || romanValue(number.toUpperCase());
};

/** The pages that a place means in a book that lies open at a page; null where there are none such. */
export const stretchOf = async (
  place: NamedPlace,
  { book, page }: { book: KnownBook; page: number | null },
  library: Lookup,
): Promise<Stretch | null> => {
  const onPages = (from: number, to: number): Stretch | null =>
    from >= 1 && from <= book.pages
      ? { book, from, to: Math.min(to, book.pages), kind: 'page', name: book.title }
      : null;
  switch (place.kind) {
    case 'pages':
      return onPages(place.from, place.to);
    case 'page beside':
      return page === null ? null : onPages(page + place.step, page + place.step);
    case 'book':
      return { book, from: 1, to: book.pages, kind: 'book', name: book.title };
    default: {
      const chapters = await chaptersIn(book, library);
      const here = page === null ? -1 : chapters.findLastIndex((chapter) => chapter.page <= page);
      const chapter =
        place.kind === 'chapter'
          ? chapterNumbered(chapters, place.number)
          : here < 0
            ? null
            : chapters[here + place.step];
      return chapter ? pagesOf(chapter, await library.chapters(book.id), book) : null;
    }
  }
};

/** The pages of a chapter, up to the next one of its level or a higher one. */
const pagesOf = (chapter: Chapter, all: readonly Chapter[], book: KnownBook): Stretch => {
  const next = all.find(({ page, level }) => level <= chapter.level && page > chapter.page);
  return {
    book,
    from: chapter.page,
    to: next ? next.page - 1 : book.pages,
    kind: 'chapter',
    name: chapter.title,
  };
};

/** A message without the words of a title that it names. */
export const withoutTitle = (message: string, { title }: KnownBook): string => {
  const words = wordsIn(title);
  return message
    .split(/\s+/)
    .filter((word) => ![...wordsIn(word)].some((one) => words.has(one)))
    .join(' ');
};
