import { describe, expect, it } from 'vitest';
import { NEW_STATE, openedExercise, type State } from '../state/state.ts';
import type { Reading } from '../understand/reading.ts';
import { isBesideTask } from './why-on-task.ts';

const at = (task: string): State => ({
  ...NEW_STATE,
  focus: 'exercise',
  exercise: openedExercise(task, task),
});
const asks = (plain: string) => ({ plain }) as Reading;

describe('why, asked in the middle of a task', () => {
  it.each([
    [
      '2.0 L of gas at 27 °C is heated to 127 °C, pressure stays the same. New volume?',
      'why does it have to be kelvin tho',
      'Kelvin counts from absolute zero. Celsius has its zero at the freezing of water.',
    ],
    [
      'A 12 V battery drives 3 A through a lamp. What is its resistance in this circuit?',
      'but why do i divide',
      'The resistance tells how much voltage each ampere of current needs.',
    ],
  ])('is answered by what speaks of its quantities: %s', (task, message, text) => {
    expect(isBesideTask(at(task), asks(message), { idea: 'science/laws', text })).toBe(false);
  });

  it.each([
    [
      'x^2 - 5x - 14 = 0',
      'why do the signs flip',
      'Multiplying an inequality by a negative swaps left and right.',
    ],
    [
      'a school trip has 137 kids and each bus fits 40. how many busses do they need',
      'but why u cant just leave the remainder away',
      'Whole days of 24 hours drop out; the rest is the time on the clock.',
    ],
  ])('is not answered by what speaks of other tasks: %s', (task, message, text) => {
    expect(isBesideTask(at(task), asks(message), { idea: 'algebra/other', text })).toBe(true);
  });
});
