import type { Book, Stage } from '@studia/contract/library';
import { BOOK } from '@studia/contract/limits';
import { count } from './count.ts';
import { later } from './later.ts';

/** What is said when a call fails and the server gives no text (SPEC 8). */
export const libraryFailed = {
  books: 'Failed to fetch books',
  track: 'Failed to track progress',
  subjects: 'Failed to fetch subjects by grade',
  upload: 'Failed to upload files',
} as const;

/** A subject as it is written alone. */
export const subjectName = (subject: string): string => subject.charAt(0).toUpperCase() + subject.slice(1);

/** The words of `/curriculum`. */
export const shelfText = {
  lead: 'Upload a book to read it, search it and ask the tutor about it.',
  mine: 'My books',
  more: 'Show more books',
  bring: 'Upload books',
  drop: 'Drop your books here',
  loading: 'Loading your books…',
  retry: 'Try again',
  limits: `PDF, EPUB, Word, PowerPoint, Markdown, text, web pages and photos of pages. Up to ${BOOK.megabytes} MB and ${BOOK.mostPages.toLocaleString('en')} pages each.`,
  emptyTitle: 'Add your first book',
  emptyLead: 'A textbook, lecture notes, a photo of a worksheet: add whatever you’re studying from.',
  emptySteps: [
    'Drag files onto this page, or press “Upload books”.',
    'Start reading within seconds, while Studia processes the rest in the background.',
    'Search it, or ask the tutor: answers link to the page they come from.',
  ],
  emptyStarter: 'Don’t have a file handy?',
  tryStarter: 'Open a starter book',
  by: (author: string): string => `by ${author}`,
  grades: (range: string): string => {
    if (!/^\d/.test(range)) return range;
    return `${/^\d+$/.test(range) ? 'Grade' : 'Grades'} ${range.replaceAll('-', '–')}`;
  },
  onItsWay: 'Being added',
  part: 'Partly readable',
} as const;

/** How a student's place in a book is told. */
export const progressText = {
  percent: (percent: number): string => `${percent}% read`,
  goOn: (page: number): string => `Continue at p. ${page}`,
  notBegun: 'Not started yet',
  pages: (pages: number): string => count(pages, 'page', 'pages'),
  bar: (title: string): string => `How much of ${title} you’ve read`,
  todayTitle: 'Reading',
  todayNothing: 'You haven’t started a book yet. Upload one of your own, or open a starter book.',
  todayAction: 'Choose a book',
  todayPlace: (page: number, pages: number): string => `p. ${page} of ${pages}`,
} as const;

/** A file on its way to the server. */
export const uploadText = {
  waiting: 'Waiting to upload',
  sending: 'Uploading',
  percent: (percent: number): string => `${percent}%`,
  cancel: (name: string): string => `Cancel the upload of ${name}`,
  retry: (name: string): string => `Upload ${name} again`,
  dismiss: (name: string): string => `Dismiss ${name}`,
  tooLarge: `This file is larger than ${BOOK.megabytes} MB. Split it, or upload a smaller version.`,
  empty: 'This file is empty.',
  arrived: (title: string): string => `“${title}” is now in your library.`,
  failed: (name: string): string => `${name} couldn’t be uploaded. You can try again from your library.`,
  already: (title: string): string => `You already have this book, as “${title}”.`,
} as const;

/** The stages of a book's arrival, in words. */
export const stageText: Readonly<Record<Stage['name'], { now: string; short: string }>> = {
  received: { now: 'Arrived', short: 'Arrived' },
  read: { now: 'Reading the pages', short: 'Pages' },
  chapters: { now: 'Finding the chapters', short: 'Chapters' },
  passages: { now: 'Making it searchable', short: 'Search' },
  embedded: { now: 'Working out what it’s about', short: 'Meaning' },
  ready: { now: 'Ready', short: 'Ready' },
};

/** The words around a book that is being read by Studia, or could not be. */
export const arrivalText = {
  inLine: 'Waiting to be processed',
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
  downloading: 'Downloading…',
  downloadFailed: 'The download failed. Please try again.',
  delete: 'Delete',
} as const;

/** The books of everybody, and the wishes that narrow them. */
export const curriculumText = {
  title: 'Curriculum',
  lead: 'Books every student here can use.',
  filters: 'Filter books',
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
  loading: 'Loading the curriculum…',
  noneTitle: 'No books match these filters',
  noneLead: 'Try removing a filter:',
  without: (wish: string): string => `without “${wish}”`,
} as const;

/** Search inside every book. */
export const searchText = {
  label: 'Search inside all books',
  placeholder: 'Search all books',
  submit: 'Search',
  searching: 'Searching the books…',
  title: (query: string): string => `What the books say about “${query}”`,
  found: (places: number): string => count(places, 'result', 'results'),
  nothing: 'No results in any of the books. Try different words, or fewer.',
  close: 'Close search',
  page: (page: string): string => `p. ${page}`,
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

const languages = later(() => new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' }));
const MEGABYTE = 1024 * 1024;

/** The page of one book. */
export const bookText = {
  learn: 'Learn',
  learnLong: (chapter: string) => `Learn this chapter: ${chapter}`,
  back: 'All books',
  loading: 'Opening the book…',
  missing: 'This book isn’t in your library',
  missingLead: 'It may have been deleted, or it belongs to someone else.',
  read: 'Read',
  readOn: (page: number): string => `Continue at p. ${page}`,
  ask: 'Ask the tutor about it',
  plan: 'Plan this book',
  notes: 'Make notes',
  map: 'Mind map',
  quiz: 'Quiz me on it',
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
  added: 'Added',
  licence: 'Licence',
  source: 'Source',
  kinds: KINDS,
  megabytes: (bytes: number): string =>
    bytes < MEGABYTE ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${(bytes / MEGABYTE).toFixed(1)} MB`,
  languageName: (code: string): string => languages().of(code) ?? code,
  day: (moment: string): string => new Date(moment).toLocaleDateString('en', { dateStyle: 'medium' }),
  moment: (moment: string): string =>
    new Date(moment).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' }),
  chapters: 'Chapters',
  noChapters: 'We couldn’t find chapters in this book. Open it to browse the pages.',
  chaptersComing: 'Chapters will appear once the book has been processed.',
  here: 'You are here',
  behind: 'Behind you',
  haveRead: 'I’ve read this',
  sections: (title: string): string => `Sections of ${title}`,
  haveReadLong: (title: string): string => `I’ve read ${title}`,
  keeping: 'Saving your progress…',
  chapterPages: (from: number, to: number): string => (from === to ? `p. ${from}` : `p. ${from}–${to}`),
  lost: '“I’m lost” marks',
  lostLead: 'Places to come back to, with the tutor or a friend.',
  noLost: 'Nothing marked yet. When a page stops making sense, press “I’m lost”.',
  highlights: 'Highlights',
  noHighlights: 'No highlights yet. Select words while reading to save them here.',
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
    `This permanently deletes “${title}”, including your progress, highlights and notes.`,
  deleteConfirm: 'Delete book',
  deleting: 'Deleting the book…',
  deleted: 'Book deleted.',
} as const;
