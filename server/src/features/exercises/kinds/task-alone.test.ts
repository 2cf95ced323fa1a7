import { expect, it } from 'vitest';
import { bindingsOf } from './bind.ts';
import { lettersOf, taskOf } from './kind.ts';
import { taskAlone, workBehind } from './task-alone.ts';
import { writtenKinds } from './written-kinds.ts';

it.each([
  ['how many vans for 38 kids if 7 fit in one. i got 5 r 3', '. i got 5 r 3'],
  [
    'the tank holds 63000 cm3 of water, how many liters? my answer is 630 but the book says 63',
    '? my answer is 630 but the book says 63',
  ],
  ['if i put $250 in the bank with 3% simple interest per year, how much interest after 4 years', ''],
  ['How much do I pay for a $40 shirt at 20% off? I get another 10% off at the register.', ''],
])('what a student did stands behind the task: %s', (message, work) => {
  expect(workBehind(message)).toBe(work);
});

it('is left of nearly every written task with all of its numbers', () => {
  const says = [...writtenKinds.values()].flatMap((kind) => kind.says.map((say) => ({ kind, say })));
  const lost = says.filter(
    ({ kind, say }) =>
      taskAlone(taskOf(say)) !== taskOf(say) &&
      lettersOf(say).length > 0 &&
      bindingsOf(kind, taskOf(say)).length > 0 &&
      bindingsOf(kind, taskAlone(taskOf(say))).length === 0,
  );
  expect(lost.length).toBeLessThan(says.length / 500);
});

it('takes no longer for a long run of spaces', () => {
  const message = `1${' '.repeat(20_000)}x`;
  expect(taskAlone(message)).toBe(message);
});
