import { describe, expect, it } from 'vitest';
import { workedIn } from '../working/worked.ts';
import { examine } from './examine.ts';

const opened = (message: string) =>
  examine({ message, exercise: null, finished: null, story: null, earlier: [], checks: false }).problem;

describe('numbers that are given behind a task', () => {
  it.each([
    'how many moles in 36 g of water. M(H)=1 M(O)=16',
    'how many moles are in 11 g of CO2? C = 12, O = 16',
    'molar mass of NaCl? Na 23 Cl 35.5',
    '4.8 g of magnesium is burned completely in oxygen. 2Mg + O2 -> 2MgO. What mass of MgO forms? Mg = 24, O = 16',
    'Circular pond, diameter 14 m. Find the area. Use π = 3.14',
    'circle with radius 5 cm, find the circumference. take pi as 3.14',
    'How much work is done lifting a 15 kg box 2 m up? (g = 9.8)',
    'A stone falls for 3 s. How fast is it when it hits the ground? g = 10 m/s², no air resistance',
    'A firm has fixed costs of £4,500. It sells its product for £12 and variable cost per unit is £7.50. (a) Calculate break-even output. (b) Calculate profit at 1,400 units.',
  ])('are no attempt: %s', (message) => {
    const problem = opened(message);
    expect(problem?.judgement ?? null).toBeNull();
    expect(problem?.onTheWay).toBeUndefined();
  });

  it.each([
    ['how many moles in 36 g of water. i get 4 mol', 'wrong'],
    ['how many moles in 36 g of water. M(H)=1 M(O)=16. i got 2 mol', 'right'],
    ['How much work is done lifting a 15 kg box 2 m up? (g = 9.8) i got 294 J', 'right'],
    ['How much work is done lifting a 15 kg box 2 m up? (g = 9.8) i got 30 J', 'wrong'],
  ])('do not hide one: %s is %s', (message, kind) => {
    expect(opened(message)?.judgement?.kind).toBe(kind);
  });

  it('are what the task is worked with', () => {
    const problem = opened(
      'How much work is done lifting a 15 kg box 2 m up? (g = 9.8) and what power if it takes 6 s',
    );
    expect(workedIn(problem?.exercise ?? '')?.answer.text).toBe('294 J');
  });
});

describe('a question behind a task', () => {
  it.each([
    ['derivative of x^2 sin(3x)... is it 2x cos(3x)', 'wrong'],
    ['solve 2x + 3 = 11. is it x = 4?', 'right'],
    ['find the derivative of x^3. is that 3x^2', 'right'],
    ['solve 5x = 20. is x 3?', 'wrong'],
  ])('that holds an answer is an attempt: %s is %s', (message, kind) => {
    expect(opened(message)?.judgement?.kind).toBe(kind);
  });
});

describe('a line of the student’s own', () => {
  it.each([
    'solve 3(x-4) = 2x + 5. i got 3x - 4 = 2x+5 so x=9',
    'solve 2(x+3) = 14. so 2x + 3 = 14, x = 5.5',
    'Solve 4(x - 1) = 12, i did 4x - 1 = 12 so x = 13/4',
    'solve 5x - 3 = 2x + 9. first 7x - 3 = 9 so x = 12/7',
    'Solve 3x - 7 = 11. my work: 3x = 4 so x = 4/3',
    'solve x/2 + 3 = 7. i wrote x + 3 = 14 then x = 11',
  ])('is not the task, and what solves it is not right: %s', (message) => {
    expect(opened(message)?.judgement?.kind).toBe('wrong');
  });

  it.each([
    ['solve 3(x-4) = 2x + 5. i got 3x - 12 = 2x+5 so x=17', 'right'],
    ['solve 2(x+3) = 14. so 2x + 6 = 14, x = 4', 'right'],
    ['Solve 4(x - 1) = 12, i did x - 1 = 3 so x = 4', 'right'],
    ['solve 5x - 3 = 2x + 9. first 3x - 3 = 9', 'line'],
    ['Solve 3x - 7 = 11. my work: 3x = 18 so x = 6', 'right'],
    ['solve x/2 + 3 = 7. i wrote x/2 = 4 then x = 8', 'right'],
  ])('that leads on is confirmed: %s is %s', (message, kind) => {
    expect(opened(message)?.judgement?.kind).toBe(kind);
  });
});
