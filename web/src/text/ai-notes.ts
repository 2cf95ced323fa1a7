import type { NoteLength, NoteStyle } from '@studia/contract/ai-notes';

const style: Record<NoteStyle, { label: string; hint: string }> = {
  summary: { label: 'Summary', hint: 'The main ideas, explained in a few sentences.' },
  cornell: { label: 'Cornell notes', hint: 'Questions on the left, notes on the right, a summary below.' },
  outline: { label: 'Outline', hint: 'Ideas with their details and terms.' },
  terms: { label: 'Key terms', hint: 'Each term with its definition.' },
  exam: { label: 'Exam sheet', hint: 'What to know, common mistakes, and practice questions with answers.' },
};

const length: Record<NoteLength, string> = { short: 'Short', medium: 'Medium', long: 'Long' };

/** The page that makes notes from a book. */
export const createNotesText = {
  lead: 'Choose chapters and a style. Every line of your notes links to the page it comes from.',
  book: 'From the book',
  chapters: 'Chapters',
  all: 'Select all',
  none: 'Select none',
  style: 'Style',
  styles: style,
  length: 'Length',
  lengths: length,
  make: 'Make notes',
  making: 'Starting',
  loading: 'Loading the chapters',
  failed: 'The chapters couldn’t be loaded.',
  notReady: 'This book is still being prepared',
  notReadyLead: 'Its chapters will show up here in a moment.',
  nothing: 'There’s nothing here to make notes from',
  nothingLead:
    'We found no sentences in this book that explain an idea. You can read it and write a note yourself.',
  read: 'Read the book',
  toBooks: 'Go to your books',
  retry: 'Try again',
} as const;

/** A note that is being made, or was. */
export const aiNoteText = {
  running: (done: number, of: number, title: string): string => `Chapter ${done + 1} of ${of}: ${title}`,
  waiting: 'Waiting to start',
  failed: 'Something went wrong while making these notes. We’ll try again.',
  empty: (titles: readonly string[]): string => `There was nothing to note in: ${titles.join(', ')}.`,
  progress: 'Making your notes',
  again: 'Make a chapter again',
  againLead: 'Choose a chapter and a style. Lines you changed stay; the rest is replaced.',
  chapter: 'Chapter',
  start: 'Make it again',
  cancel: 'Cancel',
} as const;
