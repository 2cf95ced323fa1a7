import type { AttachmentId, ChatSessionId, StudentId } from '@studia/contract/ids';
import type { Handle } from '../../db/transaction.ts';

/** A file as it is uploaded. */
interface NewAttachment {
  id: AttachmentId;
  file: string;
  filename: string;
  fileType: string;
  fileSize: number;
  createdAt: Date;
}

/** Files that students show the tutor. */
export const makeAttachmentStore = (handle: Handle) => {
  const owned = (owner: StudentId, ids: readonly AttachmentId[]) =>
    handle.selectFrom('attachment').where('student_id', '=', owner).where('id', 'in', ids);

  return {
    add: async (owner: StudentId, given: NewAttachment): Promise<void> => {
      const { id, file, filename, fileType, fileSize, createdAt } = given;
      await handle
        .insertInto('attachment')
        .values({
          id,
          student_id: owner,
          file,
          filename,
          file_type: fileType,
          file_size: fileSize,
          created_at: createdAt,
        })
        .execute();
    },

    find: (owner: StudentId, ids: readonly AttachmentId[]) =>
      owned(owner, ids).selectAll().orderBy('created_at').orderBy('id').execute(),

    /** Which of them nobody has read yet. */
    waiting: (owner: StudentId, ids: readonly AttachmentId[]) =>
      owned(owner, ids).where('state', '=', 'waiting').select('id').execute(),

    /** The file that a job is about, whosever it is. */
    toRead: (id: AttachmentId) =>
      handle
        .selectFrom('attachment')
        .select(['file', 'file_size'])
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .executeTakeFirst(),

    noteRead: async (id: AttachmentId, state: 'read' | 'unreadable', content: string): Promise<void> => {
      await handle.updateTable('attachment').set({ state, content }).where('id', '=', id).execute();
    },

    /** Ties files to the conversation that shows them. */
    send: (owner: StudentId, session: ChatSessionId, ids: readonly AttachmentId[], now: Date) =>
      handle
        .updateTable('attachment')
        .set({ session_id: session, sent_at: now })
        .where('student_id', '=', owner)
        .where('id', 'in', ids)
        .returning(['id', 'filename', 'file_type', 'file_size'])
        .execute(),

    /** Every file of a student. */
    all: (owner: StudentId) =>
      handle
        .selectFrom('attachment')
        .selectAll()
        .where('student_id', '=', owner)
        .orderBy('created_at')
        .execute(),

    /** Takes away what was sent in a conversation that is gone. */
    removeLeft: (owner: StudentId) =>
      handle
        .deleteFrom('attachment')
        .where('student_id', '=', owner)
        .where('session_id', 'is', null)
        .where('sent_at', 'is not', null)
        .returning('file')
        .execute(),

    /** Takes away what nobody sent, whosever it is. */
    removeLoose: (before: Date) =>
      handle
        .deleteFrom('attachment')
        .where('session_id', 'is', null)
        .where('created_at', '<', before)
        .returning('file')
        .execute(),
  };
};
