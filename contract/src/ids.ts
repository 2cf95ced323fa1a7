import * as z from 'zod/mini';

/** An id that can't be mistaken for an id of another kind of thing; capital letters are the same id, as in the database. */
const idOf = <Kind extends string>(kind: Kind) =>
  z
    .uuid()
    .check(z.toLowerCase(), z.describe(`id of a ${kind}`))
    .brand<Kind>();

export const StudentId = idOf('student');
/** A student, who is also the owner of everything they make. */
export type StudentId = z.infer<typeof StudentId>;

export const ChatSessionId = idOf('chat session');
/** One conversation with the tutor; SPEC 7.3 calls it `session_id`. */
export type ChatSessionId = z.infer<typeof ChatSessionId>;

export const MessageId = idOf('message');
/** One message of a conversation. */
export type MessageId = z.infer<typeof MessageId>;

export const PlanId = idOf('plan');
/** A learning plan. */
export type PlanId = z.infer<typeof PlanId>;

export const WorkingSessionId = idOf('working session');
/** A lesson with the live tutor. */
export type WorkingSessionId = z.infer<typeof WorkingSessionId>;

export const QuizId = idOf('quiz');
/** A quiz of a student. */
export type QuizId = z.infer<typeof QuizId>;

export const CardId = idOf('card');
/** A card that a student reviews. */
export type CardId = z.infer<typeof CardId>;

export const CardPictureId = idOf('picture of a card');
/** A picture that stands on cards. */
export type CardPictureId = z.infer<typeof CardPictureId>;

export const DeckImportId = idOf('import of cards');
/** A file of cards that a student imports. */
export type DeckImportId = z.infer<typeof DeckImportId>;

export const ReviewId = idOf('review');
/** One answer to a card, or the taking back of one: an entry of its log. */
export type ReviewId = z.infer<typeof ReviewId>;

export const AttemptId = idOf('attempt');
/** One answer of a student, by the id that its sender gave it. */
export type AttemptId = z.infer<typeof AttemptId>;

export const AttachmentId = idOf('attachment');
/** A file that a student showed the tutor. */
export type AttachmentId = z.infer<typeof AttachmentId>;

export const TicketId = idOf('ticket');
/** A student's question to whoever runs Studia. */
export type TicketId = z.infer<typeof TicketId>;

export const TicketFileId = idOf('ticket file');
/** A file that goes with such a question. */
export type TicketFileId = z.infer<typeof TicketFileId>;

export const NoteId = idOf('note');
/** A note of a student. */
export type NoteId = z.infer<typeof NoteId>;

export const NotePictureId = idOf('picture of a note');
/** A picture that stands in notes. */
export type NotePictureId = z.infer<typeof NotePictureId>;

export const PodcastId = idOf('podcast');
/** A podcast of a student. */
export type PodcastId = z.infer<typeof PodcastId>;

export const MindMapId = idOf('mind map');
/** A mind map that a student made their own. */
export type MindMapId = z.infer<typeof MindMapId>;

export const BookId = z.string().check(z.regex(/^[a-z0-9-]{1,64}$/));
/** A book: a student's own has a UUID, one that comes with Studia a short name. */
export type BookId = z.infer<typeof BookId>;
