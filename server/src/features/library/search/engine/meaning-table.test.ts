import { describe, expect, it } from 'vitest';
import { packVector } from '../../../../vectors.ts';
import { meaningTable } from './meaning-table.ts';

const vector = (...numbers: number[]) => packVector(Float32Array.from(numbers));
const EAST = vector(1, 0, 0, 0, 0);
const NORTH = vector(0, 1, 0, 0, 0);
const UP = vector(0, 0, 0, 0, 1);
const passages = [[NORTH, UP], [], [EAST, NORTH], [NORTH, NORTH, UP], [EAST]];

describe('a question among passages', () => {
  it('is alike to each sentence', () => {
    const question = meaningTable(passages)(Float32Array.of(0.6, 0, 0, 0, 0.8));
    expect(question.likenesses(0)).toEqual([0, expect.closeTo(0.8, 6)]);
    expect(question.likenesses(1)).toEqual([]);
    expect(question.likenesses(4)).toEqual([expect.closeTo(0.6, 6)]);
  });

  it('is near to passages by their best sentence, the nearest first', () => {
    const question = meaningTable(passages)(Float32Array.of(0.9, 0.1, 0, 0, 0.5));
    expect(question.nearest(9)).toEqual([2, 4, 0, 3, 1]);
    expect(question.nearest(3)).toEqual([2, 4, 0]);
  });

  it('is compared only with passages whose middle is near', () => {
    const question = meaningTable(passages, 2)(Float32Array.of(0, 0.2, 0, 0, 1));
    expect(question.nearest(9)).toEqual([0, 3]);
  });

  it('is near to nothing where nothing is', () => {
    expect(meaningTable([])(Float32Array.of(1)).nearest(3)).toEqual([]);
  });
});
