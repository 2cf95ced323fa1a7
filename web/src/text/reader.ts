/** Everything that is said in the reader. */
export const readerText = {
  learnChapter: 'Learn this chapter',
  title: 'Reader',
  opening: 'Opening your book…',
  loadingPage: 'Loading page…',
  noPage: 'There’s no text on this page.',
  pageFailed: 'This page couldn’t be loaded.',
  again: 'Try again',
  pdfFailed: 'This book didn’t open',
  pdfFailedLead: 'Check your connection and try again. You can also download the original.',
  region: (title: string) => `Pages of ${title}`,
  page: (page: number) => `Page ${page}`,
  of: (pages: number) => `/ ${pages}`,
  /** Where printed numbers are shown, the place among all pages stands beside them. */
  place: (page: number, pages: number) => `(${page} of ${pages})`,
  read: (percent: number) => `${percent}% read`,
  toBook: 'About this book',
  toBooks: 'All books',
  toolbar: 'Reading tools',
  previous: 'Previous page',
  next: 'Next page',
  jump: 'Go to page',
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  fitWidth: 'Fit width',
  fitPage: 'Fit page',
  usualSize: 'Default size',
  rotate: 'Rotate page',
  night: 'Dark pages',
  asText: 'Read as text',
  asPages: 'Show original pages',
  download: 'Download the original',
  downloadFailed: 'The download failed. Try again.',
  more: 'More tools',
  panel: 'Contents, search and marks',
  tabs: { contents: 'Contents', pages: 'Pages', search: 'Search', marks: 'Marks' },
  noContents: 'This book has no list of chapters.',
  contents: 'Contents',
  thumbnail: (page: number) => `Go to page ${page}`,
  quoteShown: (page: number) => `The quote is highlighted on page ${page}.`,
  quoteMissing: (page: number) => `Here’s page ${page}. We couldn’t find the exact words on it.`,
} as const;

/** Searching in the open book. */
export const readerSearchText = {
  label: 'Search in this book',
  placeholder: 'A word or a question',
  searching: 'Searching…',
  exact: (count: number) => (count === 1 ? 'Found once' : `Found ${count} times`),
  many: (count: number) => `The first ${count} results`,
  about: 'Pages about this',
  nothing: 'No matches in this book. Try a different word.',
  failed: 'The search failed. Try again.',
  result: (page: number) => `p. ${page}`,
  bar: 'Search results',
  place: (place: number, count: number, isCut: boolean) => `${place} of ${count}${isCut ? '+' : ''}`,
  next: 'Next result',
  previous: 'Previous result',
  close: 'Close search',
} as const;

/** What can be done with selected words. */
export const selectionText = {
  menu: 'With these words',
  ask: 'Ask',
  explain: 'Explain',
  quiz: 'Quiz me',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'Your browser blocked copying.',
  highlight: 'Highlight',
  note: 'Note',
  keep: 'Save to notes',
  card: 'Make a card',
  lost: 'I’m lost',
  lostHere: 'I’m lost on this page',
} as const;

/** What a student marked. */
export const marksText = {
  none: 'Nothing marked yet. Select words on a page to highlight them, or press “I’m lost” when a page doesn’t make sense.',
  wholePage: 'The whole page',
  lost: 'Lost here',
  lostKept: 'Saved. You can come back to it later, or ask the tutor now.',
  removed: 'Mark removed.',
  undo: 'Undo',
  edit: 'Write a note',
  remove: 'Remove mark',
  noteTitle: 'Your note',
  noteLabel: 'Note',
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
} as const;

/** The tutor beside the page. */
export const readerTutorText = {
  title: 'Tutor',
  open: 'Ask the tutor',
  close: 'Close the tutor',
  width: 'Width of the tutor panel',
  short: 'Ask',
  lead: (page: number) => `Ask anything about page ${page}.`,
  hint: 'Or select words on the page and choose “Explain”.',
  starts: {
    explain: 'Explain this page',
    quiz: 'Quiz me on this page',
    summarise: 'What matters most here?',
  },
} as const;

/** A book that can't be read now. */
export const readerStates = {
  notReady: 'Your book is being prepared',
  notReadyLead: 'You can start reading once the first pages are ready. This page will open automatically.',
  stages: {
    received: 'Arrived',
    read: 'Reading the pages',
    chapters: 'Finding the chapters',
    passages: 'Making it searchable',
    embedded: 'Working out what it’s about',
    ready: 'Ready',
  },
  done: (done: number, total: number) => `${done} of ${total}`,
  failed: 'This book couldn’t be read',
  original: 'The original is safe, and you can download it.',
  readAgain: 'Try reading it again',
  readingAgain: 'Starting…',
  notFoundLead: 'It may have been deleted, or it belongs to someone else.',
  offline: 'You’re offline. You can still read pages you’ve already opened.',
} as const;
