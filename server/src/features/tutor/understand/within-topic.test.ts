import { describe, expect, it } from 'vitest';
import { leansOnTopic } from './within-topic.ts';

const TITRATION = 'Find the moles first. Divide by its volume to get the concentration.';

describe('what can’t be understood without what was talked about', () => {
  it.each([
    'who is more powerful',
    'and which one is better',
    'what if theyre in parallel',
    'do i divide by 4 first',
    'which was the most important reason',
    'give me one about school',
    'is it always like that',
    'should i add them first',
    'how do i find the volume',
    'ok but why is that',
    'which is the biggest one',
    'when did they start it',
    'which are thicker',
    'how do i find the mass then',
  ])('leans on its topic: %s', (plain) => {
    expect(leansOnTopic(plain, TITRATION)).toBe(true);
  });

  it.each([
    'what is photosynthesis',
    'how do i find the area of a triangle with base 4 and height 3',
    'why did the french revolution start',
    'who wrote romeo and juliet',
    'is a whale bigger than an elephant',
    'explain the water cycle',
    'so is sydney the capital of australia or is it canberra',
    'how do volcanoes erupt',
    'which planet is the hottest',
    'what is the difference between mitosis and meiosis',
    'can you explain supply and demand',
    'i have to learn about the cold war and its causes',
    'how do you find the slope of a line through two points',
  ])('stands on its own: %s', (plain) => {
    expect(leansOnTopic(plain, TITRATION)).toBe(false);
  });
});
