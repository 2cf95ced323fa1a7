import { describe, expect, it } from 'vitest';
import { birthDateProblem, dayOf } from './birth-date.ts';

const TODAY = '2026-03-10';

describe('birthDateProblem', () => {
  it.each([
    ['2016-12-31', null],
    ['2017-01-01', 'too_young'],
    [TODAY, 'too_young'],
    ['2026-03-11', 'invalid_birth_date'],
    ['1906-01-01', null],
    ['1905-12-31', 'invalid_birth_date'],
    ['', 'invalid_birth_date'],
    ['12010-01-01', 'invalid_birth_date'],
  ])('says of %s: %s', (date, problem) => {
    expect(birthDateProblem(date, TODAY)).toBe(problem);
  });
});

describe('dayOf', () => {
  it('is the local day with leading zeros', () => {
    expect(dayOf(new Date(2026, 2, 9, 23, 59))).toBe('2026-03-09');
  });
});
