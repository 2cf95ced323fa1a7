/** An entry of a book's outline; level 1 is the highest. */
interface Entry {
  title: string;
  level: number;
}

/** A stretch of a book as it lies in its outline. */
interface Stretch {
  chapter: string;
  heading: string;
  sentences: readonly unknown[];
}

/** More sentences than this are no chapter but a part of the book, with chapters of its own. */
const LONGEST = 1_500;

/** What each stretch of a book is taught under: its chapter, or the chapter's own chapters where it is a whole part. */
export const chaptersWithin = (stretches: readonly Stretch[], outline: readonly Entry[]): string[] => {
  const sizes = new Map<string, number>();
  for (const { chapter, sentences } of stretches)
    sizes.set(chapter, (sizes.get(chapter) ?? 0) + sentences.length);
  let at = 0;
  return stretches.map(({ chapter, heading }) => {
    if ((sizes.get(chapter) ?? 0) <= LONGEST) return chapter;
    at = placeOf(outline, heading, at);
    return nearestBelow(outline, chapter, at) ?? chapter;
  });
};

/** Where the outline has come to: headings follow its order, and one that it does not name changes nothing. */
const placeOf = (outline: readonly Entry[], heading: string, from: number): number => {
  const found = outline.findIndex(({ title }, index) => index >= from && title === heading);
  return found < 0 ? from : found;
};

/** The last entry up to a place that lies one level below its chapter. */
const nearestBelow = (outline: readonly Entry[], chapter: string, at: number): string | null => {
  const top = outline.findLastIndex(({ title }, index) => index <= at && title === chapter);
  const level = (outline[top]?.level ?? 0) + 1;
  const found = outline.findLast((entry, index) => index > top && index <= at && entry.level === level);
  return top < 0 ? null : (found?.title ?? null);
};
