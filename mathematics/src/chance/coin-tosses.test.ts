import { describe, expect, it } from 'vitest';
import { work } from '../index.ts';

describe('a coin that is tossed', () => {
  it.each([
    ['What is the probability of heads twice in a row?', '1/4'],
    ['What is the chance of getting tails three times in a row?', '1/8'],
    ['A coin is tossed twice. What is the probability of heads both times?', '1/4'],
    ['What is the probability of 3 heads in 6 tosses?', '5/16'],
    ['What is the probability of all heads in 4 flips?', '1/16'],
  ])('%s %s', (problem, answer) => {
    expect(work(problem)).toMatchObject({ kind: 'worked', answer: { text: answer } });
  });

  it.each([
    'A biased coin shows heads with 60 %. What is the probability of heads twice in a row?',
    'Is the probability of heads larger when you throw twice?',
  ])('%s is not answered as if it were fair and clear', (problem) => {
    expect(work(problem)).not.toMatchObject({ answer: { text: '1/4' } });
  });
});
