import { describe, expect, it } from 'vitest';
import { conversation } from '../../testing/built-in-tutor.ts';

const last = async (...messages: string[]): Promise<string> =>
  (await conversation(messages)).at(-1)?.text ?? '';

const WHIRLED =
  'a 0.25 kg stone is whirled on a 2 m rope in a horizontal circle at 6 m/s. tension? then the tension at half the speed';

describe('in a task that nobody here has read', () => {
  it('a formula is called by its name', async () => {
    expect(await last(WHIRLED, 'F = mv²/r')).toContain('that’s the centripetal force');
  });

  it('a value is right by the formula that was named, and another one is not', async () => {
    expect(await last(WHIRLED, 'F = mv²/r', '4.5 N')).toMatch(/^(?:Right|Yes).*4\.5 N/);
    expect(await last(WHIRLED, 'F = mv²/r', '9 N')).not.toMatch(/^(?:Right|Yes)/);
  });

  it('a right sum with units that do not go together is told so', async () => {
    expect(await last(WHIRLED, '0.25 x 6 / 2 = 0.75 N')).toContain('the units don’t go together');
  });

  it.each(['10N', 'so v = +30 cm', 'a = 2.5 m/s²'])(
    'a value is no letter for something unknown: %s',
    async (value) => {
      expect(await last(WHIRLED, value)).not.toContain('giving it a letter');
    },
  );
});

describe('what is right is not called wrong', () => {
  it.each([
    ['a coat costs $60 and is 35% off. whats the sale price', '10% is 6 and 5% is 3 so 35% is 21'],
    ['price of a ticket went from $20 to $25. whats the percent increase', 'it went up by 5'],
    ['solve 2^(x+3) = 30 correct to 2 dp', '(x+3) log2 = log30'],
    ['2x + 3y = 13\nx - y = 4\nsolve the system', 'x=5 y=1, 10+3=13 checks'],
  ])('%s · %s', async (task, said) => {
    expect(await last(task, said)).toMatch(/^(?:Yes|Right|Good|Exactly|That’s it)/);
  });

  it('nor is what is given behind a task taken for its answer', async () => {
    expect(
      await last('ball thrown straight up at 20 m/s, how high does it go and how long till the top? g = 9.8'),
    ).not.toMatch(/not yet|not quite|too small/i);
  });

  it('a number in front of a formula counts, in whatever words it is put there', async () => {
    const balance = 'balance  C3H8 + O2 -> CO2 + H2O';
    expect(await last(balance, 'put a 3 in front of CO2', 'and 4 infront of H2O', '5 O2')).toContain(
      'is balanced',
    );
  });
});

describe('what is wrong is not called right', () => {
  it.each([
    [
      '£5000 invested at 3% compound interest per year. whats it worth after 4 years',
      '5000 x 0.03 x 4 = 600 so £5600',
    ],
    ['differentiate y = x^3 e^(2x)', '3x^2 * 2e^(2x) = 6x^2 e^(2x)'],
    ['What is 1/8 + 4/8?', '1+4 is 5 and 8+8 is 16 so it has to be 5/16'],
    ['integrate x sin x dx, hint pls', 'x cosx - sinx + C'],
  ])('%s · %s', async (task, said) => {
    expect(await last(task, said)).not.toMatch(/^(?:Yes|Right|Good|Exactly|That’s (?:it|right))/);
  });
});

it('an Italian task is not answered in Spanish, and a French one is answered in French', async () => {
  expect(await last('Risolvi la disequazione x² − 7x + 6 < 0')).toMatch(/^Let’s/);
  expect(await last('Résous l’équation 2x + 5 = 17 avec moi')).not.toMatch(/Trabajemos|¿/);
});

describe('parts of a task that gives its data once', () => {
  it('are taken one after the other', async () => {
    const task = 'g(x) = 3x² - 5x + 2. a) find g(-1)  b) for which x is g(x) = 0';
    expect(await last(task)).toContain('I see 2 exercises');
    expect(await last(task, '10')).toContain('**Number 2.**');
    expect(await last(task, '10', 'x = 1 or x = 2/3')).toMatch(/^(?:Yes|Exactly|That’s it)/);
  });

  it('are told of a car as of a function', async () => {
    const car =
      'A bike starts from rest and reaches 12 m/s in 4 s. a) find its acceleration b) how far does it travel in that time';
    expect(await last(car, 'a = 3 m/s²', '24 m')).toMatch(/^(?:Yes|Exactly|That’s it)/);
  });
});

it('the way of a task whose kind is known is confirmed by its name, and no other way', async () => {
  const triangle = 'In triangle ABC, a = 8, b = 5 and angle C = 60°. find c';
  expect(await last(triangle, 'oh ok cosine rule')).toMatch(/^(?:Yes|Good)/);
  expect(await last(triangle, 'not the cosine rule tho')).not.toMatch(/^(?:Yes|Good)/);
  expect(await last(triangle, 'ohms law')).not.toMatch(/^(?:Yes|Good)/);
});

it('a law with numbered letters is heard', async () => {
  expect(
    await last(
      '2.0 L of gas at 300 K are heated to 450 K at constant pressure. new volume?',
      'V1/T1 = V2/T2',
    ),
  ).toContain('Charles’s law');
});

describe('a task that asks for a second thing', () => {
  it('is opened with the first, and what is said of the second is not called wrong', async () => {
    const task = 'Solve z² + 2z + 10 = 0 over the complex numbers and give the modulus of the roots.';
    expect(await last(task)).toMatch(/^Let’s work on/);
    expect(await last(task, 'modulus is 3.16')).not.toMatch(/not yet|not quite|that’s not it|almost/i);
  });

  it('keeps a formula with its numbers put in for what comes out', async () => {
    const car =
      'A car accelerates uniformly from rest to 24 m/s in 8.0 s. Calculate the acceleration and the distance travelled.';
    expect(await last(car, 'a = 24/8 = 3 m/s²', 'd = v x t = 24 x 8 = 192 m')).not.toMatch(
      /^(?:Yes|Right|Good)/,
    );
  });
});

it('a work step behind a task that was not opened sets no exercise of its own', async () => {
  expect(
    await last('is there an easy way to differentiate x^x + x², prof said its special', '2x ln x + x²'),
  ).not.toMatch(/^Let’s work on/);
});

it('a number of four digits is counted like any other, and a year is not', async () => {
  expect(
    await last(
      'A bakery makes 1344 rolls. They are put in bags of 8. 97 bags are sold before lunch. How many bags are left?',
      'its 168 bags',
    ),
  ).toContain('1344 ÷ 8 = 168');
});
