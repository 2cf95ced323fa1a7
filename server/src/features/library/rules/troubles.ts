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

/** What is told about a book that could not be read, or only in part. */
export const sentenceAbout = (trouble: string, pagesKept: number): string => {
  const sentence = TROUBLES[trouble] ?? 'This file could not be read. Try again, or bring another edition.';
  return pagesKept > 0 ? `Only the first ${pagesKept} pages could be read. ${sentence}` : sentence;
};
