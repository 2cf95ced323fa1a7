import type { StudentId } from '@studia/contract/ids';
import { describe, expect, it } from 'vitest';
import { judgeRefresh, lifetimes, userOf, type Student } from './rules.ts';

const NOW = new Date('2026-01-05T09:00:00Z');
const before = new Date(NOW.getTime() - 1);
const after = new Date(NOW.getTime() + 1);

const ada: Student = {
  id: '01948b3c-7d5e-7abc-9def-0123456789ab' as StudentId,
  email: 'ada@school.org',
  fullName: 'Ada Lovelace',
  provider: 'email',
  verified: false,
  country: null,
  standard: '9th Grade',
  dateOfBirth: '2010-12-10',
  photo: null,
};

describe('a student as others see them', () => {
  it('has the fields of the specification and nothing else', () => {
    expect(userOf(ada)).toEqual({
      id: ada.id,
      email: 'ada@school.org',
      verified: false,
      app_metadata: { provider: 'email' },
      user_metadata: {
        full_name: 'Ada Lovelace',
        country: null,
        standard: '9th Grade',
        date_of_birth: '2010-12-10',
        user_photo: null,
      },
    });
  });
});

describe('a session', () => {
  it('has an access token for fifteen minutes, whoever is remembered', () => {
    for (const remembered of [true, false])
      expect(lifetimes(NOW, remembered).access).toEqual(new Date('2026-01-05T09:15:00Z'));
  });

  it('can be renewed for a day, or for thirty days by who asked to be remembered', () => {
    expect(lifetimes(NOW, false).refresh).toEqual(new Date('2026-01-06T09:00:00Z'));
    expect(lifetimes(NOW, true).refresh).toEqual(new Date('2026-02-04T09:00:00Z'));
  });
});

describe('a refresh token that is shown', () => {
  it.each([
    ['good', 'fresh', { expiresAt: after, usedAt: null, revokedAt: null }],
    ['stolen', 'used before', { expiresAt: after, usedAt: before, revokedAt: null }],
    ['over', 'expired', { expiresAt: before, usedAt: null, revokedAt: null }],
    ['over', 'expiring this very moment', { expiresAt: NOW, usedAt: null, revokedAt: null }],
    ['over', 'used and expired', { expiresAt: before, usedAt: before, revokedAt: null }],
    ['over', 'revoked', { expiresAt: after, usedAt: null, revokedAt: before }],
    ['over', 'used and revoked', { expiresAt: after, usedAt: before, revokedAt: before }],
  ])('is %s when it is %s', (verdict, _, token) => {
    expect(judgeRefresh(token, NOW)).toBe(verdict);
  });
});
