import { expect, it } from 'vitest';
import { spend, within } from './budget.ts';
import { once } from './once.ts';

it('what is made when it is first asked for is made once, and no problem pays for it', () => {
  let times = 0;
  const table = once(() => {
    spend(1_000);
    return (times += 1);
  });
  const ask = () =>
    within<number | 'too much'>(
      10,
      () => {
        spend(5);
        const answer = table();
        spend(4);
        return answer;
      },
      'too much',
    );
  expect([ask(), ask(), times]).toEqual([1, 1, 1]);
  expect(within<void | 'too much'>(10, () => spend(11), 'too much')).toBe('too much');
});
