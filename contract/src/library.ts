import * as z from 'zod/mini';
import { Done } from './done.ts';
import { endpoints } from './endpoint.ts';
import { BookId } from './ids.ts';
import { BOOK } from './limits.ts';
import { Quote } from './proof.ts';
import { filledText, text } from './text.ts';
import { anybody, NO_ID, verified, type Trials, type TrialWorld } from './trial.ts';

/** What happens to a book after it arrived, in this order. */
export const STAGES = ['received', 'read', 'chapters', 'passages', 'embedded', 'ready'] as const;

export const Stage = z.object({
  name: z.enum(STAGES),
  status: z.enum(['waiting', 'running', 'done', 'failed']),
  /** Pages (or passages) that are done, of so many. */
  done: z.number(),
  total: z.number(),
});
/** One stage of a book's arrival. */
export type Stage = z.infer<typeof Stage>;

export const Progress = z.object({
  /** The page that is open, counted from 1. */
  page: z.number(),
  pages_read: z.number(),
  percent: z.number(),
  updated_at: z.iso.datetime(),
});
/** How far a student is in a book. */
export type Progress = z.infer<typeof Progress>;

export const Book = z.object({
  id: BookId,
  /** The student's own, one that comes with Studia, or one that the operator imported for everybody. */
  source: z.enum(['own', 'starter', 'imported']),
  kind: z.enum(['pdf', 'epub', 'docx', 'pptx', 'markdown', 'html', 'text', 'image']),
  title: z.string(),
  author: z.nullable(z.string()),
  subject: z.nullable(z.string()),
  /** Grades such as `6-9`, `11-12+`, `Graduate` or `6, 8-9`. */
  grades: z.nullable(z.string()),
  /** The country it is for, or several with commas between; null for every one. */
  country: z.nullable(z.string()),
  stream: z.nullable(z.string()),
  language: z.nullable(z.string()),
  summary: z.nullable(z.string()),
  /** Under which terms it is given to everybody, and where it came from. */
  licence: z.nullable(z.string()),
  source_url: z.nullable(z.string()),
  pages: z.number(),
  file_size: z.number(),
  /** Where its cover can be seen; null where it has none. */
  cover: z.nullable(z.string()),
  stages: z.array(Stage),
  /** It can be opened; searching may still be on its way. */
  readable: z.boolean(),
  searchable: z.boolean(),
  /** What went wrong, in a sentence; null where nothing did. */
  trouble: z.nullable(z.string()),
  /** Reading it once more could help; not so where the file itself is in the way, such as by a password. */
  can_retry: z.boolean(),
  progress: z.nullable(Progress),
  created_at: z.nullable(z.iso.datetime()),
});
export type Book = z.infer<typeof Book>;

export const Chapter = z.object({ title: z.string(), page: z.number(), level: z.number() });
/** A chapter or section of a book. */
export type Chapter = z.infer<typeof Chapter>;

const Box = z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() });

export const BookPage = z.object({
  number: z.number(),
  /** What is printed on it instead of its number, such as "iv". */
  label: z.nullable(z.string()),
  text: z.string(),
  by: z.enum(['text', 'ocr']),
  size: z.nullable(z.object({ width: z.number(), height: z.number() })),
  /** Where its lines stand: which characters, and where on the page as shares of its width and height. */
  lines: z.array(z.object({ start: z.number(), end: z.number(), box: Box })),
});
/** A page of a book, as quotes refer to it. */
export type BookPage = z.infer<typeof BookPage>;

export const MarkKind = z.enum(['highlight', 'lost']);

export const Mark = z.object({
  id: z.uuid(),
  book_id: BookId,
  kind: MarkKind,
  page: z.number(),
  /** Where on the page's text it stands; null for a mark of the whole page. */
  start: z.nullable(z.number()),
  end: z.nullable(z.number()),
  text: z.string(),
  note: z.string(),
  created_at: z.iso.datetime(),
});
/** A place in a book that a student marked: highlighted, or "I'm lost". */
export type Mark = z.infer<typeof Mark>;

export const FoundPassage = z.object({ quote: Quote, chapter: z.string(), heading: z.string() });

