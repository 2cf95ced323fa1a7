import { describe, expect, it } from 'vitest';
import { judgeAnswer, work } from '../index.ts';

const answerTo = (task: string): string | null => {
  const worked = work(task);
  return worked.kind === 'worked' ? worked.answer.text : null;
};

describe('an equation of sine, cosine or tangent in an interval', () => {
  it.each([
    ['Solve 2sin²x − sin x − 1 = 0 for 0 ≤ x ≤ 2π. Exact values.', 'x = (1/2)π or x = (7/6)π or x = (11/6)π'],
    ['solve sin x = 1/2 for 0 <= x <= 360 degrees', 'x = 30° or x = 150°'],
    ['Solve 2cos²x + 3 sin x = 3, 0° ≤ x < 360°', 'x = 30° or x = 90° or x = 150°'],
    ['solve 2cos x + 1 = 0 between 0 and 360 degrees', 'x = 120° or x = 240°'],
    ['solve tan x = -1 for -π < x < π', 'x = (−1/4)π or x = (3/4)π'],
    ['solve sin(2x) = 1/2 on [0, pi)', 'x = (1/12)π or x = (5/12)π'],
    ['solve cos x = 1 for 0 ≤ x ≤ 2π', 'x = 0 or x = 2π'],
    ['solve cos x = 1 for 0 ≤ x < 2π', 'x = 0'],
    ['solve sin x = 2 for 0 ≤ x ≤ 2π', 'no solution'],
  ])('%s', (task, answer) => {
    expect(answerTo(task)).toBe(answer);
  });

  it.each([
    // Nothing on the unit circle, two functions, an end that may or may not belong to it
    'solve sin x = 0.3 for 0 < x < 360',
    'solve sin x = cos x for 0 ≤ x ≤ 2π',
    'solve sin x = 0 from 0 to 360 degrees',
    'Solve x^2 = 4 for x > 0',
  ])('is refused, and its interval is no task: %s', (task) => {
    expect(answerTo(task)).toBeNull();
  });

  it.each([
    ['0 ≤ x ≤ 2π', 'x = π/2, 7π/6 or 11π/6', 'right'],
    ['0 ≤ x ≤ 2π', 'x = 90° or x = 210° or x = 330°', 'right'],
    ['0 ≤ x ≤ 2π', 'x = 90 or x = 210 or x = 330', 'right, other form'],
    ['0 ≤ x ≤ 2π', 'x = π/2', 'incomplete'],
    ['0 ≤ x ≤ 2π', 'x = 5π/6', 'wrong'],
    ['0 ≤ x ≤ 2π', 'sin x = 1 or sin x = -1/2', 'right, other form'],
    ['0 ≤ x ≤ 2π', 'sin x = 1', 'unreadable'],
    ['0 ≤ x ≤ 360°', 'x = 90 or x = 210 or x = 330', 'right'],
    ['0 ≤ x ≤ 360°', 'x = 90° or x = 210° or x = 330°', 'right'],
    ['0 ≤ x ≤ 360°', 'x = 90 degrees', 'incomplete'],
    ['0 ≤ x ≤ 360°', 'x = 90 or x = 270', 'wrong'],
  ])('in %s: %s is %s', (domain, answer, kind) => {
    const worked = work(`Solve 2sin²x − sin x − 1 = 0 for ${domain}`);
    expect(worked.kind === 'worked' && judgeAnswer(worked, answer).kind).toBe(kind);
  });
});

describe('an equation of angles without an interval', () => {
  it.each([
    ['solve sin x = 0.3', '17.5 degrees', 'right'],
    ['solve sin x = 0.3', '17.46', 'right'],
    ['solve sin x = 0.3', '162.5°', 'right'],
    ['solve sin x = 0.3', 'x = 0.305', 'right'],
    ['solve sin x = 0.3', '17.5 or 162.5', 'right'],
    ['solve tan(2x) = 1', '22.5', 'right'],
    ['solve 100 sin x = 30', '17', 'right'],
    ['solve tan(7x) = 1', '6.4', 'right'],
    ['solve tan(7x) = 1', '12.9', 'unreadable'],
    // Nobody knows what it was meant for; 90° is where the tangent jumps.
    ['solve sin x = 0.3', '30', 'unreadable'],
    ['solve sin x = 0.3', '17.5 or 100', 'unreadable'],
    ['solve tan(2x) = 1', '45', 'unreadable'],
    ['solve tan x = 2', '90', 'unreadable'],
    ['solve sin x = 0.3', '0', 'unreadable'],
  ])('%s: %s is %s', (task, reply, kind) => {
    const worked = work(task);
    if (worked.kind !== 'worked') throw new Error('not worked');
    expect(judgeAnswer(worked, reply).kind).toBe(kind);
  });
});
