import { expect, test } from 'vitest';
import { makeReadingTime, READ_AFTER_MS } from './reading-time.ts';

test('a page counts as read after some seconds in view, and is told once', () => {
  const time = makeReadingTime();
  time.look(4, 0);
  expect(time.takeRead(READ_AFTER_MS - 1)).toEqual([]);
  expect(time.takeRead(READ_AFTER_MS)).toEqual([4]);
  expect(time.takeRead(READ_AFTER_MS * 3)).toEqual([]);
});

test('leafing through reads nothing, and short looks add up', () => {
  const time = makeReadingTime();
  for (let page = 1; page <= 20; page += 1) time.look(page, page * 500);
  time.look(3, 11_000);
  expect(time.takeRead(12_000)).toEqual([]);
  time.look(8, 11_000 + READ_AFTER_MS - 500);
  expect(time.takeRead(17_000)).toEqual([3]);
});

test('a tab behind others reads nothing', () => {
  const time = makeReadingTime();
  time.look(2, 0);
  time.look(null, 1000);
  expect(time.takeRead(60_000)).toEqual([]);
});

test('what could not be told is told again', () => {
  const time = makeReadingTime();
  time.look(2, 0);
  expect(time.takeRead(READ_AFTER_MS)).toEqual([2]);
  time.giveBack([2]);
  expect(time.takeRead(READ_AFTER_MS)).toEqual([2]);
});
