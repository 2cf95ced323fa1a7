import { beforeAll, describe, expect, it } from 'vitest';
import { conversation, talk } from '../../testing/built-in-tutor.ts';

const texts = async (...messages: string[]): Promise<string[]> =>
  (await conversation(messages)).map(({ text }) => text);
const last = async (...messages: string[]): Promise<string> => (await talk(messages)).text;

// All lessons are read from their sources once, which takes long on a busy machine.
beforeAll(() => talk(['What is a cell?']), 300_000);

const CONFIRMS = /^(?:Yes|Right|Exactly|That’s it|That’s right|Good)/;
const DISPUTES = /^(?:Not quite|Not yet|Almost|You’re close|That’s not it)/;

describe('a right line of one’s own', () => {
  it('is where the conversation stands from then on', async () => {
    const [, confirmed = '', hint = '', done = ''] = await texts('2(x-3)=14', 'x-3=7', 'hint', 'add 3');
    expect(confirmed).toMatch(CONFIRMS);
    expect(confirmed).not.toMatch(/still at/);
    expect(hint).toMatch(/x - 3 = 7|3/);
    expect(hint).not.toMatch(/Multiply out/);
    expect(done).toMatch(/x = 10/);
  });
});

describe('an example of one’s own', () => {
  it.each([
    ['1/2 ÷ 1/4', 'so 3/4 : 1/8 = 6'],
    ['1/2 ÷ 1/4', 'and 1/3 : 1/6 makes 2'],
    ['-3 - 5', 'so -8 + 3 is -5'],
  ])('is confirmed by itself, and leads back: %s · %s', async (problem, message) => {
    const reply = await last(problem, message);
    expect(reply).toMatch(CONFIRMS);
    expect(reply).toMatch(/Back to|Now on with/);
  });

  it('that was put right may be corrected, and the exercise stays', async () => {
    const replies = await texts('-3 - 5', 'and -8 - 3 = -5', '-11', '-8');
    expect(replies[1]).toMatch(/−8 − 3/);
    expect(replies[2]).toMatch(CONFIRMS);
    expect(replies[3]).toMatch(CONFIRMS);
  });
});

describe('who doesn’t understand', () => {
  it('is told it another way each time', async () => {
    const replies = await texts('1/2 divided by 1/4 is 1/8 right', 'huh', 'i still dont get it');
    const beginnings = replies.map((text) => text.split('\n\n')[0]);
    expect(new Set(beginnings).size).toBe(beginnings.length);
    expect(replies[0]).toMatch(/as if you multiplied/);
    expect(replies[1]).toMatch(/turned over/);
    expect(replies[2]).toMatch(/how many fit/);
  });
});

describe('a changed task', () => {
  it.each([
    [['a shop sells pens at 3 for $2. how much do 12 pens cost', 'oh 8'], 'and 15 pens?', '10'],
    [['a car drives 60 km/h for 3 hours how far does it go', '180'], 'what if its 5 hours instead', '300'],
    [['find the slope of the line through (2, 3) and (6, 11)', '2'], 'next one is (1,5) and (4,5)', '0'],
    [
      ['the ratio of boys to girls is 3:5. there are 24 kids. how many boys', '9'],
      'and how many girls',
      '15',
    ],
    [
      ['A jacket costs $80. It is on sale for 25% off. What is the sale price?', '60'],
      'and if it was 15% off',
      '68',
    ],
  ])('is worked on: %s · %s', async (before, changed, answer) => {
    const replies = await texts(...before, changed, answer);
    expect(replies.at(-2)).not.toMatch(DISPUTES);
    expect(replies.at(-2)).not.toMatch(/letter|can’t check/);
    expect(replies.at(-1)).toMatch(CONFIRMS);
  });

  it('that nobody here can read is tried out by the student', async () => {
    const trains =
      'Two trains leave stations 300 miles apart at the same time and travel toward each other. One goes 60 mph and the other 40 mph. How long until they meet?';
    const [, , asked = '', sum = ''] = await texts(
      trains,
      '300/100 = 3 hrs',
      'what if the slow one leaves an hour later',
      '240/100 = 2.4',
    );
    expect(asked).toMatch(/calculation/);
    expect(sum).toMatch(/240\/100 = 2\.4/);
  });

  it('of a story takes the number behind the same verb', async () => {
    const reply = await last(
      'Tom has 24 apples and gives 7 to each of his 2 friends. how many are left',
      '10',
      'and if he has 30?',
      '16',
    );
    expect(reply).toMatch(/^(?:That’s it|Exactly|Yes|Right).*16 apples/);
  });
});

