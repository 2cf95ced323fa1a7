import { describe, expect, it } from 'vitest';
import { partsIn, phraseIn } from './phrase.ts';
import { smallIndex as index } from './small-books.fixture.ts';
import { topicOf } from './topic.ts';

describe('what a sentence is about', () => {
  it.each([
    ['Solve quadratic equations without fear by Friday', 'Solve quadratic equations'],
    ['Hi! I want to learn about black holes, please', 'black holes'],
    ['Can you help me with long division?', 'long division'],
    ['I have an exam on cell division in two weeks', 'cell division'],
    ['Get ready for a statistics exam in three weeks', 'statistics'],
    ['I don’t understand how vaccines work', 'vaccines'],
    ['What is the meaning of irony?', 'irony'],
    ['Make sense of my book on microeconomics', 'microeconomics'],
    ['fractions', 'fractions'],
    ['I’d like a study plan for the French Revolution before my history exam', 'French Revolution'],
    ['', ''],
  ])('%s: %s', (sentence, phrase) => {
    expect(phraseIn(sentence)).toBe(phrase);
  });

  it('is found in time also when somebody writes the same word ten thousand times', () => {
    expect(phraseIn('so '.repeat(10_000)).length).toBeLessThan(80);
  });

  it('has parts where somebody names several things', () => {
    expect(partsIn('fractions, decimals and percent')).toEqual(['fractions', 'decimals', 'percent']);
    expect(partsIn('and')).toEqual(['and']);
  });
});

const topic = (message: string, currentTopic: string | null = null, response: string | null = null) =>
  topicOf({ message, currentTopic, response }, index);

describe('the topic of a conversation', () => {
  it('is what the message asks for, in the words of the books where they are the same', () => {
    expect(topic('Teach me about volcanoes')).toBe('Volcanoes');
    expect(topic('Please explain ovens and a crust')).toBe('Ovens and crust');
  });

  it.each([
    'Yes',
    'Why?',
    'Can you explain that again?',
    'I think it is 7',
    'ok, next step',
    '42',
    'I don’t get it',
  ])('stays when somebody only goes on: %s', (message) => {
    expect(topic(message, 'Dough')).toBe('Dough');
  });

  it('stays when the same thing is named again, and changes with something else', () => {
    expect(topic('How long do I rest dough?', 'Kneading dough')).toBe('Kneading dough');
    expect(topic('Now let’s talk about planets', 'Kneading dough')).toBe('Planets');
  });

  it('is read from what the tutor said when the message names nothing', () => {
    expect(topic('Yes please', null, 'Good. A planet goes round a star. Planets differ from stars.')).toBe(
      'Planets',
    );
    expect(topic('Yes please', '  ', null)).toBeNull();
  });

  it('is found behind a greeting in a sentence of its own', () => {
    expect(topic('Hello there! I hope you are well. I need help with volcanoes.')).not.toBeNull();
    expect(topic('Hello!\nVolcanoes, please')).toBe('Volcanoes');
  });
});
