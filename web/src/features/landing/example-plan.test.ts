import { describe, expect, it } from 'vitest';
import { examplePlan, topicOf } from './example-plan.ts';

describe('the topic', () => {
  it.each([
    ['Fractions', 'Fractions'],
    ['  I want to learn   fractions!  ', 'fractions'],
    ['Please teach me about the French Revolution.', 'the French Revolution'],
    ['How do I practise long division?', 'long division'],
    ['learn', 'learn'],
    ['Learning theory', 'Learning theory'],
  ])('of %j is %j', (typed, topic) => {
    expect(topicOf(typed)).toBe(topic);
  });

  it('is cut where it would not fit', () => {
    expect(topicOf('a'.repeat(80))).toHaveLength(48);
  });
});

describe('an example plan', () => {
  const plan = examplePlan('I want to learn fractions', new Date('2026-11-15T12:00:00'));
  const items = plan.flatMap((module) => module.items);

  it('goes from a start check to proof alone to reviews on growing distances', () => {
    expect(items.map(({ title, when }) => when ?? title)).toEqual([
      'Start check: fractions',
      'The idea behind fractions',
      'Practise with hints',
      'Fractions, alone',
      'Tue 17 Nov',
      'Sun 22 Nov',
      'Sun 6 Dec',
    ]);
  });

  it('names only what comes earlier as a prerequisite', () => {
    for (const [index, { after = [] }] of items.entries()) {
      const earlier = items.slice(0, index).map(({ title }) => title);
      expect(earlier).toEqual(expect.arrayContaining([...after]));
    }
  });
});
