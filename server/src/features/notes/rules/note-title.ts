import type { NoteStyle } from '@studia/contract/ai-notes';
import { NOTE } from '@studia/contract/limits';

const NAMES: Record<NoteStyle, string> = {
  summary: 'Summary of',
  cornell: 'Cornell notes on',
  outline: 'Outline of',
  terms: 'Key terms of',
  exam: 'Exam sheet for',
};

/** What notes made from a book are called: two of one book are told apart by their style and their chapters. */
export const titleOfMade = (
  style: NoteStyle,
  book: { title: string; chapters: number },
  chapters: readonly { title: string }[],
): string => `${NAMES[style]} ${subjectOf(book, chapters)}`.slice(0, NOTE.titleCharacters).trimEnd();

/** Whether a title is one that we gave, in whichever style. */
export const isTitleOfMade = (
  title: string,
  book: { title: string; chapters: number },
  chapters: readonly { title: string }[],
): boolean =>
  (Object.keys(NAMES) as NoteStyle[]).some((style) => title === titleOfMade(style, book, chapters));

const subjectOf = (
  book: { title: string; chapters: number },
  chapters: readonly { title: string }[],
): string => {
  const [first, second] = chapters.map(({ title }) => title);
  if (first === undefined || (chapters.length === book.chapters && chapters.length > 1)) return book.title;
  if (second === undefined) return first;
  return chapters.length === 2
    ? `${first} and ${second}`
    : `${first} and ${chapters.length - 1} more chapters`;
};
