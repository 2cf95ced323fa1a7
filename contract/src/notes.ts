import * as z from 'zod/mini';
import { Done } from './done.ts';
import { endpoints } from './endpoint.ts';
import { NoteId, NotePictureId } from './ids.ts';
import { NOTE } from './limits.ts';
import { Quote } from './proof.ts';
import { filledText, text } from './text.ts';
import { NO_ID, verified, type Trials, type TrialWorld } from './trial.ts';

/** Where a note began: written by the student, saved from elsewhere in Studia, or made from a book. */
export const NoteOrigin = z.enum(['own', 'import', 'chat', 'reader', 'live', 'ai']);
export type NoteOrigin = z.infer<typeof NoteOrigin>;

/** What a note came from; its id leads there as long as it exists, its title stays. */
export const NoteSource = z.object({
  origin: NoteOrigin,
  id: z.nullable(text(64)),
  title: z.nullable(text(NOTE.titleCharacters)),
});
export type NoteSource = z.infer<typeof NoteSource>;

const Tag = filledText(NOTE.tagCharacters);
const Tags = z.array(Tag).check(z.maxLength(NOTE.mostTags, { error: 'note_too_large' }));
const Quotes = z.array(Quote).check(z.maxLength(NOTE.mostQuotes, { error: 'note_too_large' }));
const Title = text(NOTE.titleCharacters);
const Content = text(NOTE.contentCharacters);

/** A line of the list of notes. */
export const NoteSummary = z.object({
  id: NoteId,
  title: z.string(),
  /** Its first words. */
  preview: z.string(),
  tags: z.array(z.string()),
  source: NoteSource,
  words: z.number(),
  revision: z.number(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  /** When it went into the trash; null while it is not there. */
  deleted_at: z.nullable(z.iso.datetime()),
});
export type NoteSummary = z.infer<typeof NoteSummary>;

/** A quote that a note shows, and whether its book is still there to be opened. */
export const NoteQuote = z.object({ key: z.string(), quote: Quote, available: z.boolean() });
export type NoteQuote = z.infer<typeof NoteQuote>;

/** A note: Markdown that is the student's own. */
export const Note = z.extend(NoteSummary, { content: z.string(), quotes: z.array(NoteQuote) });
export type Note = z.infer<typeof Note>;

/** Why a version of a note was kept. */
export const RevisionReason = z.enum(['edit', 'restore', 'merge', 'made']);
export type RevisionReason = z.infer<typeof RevisionReason>;

/** An earlier version of a note. */
export const NoteRevision = z.object({
  revision: z.number(),
  reason: RevisionReason,
  words: z.number(),
  saved_at: z.iso.datetime(),
});
export type NoteRevision = z.infer<typeof NoteRevision>;

export const NoteSort = z.enum(['changed', 'created', 'title']);
export type NoteSort = z.infer<typeof NoteSort>;

const OneNote = z.object({ id: NoteId });
const Answer = z.object({ success: z.literal(true), note: Note });

/** Notes of a student. */
export const notes = endpoints({
  list: {
    method: 'GET',
    path: '/api/notes',
    summary: 'The student’s notes; a question finds them by words and by meaning, the best first.',
    access: 'verified',
    pace: 'normal',
    query: z.object({
      question: z.optional(text(NOTE.questionCharacters)),
      tag: z.optional(text(NOTE.tagCharacters)),
      origin: z.optional(NoteOrigin),
      source: z.optional(text(64)),
      sort: z.optional(NoteSort),
      trash: z.optional(z.enum(['true', 'false'])),
      offset: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(NOTE.mostNotes))),
    }),
    reply: z.object({
      success: z.literal(true),
      notes: z.array(NoteSummary),
      /** How many there are in all. */
      total: z.number(),
      /** Every tag in use, the most used first. */
      tags: z.array(z.object({ tag: z.string(), notes: z.number() })),
      /** How many lie in the trash. */
      trashed: z.number(),
    }),
  },
  create: {
    method: 'POST',
    path: '/api/notes',
    summary: 'Keep a new note. Quotes that its text does not show are listed at its end.',
    access: 'verified',
    pace: 'normal',
    megabytes: NOTE.megabytes,
    body: z.object({
      /** The sender's own id for the note: the same id again never makes a second one. */
      id: z.optional(NoteId),
      title: Title,
      content: Content,
      tags: z.optional(Tags),
      source: z.optional(NoteSource),
      quotes: z.optional(Quotes),
    }),
    reply: Answer,
  },
  read: {
    method: 'GET',
    path: '/api/notes/:id',
    summary: 'One note with its quotes.',
    access: 'verified',
    pace: 'normal',
    params: OneNote,
    reply: Answer,
  },
  update: {
    method: 'PATCH',
    path: '/api/notes/:id',
    summary: 'Change a note that nobody changed meanwhile.',
    access: 'verified',
    pace: 'normal',
    megabytes: NOTE.megabytes,
    params: OneNote,
    body: z.object({
      /** What the change is based on. */
      revision: z.int(),
      title: z.optional(Title),
      content: z.optional(Content),
      tags: z.optional(Tags),
      quotes: z.optional(Quotes),
      reason: z.optional(RevisionReason),
    }),
    reply: Answer,
  },
  trash: {
    method: 'POST',
    path: '/api/notes/:id/trash',
    summary: 'Put a note into the trash, where it stays for 30 days, or take it out again.',
    access: 'verified',
    pace: 'normal',
    params: OneNote,
    body: z.object({ trashed: z.boolean() }),
    reply: Answer,
  },
  delete: {
    method: 'DELETE',
    path: '/api/notes/:id',
    summary: 'Delete a note for good, with its history.',
    access: 'verified',
    pace: 'normal',
    params: OneNote,
    reply: Done,
  },
  revisions: {
    method: 'GET',
    path: '/api/notes/:id/revisions',
    summary: 'The earlier versions of a note that are kept, the newest first.',
    access: 'verified',
    pace: 'normal',
    params: OneNote,
    reply: z.object({ success: z.literal(true), revisions: z.array(NoteRevision) }),
  },
  revision: {
    method: 'GET',
    path: '/api/notes/:id/revisions/:revision',
    summary: 'The text of an earlier version, with its quotes.',
    access: 'verified',
    pace: 'normal',
    params: z.object({ id: NoteId, revision: z.coerce.number().check(z.int()) }),
    reply: z.object({
      success: z.literal(true),
      title: z.string(),
      content: z.string(),
      quotes: z.array(NoteQuote),
    }),
  },
  word: {
    method: 'GET',
    path: '/api/notes/:id/word',
    summary: 'The note as a document for word processors.',
    access: 'verified',
    pace: 'upload',
    params: OneNote,
    file: true,
    reply: null,
  },
  anki: {
    method: 'GET',
    path: '/api/notes/:id/anki',
    summary: 'The terms and questions of a note as cards, in a package for Anki.',
    access: 'verified',
    pace: 'upload',
    params: OneNote,
    file: true,
    reply: null,
  },
  addPicture: {
    method: 'POST',
    path: '/api/notes/pictures',
    summary: 'Keep a picture for a note, as multipart/form-data with one `file` of up to 10 MB.',
    access: 'verified',
    pace: 'upload',
    body: z.object({}),
    files: {
      field: 'file',
      most: 1,
      megabytes: NOTE.pictureMegabytes,
      tooLarge: 'note_picture_too_large',
    },
    reply: z.object({ success: z.literal(true), id: NotePictureId }),
  },
  picture: {
    method: 'GET',
    path: '/api/notes/pictures/:id',
    summary: 'A picture of a note.',
    access: 'verified',
    pace: 'reading',
    params: z.object({ id: NotePictureId }),
    file: true,
    reply: null,
  },
});

