import { describe, expect, it } from 'vitest';
import { problemIn } from '../working/problem.ts';
import { examine } from './examine.ts';
import type { Examined } from './examined.ts';

const on = (problem: string, message: string, line: string | null = null): Examined =>
  examine({
    message,
    exercise: { problem, line: line ?? problemIn(problem)?.problem.text ?? problem, found: '' },
    finished: null,
    story: null,
    earlier: [],
    checks: false,
  });
const fresh = (message: string, finished: string | null = null): Examined =>
  examine({ message, exercise: null, finished, story: null, earlier: [], checks: false });

describe('a right answer', () => {
  it.each([
    [
      '2a + 3b = 12, a − b = 1',
      ['a=3 b=2', 'a = 3, b = 2', 'b=2 a=3', 'b is 2 and a is 3', 'a: 3; b: 2', 'a=3\nb=2', '(3, 2)'],
    ],
    ['3/4 + 2/5', ['ok so i did 15/20 + 8/20 and thats 23/20. but a fraction cant be bigger than 1??']],
    [
      '3x + 7 = 22',
      ['5', 'x=5', 'x is 5', 'is it 5?', 'i think its 5', 'five', 'x = 5 because 15/3', 'oh wait x = 5'],
    ],
    ['7 - 2y > 15', ['y < -4', 'y<-4', 'y is less than -4']],
    ['What is 6 × 7?', ['42', 'forty-two', 'it’s 42', '42!']],
    ['x^2 - 5x + 6 = 0', ['2 and 3', 'x=2 or x=3', '3, 2', 'x = 3 and x = 2']],
    ['a car going 60 km/h takes 2.5 hours, how far does it go', ['150', '150 km', '150km']],
  ])('to %s is known in whatever words it comes', (problem, answers) => {
    for (const answer of answers)
      expect([answer, on(problem, answer).judgement?.kind]).toEqual([answer, 'right']);
  });

  it.each(['no real solutions?', 'there are none', 'none', 'no solution', 'it has no real roots'])(
    'over the reals may be none: %s',
    (answer) => {
      expect(on('x²+6x+13=0', answer).judgement?.kind).toBe('right over the reals');
    },
  );

  it('may come in parts', () => {
    expect(on('x^2 - 5x + 6 = 0', '2').judgement).toMatchObject({ kind: 'part', has: 1, of: 2 });
  });
});

it.each([
  [
    'three resistors 10, 20 and 30 ohm in parallel with 12V. total current?',
    'i added them up and got 60 ohm so 0.2 A. book says 2.2 A',
  ],
  ['3x + 7 = 22', 'i keep getting x=6 and the book says x=5'],
  ['What is 3/4 + 2/5?', 'my friend has 23/20 but i got 5/9'],
])('what a book or somebody else says is no answer of one’s own: %s · %s', (problem, words) => {
  expect(on(problem, words).judgement?.kind).not.toBe('right');
});

it.each([
  ['My sister has 12 apples and I have 5. How many together?', ['12', '5']],
  ['my mom gives me 20 euros and i spend 7, how much is left', ['20', '7']],
])('what others have in a story is a number of it: %s', (story, numbers) => {
  for (const read of [fresh(story), fresh(story, '3x + 7 = 22'), on('3x + 7 = 22', story)]) {
    const task = read.story?.join(' ') ?? read.problem?.exercise ?? '';
    for (const number of numbers) expect(task).toContain(number);
  }
});

it('a given that is restated is no wrong answer', () => {
  const car = 'car 1200kg going 90 km/h brakes to a stop in 60 m. find braking force';
  for (const words of ['so the mass is 1200 kg', 'ok so the distance is 60 m'])
    expect(on(car, words).judgement?.kind).not.toBe('wrong');
});

it('what somebody wants to get is read once, however often it is said', () => {
  expect(on('3x + 7 = 22', `to get no${'-no'.repeat(9)} `.repeat(7)).judgement?.kind).not.toBe('right');
  expect(on('3x + 7 = 22', 'to get x alone, why do we subtract 7').judgement?.kind).not.toBe('method');
});

