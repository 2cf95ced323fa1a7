import type { StudentId } from '@studia/contract/ids';
import { sql, type SqlBool } from 'kysely';
import type { Handle } from '../../../db/transaction.ts';

interface NewPicture {
  id: string;
  import_id: string;
  file: string;
  file_size: number;
  name: string;
  type: string;
}

/** Pictures that came with cards. The owner is part of every question asked here. */
export const makePictureStore = (handle: Handle) => {
  const own = (owner: StudentId) => handle.selectFrom('card_picture').where('student_id', '=', owner);
  return {
    add: async (owner: StudentId, picture: NewPicture, now: Date): Promise<void> => {
      await handle
        .insertInto('card_picture')
        .values({ ...picture, student_id: owner, created_at: now })
        .execute();
    },

    find: async (owner: StudentId, ids: readonly string[]) =>
      ids.length === 0 ? [] : own(owner).selectAll().where('id', 'in', ids).orderBy('id').execute(),

    all: (owner: StudentId) => own(owner).selectAll().execute(),

    /** What an earlier try of an import left. */
    removeOf: (owner: StudentId, importId: string) =>
      handle
        .deleteFrom('card_picture')
        .where('student_id', '=', owner)
        .where('import_id', '=', importId)
        .returning('file')
        .execute(),

    /** Those that no card shows, but for those whose cards are just being added. */
    removeLoose: (owner: StudentId) =>
      handle
        .deleteFrom('card_picture')
        .where('student_id', '=', owner)
        .where(
          sql<SqlBool>`NOT EXISTS (SELECT FROM card_import
            WHERE card_import.id = import_id AND state IN ('waiting', 'reading', 'adding'))`,
        )
        .where(
          sql<SqlBool>`id::text NOT IN (
            SELECT (regexp_matches(front || ' ' || back, '/api/review/pictures/([0-9a-f-]{36})', 'g'))[1] FROM card
            WHERE card.student_id = ${owner} AND (front LIKE '%/api/review/pictures/%' OR back LIKE '%/api/review/pictures/%'))`,
        )
        .returning('file')
        .execute(),
  };
};
