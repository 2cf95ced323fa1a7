import type { NoteId, NotePictureId } from '@studia/contract/ids';
import { notes, type Note, type NoteSource, type RevisionReason } from '@studia/contract/notes';
import type { Quote } from '@studia/contract/proof';
import { call, callKeepalive } from '../../client/call.ts';
import { fetchFile } from '../../client/file.ts';
import { upload } from '../../client/upload.ts';

type ListQuery = Parameters<typeof call<typeof notes.list>>[1]['query'];

/** What is written in a note. */
export interface NoteContent {
  title: string;
  content: string;
  tags: readonly string[];
}

export const listNotes = (query: ListQuery, signal?: AbortSignal) => call(notes.list, { query }, signal);

export const readNote = async (id: NoteId): Promise<Note> =>
  (await call(notes.read, { params: { id } })).note;

interface NewNote extends NoteContent {
  id: NoteId;
  source?: NoteSource;
  quotes?: Quote[];
}

export const createNote = async ({ tags, ...note }: NewNote): Promise<Note> =>
  (await call(notes.create, { body: { ...note, tags: [...tags] } })).note;

const changeOf = (id: NoteId, written: NoteContent, revision: number, reason?: RevisionReason) => ({
  params: { id },
  body: { ...written, tags: [...written.tags], revision, reason },
});

export const updateNote = async (
  id: NoteId,
  written: NoteContent,
  revision: number,
  reason?: RevisionReason,
): Promise<Note> => (await call(notes.update, changeOf(id, written, revision, reason))).note;

/** Saves what was written in the last moment before the page goes away. */
export const updateKeepalive = (id: NoteId, written: NoteContent, revision: number): Promise<void> =>
  callKeepalive(notes.update, changeOf(id, written, revision));

export const trashNote = async (id: NoteId, trashed: boolean): Promise<Note> =>
  (await call(notes.trash, { params: { id }, body: { trashed } })).note;

export const deleteNote = async (id: NoteId): Promise<void> => {
  await call(notes.delete, { params: { id } });
};

export const listRevisions = async (id: NoteId) =>
  (await call(notes.revisions, { params: { id } })).revisions;

export const readRevision = (id: NoteId, revision: number) =>
  call(notes.revision, { params: { id, revision } });

export const sendPicture = async (file: File, signal: AbortSignal): Promise<NotePictureId> =>
  (await upload(notes.addPicture, file, { signal, onProgress: () => {} })).id;

export const fetchPicture = async (id: NotePictureId): Promise<Blob> =>
  (await fetchFile(notes.picture, { params: { id } })).content;