it('what is concluded is meant, though the answer stands before it', () => {
  const { judgement, onTheWay } = on('how many moles in 88 g of CO2', 'oh 2 O so 44 g/mol');
  expect([judgement, onTheWay?.number]).toEqual([null, '44 g/mol']);
});

describe('a method', () => {
  it.each([
    ['3x + 7 = 22', 'subtract 7 from both sides', '3x = 15'],
    ['3x + 7 = 22', 'take away 7', '3x = 15'],
    ['3x + 7 = 22', 'minus 7 both sides', '3x = 15'],
    ['3x + 7 = 22', '-7 on both sides', '3x = 15'],
    ['3x + 7 = 22', 'i would take 7 off both sides', '3x = 15'],
    ['3x = 15', 'divide by 3', 'x = 5'],
    ['3x = 15', 'divide both sides by 3', 'x = 5'],
    ['x/4 = 3', 'times 4', 'x = 12'],
    ['x - 9 = 4', 'add 9 to both', 'x = 13'],
    ['5x - 8 = 3x + 14', 'subtract 3x', '2x − 8 = 14'],
  ])('is tried out on %s: %s', (problem, method, line) => {
    expect(on(problem, method).judgement).toMatchObject({
      kind: 'method',
      worth: 'good',
      after: { text: line },
    });
  });

  it.each([
    ['x/3 = 5/9', 'cross multiply'],
    ['x^2 + 4x - 5 = 0', 'complete the square'],
    ['x^2 + 4x - 5 = 0', 'use the quadratic formula'],
    ['x^2 + 4x - 5 = 0', 'factor it?'],
    ['2(x+3) = 16', 'distribute the 2'],
    ['3/4 + 1/6', 'find a common denominator'],
    ['2a + 3b = 12, a − b = 1', 'use substitution'],
  ])('that has a name is never disputed: %s, %s', (problem, method) => {
    expect(on(problem, method).judgement).toMatchObject({ kind: 'method', worth: 'good' });
  });

  it.each([
    ['3/4 + 2/5', 'i just added top and top and bottom and bottom, thats how it works with times too no?'],
    ['-3 + -2', 'ughhh so when is it plus and when not'],
    [
      'two resistors 6 ohm and 3 ohm parallel on a 12 V battery. total current?',
      'how can the total be 2 ohm, thats less than the smallest one, adding stuff should make it harder',
    ],
    [
      'two resistors 6 ohm and 3 ohm parallel on a 12 V battery. total current?',
      'if i pull out the 6 ohm one does the other get more current',
    ],
    [
      'a cyclist does 18 km in 45 min whats the speed in m/s',
      'so to get from km/h to m/s do i times 3.6 or divide, i mix it up every time',
    ],
    [
      'A car accelerates from rest to 24 m/s in 8 s. find the acceleration',
      'so if it started at 6 m/s instead of from rest, would it be less or more distance',
    ],
    ['x^2 - 5x + 6 = 0', 'wait why is there a plus AND minus in it'],
    ['3x + 7 = 22', 'why do you subtract 7 and not add it'],
    ['3x + 7 = 22', 'how do i know if i add or subtract'],
  ])('is not read into a question or a story of how it went: %s · %s', (problem, words) => {
    expect(on(problem, words).judgement?.kind).not.toBe('method');
  });

  it('that speaks of what stands in the brackets multiplies it out', () => {
    const judgement = on(
      '3(2x-5) = 4x + 7',
      'oh. so i have to times the 5 as well?? not just the 2x',
    ).judgement;
    expect(judgement).toMatchObject({ kind: 'method', worth: 'good', after: null });
  });

  it('that keeps the line true but gets it no simpler is said to be just that', () => {
    expect(on('3x + 7 = 22', 'add 7 to both sides').judgement).toMatchObject({
      worth: 'allowed',
      after: { text: '3x + 14 = 29' },
    });
  });

  it.each([
    ['divide by 0', 'divides by zero'],
    ['divide by x', 'divides by a letter'],
  ])('that can’t be done is stopped: %s', (method, remark) => {
    expect(on('3x + 7 = 22', method).judgement).toMatchObject({ worth: 'forbidden', remark });
  });
});

