import type { Clock } from './port.ts';

/** A clock that stands still until a test moves it. */
export interface ScriptedClock extends Clock {
  /** Moves the clock forward (or back, with a negative number) by some milliseconds. */
  advance(milliseconds: number): void;
}

/** Makes a clock that stands at `start`. */
export const scriptedClock = (start = new Date('2030-01-07T08:00:00Z')): ScriptedClock => {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
};
