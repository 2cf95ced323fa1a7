import { tidyTitle, type BookChapter } from './chapter.ts';

interface PrintedPage {
  number: number;
  /** What is printed larger than the text around it, in its order; level 1 is the largest. */
  headings: readonly { title: string; start: number; level: number }[];
}

/** Fewer headings of one size in a whole book are chance, or its title. */
const ENOUGH = 2;
/** What stands on so many pages runs along, or belongs to every chapter: "Exercises", "Summary". */
const RUNS_ALONG = 3;
/** More on a page are labels in figures. */
const MOST_ON_A_PAGE = 4;
const LONGEST = 120;

/** The chapters and sections of a book by the size of its headings; none where no size goes through the book. */
export const printedChapters = (pages: readonly PrintedPage[]): BookChapter[] => {
  const found = withoutRunning(pages.flatMap(headingsOn));
  const ofLevel = (wanted: number) => found.filter(({ level }) => level === wanted);
  const highest = LEVELS.find((level) => goesThrough(ofLevel(level), pages.length));
  if (highest === undefined) return [];
  const levels = LEVELS.filter((level) => level >= highest && isUsed(ofLevel(level), pages.length));
  return found
    .filter(({ level }) => levels.includes(level))
    .map(({ title, page, level }) => ({ title, page, level: levels.indexOf(level) + 1 }));
};

const LEVELS = [1, 2, 3];

const isUsed = (headings: readonly BookChapter[], pages: number): boolean =>
  new Set(headings.map(({ page }) => page)).size >= ENOUGH && headings.length <= MOST_ON_A_PAGE * pages;

/** Large letters on a title page and over an index leave the whole book between them. */
const goesThrough = (headings: readonly BookChapter[], pages: number): boolean => {
  const begins = [...headings.map(({ page }) => page), pages + 1];
  const longest = Math.max(...begins.map((page, at) => page - (begins[at - 1] ?? 1)));
  return isUsed(headings, pages) && longest <= Math.max(pages / 2, LONGEST_HANDOUT);
};

const LONGEST_HANDOUT = 4;

const withoutRunning = (headings: readonly BookChapter[]): BookChapter[] => {
  const pagesOf = new Map<string, Set<number>>();
  for (const { title, page } of headings)
    pagesOf.set(title.toLowerCase(), (pagesOf.get(title.toLowerCase()) ?? new Set()).add(page));
  return headings.filter(({ title }) => (pagesOf.get(title.toLowerCase())?.size ?? 0) < RUNS_ALONG);
};

const headingsOn = ({ number, headings }: PrintedPage): BookChapter[] => {
  const joined: { title: string; end: number; level: number }[] = [];
  for (const { title, start, level } of headings) {
    const before = joined.at(-1);
    const end = start + title.length;
    if (before && start - before.end <= BETWEEN_PARAGRAPHS && belongsTo(before, level)) {
      before.title = `${before.title} ${title}`;
      before.level = Math.min(before.level, level);
      before.end = end;
    } else joined.push({ title, end, level });
  }
  return joined
    .map(({ title, level }) => ({ title: tidyTitle(title), page: number, level }))
    .filter(({ title }) => isTitle(title));
};

const BETWEEN_PARAGRAPHS = 2;
/** "Chapter 3", above the words that name it. */
const LABEL = /^\p{L}+\s+(?:\d{1,3}|[ivxlc]{1,7})[.:]?$/iu;

/** Nothing stands between them: a title over two lines, or the name under a chapter's number. */
const belongsTo = (before: { title: string; level: number }, level: number): boolean =>
  before.level === level || LABEL.test(before.title);

const isTitle = (title: string): boolean => {
  const letters = title.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
  const signs = title.replaceAll(/\s/g, '').length;
  return title.length <= LONGEST && letters >= 2 && letters >= signs / 2 && !/[,;]$/.test(title);
};
