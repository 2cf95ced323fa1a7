import { describe, expect, it } from 'vitest';
import { judgeWrittenScenes } from './written-scenes.ts';

const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');
const option = (says: string, is?: string) => ({ says, also: [`the ${says}`], is, reply: words(12) });
const scene = {
  board: 2,
  lines: [words(10), words(10)],
  ask: `${words(6)}?`,
  options: [option('sun', 'wrong'), option('gas', 'right')],
  other: words(12),
  why: words(15),
  simpler: words(15),
  example: words(15),
};
const good = { scenes: [scene, scene], close: words(20) };
const judged = (live: object, steps = 4): string[] =>
  judgeWrittenScenes(JSON.stringify(live), [{ id: 'one', steps, items: ['easy'] }]).map(
    ({ sentence }) => sentence,
  );
const withScene = (change: object): object => ({
  one: { ...good, scenes: [scene, { ...scene, ...change }] },
});

describe('the live lesson of a chapter', () => {
  it('is accepted when every idea is taught and every step of its board is drawn', () => {
    expect(judged({ one: good })).toEqual([]);
  });

  it('is refused for an idea too few, an idea too many, and a board that is not used up', () => {
    expect(judged({})).toEqual([': nobody teaches “one”']);
    expect(judged({ one: good, two: good })).toEqual(['two: is no idea of this lesson']);
    expect(judged({ one: good }, 5)).toEqual(['one.scenes: 4 steps of the board are drawn, and it has 5']);
    expect(judged(withScene({ write: ['a line'] }))).toEqual([
      'one.scenes: something is written over what was drawn',
    ]);
  });

  it('is refused where an answer could be two, none is right, or only some are a guess', () => {
    expect(judged(withScene({ options: [option('sun', 'wrong'), option('Sun', 'right')] }))).toEqual([
      'one.scenes.1.options: “sun” would be two answers',
    ]);
    expect(judged(withScene({ options: [option('sun', 'wrong'), option('gas', 'wrong')] }))).toEqual([
      'one.scenes.1.options: none is right',
    ]);
    expect(judged(withScene({ options: [option('sun'), option('gas', 'right')] }))).toEqual([
      'one.scenes.1.options: some are a guess and some are not',
    ]);
    expect(judged(withScene({ options: [option('sun'), option('gas')] }))).toEqual([]);
  });

  it('is refused where too much is said at once, or what nobody can say', () => {
    expect(judged(withScene({ lines: [words(63)], ask: words(30) }))).toEqual([
      'one.scenes.1: 105 words would be said in one go',
    ]);
    expect(judged(withScene({ why: `${words(15)} **so**` }))).toEqual([
      'one.scenes.1.why: has a sign that nobody can say',
    ]);
    expect(judged({ one: { ...good, items: ['easy', 'gone'] } })).toEqual([
      'one.items: “gone” is no question of this idea',
    ]);
    expect(judged(withScene({ why: 'Because.' }))).toEqual(['one.scenes.1.why: has 1 words (10 to 56)']);
  });
});
