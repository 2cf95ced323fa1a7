import { tidyTitle, type BookChapter } from './chapter.ts';
import { headingIn } from './headings.ts';
import { printedChapters } from './printed-chapters.ts';

interface ReadablePage {
  number: number;
  text: string;
  /** What is printed larger than the text around it, in its order; level 1 is the largest. */
  headings: readonly { title: string; start: number; level: number }[];
}

/** So many pages make a chapter where nothing in the book says where one begins. */
const RANGE = 15;
/** Fewer headings than this in a whole book are chance. */
const ENOUGH = 2;

/** The chapters of a book: from its outline, else from what is printed large, else from words at the top of pages, else by ranges. */
export const chaptersOf = (
  outline: readonly BookChapter[],
  pages: readonly ReadablePage[],
): BookChapter[] => {
  const last = pages.at(-1)?.number ?? 0;
  const listed = outline
    .map(({ title, page, level }) => ({ title: tidyTitle(title), page, level }))
    .filter(({ title, page }) => title !== '' && page >= 1 && page <= last);
  if (listed.length > 0) return listed;
  const printed = printedChapters(pages);
  if (printed.length > 0) return printed;
  const found = headingsIn(pages);
  return found.length >= ENOUGH ? found : rangesOf(last);
};

// "Chapter 3", "CHAPTER IV. The Pool of Tears", "Part Two: …", "Lesson 12 – …"
const NAMED =
  /^(?:chapter|part|unit|lesson|section|appendix|kapitel|chapitre|capítulo|capitolo|teil)\s+(?:\d+|[ivxlc]+|[a-z]|one|two|three|four|five|six|seven|eight|nine|ten)\b[.:)\s–—-]*(.{0,120})$/i;
// "3 Forces and motion", "12. Trees"
const NUMBERED = /^(\d{1,2})[.)]?\s+(\p{Lu}[^.!?]{2,80})$/u;
/** A heading stands near the top of its page. */
const NEAR_TOP = 4;

const headingsIn = (pages: readonly ReadablePage[]): BookChapter[] => {
  const named = linesNearTop(pages).filter(({ line }) => NAMED.test(line));
  if (named.length >= ENOUGH) return named.map(asChapter);
  // Numbers count only where they go on from one to the next: a page full of exercises has numbers, too.
  const numbered: Line[] = [];
  for (const one of linesNearTop(pages))
    if (Number(NUMBERED.exec(one.line)?.[1]) === numbered.length + 1) numbered.push(one);
  return numbered.map(asChapter);
};

interface Line {
  line: string;
  page: number;
}

const linesNearTop = (pages: readonly ReadablePage[]): Line[] =>
  pages.flatMap(({ number, text }) =>
    text
      .split('\n')
      .map((line) => line.replace(/^#+ /, '').trim())
      .filter((line) => line !== '')
      .slice(0, NEAR_TOP)
      .map((line) => ({ line, page: number })),
  );

const asChapter = ({ line, page }: Line): BookChapter => ({ title: tidyTitle(line), page, level: 1 });

const rangesOf = (last: number): BookChapter[] =>
  Array.from({ length: Math.ceil(last / RANGE) }, (_, at) => {
    const [from, to] = [at * RANGE + 1, Math.min((at + 1) * RANGE, last)];
    return { title: from === to ? `Page ${from}` : `Pages ${from}–${to}`, page: from, level: 1 };
  });

/** Where a page stands in its book. */
export interface Place {
  chapter: string;
  /** The section that is open when the page begins; the page's own where its heading can't be found on it. */
  section: string;
  /** Titles of sections that begin on the page. */
  titles: readonly string[];
}

/** The chapter that a page belongs to, and the sections that are open there or begin there. */
export const placeOf = (
  chapters: readonly BookChapter[],
  { number, text }: { number: number; text: string },
): Place => {
  const before = chapters.filter(({ page }) => page <= number);
  const chapter = before.findLast(({ level }) => level === 1)?.title ?? '';
  const titles = before.filter(({ page }) => page === number).map(({ title }) => title);
  const shown = text.split(/\n\s*\n/).some((paragraph) => headingIn(paragraph.trim(), titles) !== null);
  const open = shown ? before.filter(({ page }) => page < number) : before;
  return { chapter, section: open.at(-1)?.title ?? chapter, titles };
};
