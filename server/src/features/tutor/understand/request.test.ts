import { expect, it } from 'vitest';
import { requestIn } from './request.ts';

it.each(['i have a physics mock tmrw at 9', 'chem test tomorrow at 10 am', 'my bio exam is today before 3'])(
  'a time of the day is no number of tests: %s',
  (plain) => {
    expect(requestIn(plain)?.count ?? null).toBeNull();
  },
);
it('a number of questions is one', () => {
  expect(requestIn('give me 5 questions about cells')?.count).toBe(5);
});
