import { expect, it } from 'vitest';
import { goalText } from '../../text/goal-setting.ts';
import { learningText } from '../../text/learning.ts';
import { taskIn } from './task.ts';

it.each([
  'Solve 2x + 3 = 11',
  '3x-5=10',
  '(12 − 5) × 3',
  'What is 3/4 + 1/8?',
  'Round 3.456 to 1 decimal place',
  'simplify 4x^2 + 2x^2',
  'A train travels 120 km in 2 hours. 120 ÷ 2?',
])('%s is an exercise', (typed) => {
  expect(taskIn(typed)).toBe('exercise');
});

it.each([
  'Why do plants need light?',
  'what is photosynthesis',
  'Explain the water cycle',
  'Did the Romans use zero?',
])('%s is a question', (typed) => {
  expect(taskIn(typed)).toBe('question');
});

it.each([
  ...learningText.examples,
  ...goalText.examples,
  'I want to learn fractions',
  'I need to solve 2x + 3 = 11 by myself in the exam on 12/5',
  'how to solve equations',
  'World War 2',
  'Spanish A-level',
])('%s is a goal', (typed) => {
  expect(taskIn(typed)).toBeNull();
});
