import { describe, expect, it } from 'vitest';
import { workedIn } from '../working/worked.ts';
import { examineWithLedger } from './examine-with-ledger.ts';
import type { Examined } from './examined.ts';

const after = (ledger: readonly string[], message: string, earlier: readonly string[] = []): Examined =>
  examineWithLedger({ message, exercise: null, finished: null, story: null, earlier, checks: false, ledger });

const on = (problem: string, message: string): Examined =>
  examineWithLedger({
    message,
    exercise: { problem, line: workedIn(problem)?.problem.text ?? '', found: '' },
    finished: null,
    story: null,
    earlier: [problem],
    checks: false,
  });

describe('what follows from values that were found before', () => {
  it.each([
    [['23/20'], 'and thats 1 and 3/20 as a mixed numbr', '23/20 = 1 3/20'],
    [['19/12'], 'and thats 1 and 7/12', '19/12 = 1 7/12'],
    [['18 km/h'], 'so thats 5 m/s', '18 km/h = 5 m/s'],
    [['90 km/h'], 'so 25 m/s', '90 km/h = 25 m/s'],
    [['18000 J'], 'so thats 18 kJ', '18000 J = 18 kJ'],
    [[], '0.09 mm is 90 µm', '0.09 mm = 90 µm'],
    [['0.003'], 'half then, 0.0015 mol', '0.003 ÷ 2 = 0.0015 mol'],
    [['15/56'], 'ohhh times 2 bc blue could be first. 15/28', '15/56 × 2 = 15/28'],
    [['68'], 'then another 10% off, so 61.20', '68 − 10% = 61.20'],
    [['720'], 'oh 4x36 is 144. so its 864 pencils', '720 + 144 = 864'],
    [['50%'], 'so if theres 120 seeds about 60 r short', '50% of 120 = 60'],
  ])('is right by them: %s · %s', (ledger, message, line) => {
    expect(after(ledger, message).follows).toMatchObject({ line, isRight: true });
  });

  it('is no verdict where it is done to a number of the task alone', () => {
    const earlier = ['a jacket costs $80 and its 15% off then u pay 10% tax. how much do u pay in total'];
    const { follows } = after(['68'], 'then its just 5% off overall so 76', earlier);
    expect(follows?.by === 'way named' && follows.isRight).toBe(false);
  });

  it('is called by a word for what two of them differ by', () => {
    const earlier = ['$2000 in the bank at 3% compound interest for 4 years. how much is there at the end?'];
    expect(after(['2251.02'], 'so interest is 251.02', earlier).follows).toMatchObject({
      line: '2251.02 − $2000 = 251.02',
      isRight: true,
      by: 'way named',
    });
  });

  it.each([
    [[], '0.09 mm is 9 µm'],
    [[], '0.08 mm is 8 µm'],
    [['18 km/h'], 'so thats 64.8 m/s'],
    [['0.003'], 'half then, 0.006'],
  ])('is wrong by them: %s · %s', (ledger, message) => {
    expect(after(ledger, message).follows).toMatchObject({ isRight: false });
  });

  it.each([
    [['864'], 'another one please, 12 this time'],
    [['18 km/h'], 'so the car weighs 900 kg'],
    [['18 km/h'], 'why is 5 m/s the same'],
    [['0.003'], 'so it is 0.0047'],
    [['6300'], 'so profit is 6300'],
    [[], 'it takes 1 h 30 min'],
    [[], 'a rope of 2 m is 50 cm too long'],
    [[], '1 month is 30 days'],
    [['6 m/s', '2 m/s'], 'KE before 9 J and after 6 J so 4 J lost'],
  ])('is left alone where they say nothing about it: %s · %s', (ledger, message) => {
    expect(after(ledger, message).follows).toBeNull();
  });

  it('keeps what a message has come to rightly, with its unit', () => {
    expect(after([], '20x36=720 and 4x36=124 so 844').reached).toEqual(['720']);
    expect(after([], '45/0.5 = 90 km/h').reached).toEqual(['90 km/h']);
  });
});

