import { describe, expect, it } from 'vitest';
import { scriptedRandom } from './scripted.ts';
import { systemRandom } from './system.ts';

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const draw = (seed: string) => {
  const random = scriptedRandom(seed);
  return [random.id(), random.code(6), random.token()];
};

const moment = new Date('2030-01-01T00:00:00.123Z');

describe.each([
  { name: 'the system', random: systemRandom(() => moment) },
  { name: 'the script', random: scriptedRandom() },
])('randomness of $name', ({ random }) => {
  it('makes ids of version 7 that never come twice', () => {
    const ids = Array.from({ length: 2_000 }, () => random.id());
    expect(ids.every((id) => UUID_V7.test(id))).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('makes codes of exactly so many digits, leading zeros included', () => {
    const codes = Array.from({ length: 2_000 }, () => random.code(6));
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
    expect(codes.some((code) => code.startsWith('0'))).toBe(true);
  });

  it('uses every digit about equally often', () => {
    const digits = Array.from({ length: 5_000 }, () => random.code(1));
    const counts = Array.from({ length: 10 }, (_, digit) => digits.filter((d) => d === String(digit)).length);
    // 500 expected; the bounds are more than seven standard deviations away.
    expect(Math.min(...counts)).toBeGreaterThan(340);
    expect(Math.max(...counts)).toBeLessThan(660);
  });

  it('draws fractions from all over the range, and never 1', () => {
    const fractions = Array.from({ length: 2_000 }, () => random.fraction());
    expect(Math.min(...fractions)).toBeGreaterThanOrEqual(0);
    expect(Math.min(...fractions)).toBeLessThan(0.1);
    expect(Math.max(...fractions)).toBeGreaterThan(0.9);
    expect(Math.max(...fractions)).toBeLessThan(1);
  });

  it('makes tokens of 32 bytes that may stand in a link', () => {
    const token = random.token();
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(random.token()).not.toBe(token);
  });

  it('makes as many bytes as asked for', () => {
    expect([0, 1, 32, 33, 100].map((count) => random.bytes(count).length)).toEqual([0, 1, 32, 33, 100]);
  });
});

describe('ids of the system', () => {
  it('carry the moment they were made, so that later ids sort later', () => {
    let time = moment.getTime();
    const random = systemRandom(() => new Date(time++));
    const ids = Array.from({ length: 100 }, () => random.id());
    expect(ids.toSorted()).toEqual(ids);
    expect(Number.parseInt(String(ids[0]).replaceAll('-', '').slice(0, 12), 16)).toBe(moment.getTime());
  });
});

describe('the script', () => {
  it('gives the same values for the same seed and others for another', () => {
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });

  it('makes ids in rising order', () => {
    const random = scriptedRandom();
    const ids = Array.from({ length: 50 }, () => random.id());
    expect(ids.toSorted()).toEqual(ids);
  });
});
