import { expect, it } from 'vitest';
import { gradeOf, isConfidentMistake } from './quiz-grade.ts';

const answer = { correct: 1, help: 'none' as const, confidence: null, milliseconds: null };

it.each([
  ['wrong', { ...answer, correct: 0 }, 'again'],
  ['partly right', { ...answer, correct: 0.5, help: 'hint-1' as const }, 'again'],
  [
    'right with help, however sure and fast',
    { ...answer, help: 'hint-1' as const, confidence: 95, milliseconds: 900 },
    'hard',
  ],
  ['right', answer, 'good'],
  ['right and sure, but slow', { ...answer, confidence: 95, milliseconds: 40_000 }, 'good'],
  ['right and fast, but a guess', { ...answer, confidence: 25, milliseconds: 900 }, 'good'],
  ['right, sure and fast', { ...answer, confidence: 95, milliseconds: 4_000 }, 'easy'],
] as const)('an answer that is %s', (_, given, grade) => {
  expect(gradeOf(given)).toBe(grade);
});

it('only who was sure makes a confident mistake', () => {
  expect(isConfidentMistake({ ...answer, correct: 0, confidence: 75 })).toBe(true);
  expect(isConfidentMistake({ ...answer, correct: 0, confidence: 50 })).toBe(false);
  expect(isConfidentMistake({ ...answer, correct: 0 })).toBe(false);
  expect(isConfidentMistake({ ...answer, confidence: 95 })).toBe(false);
});
