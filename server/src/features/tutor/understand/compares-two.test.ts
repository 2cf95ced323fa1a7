import { expect, it } from 'vitest';
import { comparesTwo } from './compares-two.ts';

it.each([
  'ionic vs covalent bonds i always mix them up',
  'mitosis versus meiosis quick',
  'whats the diff between weather n climate',
  'difference btw dna and rna',
  'how is a virus different from bacteria',
  'i keep mixing longitude and latitude up',
  'how do i tell igneous and sedimentary apart',
])('two things are to be told apart: %s', (message) => {
  expect(comparesTwo(message)).toBe(true);
});

it.each([
  'mitosis makes two different cells',
  'the difference of 9 and 4 is 5',
  'there are different kinds of rock',
  'if you mix salt and water the salt dissolves',
  'the soup heats up when you mix it',
])('a statement about two things is none: %s', (message) => {
  expect(comparesTwo(message)).toBe(false);
});
