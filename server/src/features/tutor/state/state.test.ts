import { expect, it } from 'vitest';
import { NEW_STATE, openedExercise, openedIdea, readState } from './state.ts';

it('is read back as it was kept', () => {
  const state = {
    ...NEW_STATE,
    focus: 'exercise' as const,
    waits: 'answer' as const,
    exercise: openedExercise('3x + 7 = 22', '3x + 7 = 22'),
    idea: openedIdea('algebra/balance'),
    choices: [{ label: 'Another one', wish: { act: 'another' as const, about: null } }],
    turns: 3,
  };
  expect(readState(JSON.parse(JSON.stringify(state)))).toEqual(state);
});

it.each([null, undefined, 7, 'state', [], { kind: 'steps', exercise: '2x = 4' }])(
  'begins anew where it can’t be read: %j',
  (stored) => {
    expect(readState(stored)).toEqual(NEW_STATE);
  },
);

it('forgets only the part that can’t be read', () => {
  expect(readState({ ...NEW_STATE, turns: 4, idea: 'photosynthesis', focus: 'nowhere' })).toEqual({
    ...NEW_STATE,
    turns: 4,
  });
});