describe('a right line', () => {
  it.each([
    ['5x - 8 = 3x + 14', '2x = 22'],
    ['3x + 7 = 22', '3x = 15'],
    ['x/3 = 5/9', '9x = 15'],
    ['(12 - 5) * 3', '7'],
  ])('of %s is known: %s', (problem, line) => {
    expect(on(problem, line).judgement?.kind).toBe('line');
  });
});

describe('a wrong answer', () => {
  it('shows its slip', () => {
    expect(on('7 - 2y > 15', 'y > -4').judgement).toMatchObject({
      kind: 'wrong',
      slip: 'comparison not turned',
      isBare: true,
    });
  });

  it.each(['the bus comes in 2 minutes', 'i tried 3 times', 'why is it not 7'])(
    'is not read out of a sentence: %s',
    (message) => {
      const { judgement } = on('3x + 7 = 22', message);
      expect(judgement === null || (judgement.kind === 'wrong' && !judgement.isBare)).toBe(true);
    },
  );
});

describe('a problem', () => {
  it.each([
    ['Solve 2x + 3 = 11 … I already tried x = 4', 'right'],
    ['Solve 2x + 3 = 11. I got x = 4, is that right?', 'right'],
    ['i got 42 for 6x7 is that right', 'right'],
    ['is this right? 7*8=56', 'right'],
    ['7*8=54 is that ok', 'wrong'],
    ['2x + 3 = 11, i subtracted 3', 'method'],
  ])('comes with what was tried: %s', (message, kind) => {
    expect(fresh(message).problem?.judgement?.kind).toBe(kind);
  });

  it.each([
    'when did ww2 start and why',
    'what is covid 19',
    'is h2o an element',
    'what happened on 9/11',
    'my team won 3-0',
    'x = 4',
    'i have 2 questions about cells',
  ])('is not read out of words: %s', (message) => {
    expect(fresh(message).problem).toBeNull();
  });

  it('that varies the last one is made from it', () => {
    expect(fresh('and the median', 'mean of 3, 5, 10').problem?.exercise).toBe('median of 3, 5, 10');
  });

  it('that is another one than the open one replaces it; a step of the open one does not', () => {
    expect(on('2x + 3 = 11', 'Solve x^2 = 9/4').problem).not.toBeNull();
    expect(on('2x + 3 = 11', '5y - 8 = 17').problem).not.toBeNull();
    expect(on('2x + 3 = 11', 'x = 7').problem).toBeNull();
    expect(on('7 - 2y > 15', 'y > -4').problem).toBeNull();
  });
});

describe('a story', () => {
  it.each([
    'the bus had some people, 9 got off and 4 got on and now theres 21, how many at first',
    'a 4 m pole has a shadow of 3 m and a tree one of 15 m, how tall is the tree',
  ])('that is not read as a whole is known by its numbers: %s', (message) => {
    expect(fresh(message)).toMatchObject({ problem: null, story: expect.arrayContaining(['4']) as unknown });
  });
});

