import type { Chapter } from '@studia/contract/library';

/** A chapter with the pages it covers, and where the student is seen from it. */
export interface PlacedChapter extends Chapter {
  lastPage: number;
  place: 'behind' | 'here' | 'ahead';
}

/** Places the chapters of a book around the page that is open; null for a book that was not begun. */
export const placedChapters = (
  chapters: readonly Chapter[],
  pages: number,
  openPage: number | null,
): PlacedChapter[] => {
  const here = openPage === null ? -1 : chapters.findLastIndex(({ page }) => page <= openPage);
  return chapters.map((chapter, at) => {
    // A chapter goes on to where the next one of its own level or above begins.
    const next = chapters.find((other, later) => later > at && other.level <= chapter.level);
    const lastPage = Math.max(chapter.page, (next?.page ?? pages + 1) - 1);
    return { ...chapter, lastPage, place: placeOf(at, here, lastPage, openPage) };
  });
};

/** A chapter, and the sections that a long book folds into it. */
export interface FoldedChapter {
  chapter: PlacedChapter;
  sections: PlacedChapter[];
}

// About three screens of a phone: past that, what stands below the list is not found any more.
const MOST_UNFOLDED = 40;

/** The chapters of a long book with their sections folded into them; those of a short one side by side. */
export const foldedChapters = (chapters: readonly PlacedChapter[]): FoldedChapter[] => {
  const shown = chapters.length > MOST_UNFOLDED ? firstSharedLevel(chapters) : Infinity;
  const folded: FoldedChapter[] = [];
  for (const chapter of chapters) {
    const above = folded.at(-1);
    if (chapter.level <= shown || !above) folded.push({ chapter, sections: [] });
    else above.sections.push(chapter);
  }
  return folded;
};

/** Many outlines begin with one line that holds all the others: the book itself. */
const firstSharedLevel = (chapters: readonly Chapter[]): number => {
  const levels = chapters.map(({ level }) => level).toSorted((a, b) => a - b);
  return levels[1] ?? Infinity;
};

/** What is kept when a chapter was read elsewhere, on paper for example: its pages, and that the next one is open. */
export const readThrough = (
  { page, lastPage }: PlacedChapter,
  pages: number,
): { page: number; read: number[] } => ({
  page: Math.min(lastPage + 1, pages),
  read: Array.from({ length: lastPage - page + 1 }, (_, at) => page + at),
});

const placeOf = (
  at: number,
  here: number,
  lastPage: number,
  openPage: number | null,
): PlacedChapter['place'] => {
  if (at === here) return 'here';
  return openPage !== null && at < here && lastPage < openPage ? 'behind' : 'ahead';
};
