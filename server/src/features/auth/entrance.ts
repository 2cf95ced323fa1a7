import { inTransaction, type Handle } from '../../db/transaction.ts';
import type { Note } from './events.ts';
import type { Post } from './post.ts';
import type { Origin, Student } from './rules.ts';
import type { Sessions, Signed } from './sessions.ts';
import { makeAuthStore } from './store.ts';

interface Dependencies {
  db: Handle;
  sessions: Sessions;
  note: Note;
  post: Post;
}

/** Lets in who has shown who they are. Whoever wanted to leave has changed their mind by coming back. */
export type Enter = (student: Student, how: { remembered: boolean; origin: Origin }) => Promise<Signed>;

export const makeEnter =
  ({ db, sessions, note, post }: Dependencies): Enter =>
  async (student, { remembered, origin }) => {
    const start = await sessions.starter();
    return inTransaction(db, async (transaction) => {
      const within = makeAuthStore(transaction);
      if (student.deleteRequestedAt !== null) {
        await within.changeStudent(student.id, { delete_requested_at: null });
        await note(within, 'deletion-undone', student.id, origin);
        await post(transaction, student.id, 'deletion-undone');
      }
      await note(within, 'signed-in', student.id, origin);
      return start(within, student, remembered, origin);
    });
  };
