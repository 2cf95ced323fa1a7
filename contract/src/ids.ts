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

export const AttachmentId = idOf('attachment');
/** A file that a student showed the tutor. */
export type AttachmentId = z.infer<typeof AttachmentId>;

export const BookId = z.string().check(z.regex(/^[a-z0-9-]{1,64}$/));
/** A book: a student's own has a UUID, one that comes with Studia a short name. */
export type BookId = z.infer<typeof BookId>;