describe('a right step', () => {
  it.each([
    ['solve 5(x - 3) = 2x + 9', 'ohh 5x - 15', '5x − 15 = 2x + 9'],
    ['solve 3(2x + 1) = 4x + 11', 'is it 6x + 3', '6x + 3 = 4x + 11'],
    ['solve 4(y - 2) = 2y + 6', '4y - 8', '4y − 8 = 2y + 6'],
    ['solve 2(x + 5) - 3 = 15', '2x + 10', '(2x + 10) − 3 = 15'],
  ])('is one side of the line that was worked out: %s · %s', (problem, message, line) => {
    expect(on(problem, message).judgement).toMatchObject({ kind: 'line', line });
  });

  it.each([
    ['solve 5(x - 3) = 2x + 9', '5x - 3'],
    ['solve 4(y - 2) = 2y + 6', '4y - 2'],
  ])('is not what was worked out wrongly: %s · %s', (problem, message) => {
    expect(on(problem, message).judgement).toMatchObject({ kind: 'wrong' });
  });

  it.each([
    ['a train goes 45 km in 30 min. average speed in km/h?', 'half an hour'],
    ['a train goes 45 km in 30 min. average speed in km/h?', '0.5 h'],
    ['cyclist goes 12 km in 40 min. average speed in km/h?', '2/3 of an hour'],
  ])('is something given in another unit: %s · %s', (problem, message) => {
    expect(on(problem, message).onTheWay).not.toBeNull();
  });

  it('is a number on the way with its sign', () => {
    const line = 'find the equation of the line through (2, 7) and (6, -1)';
    expect(on(line, 'gradient = -8/4 = -2').onTheWay).not.toBeNull();
  });

  it.each([
    ['arithmetic sequence 7, 11, 15, ... find the sum of the first 20 terms', 'sum = 20/2 (7 + 83) = 900'],
    ['arithmetic sequence 5, 8, 11, ... find the sum of the first 10 terms', 'sum = 10/2 (5 + 32) = 185'],
    [
      'Find the area of a trapezium with parallel sides 5 cm and 9 cm and height 4 cm',
      'area = 1/2 (5 + 9) x 4 = 28 cm2',
    ],
  ])('is a sum whose fraction stands before a bracket: %s · %s', (problem, message) => {
    expect(on(problem, message).judgement).toMatchObject({ kind: 'right' });
  });

  it('finds another quantity out of some of what is given, which is no answer that fell short', () => {
    const car =
      'A car of mass 1200 kg accelerates from rest to 20 m/s in 8 s. Calculate the resultant force.';
    expect(on(car, 'a = 20/8 = 2.5').calculation).toMatchObject({ stands: 'part' });
  });
});

describe('a result that does not follow', () => {
  it('from one’s own equation is wrong, however right the equation is', () => {
    const task = '4 ohm and 4 ohm resistors in parallel. what is the total resistance';
    expect(on(task, '1/R = 1/4 + 1/4 = 2/4 so R = 0.5').judgement).toMatchObject({ kind: 'wrong' });
  });

  it('is none of a ratio', () => {
    expect(after([], 'so moles of acid is 0.006 bc ratio 1:2').calculation).toBeNull();
    expect(after([], 'and its 2:1 so 0.1 mol').calculation).toBeNull();
  });
});

it('a sign of multiplication before the letter of an equation is no letter, and what is measured has one root', () => {
  expect(after([], '98 = 0.5 x 0.5 x v², v² = 392 so v = 19.8 m/s').problem?.judgement).toMatchObject({
    kind: 'right',
  });
  expect(after([], '98 = 0.5 x 0.5 x v², so v = 19.8 m/s').problem?.exercise ?? '').not.toMatch(/x/);
});

describe('a further part of a task', () => {
  it.each(['b) 3/4 + 1/8', 'b) 3x - 4 = 11'])('that is a task by itself is set: %s', (message) => {
    expect(after(['5/8'], message).problem).not.toBeNull();
  });

  it.each([
    [['252000 J'], 'b) kettle is 2000 W, how long does it take. do i do 252000 x 2000', '126'],
    [['2000 J'], 'b) it takes 8 s, whats the power. do i do 2000 x 8', '250 W'],
  ])(
    'is set with what was found before, and not as the sum that is proposed: %s · %s',
    (ledger, message, answer) => {
      const { problem } = after(ledger, message);
      expect(workedIn(problem?.exercise ?? '')?.answer.text).toContain(answer);
    },
  );

  it.each([
    [
      'A car of mass 1200 kg accelerates from rest to 20 m/s in 8 s. Calculate the resultant force.',
      'what if the car was 1500 kg, same acceleration. 3750 N?',
    ],
    [
      'A 900 kg car speeds up from 10 m/s to 25 m/s in 5 s. What is the resultant force?',
      'what if it took 10 s. 1350 N?',
    ],
  ])('with another number is judged by what is said to come out: %s · %s', (finished, message) => {
    const examined = examineWithLedger({
      message,
      exercise: null,
      finished,
      story: null,
      earlier: [finished],
      checks: false,
    });
    expect(examined.problem?.judgement).toMatchObject({ kind: 'right' });
  });
});
