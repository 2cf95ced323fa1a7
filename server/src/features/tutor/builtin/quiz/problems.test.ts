import { work } from '@studia/mathematics';
import { describe, expect, it } from 'vitest';
import { drawFrom } from './chance.ts';
import { itemsOfProblems } from './problem-items.ts';
import { problemOfEveryKind, problemsOn } from './problems.ts';

describe('problems that are made', () => {
  it.each(['one', 'two', 'three'])('are all understood by the engine that judges them: %s', (seed) => {
    const problems = problemOfEveryKind(drawFrom(seed));
    expect(problems.filter((problem) => work(problem).kind !== 'worked')).toEqual([]);
  });

  it.each([
    ['fractions', /\d\/\d+ \+ 1\/\d+/],
    ['quadratic equations', /^Solve x\^2/],
    ['linear equations', /^Solve \d+x/],
    ['times tables', /×/],
  ])('are of the kind that was named: %s', (about, problem) => {
    expect(problemsOn(about)?.(drawFrom('any'))).toMatch(problem);
  });

  it.each([
    'photosynthesis',
    'cell division',
    'systems of government',
    'how to calculate magnification',
    'the average rainfall of deserts',
    'powers of a president',
  ])('are none for what is no kind of problem: %s', (about) => {
    expect(problemsOn(about)).toBeNull();
  });

  it('are none for a topic of history', () => {
    expect(itemsOfProblems('the French Revolution', { seed: 'seed', count: 4 })).toEqual([]);
  });

  it('come out alike for the same seed, and otherwise not', () => {
    const drawn = (seed: string) => itemsOfProblems('percent', { seed, count: 3 });
    expect(drawn('a')).toHaveLength(3);
    expect(drawn('a')).toEqual(drawn('a'));
    expect(drawn('a')).not.toEqual(drawn('b'));
  });
});
