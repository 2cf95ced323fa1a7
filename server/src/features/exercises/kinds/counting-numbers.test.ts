import { describe, expect, it } from 'vitest';
import { numbersOfStory } from '../working/problem.ts';
import { onlyCountsWhatIsAsked } from './counting-numbers.ts';
import { kindOf } from './kind-of.ts';

describe('numbers that only count what is asked for', () => {
  it.each([
    'what are the three states of matter and how do they change? 1 sentence each',
    'whats the 5 pillars of islam',
    'name 4 causes of the french revolution',
    'explain the three branches of government in 2 sentences',
    'what r newtons 3 laws of motion',
    'what are keplers three laws pls',
    'list the 7 wonders of the ancient world',
    'which 2 countries signed the treaty after ww1',
    'i have to remember the four chambers of the heart, whats in each',
    'describe the 2 types of cell division for grade 9',
    'give me 3 reasons why rome fell',
    'what are the two kinds of rational numbers',
  ])('set no task: %s', (message) => {
    expect(onlyCountsWhatIsAsked(message)).toBe(true);
    expect(kindOf(message)).toBeNull();
    expect(numbersOfStory(message)).toBeNull();
  });

  it.each([
    'what are the three consecutive numbers that add up to 72',
    'find three consecutive numbers whose sum is 36',
    'whats the chance that two dice show the same number',
    'the 3 sides of a triangle are 5, 7 and 9. whats its perimeter',
    'what are 2 numbers with sum 12 and product 35',
    'a writer types 40 words per minute. how long do 800 words take',
    'which is cheaper, 3 pens for 2.40 or 5 pens for 3.50',
    'how many sides do 4 triangles have together',
  ])('are not all there is to: %s', (message) => {
    expect(onlyCountsWhatIsAsked(message)).toBe(false);
  });
});

describe('what is told and asks for no number', () => {
  it.each([
    'MgCl2: Mg gives 2 electrons and becomes Mg2+',
    'sodium loses 1 electron so it turns into Na+',
    'O takes 2 electrons and becomes O2-',
    'plants use 6 CO2 and 6 water to make sugar',
    'the french revolution started in 1789 with 3 estates',
    'a triangle has 3 sides and a square has 4 sides',
  ])('is no task: %s', (message) => {
    expect(kindOf(message)).toBeNull();
  });

  it.each([
    ['a magnesium ion has 12 protons and 10 electrons. charge?', 'charge'],
    ['circle radius 5 cm, circumference', 'circumference'],
    ['an ion with 11 protons and 10 electrons, what is its charge', 'charge'],
  ])('a task in few words stays one: %s', (message, name) => {
    expect(kindOf(message)?.name).toContain(name);
  });
});
