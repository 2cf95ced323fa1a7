import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { BookId, StudentId } from './ids.ts';
import { Book, Progress } from './library.ts';
import { BOOK } from './limits.ts';
import { text } from './text.ts';
import { anybody, type Trials, type TrialWorld } from './trial.ts';

export const Subject = z.object({
  name: z.string(),
  /** Chosen by those of a stream only; null for everybody's. */
  stream: z.nullable(z.string()),
  /** How many books of this subject and grade there are. */
  books: z.number(),
});
/** A school subject. */
export type Subject = z.infer<typeof Subject>;

const filter = z.optional(text(80));

/** SPEC 7.3, books by grade, country, stream and subject, and how far a student is. */
export const curriculum = endpoints({
  books: {
    method: 'GET',
    path: '/api/curriculum/books',
    summary: 'Books that come with Studia or were imported for everybody, by the filters that are not empty.',
    access: 'anyone',
    pace: 'normal',
    query: z.object({
      grade: filter,
      subject: filter,
      country: filter,
      stream: filter,
      language: filter,
      q: filter,
    }),
    reply: z.object({ success: z.literal(true), books: z.array(Book) }),
  },
  trackProgress: {
    method: 'PUT',
    path: '/api/curriculum/user/:userId/progress/:bookId',
    summary: 'How far a reader is in a book. With a token it is kept for that student.',
    access: 'anyone',
    pace: 'normal',
    params: z.object({ userId: StudentId, bookId: BookId }),
    body: z.object({
      page: z.number().check(z.int(), z.minimum(1), z.maximum(BOOK.mostPages)),
      /** Pages that were read since the last call. */
      read: z.optional(
        z
          .array(z.number().check(z.int(), z.minimum(1), z.maximum(BOOK.mostPages)))
          .check(z.maxLength(200, { error: 'text_too_long' })),
      ),
    }),
    reply: z.object({ success: z.literal(true), progress: Progress }),
  },
  subjectsByGrade: {
    method: 'GET',
    path: '/api/curriculum/subjects-by-grade/:grade',
    summary: 'The subjects of a grade; a stream and a country make the list more exact.',
    access: 'anyone',
    pace: 'normal',
    params: z.object({ grade: text(40) }),
    query: z.object({ stream: filter, country: filter }),
    reply: z.object({
      success: z.literal(true),
      grade: z.string(),
      country: z.string(),
      /** The streams that this grade knows there; none where it knows none. */
      streams: z.array(z.string()),
      subjects: z.array(Subject),
    }),
  },
});

/** Who may make each call, and a good request for it. */
export const trials = ({ owner }: TrialWorld): Trials<typeof curriculum> => {
  const params = { userId: owner.id, bookId: 'algebra' };
  return {
    books: {
      request: () => ({ query: {} }),
      answers: anybody(200),
      toSpoil: () => ({
        query: {
          grade: '7',
          subject: 'Science',
          country: 'India',
          stream: 'Science',
          language: 'en',
          q: 'cells',
        },
      }),
    },
    trackProgress: {
      request: () => ({ params, body: { page: 2 } }),
      answers: { ...anybody(200), unverified: 'forbidden', another: 'forbidden' },
      toSpoil: () => ({ params, body: { page: 2, read: [1, 2] } }),
    },
    subjectsByGrade: {
      request: () => ({ params: { grade: '7' }, query: {} }),
      answers: anybody(200),
      toSpoil: () => ({ params: { grade: '7' }, query: { stream: 'Science', country: 'India' } }),
    },
  };
};
