import { expect, it } from 'vitest';
import { changedWishes, NO_WISHES, subjectsAmong, wishesIn, wishesLeftOut, withWishes } from './wishes.ts';

const OWN = '7th Grade';
const written = (search: string) => wishesIn(new URLSearchParams(search), OWN);

it('an address without wishes wants the student’s own grade', () => {
  expect(written('')).toEqual({ ...NO_WISHES, grade: OWN });
  expect(written('grade=all').grade).toBe('');
  expect(written('grade=9th+Grade&subject=Physics')).toMatchObject({
    grade: '9th Grade',
    subject: 'Physics',
  });
});

it.each([
  [NO_WISHES],
  [{ ...NO_WISHES, grade: OWN }],
  [{ grade: '11th Grade', country: 'India', stream: 'Science', subject: 'Physics & more' }],
])('wishes survive the address: %o', (wishes) => {
  const address = withWishes(new URLSearchParams('q=moon'), wishes, OWN);
  expect(wishesIn(new URLSearchParams(address.toString()), OWN)).toEqual(wishes);
  expect(address.get('q')).toBe('moon');
});

it('an address says nothing that goes without saying', () => {
  expect(withWishes(new URLSearchParams('subject=Art'), { ...NO_WISHES, grade: OWN }, OWN).toString()).toBe(
    '',
  );
});

it('a student without a grade sees every grade, and may choose one', () => {
  expect(wishesIn(new URLSearchParams(), '')).toEqual(NO_WISHES);
  expect(withWishes(new URLSearchParams(), NO_WISHES, '').toString()).toBe('');
});

it('another grade or country takes stream and subject along, another stream only the subject', () => {
  const all = { grade: '11th Grade', country: 'India', stream: 'Science', subject: 'Physics' };
  expect(changedWishes(all, { grade: '12th Grade' })).toEqual({
    ...NO_WISHES,
    grade: '12th Grade',
    country: 'India',
  });
  expect(changedWishes(all, { stream: 'Arts' })).toEqual({ ...all, stream: 'Arts', subject: '' });
  expect(changedWishes(all, { subject: 'Chemistry' })).toEqual({ ...all, subject: 'Chemistry' });
});

it('an empty result is helped by leaving out one wish at a time', () => {
  const wishes = { ...NO_WISHES, grade: OWN, subject: 'Art' };
  expect(wishesLeftOut(wishes)).toEqual([
    { wish: OWN, rest: { ...NO_WISHES, subject: 'Art' } },
    { wish: 'Art', rest: { ...NO_WISHES, grade: OWN } },
  ]);
});

it('the subjects of some books are counted', () => {
  const books = ['physics', null, 'art', 'physics'].map((subject) => ({ subject }));
  expect(subjectsAmong(books)).toEqual([
    { name: 'art', books: 1 },
    { name: 'physics', books: 2 },
  ]);
});