const OneBook = z.object({ id: BookId });
const OneMark = z.object({ id: BookId, mark: z.uuid() });
const pageNumber = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(BOOK.mostPages));
const position = z.nullable(z.number().check(z.int(), z.minimum(0)));
const NewMark = z.object({
  kind: MarkKind,
  page: z.number().check(z.int(), z.minimum(1), z.maximum(BOOK.mostPages)),
  start: position,
  end: position,
  text: text(BOOK.markCharacters),
  note: text(BOOK.markCharacters),
});

/** The student's own books, and reading of every book. */
export const library = endpoints({
  upload: {
    method: 'POST',
    path: '/api/library/books',
    summary:
      'Bring books, as multipart/form-data with `files` repeated: PDF, EPUB, DOCX, PPTX, Markdown, text, HTML or images.',
    access: 'verified',
    pace: 'upload',
    body: z.object({}),
    files: {
      field: 'files',
      most: BOOK.mostAtOnce,
      megabytes: BOOK.megabytes,
      tooLarge: 'book_too_large',
    },
    reply: z.object({ success: z.literal(true), books: z.array(Book) }),
  },
  books: {
    method: 'GET',
    path: '/api/library/books',
    summary: 'The student’s own books, the newest first.',
    access: 'verified',
    pace: 'normal',
    reply: z.object({ success: z.literal(true), books: z.array(Book) }),
  },
  book: {
    method: 'GET',
    path: '/api/library/books/:id',
    summary: 'One book with its chapters.',
    access: 'verified',
    pace: 'normal',
    params: OneBook,
    reply: z.object({
      success: z.literal(true),
      book: Book,
      chapters: z.array(Chapter),
      /** What is printed as the number of each page, in their order; null where that is its place, empty where all are. */
      labels: z.array(z.nullable(z.string())),
    }),
  },
  rename: {
    method: 'PATCH',
    path: '/api/library/books/:id',
    summary: 'Change the title or the subject of an own book.',
    access: 'verified',
    pace: 'normal',
    params: OneBook,
    body: z.object({ title: z.optional(filledText(200)), subject: z.optional(text(100)) }),
    reply: z.object({ success: z.literal(true), book: Book }),
  },
  retry: {
    method: 'POST',
    path: '/api/library/books/:id/retry',
    summary: 'Read a book again whose reading failed.',
    access: 'verified',
    pace: 'upload',
    params: OneBook,
    body: z.object({}),
    reply: z.object({ success: z.literal(true), book: Book }),
  },
  remove: {
    method: 'DELETE',
    path: '/api/library/books/:id',
    summary: 'Delete an own book and everything that was made of it.',
    access: 'verified',
    pace: 'normal',
    params: OneBook,
    reply: Done,
  },
  file: {
    method: 'GET',
    path: '/api/library/books/:id/file',
    summary: 'The book as it was brought, or a part of it.',
    access: 'verified',
    pace: 'reading',
    params: OneBook,
    file: true,
    reply: null,
  },
  cover: {
    method: 'GET',
    path: '/api/library/books/:id/cover',
    summary: 'The cover of a book, as a picture.',
    access: 'verified',
    pace: 'reading',
    params: OneBook,
    file: true,
    reply: null,
  },
  figure: {
    method: 'GET',
    path: '/api/library/books/:id/figures/:name',
    summary: 'A drawing in a book that comes with Studia, as SVG.',
    access: 'anyone',
    pace: 'reading',
    params: z.object({ id: BookId, name: z.string().check(z.regex(/^[a-z0-9-]{1,80}\.svg$/)) }),
    file: true,
    reply: null,
  },
  pages: {
    method: 'GET',
    path: '/api/library/books/:id/pages',
    summary: 'Pages of a book as text, up to 20 at once.',
    access: 'verified',
    pace: 'reading',
    params: OneBook,
    query: z.object({ from: pageNumber, to: pageNumber }),
    reply: z.object({ success: z.literal(true), pages: z.array(BookPage) }),
  },
  search: {
    method: 'GET',
    path: '/api/library/search',
    summary: 'Passages that answer a question or hold its words, in one book or in all of them.',
    access: 'verified',
    pace: 'normal',
    query: z.object({ q: filledText(400), book_id: z.optional(BookId) }),
    reply: z.object({ success: z.literal(true), passages: z.array(FoundPassage) }),
  },
  marks: {
    method: 'GET',
    path: '/api/library/books/:id/marks',
    summary: 'What the student marked in a book, in the order of its pages.',
    access: 'verified',
    pace: 'normal',
    params: OneBook,
    reply: z.object({ success: z.literal(true), marks: z.array(Mark) }),
  },
  addMark: {
    method: 'POST',
    path: '/api/library/books/:id/marks',
    summary: 'Highlight a place, or say “I’m lost” here.',
    access: 'verified',
    pace: 'normal',
    params: OneBook,
    body: NewMark,
    reply: z.object({ success: z.literal(true), mark: Mark }),
  },
  noteMark: {
    method: 'PATCH',
    path: '/api/library/books/:id/marks/:mark',
    summary: 'Write a note to a mark.',
    access: 'verified',
    pace: 'normal',
    params: OneMark,
    body: z.object({ note: text(BOOK.markCharacters) }),
    reply: z.object({ success: z.literal(true), mark: Mark }),
  },
  removeMark: {
    method: 'DELETE',
    path: '/api/library/books/:id/marks/:mark',
    summary: 'Take a mark away.',
    access: 'verified',
    pace: 'normal',
    params: OneMark,
    reply: Done,
  },
});

