import { describe } from 'vitest';
import { answersAre } from '../testing/answers.ts';

// As they stand on worksheets: what is asked for is named, and no word asks.
describe('tasks in few words', () => {
  answersAre([
    ['moles in 36 g of water', '2 mol'],
    ['number of mol in 10 g NaOH', '0.25 mol'],
    ['grams in 3 moles of NaCl', '175.32 g'],
    ['pH if [H+] = 1x10^-3', '3'],
    ['pOH when [OH-] = 0.01', '2'],
    ['percent yield if theoretical is 50 g and actual is 40 g', '80 %'],
    ['actual yield 12.5 g, theoretical yield 20 g, % yield?', '62.5 %'],
    ['work done pushing a box with 50 N for 4 m', '200 J'],
    ['18 out of 24 as a percentage', '75%'],
    ['express 45 as a percentage of 60', '75%'],
    ['i got 18 out of 24 right', 'no problem found'],
    ['45 as in 60 of them', 'no problem found'],
  ]);
});

describe('a number that is given', () => {
  answersAre([
    ['period of a wave with f = 20 Hz', '0.05 s'],
    ['how many liters of 0.5 M solution contain 2 mol', '4 L'],
    ['V = 9 V, I = 0.3 A, resistance?', '30 Ω'],
    ['power of a device 230 V 5 A', '1150 W'],
    ['f = 20', 'f = 20'],
    ['5A + 3A', '8A'],
  ]);
});

describe('two points', () => {
  answersAre([
    ['gradient between (0,1) and (4,3)', '1/2'],
    ['how far is (0,0) from (5,12)', '13'],
    ['length of segment from (-2,1) to (4,9)', '10'],
    ['what point is halfway between (1,1) and (9,5)', '(5, 3)'],
    ['how far is it to (5,12)', 'no problem found'],
  ]);
});

describe('polygons', () => {
  answersAre([
    ['each interior angle of a regular octagon', '135 °'],
    ['what is the size of one interior angle of a regular 9-sided polygon', '140 °'],
    ['sum of angles in a pentagon', '540 °'],
    ['what is the sum of the interior angles of a 12-gon', '1800 °'],
    ['interior angle of an octagon with 3 of them 100', 'no problem found'],
  ]);
});

describe('where a curve turns', () => {
  answersAre([
    ['critical points of x^3 - 3x', 'x = −1 or x = 1'],
    ['find the local max and min of f(x) = x^3 - 6x^2 + 9x', 'x = 1 or x = 3'],
    ['find the stationary points of y = x^4 - 8x^2', 'x = −2 or x = 0 or x = 2'],
    ['critical points of x^3 + 3x', 'no problem found'],
    ['where does f(x)=2x^2-8x+3 have its minimum', 'x = 2'],
    ['find the minimum of 2x^2-8x+3', '−5'],
    ['what is the minimum of 3, 5 and 2', 'no problem found'],
  ]);
});

describe('a square that is completed', () => {
  answersAre([
    ['x^2+10x-1 in completed square form', '(x + 5)^2 − 26'],
    ['rewrite f(x)=x^2-4x+9 as a(x-h)^2+k', '(x − 2)^2 + 5'],
    ['express x^2 + 6x + 2 in the form (x+a)^2 + b', '(x + 3)^2 − 7'],
  ]);
});
