import { describe, expect, it } from 'vitest';
import { twoQuestionsIn } from './two-questions.ts';

describe('two questions in one message', () => {
  it.each([
    [
      'when did the french revolution start n end',
      ['when did the french revolution start', 'when did the french revolution end'],
    ],
    ['when did ww2 start and end', ['when did ww2 start', 'when did ww2 end']],
    [
      'how many planets are there and which is biggest',
      ['how many planets are there', 'which of the planets is biggest'],
    ],
    [
      'what are the types of rocks and how do they form?',
      ['what are the types of rocks', 'how do rocks form'],
    ],
    ['who was napoleon? when did he die', ['who was napoleon', 'when did napoleon die']],
    [
      'who was the first emperor of rome and how did he get power',
      ['who was the first emperor of rome', 'how did the first emperor of rome get power'],
    ],
    ['what is osmosis and why is it important', ['what is osmosis', 'why is the osmosis important']],
    [
      'how many oceans are there, what is the deepest one',
      ['how many oceans are there', 'what is the deepest one'],
    ],
  ] as const)('are parted: %s', (message, parts) => {
    expect(twoQuestionsIn(message)).toEqual(parts);
  });

  it.each([
    'what is the difference between who and whom',
    'what is supply and demand',
    'when do i use which and that',
    'why do plants need light and water',
    'how do i know when to use the past tense',
    'what causes day and night',
    'what happens when ice melts',
    'i dont know what to do and when to start',
    'what is x and y',
  ])('are not seen in one: %s', (message) => {
    expect(twoQuestionsIn(message)).toBeNull();
  });
});
