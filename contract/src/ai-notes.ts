import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { BookId, NoteId } from './ids.ts';
import { LESSON, NOTE } from './limits.ts';
import { Note } from './notes.ts';
import { NO_ID, verified, type Trials, type TrialWorld } from './trial.ts';

/** How notes on a chapter are laid out. */
export const NoteStyle = z.enum(['summary', 'cornell', 'outline', 'terms', 'exam']);
export type NoteStyle = z.infer<typeof NoteStyle>;

export const NoteLength = z.enum(['short', 'medium', 'long']);
export type NoteLength = z.infer<typeof NoteLength>;

/** How far a note is that is made from a book; `empty` is a chapter that nothing could be said about. */
export const NoteMaking = z.object({
  note_id: NoteId,
  book_id: z.string(),
  style: NoteStyle,
  length: NoteLength,
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  chapters: z.array(
    z.object({
      chapter: z.number(),
      title: z.string(),
      state: z.enum(['waiting', 'running', 'done', 'empty']),
    }),
  ),
});
export type NoteMaking = z.infer<typeof NoteMaking>;

const chapterNumber = z.int().check(z.minimum(0), z.maximum(LESSON.mostChapters));
const chapters = z
  .array(chapterNumber)
  .check(
    z.minLength(1, { error: 'text_missing' }),
    z.maxLength(NOTE.mostChapters, { error: 'note_too_large' }),
  );
const Answer = z.object({ success: z.literal(true), note: Note, making: NoteMaking });

/** Notes that are made from a book, chapter by chapter; every line opens the page that proves it. */
export const aiNotes = endpoints({
  make: {
    method: 'POST',
    path: '/api/ai-notes',
    summary: 'Have notes made on chapters of a book, in the background.',
    access: 'verified',
    pace: 'tutor',
    body: z.object({
      /** The sender's own id for the note: the same id again never makes a second one. */
      id: z.optional(NoteId),
      book: BookId,
      /** Counted from 0, as lessons are. */
      chapters,
      style: NoteStyle,
      length: NoteLength,
    }),
    reply: Answer,
  },
  making: {
    method: 'GET',
    path: '/api/ai-notes/:id',
    summary: 'The note, and how far its making is.',
    access: 'verified',
    pace: 'normal',
    params: z.object({ id: NoteId }),
    reply: Answer,
  },
  remake: {
    method: 'POST',
    path: '/api/ai-notes/:id/remake',
    summary: 'Have a chapter made again. What the student changed in it stays.',
    access: 'verified',
    pace: 'tutor',
    params: z.object({ id: NoteId }),
    body: z.object({
      chapters,
      style: z.optional(NoteStyle),
      length: z.optional(NoteLength),
    }),
    reply: Answer,
  },
});

/** Who may make each call, and a good request for it. */
export const trials = ({ ask }: TrialWorld): Trials<typeof aiNotes> => {
  const body = { book: 'arithmetic', chapters: [0], style: 'terms', length: 'short' } as const;
  const made = async () => (await ask(aiNotes.make, { body: { ...body, chapters: [0] } })).note.id;
  const answers = verified(200, 'note_not_found');
  return {
    make: { request: () => ({ body: { ...body, chapters: [0] } }), answers: verified(200) },
    making: {
      request: async () => ({ params: { id: await made() } }),
      answers,
      toSpoil: () => ({ params: { id: NO_ID } }),
    },
    remake: {
      request: async () => ({ params: { id: await made() }, body: { chapters: [0] } }),
      answers,
      toSpoil: () => ({ params: { id: NO_ID }, body: { chapters: [0] } }),
    },
  };
};
