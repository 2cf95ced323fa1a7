import { describe, expect, it } from 'vitest';
import { work } from '../index.ts';

const answerTo = (task: string): string | null => {
  const worked = work(task);
  return worked.kind === 'not understood' ? null : worked.answer.text;
};

describe('a number in another base', () => {
  it.each([
    ['Convert 45 to binary', '101101'],
    ['how do you write 13 in binary', '1101'],
    ['binary 1010 to decimal', '10'],
    ['what is hexadecimal 1f in decimal', '31'],
  ])('%s: %s', (task, answer) => {
    expect(answerTo(task)).toBe(answer);
  });

  it.each([
    'What is 3/4 in decimal',
    '0.5 in decimal form',
    'write 7/8 as decimal',
    'what is 1010 in decimal',
  ])('is not meant by “%s”', (task) => {
    expect(answerTo(task) ?? '').not.toMatch(/^(?:4|5|8)$/);
  });
});
