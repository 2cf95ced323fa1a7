import { expect, it } from 'vitest';
import { changedFilters, NO_FILTERS, subjectsAmong, filtersIn, withoutEach, withFilters } from './filters.ts';

const OWN = '7th Grade';
const written = (search: string) => filtersIn(new URLSearchParams(search), OWN);

it('an address without filters wants the student’s own grade', () => {
  expect(written('')).toEqual({ ...NO_FILTERS, grade: OWN });
  expect(written('grade=all').grade).toBe('');
  expect(written('grade=9th+Grade&subject=Physics')).toMatchObject({
    grade: '9th Grade',
    subject: 'Physics',
  });
});

it.each([
  [NO_FILTERS],
  [{ ...NO_FILTERS, grade: OWN }],
  [{ grade: '11th Grade', country: 'India', stream: 'Science', subject: 'Physics & more' }],
])('filters survive the address: %o', (filters) => {
  const address = withFilters(new URLSearchParams('q=moon'), filters, OWN);
  expect(filtersIn(new URLSearchParams(address.toString()), OWN)).toEqual(filters);
  expect(address.get('q')).toBe('moon');
});

it('an address says nothing that goes without saying', () => {
  expect(withFilters(new URLSearchParams('subject=Art'), { ...NO_FILTERS, grade: OWN }, OWN).toString()).toBe(
    '',
  );
});

it('a student without a grade sees every grade, and may choose one', () => {
  expect(filtersIn(new URLSearchParams(), '')).toEqual(NO_FILTERS);
  expect(withFilters(new URLSearchParams(), NO_FILTERS, '').toString()).toBe('');
});

it('another grade or country takes stream and subject along, another stream only the subject', () => {
  const all = { grade: '11th Grade', country: 'India', stream: 'Science', subject: 'Physics' };
  expect(changedFilters(all, { grade: '12th Grade' })).toEqual({
    ...NO_FILTERS,
    grade: '12th Grade',
    country: 'India',
  });
  expect(changedFilters(all, { stream: 'Arts' })).toEqual({ ...all, stream: 'Arts', subject: '' });
  expect(changedFilters(all, { subject: 'Chemistry' })).toEqual({ ...all, subject: 'Chemistry' });
});

it('an empty result is helped by leaving out one filter at a time', () => {
  const filters = { ...NO_FILTERS, grade: OWN, subject: 'Art' };
  expect(withoutEach(filters)).toEqual([
    { filter: OWN, rest: { ...NO_FILTERS, subject: 'Art' } },
    { filter: 'Art', rest: { ...NO_FILTERS, grade: OWN } },
  ]);
});

it('the subjects of some books are counted', () => {
  const books = ['physics', null, 'art', 'physics'].map((subject) => ({ subject }));
  expect(subjectsAmong(books)).toEqual([
    { name: 'art', books: 1 },
    { name: 'physics', books: 2 },
  ]);
});
