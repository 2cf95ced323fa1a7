import { Failure } from '@studia/contract/errors';
import type { Book } from '@studia/contract/library';
import { BOOK } from '@studia/contract/limits';
import { sentenceOf } from '../../../text/errors.ts';
import { libraryFailed, uploadText } from '../../../text/library.ts';

/** A file on its way to the shelf. */
export interface Upload {
  key: string;
  file: File;
  state: 'waiting' | 'sending' | 'arrived' | 'failed';
  /** How much of it has left, from 0 to 1. */
  progress: number;
  problem: string | null;
  /** It is the file itself that is wrong: sending it once more could not help. */
  hopeless: boolean;
  /** The book it became. */
  book: Book | null;
  /** It stood on the shelf before it was brought. */
  already: boolean;
}

interface Dependencies {
  send: (file: File, options: { signal: AbortSignal; onProgress: (part: number) => void }) => Promise<Book>;
  newKey: () => string;
  /** Does something when the server may be asked again. */
  later: (act: () => void) => void;
}

const MEGABYTE = 1024 * 1024;
/** Sent side by side: one more would only make each of them slower. */
const SIDE_BY_SIDE = 2;

/** Files on their way to the shelf. They go on while the student walks from page to page. */
export const makeUploads = ({ send, newKey, later }: Dependencies) => {
  let all: readonly Upload[] = [];
  let resting = false;
  const stops = new Map<string, AbortController>();
  const onShelf = new Set<string>();
  const listeners = new Set<() => void>();

  const become = (next: readonly Upload[]): void => {
    all = next;
    for (const listener of listeners) listener();
  };
  const change = (key: string, part: Partial<Upload>): void =>
    become(all.map((one) => (one.key === key ? { ...one, ...part } : one)));

  const run = async ({ key, file }: Upload): Promise<void> => {
    const stop = new AbortController();
    stops.set(key, stop);
    change(key, { state: 'sending' });
    try {
      const onProgress = (progress: number): void => change(key, { progress });
      const book = await send(file, { signal: stop.signal, onProgress });
      change(key, { state: 'arrived', progress: 1, book, already: onShelf.has(book.id) });
      onShelf.add(book.id);
    } catch (error) {
      if (wantsPause(error)) rest(key);
      else {
        const problem = sentenceOf(error, libraryFailed.upload);
        change(key, { state: 'failed', problem, hopeless: isAboutTheFile(error) });
      }
    }
    // Whoever took its place under the same key has a stop of its own.
    if (stops.get(key) === stop) stops.delete(key);
    goOn();
  };

  /** A whole shelf at once is more than the server takes in a minute: the rest waits its turn. */
  const rest = (key: string): void => {
    change(key, { state: 'waiting', progress: 0 });
    if (resting) return;
    resting = true;
    later(() => {
      resting = false;
      goOn();
    });
  };

  const goOn = (): void => {
    if (resting) return;
    const free = SIDE_BY_SIDE - all.filter(({ state }) => state === 'sending').length;
    for (const one of all.filter(({ state }) => state === 'waiting').slice(0, free)) void run(one);
  };

  const forget = (key: string): void => {
    stops.get(key)?.abort();
    stops.delete(key);
    become(all.filter((one) => one.key !== key));
    goOn();
  };

  return {
    list: (): readonly Upload[] => all,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Sends files one after the other; `shelf` is what stands there already. */
    add: (files: readonly File[], shelf: readonly Pick<Book, 'id'>[]): void => {
      for (const { id } of shelf) onShelf.add(id);
      become([...all, ...files.map((file) => newUpload(newKey(), file))]);
      goOn();
    },
    again: (key: string): void => {
      change(key, { state: 'waiting', progress: 0, problem: null });
      goOn();
    },
    /** Cancels an upload, or puts away what is left of one. */
    forget,
    /** Leaves no file of whoever was signed in. */
    stopAll: (): void => {
      for (const stop of stops.values()) stop.abort();
      stops.clear();
      onShelf.clear();
      become([]);
    },
    /** A book that was deleted may be brought again. */
    takeOffShelf: (bookId: string): void => {
      onShelf.delete(bookId);
      become(all.filter(({ book }) => book?.id !== bookId));
    },
  };
};

/** What the server says about a file, and would say again. */
const ABOUT_THE_FILE: ReadonlySet<string> = new Set(['book_unreadable', 'book_too_large', 'book_missing']);

const isAboutTheFile = (error: unknown): boolean =>
  error instanceof Failure && ABOUT_THE_FILE.has(error.code);

const wantsPause = (error: unknown): boolean =>
  error instanceof Failure && error.code === 'too_many_requests';

/** Told before a byte is sent; what is inside a file only the server can tell. */
const newUpload = (key: string, file: File): Upload => {
  const problem = problemWith(file);
  const state = problem === null ? 'waiting' : 'failed';
  return { key, file, state, progress: 0, problem, hopeless: problem !== null, book: null, already: false };
};

const problemWith = ({ size }: File): string | null => {
  if (size === 0) return uploadText.empty;
  return size > BOOK.megabytes * MEGABYTE ? uploadText.tooLarge : null;
};

/** Sending it once more could help. */
export const canTryAgain = ({ state, hopeless }: Upload): boolean => state === 'failed' && !hopeless;

/** Something would be lost if the page went away now. */
export const isSending = (uploads: readonly Upload[]): boolean =>
  uploads.some(({ state }) => state === 'waiting' || state === 'sending');
