import { expect, test } from 'vitest';
import { addressOf, placeIn } from './address.ts';

test('an address names a page, alone or with words or positions', () => {
  expect(placeIn('#page=12')).toEqual({ page: 12, quote: null, start: null, end: null });
  expect(placeIn('#page=12&quote=A+balance+%26+more')?.quote).toBe('A balance & more');
  expect(placeIn('#page=3&start=7&end=40')).toEqual({ page: 3, quote: null, start: 7, end: 40 });
});

test('what is no place is none', () => {
  for (const hash of ['', '#', '#page=0', '#page=-1', '#page=1.5', '#page=x', '#quote=abc'])
    expect(placeIn(hash)).toBeNull();
  expect(placeIn('#page=3&start=9&end=9')).toMatchObject({ page: 3, start: null, end: null });
  expect(placeIn('#page=3&start=9')).toMatchObject({ start: null, end: null });
});

test('a place written as an address is read as the same place', () => {
  for (const place of [
    { page: 4, quote: null, start: null, end: null },
    { page: 4, quote: null, start: 0, end: 12 },
    { page: 4, quote: 'A & B = 100 %', start: null, end: null },
  ])
    expect(placeIn(addressOf(place))).toEqual(place);
});
