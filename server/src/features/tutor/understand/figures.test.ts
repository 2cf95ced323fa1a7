import { describe, expect, it } from 'vitest';
import { judgeFigure } from './figures.ts';

describe('a figure of speech that is asked for or named', () => {
  it.each([
    ["is 'the leaves danced in the wind' a simile", /^No, that’s personification: “danced”/],
    ['"her eyes were as bright as stars" is that a metaphor or a simile', /^It’s a simile/],
    ["'he swims like a fish' is a simile", /^Yes, that’s a simile: .*“like”/],
    ["'the moon smiled down on us' thats personification right", /^Yes, that’s personification/],
    ["so 'my brother is a pig' is a simile?", /^No, that’s a metaphor/],
    ["'she was as cold as ice' metaphor", /^No, that’s a simile/],
    ['is she runs like a deer a simile', /^Yes, that’s a simile/],
    ["'he was a lion in the fight' metaphor then", /^Yes, that’s a metaphor/],
  ])('is known by its form: %s', (message, remark) => {
    expect(judgeFigure(message)?.remark).toMatch(remark);
  });

  it.each([
    "is 'i like pizza' a simile",
    "is 'she looks like her mum' a simile",
    "'he ran like the wind was chasing him' is that a simile",
    "is 'the dog barked at the wind' personification",
    "'come as soon as you can' is that a simile",
    "'the wind was loud' personification?",
    'what is the difference between a simile and a metaphor',
    "'he is a doctor' is a metaphor",
    "'the wind whispered' isn't a simile",
    "is 'time told us nothing' a metaphor",
    'a simile uses like or as and a metaphor doesnt',
    "i don't get 'metaphor' and 'simile'",
  ])('is left open where its form does not show it: %s', (message) => {
    expect(judgeFigure(message)).toBeNull();
  });
});
