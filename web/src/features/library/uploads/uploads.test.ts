import { ERRORS } from '@studia/contract/error-list';
import { Failure } from '@studia/contract/errors';
import type { Book } from '@studia/contract/library';
import { expect, it } from 'vitest';
import { uploadText } from '../../../text/library.ts';
import { canTryAgain, isSending, makeUploads } from './uploads.ts';

interface Sending {
  file: File;
  signal: AbortSignal;
  onProgress: (part: number) => void;
  arrive: (id: string) => void;
  fail: (error: unknown) => void;
}

/** A server that answers when the test tells it to. */
const scripted = () => {
  const sent: Sending[] = [];
  const waiting: (() => void)[] = [];
  let keys = 0;
  const uploads = makeUploads({
    newKey: () => `key-${(keys += 1)}`,
    later: (act) => waiting.push(act),
    send: (file, { signal, onProgress }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Failure('network_failed', ERRORS.network_failed)));
        const arrive = (id: string): void => resolve({ id, title: id } as Book);
        sent.push({ file, signal, onProgress, arrive, fail: reject });
      }),
  });
  const states = () => uploads.list().map(({ state }) => state);
  return { uploads, sent, states, goOn: () => waiting.splice(0).forEach((act) => act()) };
};
const fileOf = (name: string, size = 3): File => {
  const file = new File(['abc'], name);
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('two files are sent side by side, the next when one has arrived', async () => {
  const { uploads, sent, states } = scripted();
  uploads.add([fileOf('a'), fileOf('b'), fileOf('c')], []);
  expect(states()).toEqual(['sending', 'sending', 'waiting']);
  sent[0]?.onProgress(0.5);
  expect(uploads.list()[0]?.progress).toBe(0.5);
  expect(isSending(uploads.list())).toBe(true);
  sent[0]?.arrive('book-a');
  await settled();
  expect(states()).toEqual(['arrived', 'sending', 'sending']);
  sent[1]?.arrive('book-b');
  sent[2]?.arrive('book-c');
  await settled();
  expect(isSending(uploads.list())).toBe(false);
});

it('a book that stands on the shelf already is told as such, and so is the same file twice at once', async () => {
  const { uploads, sent } = scripted();
  uploads.add([fileOf('old'), fileOf('new'), fileOf('again')], [{ id: 'old-book' }]);
  sent[0]?.arrive('old-book');
  sent[1]?.arrive('new-book');
  await settled();
  sent[2]?.arrive('new-book');
  await settled();
  expect(uploads.list().map(({ already }) => already)).toEqual([true, false, true]);
  uploads.takeOffShelf('old-book');
  uploads.add([fileOf('old')], []);
  sent[3]?.arrive('old-book');
  await settled();
  expect(uploads.list().at(-1)?.already).toBe(false);
});

it('a file that is too large or empty is told before a byte is sent', () => {
  const { uploads, sent } = scripted();
  uploads.add(
    [fileOf('huge', 200 * 1024 * 1024 + 1), fileOf('none', 0), fileOf('just', 200 * 1024 * 1024)],
    [],
  );
  expect(uploads.list().map(({ problem }) => problem)).toEqual([uploadText.tooLarge, uploadText.empty, null]);
  expect(sent.map(({ file }) => file.name)).toEqual(['just']);
  expect(uploads.list().some(canTryAgain)).toBe(false);
});

it('a file that can never be read is told in the server’s words and not offered once more', async () => {
  const { uploads, sent } = scripted();
  uploads.add([fileOf('game.exe'), fileOf('whole-library.pdf')], []);
  sent[0]?.fail(new Failure('book_unreadable', ERRORS.book_unreadable));
  sent[1]?.fail(new Failure('book_too_large', ERRORS.book_too_large));
  await settled();
  expect(uploads.list().map(({ problem }) => problem)).toEqual([
    ERRORS.book_unreadable.sentence,
    ERRORS.book_too_large.sentence,
  ]);
  expect(uploads.list().some(canTryAgain)).toBe(false);
});

it.each(['network_failed', 'shelf_full'] as const)('after %s it can be tried again', async (code) => {
  const { uploads, sent, states } = scripted();
  uploads.add([fileOf('a')], []);
  sent[0]?.fail(new Failure(code, ERRORS[code]));
  await settled();
  const [failed] = uploads.list();
  expect(failed?.problem).toBe(ERRORS[code].sentence);
  expect(failed && canTryAgain(failed)).toBe(true);
  uploads.again(failed?.key ?? '');
  expect(states()).toEqual(['sending']);
  sent[1]?.arrive('book-a');
  await settled();
  expect(states()).toEqual(['arrived']);
});

it('files that come too fast wait until the server takes more', async () => {
  const { uploads, sent, states, goOn } = scripted();
  uploads.add([fileOf('a'), fileOf('b'), fileOf('c')], []);
  sent[0]?.fail(new Failure('too_many_requests', ERRORS.too_many_requests));
  sent[1]?.arrive('book-b');
  await settled();
  expect(states()).toEqual(['waiting', 'arrived', 'waiting']);
  expect(sent).toHaveLength(2);
  goOn();
  expect(states()).toEqual(['sending', 'arrived', 'sending']);
});

it('without a word of the server, the spec’s is said', async () => {
  const { uploads, sent } = scripted();
  uploads.add([fileOf('a')], []);
  sent[0]?.fail(new Error('whatever'));
  await settled();
  expect(uploads.list()[0]?.problem).toBe('Failed to upload files');
});

it('a cancelled upload is gone and makes room for the next', async () => {
  const { uploads, sent, states } = scripted();
  uploads.add([fileOf('a'), fileOf('b'), fileOf('c')], []);
  uploads.forget('key-1');
  expect(sent[0]?.signal.aborted).toBe(true);
  await settled();
  expect(states()).toEqual(['sending', 'sending']);
  expect(sent.at(-1)?.file.name).toBe('c');
});

it('who signs out takes every file along', async () => {
  const { uploads, sent } = scripted();
  let calls = 0;
  uploads.subscribe(() => (calls += 1));
  uploads.add([fileOf('a'), fileOf('b'), fileOf('c')], []);
  uploads.stopAll();
  await settled();
  expect(uploads.list()).toEqual([]);
  expect(sent.every(({ signal }) => signal.aborted)).toBe(true);
  expect(sent).toHaveLength(2);
  expect(calls).toBeGreaterThan(0);
});
