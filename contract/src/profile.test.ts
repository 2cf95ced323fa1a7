import { describe, expect, it } from 'vitest';
import { safeParse } from 'zod/mini';
import { COUNTRIES } from './countries.ts';
import { PROFILE } from './limits.ts';
import { ProfileDetails, STANDARDS } from './profile.ts';

describe('what the profile form offers', () => {
  it('is about 90 countries, each once and in the order of the alphabet', () => {
    expect(COUNTRIES.length).toBeGreaterThanOrEqual(85);
    expect(COUNTRIES.length).toBeLessThanOrEqual(95);
    expect(new Set(COUNTRIES).size).toBe(COUNTRIES.length);
    expect(COUNTRIES).toEqual(COUNTRIES.toSorted((one, other) => one.localeCompare(other, 'en')));
  });

  it('is countries that can be saved', () => {
    const saved = COUNTRIES.map((country) => safeParse(ProfileDetails.shape.country, country).data);
    expect(saved).toEqual(COUNTRIES);
  });

  it('is the 17 standards, in order', () => {
    const grades = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th', '11th', '12th'];
    expect(STANDARDS).toEqual([
      ...grades.map((grade) => `${grade} Grade`),
      'Undergraduate',
      'Graduate',
      'Postgraduate',
      'Professional',
      'Other',
    ]);
    expect(STANDARDS).toHaveLength(PROFILE.standards);
  });
});

describe('profile details', () => {
  const good = { country: 'India', city: null, standard: '9th Grade', date_of_birth: '2010-05-04' };

  it.each([
    ['country', ''],
    ['country', '  \t'],
    ['country', undefined],
    ['standard', ' '],
    ['standard', null],
    ['date_of_birth', ''],
    ['date_of_birth', '  '],
  ])('must say something as %s, not %j', (field, value) => {
    const { error } = safeParse(ProfileDetails, { ...good, [field]: value });
    expect(error?.issues[0]?.message).toBe('profile_incomplete');
  });

  it('take any country, trimmed', () => {
    const { data } = safeParse(ProfileDetails, { ...good, country: '  Wakanda ' });
    expect(data?.country).toBe('Wakanda');
  });

  it.each(['2010-02-30', '04/05/2010', 'yesterday'])('take no %s for a date', (date_of_birth) => {
    const { error } = safeParse(ProfileDetails, { ...good, date_of_birth });
    expect(error?.issues[0]?.message).toBe('invalid_birth_date');
  });
});
