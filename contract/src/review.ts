import * as z from 'zod/mini';
import { Done } from './done.ts';
import { endpoints } from './endpoint.ts';
import { BookId, CardId, CardPictureId, DeckImportId, ReviewId } from './ids.ts';
import { IdeaId } from './lessons.ts';
import { BOOK, LESSON, REVIEW } from './limits.ts';
import { filledText, text } from './text.ts';
import { NO_ID, verified, type Trials, type TrialWorld } from './trial.ts';

/** How well a card was remembered, in the order of the keys 1 to 4. */
export const GRADES = ['again', 'hard', 'good', 'easy'] as const;
export const Grade = z.enum(GRADES);
export type Grade = z.infer<typeof Grade>;

/** A question with its answer, or a text with words to fill in. */
export const CardKind = z.enum(['basic', 'cloze']);
export type CardKind = z.infer<typeof CardKind>;

/** How far a card is: never seen, in its first minutes, known for days, or forgotten and in its first minutes again. */
export const CardState = z.enum(['new', 'learning', 'review', 'relearning']);
export type CardState = z.infer<typeof CardState>;

const position = z.int().check(z.minimum(0), z.maximum(2 ** 31 - 1));

/** Where a card comes from. */
export const CardSource = z.object({
  title: text(REVIEW.sourceCharacters),
  /** The words of the book behind it, and where they stand. */
  quote: z.nullable(
    z.object({
      book_id: text(64),
      title: text(REVIEW.sourceCharacters),
      page: position,
      start: position,
      end: position,
      text: text(BOOK.markCharacters),
    }),
  ),
  /** The note behind it. */
  note_id: z.nullable(text(64)),
});
export type CardSource = z.infer<typeof CardSource>;

/** What a student can write on a card; both sides are Markdown with mathematics. Words between `{{` and `}}` of a cloze are hidden. */
const sides = {
  kind: CardKind,
  front: filledText(REVIEW.frontCharacters),
  back: text(REVIEW.backCharacters),
  subject: text(REVIEW.subjectCharacters),
};

/** A card as it is made. */
export const NewCard = z.object({
  ...sides,
  /** The sender's own id for it: the same id again never makes a second card. */
  id: z.optional(CardId),
  source: z.optional(z.nullable(CardSource)),
  idea: z.optional(z.nullable(IdeaId)),
});
export type NewCard = z.infer<typeof NewCard>;

export const Card = z.object({
  id: CardId,
  kind: CardKind,
  front: z.string(),
  back: z.string(),
  subject: z.string(),
  source: z.nullable(CardSource),
  idea: z.nullable(IdeaId),
  suspended: z.boolean(),
  state: CardState,
  due: z.iso.datetime(),
  reps: z.number(),
  lapses: z.number(),
  /** Forgotten so often that it should be written anew. */
  leech: z.boolean(),
  /** The last answer was wrong although the student was sure: it comes first. */
  urgent: z.boolean(),
  created_at: z.iso.datetime(),
});
/** A card and where its schedule stands. */
export type Card = z.infer<typeof Card>;

/** A card to be answered now, with the moment at which each grade would bring it back. */
export const DueCard = z.extend(Card, {
  /** The moment at which that was found out. */
  as_of: z.iso.datetime(),
  next: z.object({
    again: z.iso.datetime(),
    hard: z.iso.datetime(),
    good: z.iso.datetime(),
    easy: z.iso.datetime(),
  }),
});
export type DueCard = z.infer<typeof DueCard>;

/** What waits in one subject today. */
export const SubjectDue = z.object({
  subject: z.string(),
  due: z.number(),
  fresh: z.number(),
  cards: z.number(),
});
export type SubjectDue = z.infer<typeof SubjectDue>;

/** What waits today. `due` was learnt before, `fresh` is new and within the day's limit. */
export const ReviewDay = z.object({
  due: z.number(),
  fresh: z.number(),
  /** How many answers were given today. */
  done: z.number(),
  cards: z.number(),
  suspended: z.number(),
  leeches: z.number(),
  /** When the next card is due after today; null where none is. */
  next_due: z.nullable(z.iso.datetime()),
  new_a_day: z.number(),
  subjects: z.array(SubjectDue),
});
export type ReviewDay = z.infer<typeof ReviewDay>;

/** What a student may change of a card. */
export const CardChange = z.object({
  front: z.optional(sides.front),
  back: z.optional(sides.back),
  subject: z.optional(sides.subject),
  suspended: z.optional(z.boolean()),
});
export type CardChange = z.infer<typeof CardChange>;

/** An answer to a card, with the sender's own id, so that it counts once however often it is sent. */
export const CardAnswer = z.object({
  id: ReviewId,
  card_id: CardId,
  grade: Grade,
  at: z.iso.datetime(),
  milliseconds: z.int().check(z.minimum(0), z.maximum(86_400_000)),
});
export type CardAnswer = z.infer<typeof CardAnswer>;

