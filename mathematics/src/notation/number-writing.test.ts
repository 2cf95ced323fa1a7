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
    ['convert 0xB7 to decimal', '183'],
    ['10110110 to denary', '182'],
    ['1011 0111 in hex', 'b7'],
    ['what is 0b1011', '11'],
    ['hex of 255', 'ff'],
    ['what is 11110000 in 8 bit two’s complement', '−16'],
    ['-16 in 8-bit two’s complement', '11110000'],
  ])('%s: %s', (task, answer) => {
    expect(answerTo(task)).toBe(answer);
  });

  it.each([
    'What is 3/4 in decimal',
    '0.5 in decimal form',
    'write 7/8 as decimal',
    // Of sixteen or of ten?
    '1011 in hex',
    'convert 1e3 to decimal',
    '200 in 8-bit two’s complement',
  ])('is not meant by “%s”', (task) => {
    expect(answerTo(task) ?? '').not.toMatch(/^(?:4|5|8|b|3f3|483|11001000)$/);
  });
});
