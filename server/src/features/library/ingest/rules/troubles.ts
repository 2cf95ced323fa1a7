/** Why a book could not be read, in sentences that say what to do next. */
const TROUBLES: Readonly<Record<string, string>> = {
  encrypted: 'This file is locked with a password. Save a copy without the password and upload that.',
  empty: 'There’s nothing to read in this file.',
  broken: 'This file is damaged and couldn’t be read. Try opening it on your computer and saving it again.',
  'too-many-pages': 'This book has too many pages. Split it into parts and upload them one by one.',
  'too-large': 'The contents of this file are too large. Split it into parts.',
  'took-too-long': 'This file took too long to read, so we stopped. Try again, or upload another version.',
  unsupported: 'We can’t read this type of file.',
};

/** Pages that are there to be seen, all of them, and hold no word. */
const NO_WORDS = 'We found no words in it. You can look at its pages, but you can’t search them.';

/** What is told about a book that could not be read, or only in part. */
export const sentenceAbout = (trouble: string, pagesKept: number): string => {
  const sentence = TROUBLES[trouble] ?? 'This file couldn’t be read. Try again, or upload another version.';
  if (pagesKept === 0) return sentence;
  if (trouble === 'empty') return NO_WORDS;
  const part = pagesKept === 1 ? 'Only the first page' : `Only the first ${pagesKept} pages`;
  return `${part} could be read. ${sentence}`;
};

// A file can also seem damaged to a reader that ran out of memory while others were read.
const PASSING: ReadonlySet<string> = new Set(['broken', 'took-too-long']);

/** Whether another reading would end in the same trouble, because the file itself is in the way. */
export const isLasting = (trouble: string): boolean => trouble in TROUBLES && !PASSING.has(trouble);