/** Who may make each call, and a good request for it. */
export const trials = ({ ask, textFile }: TrialWorld): Trials<typeof library> => {
  const file = (content: string) => ({ body: {}, files: [textFile('book.md', content)] });
  const bring = async (content: string): Promise<string> =>
    (await ask(library.upload, file(content))).books[0]?.id ?? '';
  let brought: Promise<string> | null = null;
  const own = async () => ({ params: { id: await (brought ??= bring('# The book')) } });
  let ordinal = 0;
  const newBook = async () => ({ params: { id: await bring(`# Book ${++ordinal}`) } });
  const noBook = () => ({ params: { id: NO_ID } });

  const algebra = { params: { id: 'algebra' } };
  const mark = { kind: 'lost', page: 1, start: null, end: null, text: '', note: '' } as const;
  const marked = async () => {
    const { id } = (await ask(library.addMark, { ...algebra, body: mark })).mark;
    return { params: { id: 'algebra', mark: id } };
  };
  const noMark = { params: { id: 'algebra', mark: NO_ID } };
  const note = { body: { note: 'Why?' } };
  const ownBook = verified(200, 'book_not_found');
  const ownMark = verified(200, 'mark_not_found');

  return {
    upload: { request: () => file('# A book'), answers: verified(200) },
    books: { request: () => ({}), answers: verified(200) },
    book: { request: own, answers: ownBook, toSpoil: () => algebra },
    rename: {
      request: async () => ({ ...(await own()), body: { title: 'Another title' } }),
      answers: ownBook,
      toSpoil: () => ({ ...noBook(), body: { title: 'A title', subject: 'A subject' } }),
    },
    retry: {
      request: async () => ({ ...(await own()), body: {} }),
      answers: ownBook,
      toSpoil: () => ({ ...noBook(), body: {} }),
    },
    remove: { request: newBook, answers: ownBook, toSpoil: noBook },
    file: { request: own, answers: ownBook, toSpoil: noBook },
    cover: { request: () => algebra, answers: verified(200) },
    figure: { request: () => ({ params: { id: 'algebra', name: 'balance.svg' } }), answers: anybody(200) },
    pages: {
      request: async () => ({ ...(await own()), query: { from: '1', to: '2' } }),
      answers: ownBook,
      toSpoil: () => ({ ...algebra, query: { from: '1', to: '2' } }),
    },
    search: {
      request: () => ({ query: { q: 'photosynthesis' } }),
      answers: verified(200),
      toSpoil: () => ({ query: { q: 'photosynthesis', book_id: 'biology' } }),
    },
    marks: { request: own, answers: ownBook, toSpoil: () => algebra },
    addMark: {
      request: () => ({ ...algebra, body: mark }),
      answers: verified(200),
      toSpoil: () => ({
        ...algebra,
        body: { kind: 'highlight', page: 1, start: 0, end: 3, text: 'The', note: 'Why?' },
      }),
    },
    noteMark: {
      request: async () => ({ ...(await marked()), ...note }),
      answers: ownMark,
      toSpoil: () => ({ ...noMark, ...note }),
    },
    removeMark: { request: marked, answers: ownMark, toSpoil: () => noMark },
  };
};
