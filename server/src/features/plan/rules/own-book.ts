import type { BookText } from './outline.ts';

/** A book that a student has brought: its chapters and sections, and the words of its pages. */
export interface OwnBook {
  id: string;
  title: string;
  subject: string | null;
  chapters: readonly { title: string; page: number; level: number }[];
  pages: readonly { number: number; text: string }[];
}

/** Longer books are planned as far as a plan can hold. */
const MOST_CHAPTERS = 30;

/** A student's book as the books of everybody stand: chapters, with the headings of their sections in the text. */
export const bookTextOf = ({ id, title, subject, chapters, pages }: OwnBook): BookText => {
  const known = chaptersOf(chapters);
  const whole = known.length > 0 ? known : [{ title, page: pages[0]?.number ?? 1, level: 1 }];
  const level = whole[0]?.level ?? 1;
  const headings = known.length > 0 ? chapters.filter((one) => one.level >= level) : whole;
  return {
    id,
    title,
    subject: subject ?? '',
    grades: '',
    chapters: whole
      .slice(0, MOST_CHAPTERS)
      .map((chapter) => ({ title: chapter.title, firstPage: chapter.page })),
    pages: pages.map(({ number, text }) => ({
      number,
      text: withHeadings(
        text.replaceAll(/^#+ /gm, ''),
        headings.filter(({ page }) => page === number),
      ),
    })),
  };
};

// One title over everything is the name of the book; its chapters stand below it.
const chaptersOf = (chapters: OwnBook['chapters']): OwnBook['chapters'] => {
  const levels = [...new Set(chapters.map(({ level }) => level))].toSorted((one, other) => one - other);
  const level =
    levels.find((one) => chapters.filter((chapter) => chapter.level === one).length > 1) ?? levels[0];
  const top = chapters.filter((chapter) => chapter.level === level);
  // Several that begin on one page could not be told apart by their pages.
  return top.filter(({ page }, at) => page !== top[at - 1]?.page);
};

// A heading stands where its words begin a line, and otherwise over the page.
const withHeadings = (text: string, headings: OwnBook['chapters']): string => {
  const above: string[] = [];
  let page = text;
  for (const { title } of headings) {
    const at = page.split('\n').findIndex((line) => line.trim() === title);
    if (at < 0) above.push(`## ${title}`);
    else page = page.split('\n').with(at, `\n## ${title}\n`).join('\n');
  }
  return [...above, page].join('\n\n').replaceAll(/\n{3,}/g, '\n\n');
};
