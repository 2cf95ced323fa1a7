import { describe, expect, it } from 'vitest';
import { work } from '../../mathematics/engine.ts';
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

  it('are none for what is no kind of problem', () => {
    expect(problemsOn('photosynthesis')).toBeNull();
    expect(itemsOfProblems('the French Revolution', 'seed')).toEqual([]);
  });

  it('come out alike for the same seed, and otherwise not', () => {
    expect(itemsOfProblems('percent', 'a')).toEqual(itemsOfProblems('percent', 'a'));
    expect(itemsOfProblems('percent', 'a')).not.toEqual(itemsOfProblems('percent', 'b'));
  });
});