/** How far a file of cards is: read first, then added; either all of its cards are added or none. */
export const DeckImportState = z.enum(['waiting', 'reading', 'adding', 'done', 'failed', 'stopped']);
export type DeckImportState = z.infer<typeof DeckImportState>;

/** A file of cards on its way in. */
export const DeckImport = z.object({
  id: DeckImportId,
  /** What the student called the file. */
  name: z.string(),
  state: DeckImportState,
  /** How many of its cards were looked at, and how many there are; 0 until the file is read. */
  done: z.number(),
  total: z.number(),
  /** How many were added, and how many had been there already; 0 until it is done. */
  added: z.number(),
  known: z.number(),
  /** Why it failed, in a sentence. */
  trouble: z.nullable(z.string()),
});
export type DeckImport = z.infer<typeof DeckImport>;

/** Which cards a list shows. */
export const CardFilter = z.enum(['all', 'due', 'new', 'leech', 'suspended']);
export type CardFilter = z.infer<typeof CardFilter>;

const subject = z.optional(text(REVIEW.subjectCharacters));
/** When the student's own day began, which the server can't know. */
const since = z.optional(z.iso.datetime());
const OneCard = z.object({ id: CardId });
const Answer = z.object({ success: z.literal(true), card: DueCard });
const Importing = z.object({ success: z.literal(true), import: DeckImport });
const Added = z.object({
  success: z.literal(true),
  cards: z.array(Card),
  /** How many were there already. */
  known: z.number(),
});

/** Cards and their daily review. */
export const review = endpoints({
  day: {
    method: 'GET',
    path: '/api/review',
    summary: 'What waits for review today, by subject.',
    access: 'verified',
    pace: 'normal',
    query: z.object({ since }),
    reply: z.object({ success: z.literal(true), day: ReviewDay }),
  },
  queue: {
    method: 'GET',
    path: '/api/review/queue',
    summary: 'The cards to answer now, in order: confident mistakes first.',
    access: 'verified',
    pace: 'normal',
    query: z.object({ since, subject }),
    reply: z.object({ success: z.literal(true), cards: z.array(DueCard) }),
  },
  answer: {
    method: 'POST',
    path: '/api/review/answers',
    summary: 'Record answers, also ones given offline. An answer that is known already counts once.',
    access: 'verified',
    pace: 'normal',
    body: z.object({ answers: z.array(CardAnswer).check(z.minLength(1), z.maxLength(REVIEW.mostAtOnce)) }),
    /** Cards that are gone are not among them. */
    reply: z.object({ success: z.literal(true), cards: z.array(DueCard) }),
  },
  undo: {
    method: 'POST',
    path: '/api/review/undo',
    summary: 'Take an answer back; the card’s schedule is as it was before.',
    access: 'verified',
    pace: 'normal',
    body: z.object({ answer: ReviewId }),
    reply: Answer,
  },
  settings: {
    method: 'PUT',
    path: '/api/review/settings',
    summary: 'How many new cards come in a day.',
    access: 'verified',
    pace: 'normal',
    body: z.object({ new_a_day: z.int().check(z.minimum(0), z.maximum(REVIEW.mostNewADay)) }),
    reply: Done,
  },
  list: {
    method: 'GET',
    path: '/api/review/cards',
    summary: 'The student’s cards, the newest first, by words, subject and state.',
    access: 'verified',
    pace: 'normal',
    query: z.object({
      q: z.optional(text(200)),
      subject,
      show: z.optional(CardFilter),
      page: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000))),
    }),
    reply: z.object({ success: z.literal(true), cards: z.array(Card), total: z.number() }),
  },
  add: {
    method: 'POST',
    path: '/api/review/cards',
    summary: 'Add cards. A text with several gaps becomes one card for each.',
    access: 'verified',
    pace: 'normal',
    megabytes: 8,
    body: z.object({ cards: z.array(NewCard).check(z.minLength(1), z.maxLength(REVIEW.mostAtOnce)) }),
    reply: Added,
  },
  addChapter: {
    method: 'POST',
    path: '/api/review/chapters',
    summary:
      'Make cards of the terms and ideas of a chapter’s lesson. What has a card already gets no second one.',
    access: 'verified',
    pace: 'normal',
    body: z.object({
      book: BookId,
      chapter: z.int().check(z.minimum(0), z.maximum(LESSON.mostChapters)),
    }),
    reply: Added,
  },
  change: {
    method: 'PATCH',
    path: '/api/review/cards/:id',
    summary: 'Rewrite a card, suspend it, or bring it back.',
    access: 'verified',
    pace: 'normal',
    params: OneCard,
    body: CardChange,
    reply: Answer,
  },
  restart: {
    method: 'POST',
    path: '/api/review/cards/:id/restart',
    summary: 'Learn a card from the beginning.',
    access: 'verified',
    pace: 'normal',
    params: OneCard,
    reply: Answer,
  },
  import: {
    method: 'POST',
    path: '/api/review/import',
    summary:
      'Begin to add the cards of an Anki package, a CSV or a text file. Cards that are there already stay as they are.',
    access: 'verified',
    pace: 'upload',
    body: z.object({}),
    files: { field: 'deck', most: 1, megabytes: REVIEW.megabytes, tooLarge: 'deck_too_large' },
    reply: Importing,
  },
  importing: {
    method: 'GET',
    path: '/api/review/import',
    summary: 'How far the import is that runs or was the last of the day; null where there is none.',
    access: 'verified',
    pace: 'reading',
    reply: z.object({ success: z.literal(true), import: z.nullable(DeckImport) }),
  },
  stopImport: {
    method: 'POST',
    path: '/api/review/import/stop',
    summary: 'Stop the import that runs; none of its cards are added.',
    access: 'verified',
    pace: 'normal',
    reply: z.object({ success: z.literal(true), import: z.nullable(DeckImport) }),
  },
  export: {
    method: 'GET',
    path: '/api/review/export',
    summary: 'The cards as an Anki package with what is known about each, or as a table.',
    access: 'verified',
    pace: 'reading',
    query: z.object({ format: z.enum(['anki', 'csv']), subject }),
    file: true,
    reply: null,
  },
  picture: {
    method: 'GET',
    path: '/api/review/pictures/:id',
    summary: 'A picture that stands on a card.',
    access: 'verified',
    pace: 'reading',
    params: z.object({ id: CardPictureId }),
    file: true,
    reply: null,
  },
  remove: {
    method: 'DELETE',
    path: '/api/review/cards/:id',
    summary: 'Delete a card with everything that was recorded about it.',
    access: 'verified',
    pace: 'normal',
    params: OneCard,
    reply: Done,
  },
});

