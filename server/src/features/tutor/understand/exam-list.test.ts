import { describe, expect, it } from 'vitest';
import { examsIn, minutesIn } from './exam-list.ts';

describe('exams with their days', () => {
  it.each([
    ['bio test wed, math fri, i have 2h a day', ['Biology Wednesday', 'Mathematics Friday'], 120],
    ['history exam on monday and chem on thursday', ['History Monday', 'Chemistry Thursday'], null],
    [
      'physics quiz tomorrow, spanish in 3 days, 90 min a day',
      ['Physics tomorrow', 'Spanish the day in 3 days'],
      90,
    ],
    ['econ final on tuesday, half an hour a day', ['Economics Tuesday'], 30],
  ])('are read with the time that there is: %s', (plain, exams, minutes) => {
    expect(examsIn(plain).map(({ subject, day }) => `${subject} ${day}`)).toEqual(exams);
    expect(minutesIn(plain)).toBe(minutes);
  });

  it.each([
    'i have 3 mocks in 9 days: chem, history, maths. i can do 2 hrs a day',
    'math on friday and bio on wednesday',
    'physics in 5 days, spanish in 3 days',
    'bio test wed, math fri, and history',
  ])('are not guessed at where a day or their order is not sure: %s', (plain) => {
    expect(examsIn(plain)).toEqual([]);
  });

  it('have no single time where it differs from day to day', () => {
    expect(minutesIn('2 hrs a day on school days and 4 hrs at the weekend')).toBeNull();
  });

  it.each(['what is photosynthesis', 'the math was hard', 'we had bio on the farm', 'i sat in the sun'])(
    'are no other messages: %s',
    (plain) => {
      expect(examsIn(plain)).toEqual([]);
    },
  );
});
