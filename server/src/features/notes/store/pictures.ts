import type { NotePictureId, StudentId } from '@studia/contract/ids';
import { sql } from 'kysely';
import type { Handle } from '../../../db/transaction.ts';

interface NewPicture {
  id: NotePictureId;
  file: string;
  type: string;
  size: number;
}

/** Pictures that stand in notes. */
export const makePictureStore = (handle: Handle) => ({
  add: async (owner: StudentId, { id, file, type, size }: NewPicture, now: Date): Promise<void> => {
    await handle
      .insertInto('note_picture')
      .values({ id, student_id: owner, file, file_type: type, file_size: size, created_at: now })
      .execute();
  },

  one: (owner: StudentId, id: NotePictureId) =>
    handle
      .selectFrom('note_picture')
      .selectAll()
      .where('student_id', '=', owner)
      .where('id', '=', id)
      .executeTakeFirst(),

  all: (owner: StudentId) =>
    handle.selectFrom('note_picture').selectAll().where('student_id', '=', owner).execute(),

  /** Takes away what stands in no note and in no version of one, whosever it is. */
  removeLoose: (before: Date) =>
    handle
      .deleteFrom('note_picture')
      .where('created_at', '<', before)
      .where(
        sql<boolean>`not exists (
          select from note where note.student_id = note_picture.student_id
            and (strpos(note.content, note_picture.id::text) > 0 or exists (
              select from note_revision where note_revision.note_id = note.id
                and strpos(note_revision.content, note_picture.id::text) > 0)))`,
      )
      .returning('file')
      .execute(),
});
