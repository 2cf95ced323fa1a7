/** Why a book could not be read, in sentences that say what to do next. */
const TROUBLES: Readonly<Record<string, string>> = {
  encrypted: 'This file is locked with a password. Save a copy without the password and bring that one.',
  empty: 'There is nothing to read in this file.',
  broken: 'This file is damaged and could not be read. Try to open it on your computer and save it again.',
  'too-many-pages':
    'This book has more pages than can be read here. Split it into parts and bring them one by one.',
  'too-large': 'What is packed into this file is too large to be read here. Split it into parts.',
  'took-too-long':
    'Reading this file took too long and was stopped. You can try again, or bring another edition.',
  unsupported: 'This kind of file can not be read here.',
};

/** Pages that are there to be seen, all of them, and hold no word. */
const NO_WORDS = 'No words were found in it. You can look at its pages, but they can not be searched.';

/** What is told about a book that could not be read, or only in part. */
export const sentenceAbout = (trouble: string, pagesKept: number): string => {
  const sentence = TROUBLES[trouble] ?? 'This file could not be read. Try again, or bring another edition.';
  if (pagesKept === 0) return sentence;
  if (trouble === 'empty') return NO_WORDS;
  const kept = pagesKept === 1 ? 'Only the first page' : `Only the first ${pagesKept} pages`;
  return `${kept} could be read. ${sentence}`;
};

// A file can also seem damaged to a reader that ran out of memory while others were read.
const PASSING: ReadonlySet<string> = new Set(['broken', 'took-too-long']);

/** Whether another reading would end in the same trouble, because the file itself is in the way. */
export const isLasting = (trouble: string): boolean => trouble in TROUBLES && !PASSING.has(trouble);
