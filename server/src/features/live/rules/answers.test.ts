import { expect, it } from 'vitest';
import { checkedAs, IDEAS, lastOf, wordsOf } from './small-lesson.fixture.ts';
import type { LessonTurn } from './turn.ts';

it('an answer without a word of the matter gets a hint and another try, and then the answer', () => {
  const item = IDEAS[0]?.items[0];
  if (!item) throw new Error('no such item');
  const bananas: LessonTurn = { kind: 'answer', item, words: 'bananas', checked: checkedAs('compare') };
  const once = wordsOf(lastOf([bananas]));
  expect(once).toContain('First hint of halves-easy.');
  expect(once).not.toContain('Compare it');
  expect(wordsOf(lastOf([bananas, bananas]))).toContain('Because of halves-easy.');
});
