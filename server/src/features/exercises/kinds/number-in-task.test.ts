import { describe, expect, it } from 'vitest';
import { numberInTask, sumInTask } from './number-in-task.ts';

const judgeNumber = (kind: string, task: string, message: string) => numberInTask(kind, task, message);

describe('a number that was said', () => {
  const COLD = 'it was 5 degrees and dropped 12 degrees. what is the temp now';

  it.each([
    ['science/molarity-from-grams', '40 g NaOH in 2 L water, molarity?', '0.5'],
    ['science/ions-from-ph', '[H+] for pH 5', '1 x 10^-5'],
    ['science/ions-from-ph', '[H+] for pH 5', '1e-5'],
    ['science/ions-from-ph', 'concentration of H+ at pH 4', '10⁻⁴ is 1 × 10⁻⁴'],
    ['science/acid-ph', 'pH of HCl with [H+] = 1 x 10^-3', '3'],
    ['science/throw-range', 'ball kicked at 20 m/s at 30 degrees, find range', '35.3 m'],
    ['data-and-chance/letters-three-repeats', 'permutations of the letters of MISSISSIPPI', '34650'],
  ])('is held against what words and powers of ten tell: %s · %s · %s', (kind, task, message) => {
    expect(judgeNumber(kind, task, message)?.verdict.is).toBe('answer');
  });

  it('is a fraction and no sum where it is one, and a chance may be told as a percentage', () => {
    const balls =
      'A bag has 3 red and 7 blue marbles. Two marbles are drawn without replacement. What is the probability that both are red?';
    const say = (message: string) =>
      sumInTask('data-and-chance/both-without-replacement', balls, message) ??
      judgeNumber('data-and-chance/both-without-replacement', balls, message);
    expect(say('1/15')?.verdict.is).toBe('answer');
    expect(say('6/90')?.verdict.is).toBe('answer');
    expect(say('6.67%')?.verdict.is).toBe('answer');
    expect(say('3/10 * 2/9')?.verdict.is).toBe('step');
    const train = 'A train travels 150 km in 4 hours. What is its average speed?';
    expect(sumInTask('ratio-and-equations/speed-find', train, '150/4')?.verdict.is).toBe('step');
  });

  it('is a part of the answer where several numbers answer the task', () => {
    const pair = 'Two numbers are in the ratio 3:4 and their sum is 56. What are the numbers?';
    expect(judgeNumber('computing/numbers-in-ratio-sum', pair, '24')?.verdict).toMatchObject({
      is: 'step',
      isPart: true,
    });
  });

  it('keeps its minus behind a word', () => {
    expect(judgeNumber('whole-numbers/temperature-falls', COLD, 'its -7')?.verdict.is).toBe('answer');
    expect(judgeNumber('whole-numbers/temperature-falls', COLD, 'its 7')?.verdict.is).not.toBe('answer');
  });

  it('is the usual slip where that is nearer than the answer', () => {
    const game = 'Ken paid $53.50 for a game, including 7% sales tax. What was the price before tax?';
    expect(judgeNumber('fractions-and-percent/price-before-tax', game, '50')?.verdict.is).toBe('answer');
    expect(judgeNumber('fractions-and-percent/price-before-tax', game, '49.75')?.verdict.is).toBe('slip');
  });

  it('may be mixed of a whole and a part', () => {
    const rice = '1 1/2 cups of rice make 12 servings. How many cups are needed for 4 servings?';
    expect(judgeNumber('fractions-and-percent/recipe-servings', rice, '4 1/2 cups')?.verdict.is).not.toBe(
      'answer',
    );
    expect(judgeNumber('fractions-and-percent/recipe-servings', rice, '1/2 cup')?.verdict.is).toBe('answer');
  });

  it('is not the answer where somebody goes on from it', () => {
    const tank =
      'A fish tank is 50 cm long, 30 cm wide and 40 cm tall. How many liters of water fit into it?';
    expect(judgeNumber('geometry/tank-liters', tank, '60 liters')?.verdict.is).toBe('answer');
    expect(judgeNumber('geometry/tank-liters', tank, '60 liters minus 5 so 55')).toBeNull();
  });

  it('is named together with the others of a task that asks for several, which way round they ever are', () => {
    const yard = 'There are cows and chickens on a farm, 30 heads and 84 legs. How many of each are there?';
    const both = judgeNumber('whole-numbers/heads-and-legs', yard, '12 chickens and 18 cows');
    expect(both).toMatchObject({ number: '12', verdict: { is: 'step' } });
    expect(both?.verdict).toHaveProperty('name', expect.stringContaining(', and 18 is '));
  });
});
