import type { NoteId, StudentId } from '@studia/contract/ids';
import type { Handle } from '../../../db/transaction.ts';

type MakingState = 'waiting' | 'running' | 'done' | 'failed';
type ChapterState = 'waiting' | 'running' | 'done' | 'empty';

interface Wish {
  style: string;
  length: string;
}

/** Notes that are made from books. Whoever asks has looked before whether the note is theirs. */
export const makeMakingStore = (handle: Handle) => ({
  of: (id: NoteId) =>
    handle.selectFrom('note_making').selectAll().where('note_id', '=', id).executeTakeFirst(),

  chapters: (id: NoteId) =>
    handle.selectFrom('note_chapter').selectAll().where('note_id', '=', id).orderBy('chapter').execute(),

  add: async (id: NoteId, making: Wish & { book_id: string }, now: Date): Promise<void> => {
    await handle
      .insertInto('note_making')
      .values({ note_id: id, ...making, state: 'waiting', updated_at: now })
      .execute();
  },

  addChapter: async (id: NoteId, chapter: number, title: string): Promise<void> => {
    await handle
      .insertInto('note_chapter')
      .values({ note_id: id, chapter, title, state: 'waiting' })
      .execute();
  },

  change: async (id: NoteId, making: Wish & { state: MakingState }, now: Date): Promise<void> => {
    await handle
      .updateTable('note_making')
      .set({ ...making, updated_at: now })
      .where('note_id', '=', id)
      .execute();
  },

  enterChapter: async (id: NoteId, chapter: number, state: ChapterState): Promise<void> => {
    await handle
      .updateTable('note_chapter')
      .set({ state })
      .where('note_id', '=', id)
      .where('chapter', '=', chapter)
      .execute();
  },

  askAgain: async (id: NoteId, chapters: readonly number[]): Promise<void> => {
    await handle
      .updateTable('note_chapter')
      .set({ state: 'waiting' })
      .where('note_id', '=', id)
      .where('chapter', 'in', chapters)
      .execute();
  },

  /** Remembers what was made of a chapter, to tell later what the student changed. */
  keepChapter: async (id: NoteId, chapter: number, content: string): Promise<void> => {
    await handle
      .updateTable('note_chapter')
      .set({ content })
      .where('note_id', '=', id)
      .where('chapter', '=', chapter)
      .execute();
  },

  all: (owner: StudentId) =>
    handle
      .selectFrom('note_making')
      .innerJoin('note', 'note.id', 'note_making.note_id')
      .where('note.student_id', '=', owner)
      .select(['note_id', 'book_id', 'style', 'length', 'state'])
      .execute(),
});