describe('a task that is told with its result', () => {
  it.each([
    ['gcf of 12 and 18 is 6', null, 'right'],
    ['lcm of 12 and 18 is 216', null, 'wrong'],
    ['and lcm is 36', 'gcf of 12 and 18', 'right'],
    ['circumference is 10 pi', 'area of a circle with diameter 10', 'right'],
    ['range = 7', 'whats the median of 7 3 9 4 10', 'right'],
    ['-2(x-6) is -2x-12', null, 'wrong'],
    ['ok so 5(x-3) = 5x-15', null, 'right'],
    ['x^-2 is 1/x^2', null, 'right'],
    ['then 0.409 is smaller than 0.41', null, 'right'],
    ['0.35 is bigger than 0.5', null, 'wrong'],
    ['12 goes in 36 four times', null, 'wrong'],
    ['is 7x8 54', null, 'wrong'],
    ['1000 kg at 20 m/s is 200000 J', null, 'right'],
    ['a 5 kg box pushed with 20 N goes 100 m/s2', null, 'wrong'],
    ['if im 50 kg i weigh like 490 N on earth', null, 'right'],
  ])('is judged by itself: %s', (message, finished, kind) => {
    expect(fresh(message, finished).problem?.judgement?.kind).toBe(kind);
  });

  it.each([
    ['ok lemme try one from the sheet, 5 - x > 2. i get x < 3', 'right'],
    ['and for 2x > -8 it flips too so x < -4', 'wrong'],
  ])('leaves the exercise that is open: %s', (message, kind) => {
    expect(on('-3x < 12', message).problem?.judgement?.kind).toBe(kind);
  });

  it.each([
    '3x + 7 = 22',
    '3(x-2) = 2x + 5',
    'ww2 ended in 1945',
    'my brother is 12',
    'sound goes 340 m/s',
    'so 1 + 1 in binary is 10',
  ])('is nothing else: %s', (message) => {
    expect(fresh(message).problem?.judgement ?? null).toBeNull();
  });

  it('is no way to go on with ours when it says what comes out', () => {
    expect(
      on('waves: frequency 50 Hz wavelength 4 m whats the speed', '50 divided by 4 = 12.5 m/s'),
    ).toMatchObject({
      judgement: null,
      calculation: { stands: 'short' },
    });
    expect(on('8 + 2 x 5 - 6 / 3', 'so 2x5=10 and 6/3=2 first')).toMatchObject({
      calculation: { stands: 'step' },
    });
    expect(on('3x + 7 = 22', '3x is 15').judgement?.kind).toBe('line');
  });
});

it('a thing that is only named counts nothing', () => {
  const bulbs = 'so does the first bulb use up the electricity and the 2nd one gets whats left';
  expect(fresh(bulbs).story).toBeNull();
  expect(fresh('in our class most get 10€ but one kid gets 200. how much is that together').story).toEqual([
    '10',
    '200',
  ]);
});

describe('a guess at a sum of its own', () => {
  it.each([
    ['so -3 - -2 is also plus? like +5?', 'What is −3 − (−2)?', 'wrong'],
    ['ok so then -3 + -2 is also plus? +5?', 'What is −3 + (−2)?', 'wrong'],
    ['so then is 2^-1 like -2 ?', 'What is 2^(−1)?', 'wrong'],
    ['(-2)^3 is -8 then?', 'What is (−2)^3?', 'right'],
    ['so does that mean -2 times -2 times -2 is plus too?', 'What is −2 × (−2) × (−2)?', 'wrong'],
    ['so is -2 times -2 positive?', 'What is −2 × (−2)?', 'right'],
    ['so 1/2 + 1/3 is 2/5?', 'What is 1/2 + 1/3?', 'wrong'],
    ['and (2+3) x 4 is 20?', 'What is (2 + 3) × 4?', 'right'],
  ])('is checked exactly: %s', (message, exercise, kind) => {
    expect(fresh(message).problem).toMatchObject({ exercise, judgement: { kind } });
  });

  it('is not taken for an answer to another sum', () => {
    expect(on('2 + 3 × 4', 'and (2+3) x 4 is 20?').problem).toMatchObject({ judgement: { kind: 'right' } });
    expect(on('-3 + -2', '(-2)^3 is -8 then?').problem).toMatchObject({ judgement: { kind: 'right' } });
    expect(on('3x + 7 = 22', 'so 22 - 7 is 15?').problem).toBeNull();
  });

  it('has nothing to guess at where it is left undefined', () => {
    expect(fresh('what about 0^0 lol').problem).toBeNull();
  });

  it('may be asked for behind some words', () => {
    const asked = on('-3 - -2', 'and what about three minuses (-2)(-2)(-2)').problem;
    expect(asked?.exercise).toBe('(-2)(-2)(-2)');
  });
});

