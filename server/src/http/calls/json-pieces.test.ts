import { describe, expect, it } from 'vitest';
import { jsonObject, jsonPieces } from './json-pieces.ts';

const rows = async function* (...values: unknown[]) {
  yield* values;
};
const written = async (pieces: AsyncIterable<string>): Promise<unknown> => {
  let text = '';
  for await (const piece of pieces) text += piece;
  return JSON.parse(text);
};

describe('a document in pieces', () => {
  it.each([
    ['a word', 'He said "no"'],
    ['nothing', null],
    ['a list', [1, 'two', null]],
    ['an object without rows', { a: { b: [1] }, at: '2026-03-10' }],
  ])('is %s as it stands', async (_, value) => {
    expect(await written(jsonPieces(value))).toEqual(value);
  });

  it('has every row of a list that comes row by row, also inside of other things', async () => {
    const value = { title: 'A', messages: rows({ id: 1 }, { id: 2, quotes: rows('x', 'y') }), none: rows() };
    expect(await written(jsonPieces(rows(value, 3)))).toEqual([
      { title: 'A', messages: [{ id: 1 }, { id: 2, quotes: ['x', 'y'] }], none: [] },
      3,
    ]);
  });

  it('takes a row only when the one before it was written', async () => {
    let taken = 0;
    const counted = async function* () {
      for (let row = 0; row < 100; row += 1) {
        taken += 1;
        yield { row };
      }
    };
    const pieces = jsonPieces(counted());
    for (let piece = 0; piece < 4; piece += 1) await pieces.next();
    expect(taken).toBe(2);
  });

  it('has its parts by name, and leaves out what is not there', async () => {
    const parts = rows(['a', 1], ['b', undefined], ['c', rows()]) as AsyncIterable<
      readonly [string, unknown]
    >;
    expect(await written(jsonObject(parts))).toEqual({ a: 1, c: [] });
    expect(await written(jsonObject([]))).toEqual({});
  });
});
