import { useEffect, useSyncExternalStore } from 'react';
import { newId } from '../../../client/new-id.ts';
import { sendBook } from '../calls.ts';
import { isSending, makeUploads, type Upload } from './uploads.ts';

/** The uploads of this tab. */
export const uploads = makeUploads({ send: sendBook, newKey: newId });

export const useUploads = (): readonly Upload[] => useSyncExternalStore(uploads.subscribe, uploads.list);

/** Asks before the page goes away with a file half sent, and sends nothing on for who has signed out. */
export const useUploadsInBackground = (student: string | null): void => {
  const sending = isSending(useUploads());
  useEffect(() => {
    if (!sending) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [sending]);
  useEffect(() => (student === null ? undefined : () => uploads.stopAll()), [student]);
};