it('the next equation is set, though the last one was only just solved', async () => {
  expect(await last('solve 3x - 4 = 11', '5', '2(x+1) = x + 9', '7')).toMatch(/x = 7/);
});

it('two powers that are said to be the same are no equation', async () => {
  expect(await last('simplify (x^3)^2', 'x^6', 'and x^4 * x^3 = x^12')).toMatch(
    /x = |not the same|doesn’t hold/,
  );
});

it('a right answer is confirmed as it was written', async () => {
  expect(await last('factor x^2 + 7x + 12', '(x+3)(x+4)')).toMatch(/x \+ 3.*x \+ 4/);
  expect(await last('whats 81 divided by 6', '13 r 3')).toMatch(/13 r 3/);
});

it('a task with a second question behind it is opened', async () => {
  const replies = await texts(
    'whats the derivative of sin(3x^2) and how do you see which rule to use',
    'isnt it just cos(6x)',
    'cos(3x^2)*6x',
  );
  expect(replies[1]).toMatch(/inside stays/);
  expect(replies[2]).toMatch(CONFIRMS);
});

it('a task that was copied from a sheet is opened in the middle of a topic', async () => {
  const replies = await texts(
    'can u help me with series and parallel circuits',
    '"Two resistors of 4 ohm and 8 ohm are in series with a 6 V battery. Find the current."',
    '0.5 A',
    'and for parallel?',
    '2.25 A',
  );
  expect(replies[2]).toMatch(CONFIRMS);
  expect(replies[4]).toMatch(CONFIRMS);
});

it('who is stuck in balancing counts one element at a time', async () => {
  const reply = await last(
    'Balance: C3H8 + O2 -> CO2 + H2O',
    'C3H8 + 5O2 -> 3CO2 + 3H2O',
    'wait idk about the H',
  );
  expect(reply).toMatch(/H2O/);
  expect(reply).toMatch(/8/);
});

it('who compares two numbers in the middle of something hears yes or no', async () => {
  const story = 'Mia eats 3/8 of a pizza and Tom eats 1/4 of it. how much is left';
  expect(await last(story, 'ok so 3/8 is more than 1/4')).toMatch(/^(?:Yes|Right), 3\/8 > 1\/4\.$/);
  expect(await last('whats bigger 2/5 or 1/3', 'so 2/5 is smaller then 1/3')).toMatch(DISPUTES);
});

it('a right sum behind a task in words is right as a sum, and not as the answer', async () => {
  const task =
    'bag has 5 red 3 blue u take two out without putting back. probability both red?? and then probability one of each';
  for (const message of ['one of each is 5/8 x 3/7 = 15/56', 'oh 5/8 x 4/7 = 20/56']) {
    const reply = await last(task, message);
    expect(reply).toMatch(/arithmetic is right|sum is right/);
    expect(reply).not.toMatch(/Well done|harder/);
  }
});

it('an answer in the middle of prose is judged as the answer', async () => {
  const task = 'Factorise fully: 6x² − 15xy + 9x';
  expect(await last(task, 'wait so is the answer just 3(2x^2 - 5xy + 3x), nothing else comes out')).toMatch(
    /Right value/,
  );
  expect(await last(task, 'so it’s just x(6x - 15y + 9) right?')).not.toMatch(/Well done/);
});