const ONE_ID = '01948b3c-7d5e-7abc-9def-0123456789ac';

/** A card in which every text there may be stands. */
const WHOLE_CARD = {
  kind: 'basic' as const,
  front: 'What is a half?',
  back: 'One of two equal parts.',
  subject: 'Mathematics',
  source: {
    title: 'Arithmetic',
    quote: { book_id: 'arithmetic', title: 'Arithmetic', page: 3, start: 0, end: 5, text: 'Halves' },
    note_id: NO_ID,
  },
};

/** Who may make each call, and a good request for it. */
export const trials = ({ ask, textFile }: TrialWorld): Trials<typeof review> => {
  const newCard = { kind: 'basic' as const, front: 'Half of 4?', back: '2', subject: 'Mathematics' };
  const addedCard = async () => (await ask(review.add, { body: { cards: [newCard] } })).cards[0]?.id ?? NO_ID;
  const ofCard = async () => ({ params: { id: await addedCard() } });
  const noCard = { params: { id: NO_ID } };
  const answers = verified(200, 'card_not_found');
  const answer = { id: ONE_ID, grade: 'good', at: '2026-01-05T08:00:00.000Z', milliseconds: 900 } as const;
  return {
    day: { request: () => ({ query: {} }), answers: verified(200) },
    queue: {
      request: () => ({ query: {} }),
      answers: verified(200),
      toSpoil: () => ({ query: { subject: 'Mathematics' } }),
    },
    answer: {
      request: async () => ({ body: { answers: [{ ...answer, card_id: await addedCard() }] } }),
      answers: verified(200),
    },
    undo: {
      request: async () => {
        const body = { answers: [{ ...answer, card_id: await addedCard() }] };
        await ask(review.answer, { body });
        return { body: { answer: ONE_ID } };
      },
      answers: verified(200, 'card_not_found'),
      toSpoil: () => ({ body: { answer: NO_ID } }),
    },
    settings: { request: () => ({ body: { new_a_day: 20 } }), answers: verified(200) },
    list: {
      request: () => ({ query: {} }),
      answers: verified(200),
      toSpoil: () => ({ query: { q: 'half', subject: 'Mathematics', show: 'all' as const } }),
    },
    add: {
      request: () => ({ body: { cards: [newCard] } }),
      answers: verified(200),
      toSpoil: () => ({ body: { cards: [WHOLE_CARD] } }),
    },
    addChapter: { request: () => ({ body: { book: 'arithmetic', chapter: 0 } }), answers: verified(200) },
    change: {
      request: async () => ({ ...(await ofCard()), body: { suspended: true } }),
      answers,
      toSpoil: () => ({ ...noCard, body: { front: 'One', back: 'Two', subject: 'Three' } }),
    },
    import: {
      request: () => ({ body: {}, files: [textFile('cards.csv', 'Half of 8?,4')] }),
      answers: verified(200),
    },
    importing: { request: () => ({}), answers: verified(200) },
    stopImport: { request: () => ({}), answers: verified(200) },
    export: { request: () => ({ query: { format: 'csv' as const } }), answers: verified(200) },
    picture: { request: () => ({ params: { id: NO_ID } }), answers: verified('not_found') },
    restart: { request: ofCard, answers, toSpoil: () => noCard },
    remove: { request: ofCard, answers, toSpoil: () => noCard },
  };
};
