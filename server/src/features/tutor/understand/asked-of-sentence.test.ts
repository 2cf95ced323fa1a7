import { describe, expect, it } from 'vitest';
import { askedOfSentence } from './asked-of-sentence.ts';
import { ownTextIn } from './own-text.ts';

describe('what is asked of a sentence of an essay', () => {
  it.each([
    ['is this a good topic sentence: dogs are nice animals that people like', 'topic sentence'],
    ['my topic sentence is: recycling helps the town save money. is that ok', 'topic sentence'],
    ['my thesis is school uniforms are bad for students, too vague?', 'thesis'],
    ['thesis: phones should stay home because they steal sleep, is that good enough?', 'thesis'],
    ['does this quote fit: "all that glisters is not gold" for my point that looks deceive', 'quote'],
    ['would this quote work "so it goes" for the idea that death is normal in the book', 'quote'],
  ])('is heard: %s', (message, asks) => {
    expect(askedOfSentence(message)?.asks).toBe(asks);
  });

  it.each([
    'what is a topic sentence',
    'how do i write a thesis about school uniforms',
    'what does the quote "so it goes" mean',
    'my thesis is due friday',
    'why is this quote important: "so it goes"',
    'does my essay need a thesis',
  ])('is nothing else: %s', (message) => {
    expect(askedOfSentence(message)).toBeNull();
  });
});

describe('a quoted sentence whose matter is asked about', () => {
  it.each([
    'i wrote "the p-value is the probability that the null hypothesis is true" and the TA crossed it out. Why?',
    'i wrote "plants breathe in oxygen and breathe out nothing" what did i do wrong',
    'i wrote "the moon makes its own light at night" and got it wrong',
  ])('is no text to be corrected in form: %s', (message) => {
    expect(ownTextIn(message, false)).toBeNull();
  });

  it.each([
    'i wrote "the old house was dark and nobody went in there" is that good',
    'what i have so far: "one day a boy found a map in the attic of his aunt"',
    'my first sentence: "the rain had not stopped for nine days now"',
  ])('is one where it is handed over: %s', (message) => {
    expect(ownTextIn(message, false)).not.toBeNull();
  });
});
