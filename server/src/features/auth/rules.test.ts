import type { StudentId } from '@studia/contract/ids';
import { describe, expect, it } from 'vitest';
import {
  goneOn,
  isGone,
  judgeRefresh,
  leftBefore,
  lifetimes,
  nameFrom,
  TABS_GRACE,
  userOf,
  type Student,
} from './rules.ts';

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
  city: null,
  standard: '9th Grade',
  dateOfBirth: '2010-12-10',
  photo: null,
  deleteRequestedAt: null,
  suspended: false,
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
        city: null,
        standard: '9th Grade',
        date_of_birth: '2010-12-10',
        user_photo: null,
      },
    });
  });

  it('has a photo at the address that serves it', () => {
    expect(userOf({ ...ada, photo: 'abc123' }).user_metadata.user_photo).toBe('/api/profile/photo/abc123');
  });
});

describe('a session', () => {
  it('has an access token for fifteen minutes, whoever is remembered', () => {
    for (const remembered of [true, false])
      expect(lifetimes(NOW, { remembered, createdAt: NOW }).access).toEqual(new Date('2026-01-05T09:15:00Z'));
  });

  it('can be renewed for a day, or for thirty days by who asked to be remembered', () => {
    expect(lifetimes(NOW, { remembered: false, createdAt: NOW }).refresh).toEqual(
      new Date('2026-01-06T09:00:00Z'),
    );
    expect(lifetimes(NOW, { remembered: true, createdAt: NOW }).refresh).toEqual(
      new Date('2026-02-04T09:00:00Z'),
    );
  });
});

describe('a refresh token that is shown', () => {
  const session = { generation: 3, lastUsedAt: NOW, endedAt: null };
  const long = new Date(NOW.getTime() - TABS_GRACE);
  const token = (generation: number, expiresAt = after) => ({ generation, expiresAt });

  it.each([
    ['newest', 'of the newest generation', token(3), session],
    ['newest', 'of the newest generation, long unused', token(3), { ...session, lastUsedAt: long }],
    ['just-used', 'the one before, used this moment', token(2), session],
    ['just-used', 'the one before, used a moment ago', token(2), { ...session, lastUsedAt: before }],
    ['stolen', 'the one before, used longer ago', token(2), { ...session, lastUsedAt: long }],
    ['stolen', 'older than the one before', token(1), session],
    ['over', 'expired', token(3, before), session],
    ['over', 'expiring this very moment', token(3, NOW), session],
    ['over', 'used and expired', token(1, before), session],
    ['over', 'of a session that has ended', token(3), { ...session, endedAt: before }],
    ['over', 'used, and its session has ended', token(1), { ...session, endedAt: before }],
  ])('is %s when it is %s', (verdict, _, shown, known) => {
    expect(judgeRefresh(shown, known, NOW)).toBe(verdict);
  });
});

describe('an account that its student leaves', () => {
  const day = new Date('2026-02-04T09:00:00Z');

  it('is gone after thirty days, and not a moment earlier', () => {
    expect(goneOn(NOW)).toEqual(day);
    expect(leftBefore(day)).toEqual(NOW);
    expect(isGone({ deleteRequestedAt: NOW }, new Date(day.getTime() - 1))).toBe(false);
    expect(isGone({ deleteRequestedAt: NOW }, day)).toBe(true);
    expect(isGone({ deleteRequestedAt: null }, day)).toBe(false);
  });
});

describe('the name of who comes from elsewhere', () => {
  it.each([
    ['Ada Lovelace', ' Ada Lovelace '],
    ['ada', null],
    ['ada', '  '],
    ['AdaB', 'Ada\0B'],
    ['x'.repeat(120), 'x'.repeat(500)],
  ])('is %s for %j', (name, fullName) => {
    expect(nameFrom(fullName, 'ada@school.org')).toBe(name);
  });
});
