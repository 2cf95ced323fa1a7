import { describe, expect, it } from 'vitest';
import { clozeOf } from './cloze.ts';
import { isTheTerm } from './judge-term.ts';

describe('a sentence with a gap', () => {
  it.each([
    ['Osmosis is the movement of water through a membrane.', 'Osmosis'],
    ['The **nucleus** holds the DNA and controls what the cell does.', 'nucleus'],
    ['Melted rock below the ground is called magma, and it is hot.', 'magma'],
    ['A prime number is a whole number greater than one with two divisors.', 'prime number'],
  ])('leaves out the key term of: %s', (sentence, key) => {
    const cloze = clozeOf(sentence);
    expect(cloze?.key).toBe(key);
    expect(cloze?.question).not.toContain(key);
  });

  it.each([
    'It is the movement of water through a membrane of a cell.',
    'Cell division is the division of a cell into two, a cell division.',
    'Short is the best.',
    'The area $A$ is the product of the two sides of a rectangle.',
  ])('is not made of: %s', (sentence) => {
    expect(clozeOf(sentence)).toBeNull();
  });
});

describe('a word for the gap', () => {
  it.each([
    ['photosynthesis', 'Photosynthesis'],
    ['the fotosynthesis', 'Photosynthesis'],
    ['is it a chloroplast?', 'Chloroplasts'],
    ['cell membranes', 'cell membrane'],
  ])('%j is right for %s', (said, key) => {
    expect(isTheTerm(said, key)).toBe(true);
  });

  it.each([
    ['mitosis', 'meiosis'],
    ['mitosis or meiosis', 'meiosis'],
    ['not osmosis', 'osmosis'],
    ['', 'osmosis'],
    ['acid', 'base'],
  ])('%j is not right for %s', (said, key) => {
    expect(isTheTerm(said, key)).toBe(false);
  });
});
