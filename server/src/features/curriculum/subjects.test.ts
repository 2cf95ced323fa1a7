import { describe, expect, it } from 'vitest';
import { gradeIn, subjectsFor } from './rules/subjects.ts';
import { subjectLists } from './subject-lists.ts';

const GRADES = [...Array.from({ length: 12 }, (_, at) => String(at + 1)), 'Undergraduate', 'Graduate'];
const LATER = ['Postgraduate', 'Professional', 'Other'];
const namesOf = (question: Parameters<typeof subjectsFor>[1]) =>
  subjectsFor(subjectLists, question)?.subjects.map(({ name }) => name) ?? [];

describe('the subjects of a grade', () => {
  it.each(['', 'India', 'United States', 'United Kingdom', 'Brazil'])(
    'are known for every grade in %j',
    (country) => {
      for (const grade of [...GRADES, ...LATER])
        expect(namesOf({ grade, country }).length).toBeGreaterThan(3);
    },
  );

  it('are those of the country, by any of its names', () => {
    expect(namesOf({ grade: '9th Grade', country: 'USA' })).toContain('Algebra 1');
    expect(namesOf({ grade: '12', country: 'england' })).toContain('Further Mathematics');
    expect(subjectsFor(subjectLists, { grade: '8', country: 'Peru' })?.country).toBe('General');
  });

  it('are fewer for who names a stream', () => {
    const commerce = subjectsFor(subjectLists, { grade: '11', country: 'India', stream: 'commerce' });
    expect(commerce?.streams).toEqual(['Science', 'Commerce', 'Arts']);
    expect(commerce?.subjects.map(({ name }) => name)).toContain('Accountancy');
    expect(commerce?.subjects.map(({ name }) => name)).not.toContain('Physics');
    expect(namesOf({ grade: '11', country: 'India' })).toContain('Physics');
    expect(namesOf({ grade: '11', country: 'India', stream: 'unheard of' })).toContain('Physics');
  });

  it('are none for a grade that nobody has', () => {
    expect(subjectsFor(subjectLists, { grade: '14' })).toBeNull();
  });
});

describe('a grade', () => {
  it.each([
    ['7th Grade', '7'],
    ['grade 07', '7'],
    ['12', '12'],
    ['UNDERGRADUATE', 'Undergraduate'],
  ])('is read from %j', (given, grade) => {
    expect(gradeIn(given)).toBe(grade);
  });
});
