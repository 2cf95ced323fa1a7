import { expect, test } from 'vitest';
import { addressesIn, hrefOf, lastAddressIn } from './typed-addresses.ts';

const found = (text: string): string[] => addressesIn(text).map((one) => one.text);

test('an address ends where its sentence goes on', () => {
  expect(found('See https://example.org/a?b=c#d, then www.example.org/x.')).toEqual([
    'https://example.org/a?b=c#d',
    'www.example.org/x',
  ]);
  expect(found('(https://example.org/a) and “https://example.org”')).toEqual(['https://example.org/a']);
  expect(found('$x = 1$, a.b, mailto, javascript:alert(1), ftp://x, nothttps://x')).toEqual([]);
});

test('the last word is the one that was just finished', () => {
  expect(lastAddressIn('at https://example.org/a.')).toEqual({ index: 3, text: 'https://example.org/a' });
  expect(lastAddressIn('https://example.org is')).toBeNull();
  expect(lastAddressIn('(https://example.org)')).toEqual({ index: 1, text: 'https://example.org' });
});

test('an address without its beginning leads there safely', () => {
  expect(hrefOf('www.example.org')).toBe('https://www.example.org');
  expect(hrefOf('http://example.org')).toBe('http://example.org');
});
