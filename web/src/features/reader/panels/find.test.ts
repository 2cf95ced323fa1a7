import { expect, test } from 'vitest';
import { findOn, nextFound } from './find.ts';

const page = { number: 7, text: 'A cell wall.\nCELL walls are ﬁrm; the café has none.' };

test('every place of a word is found, whatever its case', () => {
  const found = findOn(page, 'cell');
  expect(found.map(({ page: number, start, end }) => [number, page.text.slice(start, end)])).toEqual([
    [7, 'cell'],
    [7, 'CELL'],
  ]);
  expect(found[0]).toMatchObject({
    before: 'A ',
    words: 'cell',
    after: ' wall. CELL walls are ﬁrm; the café has no…',
  });
});

test('the dots of a list of contents take no room from the words', () => {
  const dots = ' .'.repeat(60);
  const text = `Cells${dots} 3 Moss and fern${dots} 9 Seeds${dots} 12`;
  expect(findOn({ number: 1, text }, 'fern')[0]).toMatchObject({
    before: 'Cells … 3 Moss and ',
    after: ' … 9 Seeds…',
  });
});

test('accents, ligatures and line ends are overlooked', () => {
  expect(findOn(page, 'firm')).toHaveLength(1);
  expect(findOn(page, 'cafe')).toHaveLength(1);
  expect(findOn(page, 'wall cell')).toHaveLength(1);
});

test('words that stand there only by chance are not found', () => {
  expect(findOn({ number: 1, text: 'The data are here.' }, 'at a')).toEqual([]);
  expect(findOn(page, '…')).toEqual([]);
});

test('what was found is leafed through from the open page on, round and round', () => {
  const places = [{ page: 5 }, { page: 5 }, { page: 30 }, { page: 80 }];
  expect(nextFound(places, null, 1, 12)).toBe(2);
  expect(nextFound(places, null, -1, 12)).toBe(1);
  expect(nextFound(places, null, 1, 81)).toBe(0);
  expect(nextFound(places, null, -1, 4)).toBe(3);
  expect(nextFound(places, 3, 1, 12)).toBe(0);
  expect(nextFound(places, 0, -1, 12)).toBe(3);
});
