import { aiNotes, type NoteLength, type NoteStyle } from '@studia/contract/ai-notes';
import type { NoteId } from '@studia/contract/ids';
import { lessons } from '@studia/contract/lessons';
import { call } from '../../../client/call.ts';

interface Wish {
  id: NoteId;
  book: string;
  chapters: number[];
  style: NoteStyle;
  length: NoteLength;
}

export const makeNotes = (wish: Wish) => call(aiNotes.make, { body: wish });

export const readMaking = (id: NoteId) => call(aiNotes.making, { params: { id } });

export const remakeChapter = (
  id: NoteId,
  body: { chapters: number[]; style: NoteStyle; length: NoteLength },
) => call(aiNotes.remake, { params: { id }, body });

/** The chapters of a book that there is something to note in. */
export const listChapters = (book: string) => call(lessons.ofBook, { params: { book } });
