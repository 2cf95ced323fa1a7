import { describe, expect, it } from 'vitest';
import { OF_A_TOPIC } from './judge-exchanges.ts';
import { judgeWrittenExchanges } from './written-exchanges.ts';

const NOTHING = { exchanges: 0, questions: 0, right: 0, wrong: 0, thoughts: 0 };
const GOOD = `leaf:
  - says: ["why are leaves green", "what makes leaves green", "y green"]
    reply: "A leaf uses mostly red and blue light and sends the green part back to you."
`;
const sentences = (yaml: string, ideas: readonly string[] | null = null, measure = NOTHING): string[] =>
  judgeWrittenExchanges(yaml, ideas, measure).problems.map(({ line, sentence }) => `${line}: ${sentence}`);

describe('the judge of exchanges', () => {
  it('accepts what is well written, and counts it', () => {
    expect(judgeWrittenExchanges(GOOD, ['leaf'], NOTHING)).toEqual({ problems: [], count: 1 });
  });

  it('lets a question for yes or no be answered with it', () => {
    expect(sentences(GOOD.replace('A leaf', 'Yes, a leaf'))).toEqual([]);
  });

  it.each([
    [
      'a verdict in front of what is said to a statement',
      GOOD.replace('    reply: "A leaf', '    is: right\n    reply: "Yes, a leaf'),
      'begins with a verdict',
    ],
    ['a reply that is too short', GOOD.replace(/reply: .*/, 'reply: "Because."'), 'has 1 words'],
    ['what is said twice', GOOD.replace('"y green"', '"Why are leaves green"'), 'is said twice'],
    ['a question without its answers', `${GOOD}    ask: "Why?"\n`, 'belong together'],
    ['fewer than three ways to say it', GOOD.replace(', "y green"', ''), 'says'],
    ['a key that nobody knows', `${GOOD}    moral: "Green."\n`, 'leaf.0: '],
  ])('refuses %s', (_, yaml, problem) => {
    expect(sentences(yaml).join('\n')).toContain(problem);
  });

  it('names ideas without exchanges, exchanges without an idea, and what there is too little of', () => {
    expect(sentences(GOOD, ['root'])).toEqual([
      '1: says nothing about “root”',
      '1: “leaf” is no idea of this lesson',
    ]);
    expect(sentences(GOOD, null, OF_A_TOPIC)).toContain('1: leaf: has 1 exchanges and needs 8');
  });
});
