import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { newId } from '../../../client/new-id.ts';
import { uploadText as text } from '../../../text/library.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { sendBook } from '../calls.ts';
import { isSending, makeUploads, type Upload } from './uploads.ts';

/** Where every upload is in sight. */
const SHELVES = '/curriculum';

/** The server counts calls by the minute. */
const PAUSE_MS = 15_000;

/** The uploads of this tab. */
export const uploads = makeUploads({
  send: sendBook,
  newKey: newId,
  later: (act) => void setTimeout(act, PAUSE_MS),
});

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
  useWordOfArrivals();
  useEffect(() => (student === null ? undefined : () => uploads.stopAll()), [student]);
};

/** Tells what became of an upload to who has walked on. */
const useWordOfArrivals = (): void => {
  const { pathname } = useLocation();
  const announced = useRef(new Set<Upload>());
  const all = useUploads();
  useEffect(() => {
    for (const upload of all) {
      if (announced.current.has(upload) || upload.state === 'waiting' || upload.state === 'sending') continue;
      announced.current.add(upload);
      if (pathname === SHELVES) continue;
      if (upload.book) toast.good(text.arrived(upload.book.title));
      else toast.bad(text.failed(upload.file.name));
    }
  }, [all, pathname]);
};
