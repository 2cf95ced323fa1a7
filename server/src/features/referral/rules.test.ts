import { REFERRAL } from '@studia/contract/referral';
import { describe, expect, it } from 'vitest';
import { codeOf, firstName, isDue, mailboxOf, referrerDays, refusalOf, stateOf } from './rules.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = new Date('2026-03-10T12:00:00Z');

const phone = { address: '10.0.0.1', userAgent: 'Phone' };
const laptop = { address: '10.0.0.1', userAgent: 'Laptop' };
const ada = { email: 'ada@school.org', places: [laptop] };
const grace = { email: 'grace@school.org', place: phone };
const joining = { friend: grace, referrer: ada, othersThatDay: 0 };

describe('a code', () => {
  it('has eight signs of which none looks like another', () => {
    const all = codeOf(Uint8Array.from({ length: 8 }, (_, place) => place * 32 + 31));
    expect(all).toBe('ZZZZZZZZ');
    expect(codeOf(Uint8Array.of(0, 10, 18, 19, 20, 27, 31, 255, 7))).toBe('0AJKMVZZ');
  });
});

describe('somebody who joins', () => {
  it('counts in the same network with another browser, and in another network with the same browser', () => {
    expect(refusalOf(joining)).toBeNull();
    const elsewhere = { ...grace, place: { ...laptop, address: '10.0.0.2' } };
    expect(refusalOf({ ...joining, friend: elsewhere })).toBeNull();
  });

  it.each([
    ['ada+two@school.org', 'ada@school.org'],
    ['a.d.a+x@gmail.com', 'ada@googlemail.com'],
  ])('from %s does not count for %s', (friend, referrer) => {
    const refused = refusalOf({
      ...joining,
      friend: { ...grace, email: friend },
      referrer: { ...ada, email: referrer },
    });
    expect(refused).toBe('own-address');
  });

  it('counts from another mailbox of the same house, where dots mean something', () => {
    expect(mailboxOf('a.da@school.org')).not.toBe(mailboxOf('ada@school.org'));
  });

  it('does not count from a device on which the referrer was signed in', () => {
    expect(refusalOf({ ...joining, friend: { ...grace, place: laptop } })).toBe('same-device');
  });

  it('counts where nobody knows from where', () => {
    const unknown = { address: null, userAgent: null };
    const nowhere = { friend: { ...grace, place: unknown }, referrer: { ...ada, places: [unknown] } };
    expect(refusalOf({ ...joining, ...nowhere })).toBeNull();
  });

  it('does not count after the fifth of a day', () => {
    expect(refusalOf({ ...joining, othersThatDay: REFERRAL.mostADay - 1 })).toBeNull();
    expect(refusalOf({ ...joining, othersThatDay: REFERRAL.mostADay })).toBe('many-in-a-day');
  });
});

describe('a friend', () => {
  const joined = { joinedAt: new Date(NOW.getTime() - DAY), refusedFor: null, rewardedAt: null };
  const old = { ...joined, joinedAt: new Date(NOW.getTime() - REFERRAL.withinDays * DAY - 1) };

  it.each([
    [joined, false, 2, 'unverified', false],
    [joined, true, 0, 'verified', false],
    [joined, true, 1, 'studied', false],
    [joined, true, 2, 'studied', true],
    [old, true, 2, 'over', false],
    [{ ...joined, refusedFor: 'same-device' as const }, true, 2, 'same-device', false],
    [{ ...joined, rewardedAt: NOW }, true, 2, 'rewarded', false],
    [{ ...old, rewardedAt: NOW }, true, 2, 'rewarded', false],
  ] as const)('%j, verified %s, with %d days, is %s; due: %s', (record, verified, studyDays, state, due) => {
    expect(stateOf(record, { verified, studyDays }, NOW)).toBe(state);
    expect(isDue(record, { verified, studyDays }, NOW)).toBe(due);
  });

  it('is called by the first name only', () => {
    expect(firstName('  Grace  Brewster Hopper')).toBe('Grace');
  });
});

it('a referrer earns twelve times in a year', () => {
  expect([11, 12].map(referrerDays)).toEqual([30, 0]);
});