/** Who may make each call, and a good request for it. */
export const trials = ({ ask, pictureFile }: TrialWorld): Trials<typeof notes> => {
  const body = {
    title: 'Cells',
    content: 'A cell is small.',
    tags: ['biology'],
    source: { origin: 'chat' as const, id: null, title: 'Cells' },
    quotes: [{ book_id: 'biology', title: 'Biology', page: 1, start: 0, end: 4, text: 'Cell' }],
  };
  const made = async () => (await ask(notes.create, { body: { title: 'Cells', content: 'Small.' } })).note;
  const request = async () => ({ params: { id: (await made()).id } });
  const noNote = { params: { id: NO_ID } };
  const answers = verified(200, 'note_not_found');
  const picture = async () => ({ body: {}, files: [await pictureFile('leaf.png')] });
  return {
    list: {
      request: () => ({ query: {} }),
      answers: verified(200),
      toSpoil: () => ({ query: { question: 'cells', tag: 'biology', source: 'biology' } }),
    },
    create: {
      request: () => ({ body: { title: 'Cells', content: 'Small.' } }),
      answers: verified(200),
      toSpoil: () => ({ body }),
    },
    read: { request, answers, toSpoil: () => noNote },
    update: {
      request: async () => ({ params: { id: (await made()).id }, body: { revision: 1, content: 'Tiny.' } }),
      answers,
      toSpoil: () => ({
        ...noNote,
        body: { revision: 1, title: 'Cells', content: 'Tiny.', tags: ['a'], quotes: body.quotes },
      }),
    },
    trash: {
      request: async () => ({ params: { id: (await made()).id }, body: { trashed: true } }),
      answers,
      toSpoil: () => ({ ...noNote, body: { trashed: true } }),
    },
    delete: { request, answers, toSpoil: () => noNote },
    revisions: { request, answers, toSpoil: () => noNote },
    revision: {
      request: async () => ({ params: { id: (await made()).id, revision: 1 } }),
      answers,
      toSpoil: () => ({ params: { id: NO_ID, revision: 1 } }),
    },
    word: { request, answers, toSpoil: () => noNote },
    anki: {
      request: async () => {
        const { note } = await ask(notes.create, { body: { title: 'Cells', content: '**Cell**: small' } });
        return { params: { id: note.id } };
      },
      answers,
      toSpoil: () => noNote,
    },
    addPicture: { request: picture, answers: verified(200) },
    picture: {
      request: async () => ({ params: { id: (await ask(notes.addPicture, await picture())).id } }),
      answers: verified(200, 'note_picture_not_found'),
      toSpoil: () => noNote,
    },
  };
};
