import { describe, expect, it } from 'vitest';
import { gradesFrom, holdsGrade } from './grades.ts';

describe('grades as an operator writes them', () => {
  it.each([
    [7, '7'],
    ['7th Grade', '7'],
    ['grade 7', '7'],
    ['Class 7', '7'],
    ['6-9', '6-9'],
    ['6 – 9', '6-9'],
    [[8, '6', 7], '6-8'],
    [[6, 8, 9], '6, 8-9'],
    ['6, 8-9', '6, 8-9'],
    ['11-12+', '11-12+'],
    [[11, 12, 'Undergraduate'], '11-12+'],
    ['undergraduate', 'Undergraduate'],
    [['Graduate', 'Undergraduate'], 'Undergraduate, Graduate'],
  ])('%j are %s', (given, grades) => {
    expect(gradesFrom(given)).toBe(grades);
  });

  it.each([[0], [13], ['13'], ['9-6'], ['all'], [''], [[6, 'x']], [null], [6.5]])('%j are none', (given) => {
    expect(gradesFrom(given)).toBeNull();
  });
});

describe('grades hold', () => {
  it.each([
    ['6-9', '7th Grade', true],
    ['6-9', '10', false],
    ['6, 8-9', '7', false],
    ['6, 8-9', '9', true],
    ['12+', 'Graduate', true],
    ['6-9', 'Graduate', false],
    ['Undergraduate, Graduate', 'graduate', true],
    ['Undergraduate', '12', false],
  ])('%s: %s is %s', (grades, wanted, held) => {
    expect(holdsGrade(grades, wanted)).toBe(held);
  });
});
