import type { CardFilter, Grade } from '@studia/contract/review';

const many = (count: number, one: string, several: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : several}`;

const cardsCount = (count: number): string => many(count, 'card', 'cards');

/** The words of the day's review. */
export const reviewText = {
  lead: 'Cards come back just before you’d forget them. A few minutes a day is enough.',
  loading: 'Opening your review',
  failed: 'Failed to open your review',
  retry: 'Try again',
  today: 'Today',
  due: (count: number) => `${cardsCount(count)} due`,
  fresh: (count: number) => `${count} new`,
  doneToday: (count: number) => `${many(count, 'answer', 'answers')} so far today`,
  start: 'Start reviewing',
  freshOnly: (count: number) => many(count, 'new card', 'new cards'),
  startSubject: (subject: string) => `Review ${subject}`,
  noSubject: 'Other cards',
  length: 'How many cards?',
  all: 'All',
  subjects: 'By subject',
  inAll: (count: number) => `${cardsCount(count)} in all`,
  browse: 'All cards',
  add: 'New card',
  leeches: (count: number) =>
    count === 1
      ? 'One card keeps slipping away. Try rewriting it, or splitting it into two.'
      : `${count} cards keep slipping away. Try rewriting them, or splitting each into two.`,
  showLeeches: 'Show them',
  allDoneTitle: 'Nothing due right now',
  allDone: (next: string) => `The next card is due ${next}.`,
  allDoneNoNext: 'Add more cards, or make some from a chapter you’ve read.',
  emptyTitle: 'No cards yet',
  empty:
    'A card asks one thing, like “What is meant by osmosis?”. Open a chapter and press “Make cards of this chapter”, or write your own.',
  emptyBooks: 'Choose a chapter',
  settings: 'New cards a day',
  settingsHint: 'Cards you’ve already started are always shown when they’re due.',
  saved: 'Saved',
} as const;

export const gradeText: Readonly<Record<Grade, string>> = {
  again: 'Again',
  hard: 'Hard',
  good: 'Good',
  easy: 'Easy',
};

/** The words of one sitting. */
export const sessionText = {
  title: 'Reviewing',
  finish: 'Finish for now',
  left: (count: number) => `${count} left`,
  question: 'Question',
  answer: 'Answer',
  show: 'Show the answer',
  grades: 'How well did you remember it?',
  gradeLabel: (grade: string, when: string) => `${grade}, comes back ${when}`,
  undo: 'Undo',
  undone: 'Your last answer was taken back.',
  edit: 'Edit card',
  suspend: 'Suspend card',
  suspended: 'Suspended. You’ll find it under “All cards”.',
  restart: 'Learn from the beginning',
  more: 'More for this card',
  urgent: 'You were sure about this one, and it was wrong. Take another look.',
  leech: (lapses: number) =>
    `You’ve forgotten this ${lapses} times. Try rewriting it, or splitting it into two cards.`,
  source: (page: number) => `p. ${page}`,
  fresh: 'New',
  picture: 'Picture on this card',
  pictureMissing: 'This picture couldn’t be loaded.',
  waiting: (count: number) =>
    `You’re offline. ${many(count, 'answer is', 'answers are')} saved here and will be sent later.`,
  doneTitle: 'That’s it for now',
  done: (answers: number, remembered: number) =>
    `${many(answers, 'answer', 'answers')}, ${remembered} remembered.`,
  doneNone: 'Nothing was due.',
  goOn: 'Keep going',
  back: 'Back to review',
  keys: 'Space shows the answer, 1 to 4 grade it, U takes the last answer back.',
} as const;

/** How long until a card comes back. */
export const whenText = {
  soon: '<1 min',
  minutes: (count: number) => `${count} min`,
  hours: (count: number) => `${count} h`,
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  months: (count: number) => (count === 1 ? '1 month' : `${count} months`),
  years: (count: number) => (count === 1 ? '1 year' : `${count} years`),
  in: (span: string) => `in ${span}`,
} as const;

/** The words of the list of cards and of the form. */
export const cardText = {
  title: 'All cards',
  back: 'Back to review',
  search: 'Search your cards',
  subject: 'Subject',
  everySubject: 'Every subject',
  show: 'Show',
  filters: {
    all: 'All',
    due: 'Due',
    new: 'New',
    leech: 'Slipping away',
    suspended: 'Suspended',
  } satisfies Readonly<Record<CardFilter, string>>,
  loading: 'Loading your cards',
  failed: 'Failed to load your cards',
  none: 'No cards match.',
  noneYet: 'You have no cards yet. Write one, or open a chapter and press “Make cards of this chapter”.',
  showing: (from: number, to: number, of: number) => `${from}–${to} of ${of.toLocaleString('en')}`,
  previous: 'Previous page',
  next: 'Next page',
  isNew: 'New',
  isSuspended: 'Suspended',
  isDue: 'Due',
  dueIn: (span: string) => `Due in ${span}`,
  open: (front: string) => `Edit: ${front}`,
  actions: (front: string) => `More for: ${front}`,
  edit: 'Edit',
  suspend: 'Suspend',
  resume: 'Bring back',
  restart: 'Learn from the beginning',
  delete: 'Delete',
  deleteTitle: 'Delete this card?',
  deleteQuestion: 'The card and your answers to it will be deleted. This can’t be undone.',
  deleting: 'Deleting',
  cancel: 'Cancel',
  addTitle: 'New card',
  editTitle: 'Edit card',
  kind: 'What kind of card?',
  basic: 'Question and answer',
  cloze: 'Missing words',
  front: 'Question',
  backSide: 'Answer',
  text: 'Text',
  textHint: 'Put {{ and }} around the words to hide, like: Water boils at {{100 °C}}.',
  hide: 'Hide the selected words',
  extra: 'More on the back',
  optional: 'optional',
  format: 'You can write mathematics between \\( and \\).',
  subjectHint: 'Cards with the same subject are reviewed together.',
  save: 'Save card',
  saving: 'Saving your card',
  added: 'Card added',
  changed: 'Card saved',
} as const;

/** Cards that are made of a chapter. */
export const chapterCardsText = {
  make: 'Make cards of this chapter',
  makeShort: 'Make cards',
  makeLong: (title: string): string => `Make cards of “${title}”`,
  making: 'Making cards',
  made: (count: number) => `${cardsCount(count)} made. They’re waiting in Review.`,
  known: 'You already have cards of this chapter.',
} as const;

/** On the front page. */
export const dueText = {
  title: 'Review',
  due: (count: number) => `${cardsCount(count)} to review today`,
  minutes: (count: number) => `About ${many(count, 'minute', 'minutes')}`,
  none: 'Nothing to review today.',
  noCards: 'No cards yet. Make some from a chapter, and they’ll come back before you forget them.',
} as const;

/** Cards from and for other programs. */
export const exchangeText = {
  open: 'Import or export',
  title: 'Import or export cards',
  import: 'Import',
  importLead:
    'Bring an Anki package (.apkg), or a CSV or text file with a question and an answer on each line. Cards you already have stay as they are.',
  choose: 'Choose a file',
  uploading: 'Uploading your file',
  cancelUpload: 'Cancel upload',
  waiting: (name: string) => `${name} is waiting to be read`,
  reading: (name: string) => `Reading ${name}`,
  adding: (name: string) => `Adding cards from ${name}`,
  progress: (done: number, total: number) => `${done.toLocaleString('en')} of ${total.toLocaleString('en')}`,
  stop: 'Stop import',
  stopFailed: 'Failed to stop the import',
  stopped: 'Import stopped. No cards were added.',
  imported: (added: number, known: number) =>
    known === 0
      ? `${cardsCount(added)} added.`
      : `${cardsCount(added)} added, ${known.toLocaleString('en')} already here.`,
  importFailed: 'Failed to import these cards',
  failedFile: (name: string, why: string) => `${name}: ${why}`,
  export: 'Export',
  exportLead: 'All your cards. The Anki package also carries when each is due.',
  exporting: 'Preparing your cards',
  exportFailed: 'Failed to export your cards',
  anki: 'Anki package',
  csv: 'CSV table',
} as const;
