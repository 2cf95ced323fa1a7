import type { Book, Stage } from '@studia/contract/library';
import { BOOK } from '@studia/contract/limits';

/** What is said when a call fails and the server gives no text (SPEC 8). */
export const libraryFailed = {
  books: 'Failed to fetch books',
  track: 'Failed to track progress',
  subjects: 'Failed to fetch subjects by grade',
  upload: 'Failed to upload files',
} as const;

const count = (number: number, one: string, many: string): string =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`;

/** A subject as it is written alone. */
export const subjectName = (subject: string): string => subject.charAt(0).toUpperCase() + subject.slice(1);

/** The words of `/curriculum`. */
export const shelfText = {
  lead: 'Bring a book, and Studia reads it with you: open it at any page, search it, ask about it.',
  mine: 'My books',
  bring: 'Bring books',
  drop: 'Drop your books here',
  loading: 'Fetching your books…',
  retry: 'Try again',
  limits: `PDF, EPUB, Word, PowerPoint, Markdown, text, web pages and photos of pages. Up to ${BOOK.megabytes} MB and ${BOOK.mostPages.toLocaleString('en')} pages each.`,
  emptyTitle: 'Your shelf is waiting for its first book',
  emptyLead: 'A school book, the notes of a lecture, a photo of a worksheet: bring what you learn from.',
  emptySteps: [
    'Drag files onto this page, or press “Bring books”.',
    'Start to read after a few seconds. Studia goes on reading in the background.',
    'Search it, and ask the tutor: answers open the page they come from.',
  ],
  emptyStarter: 'No file at hand?',
  tryStarter: 'Open a starter book',
  by: (author: string): string => `by ${author}`,
  grades: (range: string): string => {
    if (!/^\d/.test(range)) return range;
    return `${/^\d+$/.test(range) ? 'Grade' : 'Grades'} ${range.replaceAll('-', '–')}`;
  },
  onItsWay: 'On their way to the shelf',
  part: 'Something is missing',
} as const;

/** How a student's place in a book is told. */
export const progressText = {
  percent: (percent: number): string => `${percent} % read`,
  goOn: (page: number): string => `Continue at p. ${page}`,
  notBegun: 'Not begun yet',
  pages: (pages: number): string => count(pages, 'page', 'pages'),
  bar: (title: string): string => `How much of ${title} you have read`,
  todayTitle: 'Reading',
  todayNothing: 'No book begun yet. Bring one of your own, or open a starter book.',
  todayAction: 'Choose a book',
  todayPlace: (page: number, pages: number): string => `p. ${page} of ${pages}`,
} as const;

/** A file on its way to the server. */
export const uploadText = {
  waiting: 'Waiting for its turn',
  sending: 'Uploading',
  percent: (percent: number): string => `${percent} %`,
  cancel: (name: string): string => `Cancel the upload of ${name}`,
  retry: (name: string): string => `Upload ${name} again`,
  dismiss: (name: string): string => `Dismiss ${name}`,
  tooLarge: `This file is larger than ${BOOK.megabytes} MB. Split it, or bring a smaller edition.`,
  empty: 'There is nothing in this file.',
  arrived: (title: string): string => `“${title}” has arrived on your shelf.`,
  failed: (name: string): string => `${name} could not be uploaded. Look at your shelf to try again.`,
  already: (title: string): string => `This is on your shelf already, as “${title}”.`,
} as const;

/** The stages of a book's arrival, in words. */
export const stageText: Readonly<Record<Stage['name'], { now: string; short: string }>> = {
  received: { now: 'Arrived', short: 'Arrived' },
  read: { now: 'Reading its pages', short: 'Pages' },
  chapters: { now: 'Finding its chapters', short: 'Chapters' },
  passages: { now: 'Making it searchable', short: 'Search' },
  embedded: { now: 'Learning what it is about', short: 'Meaning' },
  ready: { now: 'Ready', short: 'Ready' },
};

/** The words around a book that is being read by Studia, or could not be. */
export const arrivalText = {
  inLine: 'In line to be read',
  pagesOf: (done: number, total: number): string =>
    `${done.toLocaleString('en')} of ${count(total, 'page', 'pages')}`,
  stages: 'Stages',
  done: 'done',
  running: 'now',
  failed: 'failed',
  waiting: 'not yet',
  readNow: 'Read now',
  retry: 'Try again',
  retrying: 'Trying again…',
  download: 'Download original',
  downloading: 'Fetching the file…',
  downloadFailed: 'The file could not be fetched. Please try again.',
  delete: 'Delete',
} as const;

/** The books of everybody, and the wishes that narrow them. */
export const curriculumText = {
  title: 'Curriculum',
  lead: 'Books that are there for everybody.',
  filters: 'Narrow the books',
  grade: 'Grade',
  anyGrade: 'All grades',
  country: 'Country',
  anyCountry: 'All countries',
  stream: 'Stream',
  anyStream: 'All streams',
  subject: 'Subject',
  anySubject: 'All subjects',
  subjectWithBooks: (name: string, books: number): string => (books === 0 ? name : `${name} (${books})`),
  clear: 'Clear all filters',
  found: (books: number): string => count(books, 'book', 'books'),
  loading: 'Fetching the curriculum…',
  noneTitle: 'No book fits all of this',
  noneLead: 'Leave one wish out and look again:',
  without: (wish: string): string => `without “${wish}”`,
} as const;

/** Search inside every book. */
export const searchText = {
  label: 'Search inside all books',
  placeholder: 'Search all books',
  submit: 'Search',
  searching: 'Looking through the books…',
  title: (query: string): string => `What the books say about “${query}”`,
  found: (places: number): string => count(places, 'place', 'places'),
  nothing: 'None of the books says anything about this. Try other words, or fewer.',
  close: 'Close search',
  page: (page: number): string => `p. ${page}`,
} as const;

const KINDS: Readonly<Record<Book['kind'], string>> = {
  pdf: 'PDF',
  epub: 'EPUB',
  docx: 'Word document',
  pptx: 'Slides',
  markdown: 'Markdown',
  html: 'Web page',
  text: 'Text',
  image: 'Picture',
};

const LANGUAGES = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' });
const MEGABYTE = 1024 * 1024;

/** The page of one book. */
export const bookText = {
  learn: 'Learn',
  learnLong: (chapter: string) => `Learn this chapter: ${chapter}`,
  back: 'All books',
  loading: 'Opening the book…',
  missing: 'This book is not on your shelf',
  missingLead: 'It may have been deleted, or it belongs to somebody else.',
  read: 'Read',
  readOn: (page: number): string => `Read on at p. ${page}`,
  ask: 'Ask the tutor about it',
  plan: 'Plan this book',
  edit: 'Rename',
  editLong: 'Rename or set the subject',
  facts: 'About this book',
  kind: 'Kind',
  pages: 'Pages',
  size: 'Size',
  subject: 'Subject',
  grades: 'Grades',
  country: 'Country',
  language: 'Language',
  added: 'Brought on',
  licence: 'Licence',
  source: 'Source',
  kinds: KINDS,
  megabytes: (bytes: number): string =>
    bytes < MEGABYTE ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${(bytes / MEGABYTE).toFixed(1)} MB`,
  languageName: (code: string): string => LANGUAGES.of(code) ?? code,
  day: (moment: string): string => new Date(moment).toLocaleDateString('en', { dateStyle: 'medium' }),
  moment: (moment: string): string =>
    new Date(moment).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' }),
  chapters: 'Chapters',
  noChapters: 'This book has no chapters of its own. Open it and leaf through.',
  chaptersComing: 'The chapters come as soon as the book is read.',
  here: 'You are here',
  behind: 'You are past it',
  haveRead: 'I have read this',
  sections: (title: string): string => `Sections of ${title}`,
  haveReadLong: (title: string): string => `I have read ${title}`,
  keeping: 'Keeping your progress…',
  chapterPages: (from: number, to: number): string => (from === to ? `p. ${from}` : `p. ${from}–${to}`),
  lost: '“I’m lost” marks',
  lostLead: 'Places to come back to: with the tutor, or with a friend.',
  noLost: 'Nothing marked. When a page loses you, press “I’m lost” while reading.',
  highlights: 'Highlights',
  noHighlights: 'Nothing highlighted. Select words while reading to keep them here.',
  wholePage: 'The whole page',
  removeMark: (page: number): string => `Remove the mark on p. ${page}`,
  markRemoved: 'Mark removed',
  undo: 'Undo',
} as const;

/** Changing and deleting a book. */
export const bookChangeText = {
  title: 'Title',
  subject: 'Subject',
  optional: 'optional',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved.',
  deleteTitle: 'Delete this book?',
  deleteQuestion: (title: string): string =>
    `“${title}” goes for good: the file, its pages, its search, your progress and your marks.`,
  deleteConfirm: 'Delete book',
  deleting: 'Deleting the book…',
  deleted: 'The book is deleted.',
} as const;
