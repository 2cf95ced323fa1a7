import type { User } from '@studia/contract/auth';
import { describe, expect, it } from 'vitest';
import { isProfileComplete } from './completeness.ts';

const complete: User = {
  id: '0b1c7a52-6d0e-4c0a-9a59-1f0d3b2c4e01' as User['id'],
  email: 'ada@example.org',
  verified: true,
  app_metadata: { provider: 'email' },
  user_metadata: {
    full_name: 'Ada Lovelace',
    country: 'Kenya',
    city: null,
    standard: '9th Grade',
    date_of_birth: '2010-05-22',
    user_photo: null,
  },
};

describe('a profile', () => {
  it('is complete with name, email, date of birth, country and standard; a city or a photo is not asked for', () => {
    expect(isProfileComplete(complete)).toBe(true);
  });

  it.each(['full_name', 'date_of_birth', 'country', 'standard'] as const)(
    'is not complete without %s',
    (field) => {
      for (const nothing of ['', '  ', null] as string[]) {
        const known = { ...complete.user_metadata, [field]: nothing };
        expect(isProfileComplete({ ...complete, user_metadata: known })).toBe(false);
      }
    },
  );

  it('is not complete without an email', () => {
    expect(isProfileComplete({ ...complete, email: ' ' })).toBe(false);
  });
});
