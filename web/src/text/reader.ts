/** Everything that is said in the reader. */
export const readerText = {
  learnChapter: 'Learn this chapter',
  title: 'Reader',
  opening: 'Opening your book…',
  loadingPage: 'This page is on its way…',
  noPage: 'There are no words on this page.',
  pageFailed: 'This page did not come.',
  again: 'Try again',
  pdfFailed: 'This book did not open',
  pdfFailedLead: 'Check your connection and try again. You can also download the original.',
  region: (title: string) => `Pages of ${title}`,
  page: (page: number) => `Page ${page}`,
  of: (pages: number) => `/ ${pages}`,
  read: (percent: number) => `${percent} % read`,
  toBook: 'About this book',
  toBooks: 'All books',
  toolbar: 'Reading tools',
  previous: 'Previous page',
  next: 'Next page',
  jump: 'Go to page',
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  fitWidth: 'Fit the width',
  fitPage: 'Fit the page',
  usualSize: 'Usual size',
  rotate: 'Turn the page',
  night: 'Dark pages',
  asText: 'Read as text',
  asPages: 'Show the printed pages',
  download: 'Download the original',
  downloadFailed: 'The file did not come. Try again.',
  more: 'More tools',
  panel: 'Contents, search and marks',
  tabs: { contents: 'Contents', pages: 'Pages', search: 'Search', marks: 'Marks' },
  noContents: 'This book has no list of chapters.',
  contents: 'Contents',
  thumbnail: (page: number) => `Go to page ${page}`,
  quoteShown: (page: number) => `The words are marked on page ${page}.`,
  quoteMissing: (page: number) => `Here is page ${page}. The exact words could not be marked on it.`,
} as const;

/** Searching in the open book. */
export const readerSearchText = {
  label: 'Search in this book',
  placeholder: 'A word or a question',
  searching: 'Searching…',
  exact: (count: number) => (count === 1 ? 'Found once' : `Found ${count} times`),
  many: (count: number) => `The first ${count} places`,
  about: 'Pages about this',
  nothing: 'Nothing in this book fits. Try another word.',
  failed: 'The search did not work. Try again.',
  result: (page: number) => `p. ${page}`,
  bar: 'What was found',
  place: (place: number, count: number, isCut: boolean) => `${place} of ${count}${isCut ? '+' : ''}`,
  next: 'Next place',
  previous: 'Previous place',
  close: 'Put the search away',
} as const;

/** What can be done with selected words. */
export const selectionText = {
  menu: 'With these words',
  ask: 'Ask',
  explain: 'Explain',
  quiz: 'Quiz me',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'Your browser did not allow copying.',
  highlight: 'Highlight',
  note: 'Note',
  lost: 'I’m lost',
  lostHere: 'I’m lost on this page',
} as const;

/** What a student marked. */
export const marksText = {
  none: 'Nothing marked yet. Select words on a page to highlight them, or press “I’m lost” when a page makes no sense.',
  wholePage: 'The whole page',
  lost: 'Lost here',
  lostKept: 'Marked. You can come back to it, and the tutor can help now.',
  removed: 'Mark taken away.',
  undo: 'Undo',
  edit: 'Write a note',
  remove: 'Take the mark away',
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
  width: 'Width of the tutor',
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
  notReadyLead: 'You can read as soon as its first pages are there. This page opens by itself.',
  stages: {
    received: 'Arrived',
    read: 'Reading the pages',
    chapters: 'Finding the chapters',
    passages: 'Preparing the search',
    embedded: 'Learning what it is about',
    ready: 'Ready',
  },
  done: (done: number, total: number) => `${done} of ${total}`,
  failed: 'This book could not be read',
  original: 'The original is safe, and you can download it.',
  readAgain: 'Read it again',
  readingAgain: 'Starting…',
  notFoundLead: 'Perhaps it was deleted, or it belongs to somebody else.',
  offline: 'You are offline. Pages that were open stay readable.',
} as const;