describe('an answer with its unit', () => {
  const kettle = 'how much energy to heat 1.5 L of water from 18°C to 100°C. c=4.19';
  it.each([
    [kettle, '515 kJ', 'right'],
    [kettle, '515370 J', 'right'],
    [kettle, 'my answer is 515 but idk if J or kJ', 'right'],
    [kettle, '515', 'form'],
    ['a cyclist does 18 km in 45 min whats the speed in m/s', '24 km/h', 'form'],
    ['a car going 60 km/h takes 2.5 hours, how far does it go', '150000 m', 'right'],
  ])('is known in another unit of its kind: %s · %s', (problem, message, kind) => {
    expect(on(problem, message).judgement?.kind).toBe(kind);
  });

  it('shows where a unit was left as it was', () => {
    const car = 'car 1200kg going 90 km/h brakes to a stop in 60 m. find braking force';
    const { judgement } = on(car, 'i put 90 straight into the v² formula and got like 81000 N, seems a lot');
    expect(judgement).toMatchObject({ kind: 'wrong', why: expect.stringContaining('90') });
  });

  it('that is the right one of a further question is confirmed', () => {
    const result = examine({
      message:
        'the kettle is 2000 W so how long does it take. i got 4.3 min but ours at home takes more like 5',
      exercise: null,
      finished: kettle,
      story: null,
      earlier: [kettle],
      checks: false,
    });
    expect(result.problem?.judgement?.kind).toBe('right');
  });
});

it('a discount that waits for its answer is not told by a further one', () => {
  const jacket = 'jacket costs 80€, 25% off, then another 20% off at the checkout. how much';
  expect(on(jacket, 'so 45% off = 44€ right')).toMatchObject({ problem: null, judgement: { kind: 'wrong' } });
});

describe('a task of its own while another is open', () => {
  it.each([
    ['x^2 - 5x + 6 = 0', 'ok trying x² + 2x - 15. i think (x-5)(x+3)', 'Factor x² + 2x - 15', 'wrong'],
    ['x^2 - 5x + 6 = 0', 'ok trying x² + 2x - 15. i think (x+5)(x-3)', 'Factor x² + 2x - 15', 'right'],
    [
      '2x^2 - 7x + 3 = 0',
      'ok what about x^2 + 4x + 7 = 0 then. i think b^2-4ac is -12',
      'What is the discriminant of x^2 + 4x + 7 = 0?',
      'right',
    ],
    ['x^2 - 5x + 6 = 0', 'what do i do when nothing fits like x² + 3x + 1', 'x² + 3x + 1 = 0', undefined],
  ])('is opened, with what was tried: %s · %s', (problem, message, exercise, kind) => {
    const examined = on(problem, message);
    expect(examined.judgement).toBeNull();
    expect([examined.problem?.exercise, examined.problem?.judgement?.kind]).toEqual([exercise, kind]);
  });

  it('is not read into a line of the open one', () => {
    expect(on('3x + 7 = 22', 'like 3x = 15').judgement?.kind).toBe('line');
    expect(on('3x + 7 = 22', 'what about 3x = 15').judgement?.kind).toBe('line');
  });
});

it.each([
  ['4x - 7 = 2x + 9', 'i did 6x = 16'],
  ['3(x - 4) = 5x + 2', 'i got x=7 whats wrong'],
  ['4x - 7 = 2x + 9', 'why do you subtract 2x tho'],
])('a wrong line or a question holds no number of the way: %s · %s', (problem, message) => {
  expect(on(problem, message).onTheWay).toBeNull();
});

it('a rule that is asked for is checked as one, and not solved', () => {
  const rule = fresh('so is (x-3)^2 = x^2 - 9?').problem;
  expect(rule).toMatchObject({ exercise: 'Simplify (x-3)^2', judgement: { kind: 'wrong' } });
  expect(fresh('is (x+3)(x-3) = x^2 - 9?').problem).toMatchObject({ judgement: { kind: 'right' } });
});

it('a percentage of all together is no further one', () => {
  const phone = 'a phone costs 300 and gets 20% cheaper. then 10% more expensive. how much now';
  expect(fresh('so its 10% cheaper altogether?', phone).problem).toBeNull();
});

it('one number more makes the list longer', () => {
  const further = fresh('what if i add a 100', 'mean of 4, 8, 6, 10, 2').problem;
  expect(further?.exercise).toBe('mean of 4, 8, 6, 10, 2, 100');
});

