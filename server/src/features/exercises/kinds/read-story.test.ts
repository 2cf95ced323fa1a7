import { describe, expect, it } from 'vitest';
import { kindOfStory } from './kind-of-story.ts';
import { numberInTask, sumInTask } from './number-in-task.ts';
import { storyIn } from './read-story.ts';

const TASK =
  'A school orders 24 boxes of pencils. Each box holds 36 pencils. 15 are broken. How many are good?';
const read = (formula: string, chance: number) =>
  kindOfStory({ task: TASK, work: '', readings: [{ formula, chance }] }, null);

describe('a message that may tell a story', () => {
  it.each([TASK, '24 boxes, 36 pencils each, how many pencils', 'pls help: tom has 12 apples and eats 5'])(
    'is read: %s',
    (message) => {
      expect(storyIn(message)?.task).toBe(message);
    },
  );

  it.each([
    'Solve 3x + 7 = 22',
    'why did world war 2 start in 1939',
    'f(x) = 2x, find f(3)',
    'so its 864',
    'What is a prime number?',
  ])('is none: %s', (message) => {
    expect(storyIn(message)).toBeNull();
  });

  it('is read without the work that stands behind it', () => {
    const { task, work } = storyIn(`${TASK} 24*36 = 864`) ?? {};
    expect(task).toBe(TASK);
    expect(work).toBe('24*36 = 864');
  });
});

describe('what a story was read as', () => {
  it('judges its answer, and what is found on the way', () => {
    const { id = '' } = read('(24*36)-15', 0.95) ?? {};
    expect(numberInTask(id, TASK, 'so its 849 pencils')?.verdict.is).toBe('answer');
    expect(numberInTask(id, TASK, '864')?.verdict).toMatchObject({
      is: 'step',
      isLast: false,
      isPart: false,
    });
    expect(sumInTask(id, TASK, '24*36-15')?.verdict.is).toBe('step');
    expect(numberInTask(id, TASK, '879')).toBeNull();
  });

  it('holds no step against anybody where it is only likely, and says nothing at all where it is not', () => {
    const { id = '', story } = read('(24*36)-15', 0.5) ?? {};
    expect(story).toBeUndefined();
    expect(numberInTask(id, TASK, 'so its 849 pencils')?.verdict.is).toBe('answer');
    expect(numberInTask(id, TASK, '864')?.verdict).toMatchObject({ is: 'step', isPart: true });
    expect(read('(24*36)-15', 0.1)).toBeNull();
    expect(read('24-36', 0.99)).toBeNull();
    expect(read('24/(36-36)', 0.99)).toBeNull();
  });

  it('tells with which numbers to begin, and the whole of it', () => {
    expect(read('(24*36)-15', 0.95)?.story).toEqual({
      begin: ['24', '36'],
      first: '24 × 36',
      solution: '(24 × 36) − 15 = 849',
    });
    expect(read('130/48', 0.95)?.story?.solution).toBe('130 ÷ 48 ≈ 2.70833');
  });
});
