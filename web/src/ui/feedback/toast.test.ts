import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeToasts, toast, toastIsGone, unreadToasts, type ToastMessage } from './toast.ts';

let shown: ToastMessage[] = [];
let leave = (): void => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
});
afterEach(() => {
  leave();
  vi.useRealTimers();
  for (const message of shown) toastIsGone(message);
});

const onTheScreen = (): void => {
  leave = takeToasts((message) => shown.push(message));
};
const unread = () => unreadToasts(Date.now()).map(({ text, duration }) => [text, duration]);

it('what was said before the stack came is shown when it has come', () => {
  toast.good('Saved.', { duration: 3_000 });
  expect(unread()).toEqual([['Saved.', 3_000]]);
  onTheScreen();
  expect(shown).toEqual([{ tone: 'good', text: 'Saved.', duration: 3_000 }]);
});

it('who leaves takes along what was not read yet, with the time that it has left', () => {
  onTheScreen();
  toast.info('Goodbye.', { duration: 12_000 });
  vi.advanceTimersByTime(1_000);
  toast.good('Saved.');
  vi.advanceTimersByTime(4_000);
  expect(unread()).toEqual([
    ['Goodbye.', 7_000],
    ['Saved.', 1_000],
  ]);
  vi.advanceTimersByTime(1_000);
  expect(unread()).toEqual([['Goodbye.', 6_000]]);
});

it('what was put away by hand is not said again', () => {
  onTheScreen();
  toast.info('Goodbye.');
  for (const message of shown) toastIsGone(message);
  expect(unread()).toEqual([]);
});
