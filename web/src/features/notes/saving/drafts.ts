import type { NoteId } from '@studia/contract/ids';
import type { NoteContent } from '../calls.ts';
import { DRAFTS_DATABASE } from './forget-drafts.ts';

/** What is kept on this device of a note until the server has it. */
export interface Draft {
  id: NoteId;
  student: string;
  /** What the changes are based on; revision 0 is a note that the server has never seen. */
  base: NoteContent & { revision: number };
  latest: NoteContent;
  /** What was sent on the way and may have arrived, by name. */
  sent?: readonly string[];
}

const STORE = 'drafts';

let opening: Promise<IDBDatabase> | null = null;

const open = (): Promise<IDBDatabase> =>
  (opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DRAFTS_DATABASE, 1);
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(STORE, { keyPath: 'id' }),
    );
    request.addEventListener('success', () => {
      // Who forgets everything must not wait for us.
      request.result.addEventListener('versionchange', () => {
        request.result.close();
        opening = null;
      });
      resolve(request.result);
    });
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
  }).catch((error: unknown) => {
    opening = null;
    throw error;
  }));

const act = async <T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> => {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, mode);
    const request = work(transaction.objectStore(STORE));
    // What a browser has only accepted is lost when it is killed; what it has completed is not.
    transaction.addEventListener('complete', () => resolve(request.result));
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('refused')));
  });
};

/** A browser that keeps nothing (a private window, a full disk) still lets one write: then only the server keeps it. */
const orNothing = (error: unknown): void => void error;

export const keepDraft = (draft: Draft): Promise<void> =>
  act('readwrite', (store) => store.put(draft)).then(() => {}, orNothing);

/** What this device kept of a note for this student. */
export const readDraft = async (id: NoteId, student: string): Promise<Draft | null> => {
  const draft = await act<Draft | undefined>(
    'readonly',
    (store) => store.get(id) as IDBRequest<Draft | undefined>,
  ).catch(() => undefined);
  return draft?.student === student ? draft : null;
};

export const dropDraft = (id: NoteId): Promise<void> =>
  act('readwrite', (store) => store.delete(id)).then(() => {}, orNothing);