it.each([
  'need 3 reasons why the western roman empire fell for tmrw pls keep it short',
  "idk in the test it says 'who came out stronger' and i wrote kennedy and got 2/6. what was i supposed to say",
  'i made the grid with [[0]*3]*3 btw could that be it',
  'do plants breathe in co2 and we breathe in o2, so plants are just the opposite of us?',
  'so pH 4 is twice as acidic as pH 8? 8/4 = 2',
  'what if a kid is AB and one parent is 0, thats impossible right',
  'what if i sleep 4 hrs and get up at 5 to do the rest',
  'and my teacher said salt melts at 800 degrees but sugar at like 180. whats that got to do with electrons',
  'recursion is killing me. i get factorial but not fib(n) = fib(n-1)+fib(n-2), which call runs first',
])('what is only told with numbers sets no task: %s', (message) => {
  const { problem, story } = fresh(message);
  expect([problem, story]).toEqual([null, null]);
});

it('a sum with the numbers of a task in words is done for the task, and no exercise of its own', () => {
  const after = (task: string, message: string): Examined =>
    examine({ message, exercise: null, finished: null, story: null, earlier: [task], checks: false });
  const resistors = after('hw: 3 resistors 6 ohm each in parallel whats the total', 'i got 18 cuz 6+6+6');
  expect(resistors.problem).toBeNull();
  expect(resistors.calculation).toMatchObject({ claimed: '18', isRight: true });
  expect(after('whats 6 times 7', '6*7=42').problem?.judgement?.kind).toBe('right');
});

it('numbers of ways and products are read as they are written', () => {
  expect(fresh('7x6x5x4 = 840?').calculation).toMatchObject({ sum: '7 × 6 × 5 × 4', isRight: true });
  expect(fresh('7C2 = 21, 5C2 = 10').calculation).toMatchObject({ claimed: '10', isRight: true });
  expect(fresh('5P2 = 10').calculation).toMatchObject({ isRight: false });
  expect(fresh('so 96 then minus 19.20 = 76.80').calculation?.line).toBe('96 − 19.20 = 76.80');
  expect(on('2(sin x)^2 - sin x - 1 = 0', 'let u = sin x, (2u+1)(u-1) = 0').judgement?.kind).toBe('line');
});

it('a plan and a single number in powers of ten are no stories', () => {
  expect(fresh('my plan: sat 10-11 find 3 sources, 11-12 outline, sunday write. ok?').story).toBeNull();
  expect(fresh('what even IS a mole. why 6.02x10^23 its so random').story).toBeNull();
});

it('steps that are asked for in the middle of a story set a sum', () => {
  const story = { text: 'A game costs $8.65. Sam pays with $20.', kind: null, equation: null, isOpen: true };
  const message = 'can u show me the steps for 20 - 8.65 i dont get the zeros';
  const { problem } = examine({ message, exercise: null, finished: null, story, earlier: [], checks: false });
  expect(problem?.exercise).toBe('What is 20 − 8.65?');
});

describe('a comparison of two numbers', () => {
  it.each([
    ['ok so 1/3 is more then 1/4 !!', { sign: '>', isRight: true }],
    ['0.45 is smaller than 0.5 right?', { sign: '<', isRight: true }],
    ['so 2/5 is smaller then 1/3', { sign: '>', isRight: false }],
    ['0.45 is biger than 0.5', { sign: '<', isRight: false }],
    ['2/4 is more than 1/2', { sign: '=', isRight: false }],
  ])('is checked: %s', (message, comparison) => {
    expect(fresh(message).comparison).toMatchObject(comparison);
  });

  it.each([
    '3 apples is more than 2 pears',
    '20% is more than 5',
    'how much is 3 more than 4',
    'is 1/3 bigger than 1/4 in a pizza',
  ])('is none in: %s', (message) => expect(fresh(message).comparison).toBeNull());
});

it('where an equation is to be solved is no task', () => {
  for (const where of ['for 0 ≤ x ≤ 2π. Exact values.', 'in 0 <= x <= 2π', 'where 0 < x < 2π'])
    expect(fresh(`Solve 2sin²x − sin x − 1 = 0 ${where}`).problem?.exercise).toMatch(/sin/);
  expect(fresh('Solve sin x = cos x for 0 ≤ x ≤ 2π').problem).toBeNull();
  expect(fresh('Solve 1 < 2x + 3 ≤ 9').problem).not.toBeNull();
});
