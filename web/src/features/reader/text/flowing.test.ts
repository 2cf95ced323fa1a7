import { expect, test } from 'vitest';
import { flowing } from './flowing.ts';

const page = [
  'How plants drink',
  '',
  'The roots of a plant take up water from the soil and send it to',
  'the leaves through thin tubes. On a hot day most of it leaves by',
  'the pores.',
  'Three things help a plant that has too little water to live on:',
  '• closed pores',
  '• thick leaves',
  '1. deep roots',
].join('\n');

test('lines of a printed page run on, and every sign keeps its place', () => {
  const shown = flowing(page);
  expect(shown).toHaveLength(page.length);
  expect(shown.replaceAll(' ', '\n')).toBe(page.replaceAll(' ', '\n'));
  expect(shown).toContain(
    'send it to the leaves through thin tubes. On a hot day most of it leaves by the pores.',
  );
});

test('titles, ends of paragraphs and entries of a list stay lines', () => {
  expect(flowing(page).split('\n')).toEqual([
    'How plants drink',
    '',
    expect.stringMatching(/^The roots .* the pores\.$/),
    'Three things help a plant that has too little water to live on:',
    '• closed pores',
    '• thick leaves',
    '1. deep roots',
  ]);
});

test('a page of one line, or of none, is left alone', () => {
  expect(flowing('One line.')).toBe('One line.');
  expect(flowing('')).toBe('');
});
