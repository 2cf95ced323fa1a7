import { describe, expect, it } from 'vitest';
import { examine } from './examine.ts';

const judged = (problem: string, message: string, line = '') =>
  examine({
    message,
    exercise: { problem, line: line === '' ? problem : line, found: '' },
    finished: null,
    story: null,
    earlier: [problem],
    checks: false,
  }).judgement;

describe('the law of a task', () => {
  it.each([
    ['a car travels 150 km in 2.5 hours, find the speed', 'v=d/t'],
    ['a car travels 150 km in 2.5 hours, find the speed', 's = d/t'],
    ['a car travels 150 km in 2.5 hours, find the speed', 'its speed = distance divided by time'],
    ['a car travels 150 km in 2.5 hours, find the speed', 'divide distance by time'],
    ['find the kinetic energy of a 2 kg ball at 3 m/s', 'KE = 1/2mv^2'],
    ['find the kinetic energy of a 2 kg ball at 3 m/s', 'half mass times speed squared'],
    ['a 5 kg box accelerates at 3 m/s^2, find the force', 'force is mass times acceleration'],
    ['a 5 kg box accelerates at 3 m/s^2, find the force', 'a = F/m'],
    ['circle radius 5 find the area', 'pi r squared'],
    ['find the area of a circle w diameter 10 cm', 'pi r^2'],
    ['find the area of a circle w diameter 10 cm', 'd = 2r'],
    ['right triangle legs 3 and 4 find the hypotenuse', 'a2+b2=c2'],
    ['find the area of a triangle with base 6 and height 4', 'oh u take half of base times height'],
    ['find the density of 20 g with volume 5 cm3', 'mass divided by volume'],
    ['one interior angle of a regular octagon', 'q = 180(n-2)/n'],
  ])('is confirmed: %s · %s', (problem, message) => {
    expect(judged(problem, message)?.kind).toBe('line');
  });

  it.each([
    ['a car travels 150 km in 2.5 hours, find the speed', 'd = v/t'],
    ['a car travels 150 km in 2.5 hours, find the speed', 'divide time by distance'],
    ['find the kinetic energy of a 2 kg ball at 3 m/s', 'Ek = mv^2'],
    ['find the area of a triangle with base 6 and height 4', 'base times height'],
    ['find the volume of a cone with radius 3 and height 4', 'pi r^2 h'],
    ['right triangle legs 3 and 4 find the hypotenuse', 'c = a+b'],
  ])('is not taken for right where it is not: %s · %s', (problem, message) => {
    expect(judged(problem, message)).toMatchObject({ kind: 'wrong', isBare: true });
  });

  it.each([
    ['a car travels 150 km in 2.5 hours, find the speed', 'v = 150/2.5', 'right'],
    ['a car travels 150 km in 2.5 hours, find the speed', 'v*2.5=150', 'line'],
    ['a car travels 150 km in 2.5 hours, find the speed', 'v = 150*2.5', 'wrong'],
    ['a 5 kg box accelerates at 3 m/s^2, find the force', 'f = 5 kg * 3 m/s^2', 'line'],
    ['a 5 kg box accelerates at 3 m/s^2, find the force', 'F = 5/3', 'wrong'],
    ['ladder 10 m long, foot is 6m from the wall. how high up does it reach?', 'x^2+36=100', 'line'],
    ['ladder 10 m long, foot is 6m from the wall. how high up does it reach?', '6^2+10^2=b^2', 'wrong'],
    ['right triangle legs 3 and 4 find the hypotenuse', 'c^2=25', 'line'],
  ])('is judged with its numbers put in: %s · %s is %s', (problem, message, kind) => {
    expect(judged(problem, message)?.kind).toBe(kind);
  });
});

describe('a way in words', () => {
  it.each([
    ['find the mean of 3, 5, 8, 9', 'add them all and divide by 4', 'method'],
    ['find the mean of 3, 5, 8, 9', 'add them and divide by 5', 'wrong'],
    ['convert 3.5 km to m', 'times 1000', 'method'],
    ['convert 3.5 km to m', 'divide by 1000', 'wrong'],
    ['2^3 * 2^4', 'add the exponents', 'method'],
    ['2^3 * 2^4', 'multiply the exponents', 'wrong'],
    ['(x^3)^2', 'multiply the powers', 'method'],
    ['3/4 ÷ 2/5', 'flip the second one and multiply', 'method'],
    ['3/4 ÷ 2/5', 'flip the first one', 'wrong'],
    ['1/4 + 1/6', 'the common denominator is 12', 'method'],
    ['1/4 + 1/6', 'common denominator 10', 'wrong'],
    ['1/4 + 1/6', 'add the tops and the bottoms', 'wrong'],
    ['8 + 12 ÷ 4', 'divide first', 'method'],
    ['8 + 12 ÷ 4', 'plus first?', 'wrong'],
    ['12 ÷ 4 + 2 × 3', 'times first', 'method'],
  ])('is tried out: %s · %s is %s', (problem, message, kind) => {
    expect(judged(problem, message)?.kind).toBe(kind);
  });

  it('turns an inequality around where a negative number divides', () => {
    const turned = judged('Solve -2x + 5 > 11', 'u flip the sign when u divide by a negative?', '−2x > 6');
    expect(turned).toMatchObject({ kind: 'method', worth: 'good' });
  });
});

it('a sum that comes to the answer of a task in words is a line on its way', () => {
  const task = 'bag has 4 red 6 blue, take 2 without putting back, what is the prob both red';
  expect(judged(task, '4/10 times 3/9 then')).toMatchObject({
    kind: 'line',
    worked: { text: '(4/10)(3/9)' },
  });
  expect(judged(task, '12/90')?.kind).toBe('form');
  expect(judged(task, 'i did 4/10 x 4/10')?.kind).not.toBe('line');
});

it.each([
  ['right triangle legs 3 and 4 find the hypotenuse', 'a^2 = b^2 + c^2'],
  ['find the mean of 60 and 40', '60+40 = 100'],
  ['a box is 2 cm by 3 cm by 4 cm, find the surface area', '3*4 = 12 cm2'],
  ['Solve x - 3 > 5', 'flip the sign because of the minus'],
  ['Solve -2x + 5 > 11', 'flip the sign when you subtract 5'],
])('what may be meant otherwise gets no verdict: %s · %s', (problem, message) => {
  const judgement = judged(problem, message);
  expect(judgement?.kind === 'wrong' || (judgement?.kind === 'method' && judgement.isSure === true)).toBe(
    false,
  );
});

describe('a value beside the answer', () => {
  it.each([
    ['jacket is 80 dollars and its 35% off how much do i pay', '28 is just the discount', '28'],
    ['a $50 shirt is 20% off, what do i pay', 'so i save 10', '10'],
  ])('is confirmed by its name: %s · %s', (problem, message, number) => {
    const { onTheWay } = examine({
      message,
      exercise: { problem, line: problem, found: '' },
      finished: null,
      story: null,
      earlier: [problem],
      checks: false,
    });
    expect(onTheWay?.number).toBe(number);
  });

  it('in another letter is no wrong answer', () => {
    expect(judged('Solve 80 = 4P', 'Q=60')).toBeNull();
  });
});
