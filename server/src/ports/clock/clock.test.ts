import { describe, expect, it } from 'vitest';
import { scriptedClock } from './scripted.ts';
import { systemClock } from './system.ts';

describe('the system clock', () => {
  it('tells the time of the machine', () => {
    const before = Date.now();
    const time = systemClock.now().getTime();
    expect(time).toBeGreaterThanOrEqual(before);
    expect(time).toBeLessThanOrEqual(Date.now());
  });
});

describe('the scripted clock', () => {
  it('stands still until it is moved', () => {
    const clock = scriptedClock(new Date('2030-01-01T00:00:00Z'));
    expect(clock.now()).toEqual(new Date('2030-01-01T00:00:00Z'));
    clock.advance(90_000);
    expect(clock.now()).toEqual(new Date('2030-01-01T00:01:30Z'));
    clock.advance(-30_000);
    expect(clock.now()).toEqual(new Date('2030-01-01T00:01:00Z'));
  });

  it('is not moved by who changes a moment it gave out', () => {
    const clock = scriptedClock(new Date('2030-01-01T00:00:00Z'));
    clock.now().setFullYear(1999);
    expect(clock.now().getFullYear()).toBe(2030);
  });
});
