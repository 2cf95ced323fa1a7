import { describe, expect, it } from 'vitest';
import { taskHelp } from './task-help.ts';

const fence = {
  id: 'whole-numbers/rectangle-perimeter',
  text: 'a garden is 12 m long and 7 m wide. how much fence do i need all around it',
};
const bus = {
  id: 'whole-numbers/remainder-round-up',
  text: 'a school trip has 137 kids and each bus fits 40. how many busses do they need',
};

describe('help with a task of a kind', () => {
  it('begins at the first step, and goes on from the one that was found', () => {
    const begun = taskHelp({ ...fence, reached: [], message: '' });
    expect(begun?.next.sum).toBe('12 + 7');
    expect(begun?.found).toBeNull();
    const found = taskHelp({ ...fence, reached: ['19 m'], message: '' });
    expect(found?.found).toMatchObject({ number: '19' });
    expect(found?.next.sum).toBe('2 × 19');
  });

  it('has the whole way line by line, with what was found before', () => {
    expect(taskHelp({ ...fence, reached: [], message: '' })?.lines.join(' | ')).toMatch(
      /: 12 \+ 7 = 19 \| 2 × 19 = 38$/,
    );
    expect(taskHelp({ ...bus, reached: [], message: '' })?.lines.at(-1)).toBe('137 ÷ 40, rounded up, is 4');
  });

  it('keeps the fractions of a task as they are written', () => {
    const help = taskHelp({
      id: 'lower-grades/two-fractions-amount-left',
      text: 'Sam reads 2/3 of a book on monday and 1/5 on tuesday. The book has 300 pages. how many pages are left',
      reached: [],
      message: '',
    });
    expect(help?.lines.join(' | ')).toMatch(/1 − 2\/3 − 1\/5 = 2\/15 \| 300 × 2\/15 = 40/);
  });

  it('of a story that was read goes by its own formula; where that is only likely, nothing is worked out', () => {
    const story = { text: 'boxes of 36, 24 of them, 15 fall down', reached: ['864'], message: '' };
    expect(taskHelp({ ...story, id: '=(24*36)-15' })).toMatchObject({
      next: { sum: '864 − 15' },
      lines: ['24 × 36 = 864', '864 − 15 = 849'],
    });
    expect(taskHelp({ ...story, id: '≈(24*36)-15' })).toMatchObject({ next: { sum: null }, lines: [] });
  });

  it('knows the slip that a question is about, by its number or by what is done in it', () => {
    const recipe = {
      id: 'fractions-and-percent/recipe-servings',
      text: 'Recipe for 4 people uses 300 g of rice. How much rice for 10 people?',
      reached: [],
    };
    expect(taskHelp({ ...recipe, message: 'but why cant i just add 6' })?.slip).toMatch(/added/);
    expect(taskHelp({ ...recipe, message: 'why do i divide' })?.slip).toBe('');
  });
});
