import type { NoteId } from '@studia/contract/ids';
import type { RevisionReason } from '@studia/contract/notes';
import type { Handle } from '../../../db/transaction.ts';

/** Earlier versions of notes. Whoever asks has looked before whether the note is theirs. */
export const makeRevisionStore = (handle: Handle) => {
  const of = (id: NoteId) => handle.selectFrom('note_revision').where('note_id', '=', id);
  return {
    list: (id: NoteId) =>
      of(id).select(['revision', 'reason', 'content', 'saved_at']).orderBy('revision', 'desc').execute(),

    dates: (id: NoteId) => of(id).select(['revision', 'saved_at']).orderBy('revision', 'desc').execute(),

    one: (id: NoteId, revision: number) =>
      of(id).select(['title', 'content']).where('revision', '=', revision).executeTakeFirst(),

    keep: async (
      id: NoteId,
      version: { revision: number; title: string; content: string; reason: RevisionReason; savedAt: Date },
    ): Promise<void> => {
      const { savedAt, ...content } = version;
      await handle
        .insertInto('note_revision')
        .values({ note_id: id, ...content, saved_at: savedAt })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    remove: async (id: NoteId, revisions: readonly number[]): Promise<void> => {
      if (revisions.length === 0) return;
      await handle
        .deleteFrom('note_revision')
        .where('note_id', '=', id)
        .where('revision', 'in', revisions)
        .execute();
    },
  };
};
