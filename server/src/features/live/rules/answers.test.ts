import { expect, it } from 'vitest';
import { direct } from './director.ts';
import { NEW_LESSON, type LessonState } from './lesson-state.ts';
import { AROUND, checkedAs, IDEAS } from './small-lesson.fixture.ts';
import type { Direction, LessonTurn } from './turn.ts';

const LESSON: LessonTurn = {
  kind: 'lesson',
  title: 'Parts',
  book: 'small',
  chapter: 0,
  ideas: IDEAS,
  from: 0,
};
const said = ({ happenings }: Direction): string =>
  happenings.flatMap((one) => (one.kind === 'say' ? one.sentences : [])).join(' ');

it('an answer without a word of the matter gets a hint and another try, and then the answer', () => {
  const item = IDEAS[0]?.items[0];
  if (!item) throw new Error('no such item');
  const bananas: LessonTurn = { kind: 'answer', item, said: 'bananas', checked: checkedAs('compare') };
  let state: LessonState = NEW_LESSON;
  const [, once, twice] = [LESSON, bananas, bananas].map((turn) => {
    const direction = direct(state, turn, AROUND);
    ({ state } = direction);
    return said(direction);
  });
  expect(once).toContain('First hint of halves-easy.');
  expect(once).not.toContain('Compare it');
  expect(twice).toContain('Because of halves-easy.');
});
