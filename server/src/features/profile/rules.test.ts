import { STANDARDS } from '@studia/contract/profile';
import { describe, expect, it } from 'vitest';
import { bytesIn, faultIn, tidied } from './rules.ts';

const TODAY = new Date('2026-03-15T12:00:00Z');
const good = { country: 'India', city: null, standard: '9th Grade', date_of_birth: '2011-06-01' };
const faultOf = (date_of_birth: string) => faultIn({ ...good, date_of_birth }, TODAY);

describe('profile details', () => {
  it.each(STANDARDS)('may say %s', (standard) => {
    expect(faultIn({ ...good, standard }, TODAY)).toBeNull();
  });

  it.each(['13th Grade', '9th grade', 'Wizard'])('may not say %s', (standard) => {
    expect(faultIn({ ...good, standard }, TODAY)).toBe('bad_request');
  });

  it.each(['2026-03-16', '2026-12-31', '2027-01-01', '9999-12-31'])('refuse the future: %s', (day) => {
    expect(faultOf(day)).toBe('invalid_birth_date');
  });

  it.each([
    ['2026-03-15', 'too_young'],
    ['2017-01-01', 'too_young'],
    // The difference of the years is ten, although the tenth birthday is months away.
    ['2016-12-31', null],
    ['2016-01-01', null],
    ['1906-01-01', null],
    ['1905-12-31', 'invalid_birth_date'],
    ['0001-01-01', 'invalid_birth_date'],
  ])('judge the age by the year alone: %s is %s', (day, fault) => {
    expect(faultOf(day)).toBe(fault);
  });

  it.each([
    [null, null],
    ['', null],
    ['  ', null],
    [' Pune ', 'Pune'],
  ])('keep the city %j as %j', (city, expected) => {
    expect(tidied({ ...good, city }).city).toBe(expected);
  });
});

describe('a picture in base64', () => {
  it('is read back to its bytes', () => {
    const bytes = Buffer.from([0, 255, 62, 63, 1]);
    expect(bytesIn(bytes.toString('base64'))).toEqual(bytes);
  });

  it.each(['', '%%%', 'data:image/png;base64,AAAA', 'AA AA', 'AA\nAA', 'A-_A', '===='])(
    'is not %j',
    (text) => {
      expect(bytesIn(text)).toBeNull();
    },
  );
});