it('the letter x between brackets of numbers means times, and standard form has its number in front', async () => {
  const task = '(3.2 x 10^5) x (4 x 10^-2) in standard form pls';
  const [opened, value, done] = await texts(task, '12.8 x 10^3', '1.28 x 10^4');
  expect(opened).not.toMatch(/x/);
  expect(value).not.toMatch(/Well done/);
  expect(done).toMatch(CONFIRMS);
});

it('a price that goes up and then down is no price with two discounts', async () => {
  const task = 'a jacket costs £80. the shop puts it up 20% then has a 20% off sale. how much is it now';
  const [opened, done] = await texts(task, 'so 96 then minus 19.20 = 76.80');
  expect(opened).not.toMatch(/two discounts/);
  expect(done).toMatch(CONFIRMS);
});

it('a number is changed from one base into another, and goes on to a third', async () => {
  const replies = await texts(
    'convert 0xB7 to decimal',
    'B is 11 so 11x16 = 176, + 7 = 183',
    'and in binary its 1011 1110',
    'in binary its 1011 0111',
  );
  expect(replies[1]).toMatch(CONFIRMS);
  expect(replies[2]).not.toMatch(CONFIRMS);
  expect(replies[3]).toMatch(CONFIRMS);
});

it('another one of the same kind is set among words, and its answer is judged as one', async () => {
  const replies = await texts(
    'factor x^2 - 9',
    '(x-3)(x+3)',
    'what about one like x^2 - 49 , theres nothing in common tho',
    '(x-7)(x-7)',
    '(x-7)(x+7)',
  );
  expect(replies[2]).toMatch(/49/);
  expect(replies[3]).not.toMatch(CONFIRMS);
  expect(replies[4]).toMatch(CONFIRMS);
});

it('solutions in an interval are collected until all of them are there', async () => {
  const replies = await texts('Solve 2sin²x − sin x − 1 = 0 for 0 ≤ x ≤ 2π', 'x = pi/2', '7pi/6 and 11pi/6');
  expect(replies[1]).toMatch(/not all|1 of 3/);
  expect(replies[2]).toMatch(CONFIRMS);
});

it('a number in another base is shown as one, and another exercise like it keeps the bases', async () => {
  const replies = await texts('10110110 to denary', '182', 'and hex of it is B6', 'another one');
  expect(replies[2]).toMatch(/\bb6\b/);
  expect(replies[2]).not.toContain('cdot');
  expect(replies[3]).toMatch(/base 2 to base 16/);
});

describe('what was found on a task', () => {
  it('is what a later sentence is judged by', async () => {
    const replies = await texts(
      'a train goes 45 km in 30 min. average speed in km/h?',
      'half an hour',
      '45/0.5 = 90 km/h',
      'so thats 324 m/s',
      'so 25 m/s',
    );
    expect(replies[1]).toMatch(CONFIRMS);
    expect(replies[3]).toMatch(DISPUTES);
    expect(replies[4]).toMatch(CONFIRMS);
    expect(replies[4]).toMatch(/90 km\/h = 25 m\/s/);
  });

  it('goes with it into its next part, and no sum that is proposed is set instead', async () => {
    const replies = await texts(
      'A motor lifts 50 kg by 4 m. how much work is done (g = 10)',
      '500 x 4 = 2000 J',
      'b) it takes 8 s, whats the power. do i do 2000 x 8',
      'divide so 250 W',
    );
    expect(replies[2]).not.toMatch(/2000 × 8\?/);
    expect(replies[3]).toMatch(CONFIRMS);
  });

  it('ticks all that was asked for and is told in one breath', async () => {
    const replies = await texts(
      'find mean, median and range of 4, 8, 6, 2, 10',
      'mean 6, range 8',
      'median 6',
    );
    expect(replies[1]).toMatch(/8/);
    expect(replies[2]).not.toMatch(/range/i);
  });
});
