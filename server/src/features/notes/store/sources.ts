import type { NoteId, StudentId } from '@studia/contract/ids';
import type { Quote } from '@studia/contract/proof';
import type { Handle } from '../../../db/transaction.ts';

/** The quotes of notes. Whoever asks has looked before whether the note is theirs. */
export const makeSourceStore = (handle: Handle) => ({
  of: async (id: NoteId, keys: readonly string[]): Promise<{ key: string; quote: Quote }[]> => {
    if (keys.length === 0) return [];
    const rows = await handle
      .selectFrom('note_source')
      .select(['key', 'quote'])
      .where('note_id', '=', id)
      .where('key', 'in', keys)
      .execute();
    return rows.map(({ key, quote }) => ({ key, quote: quote as Quote }));
  },

  add: async (id: NoteId, quotes: readonly { key: string; quote: Quote }[]): Promise<void> => {
    if (quotes.length === 0) return;
    await handle
      .insertInto('note_source')
      .values(quotes.map(({ key, quote }) => ({ note_id: id, key, quote: JSON.stringify(quote) })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  /** Takes quotes over from other notes of the same student: words that were copied keep their source. */
  adopt: async (owner: StudentId, id: NoteId, keys: readonly string[]): Promise<void> => {
    if (keys.length === 0) return;
    await handle
      .insertInto('note_source')
      .columns(['note_id', 'key', 'quote'])
      .expression((eb) =>
        eb
          .selectFrom('note_source')
          .innerJoin('note', 'note.id', 'note_source.note_id')
          .where('note.student_id', '=', owner)
          .where('note_source.key', 'in', keys)
          .distinctOn('note_source.key')
          .select([eb.val(id).as('note_id'), 'note_source.key', 'note_source.quote']),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  all: (owner: StudentId) =>
    handle
      .selectFrom('note_source')
      .innerJoin('note', 'note.id', 'note_source.note_id')
      .where('note.student_id', '=', owner)
      .select(['note_id', 'key', 'quote'])
      .execute(),
});
