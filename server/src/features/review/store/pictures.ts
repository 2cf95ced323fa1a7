import type { StudentId } from '@studia/contract/ids';
import { sql, type SqlBool } from 'kysely';
import type { Handle } from '../../../db/transaction.ts';

interface NewPicture {
  id: string;
  file: string;
  size: number;
  name: string;
  type: string;
}

/** Pictures that came with cards. The owner is part of every question asked here. */
export const makePictureStore = (handle: Handle) => {
  const own = (owner: StudentId) => handle.selectFrom('card_picture').where('student_id', '=', owner);
  return {
    add: async (owner: StudentId, { size, ...picture }: NewPicture, now: Date): Promise<void> => {
      await handle
        .insertInto('card_picture')
        .values({ ...picture, file_size: size, student_id: owner, created_at: now })
        .execute();
    },

    find: async (owner: StudentId, ids: readonly string[]) =>
      ids.length === 0 ? [] : own(owner).selectAll().where('id', 'in', ids).orderBy('id').execute(),

    all: (owner: StudentId) => own(owner).selectAll().execute(),

    removeLoose: (owner: StudentId) =>
      handle
        .deleteFrom('card_picture')
        .where('student_id', '=', owner)
        .where(
          sql<SqlBool>`NOT EXISTS (SELECT FROM card WHERE card.student_id = card_picture.student_id
            AND (card.front LIKE '%' || card_picture.id || '%' OR card.back LIKE '%' || card_picture.id || '%'))`,
        )
        .returning('file')
        .execute(),
  };
};
