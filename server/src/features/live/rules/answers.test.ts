import { expect, it } from 'vitest';
import { checkedAs, IDEAS, lastOf, saidIn } from './small-lesson.fixture.ts';
import type { LessonTurn } from './turn.ts';

it('an answer without a word of the matter gets a hint and another try, and then the answer', () => {
  const item = IDEAS[0]?.items[0];
  if (!item) throw new Error('no such item');
  const bananas: LessonTurn = { kind: 'answer', item, said: 'bananas', checked: checkedAs('compare') };
  const once = saidIn(lastOf([bananas]));
  expect(once).toContain('First hint of halves-easy.');
  expect(once).not.toContain('Compare it');
  expect(saidIn(lastOf([bananas, bananas]))).toContain('Because of halves-easy.');
});
