import { describe, expect, it } from 'vitest';
import { workedIn } from '../working/worked.ts';
import { examineWithLedger } from './examine-with-ledger.ts';

const on = (problem: string, message: string, earlier: readonly string[] = [problem]) =>
  examineWithLedger({
    message,
    exercise: { problem, line: workedIn(problem)?.problem.text ?? '', found: '' },
    finished: null,
    story: null,
    earlier,
    checks: false,
  });
const inStory = (kind: string, text: string, message: string) =>
  examineWithLedger({
    message,
    exercise: null,
    finished: null,
    story: { text, kind, equation: null, isOpen: true },
    earlier: [text],
    checks: false,
  });

const LEG = 'right triangle, hypotenuse 13 cm, one leg 5cm find the other leg';
const CURVE = 'find the vertex of f(x)= x^2 - 6x + 11';

describe('what is said of another property, beside a right answer,', () => {
  it.each([
    [LEG, '12 and the area is 60', false],
    [LEG, '12 cm and the area is 30', true],
    ['rectangle 5 cm by 3 cm, find the area', '15 and the perimeter is 16', true],
    ['rectangle 5 cm by 3 cm, find the area', '15 cm² and the perimeter is 8', false],
    ['circle with radius 5 find the area', '78.5 and the circumference is 31.4', true],
    ['circle with radius 5 find the area', '78.5 and the circumference is 15.7', false],
    [CURVE, 'k so (3,2). and it never crosses the x axis?', true],
    [CURVE, '(3, 2) and it crosses the x axis twice', false],
    [CURVE, '(3, 2) and the y intercept is 11', true],
    [CURVE, '(3, 2) and the y intercept is 2', false],
  ])('is judged by itself: %s · %s', (problem, message, isRight) => {
    const { judgement, property } = on(problem, message);
    expect(judgement?.kind).toBe('right');
    expect(property?.isRight).toBe(isRight);
  });

  it('is worked out with what was told beside the task', () => {
    const told = 'How much work is done lifting a 15 kg box 2 m up? (g = 9.8) and what power if it takes 6 s';
    const task = 'How much work is done lifting a 15 kg box 2 m up? g = 9.8';
    expect(on(task, 'so work = 294 J and power = 1764 W', [told]).property?.isRight).toBe(false);
    expect(on(task, 'so work = 294 J and power = 49 W', [told]).property?.isRight).toBe(true);
    expect(on(task, 'so work = 294 J and the momentum is 12', [told]).property?.isRight ?? null).toBeNull();
  });

  it('is no cover for a wrong answer', () => {
    expect(on(LEG, '14 and the area is 30').judgement?.kind).not.toBe('right');
  });
});

describe('of a curve alone', () => {
  it.each([
    ['and it opens up', true],
    ['it opens down then', false],
    ['so it has no zeros', true],
    ['the axis of symmetry is x = 3', true],
    ['the axis of symmetry is x = -3', false],
    ['it touches the x-axis once', false],
  ])('%s', (message, isRight) => {
    expect(on(CURVE, message).property?.isRight).toBe(isRight);
  });

  it.each(['why does it open up', 'what is the y intercept', 'how do i know it never crosses the x axis'])(
    'a question claims nothing: %s',
    (message) => {
      expect(on(CURVE, message).property ?? null).toBeNull();
    },
  );
});

describe('at another price', () => {
  const MARKET = 'Demand: Qd = 100 - 2P, Supply: Qs = 10 + 4P. find equilibrium price n quantity';
  it.each([
    ['if the gov sets max price of 10 there is a surplus of 30 right?', false],
    ['if the gov sets max price of 10 there is a shortage of 30', true],
    ['with a price ceiling of 10 we get excess demand of 30', true],
    ['with a price ceiling of 10 theres a shortage of 20', false],
    ['price floor at 20 gives a surplus of 30', true],
    ['price floor at 20 gives a shortage of 30', false],
    ['a price cap of 20 makes a surplus of 30', false],
    ['minimum price of 20 so an oversupply of 30', true],
  ])('too much or too little is told apart: %s', (message, isRight) => {
    expect(inStory('life-and-economy/equilibrium-quantities', MARKET, message).property?.isRight).toBe(
      isRight,
    );
  });
});

describe('a number in the wrong unit', () => {
  const POND = 'Circular pond, diameter 14 m. Find the area.';
  it.each([
    [POND, '153.9 m', 'form'],
    [POND, 'so 3.14 * 49 = 153.86 m', 'form'],
    [POND, '153.9 m^2', 'right'],
    [POND, '153.9 m²', 'right'],
    [POND, '153.9', 'right'],
    ['rectangle 5 cm by 3 cm, find the perimeter', '16 cm^2', 'form'],
    ['rectangle 5 cm by 3 cm, find the perimeter', '16 cm', 'right'],
    ['volume of a cube with side 3 cm', '27 cm²', 'form'],
    ['volume of a cube with side 3 cm', '27 cm³', 'right'],
  ])('is right but for it: %s · %s', (problem, message, kind) => {
    expect(on(problem, message).judgement?.kind).toBe(kind);
  });

  it('is mended by the unit alone', () => {
    expect(on(POND, 'm² sry', [POND, '153.86 m']).judgement?.kind).toBe('right');
    expect(on(POND, 'm² sry', [POND, '14 m']).judgement?.kind).not.toBe('right');
  });
});

describe('a value outside of the domain', () => {
  const LOGS = 'solve log2(x) + log2(x - 2) = 3';
  const ROOT = 'solve sqrt(x+3) = x - 3';
  it.each([
    [LOGS, 'idk whats wrong w -2, i think both work'],
    [LOGS, '-2 is a solution too, it works'],
    [LOGS, 'both are solutions'],
    [ROOT, 'x = 6 and x = 1 are both right'],
    [ROOT, 'i think 1 works too'],
  ])('is none of the answer: %s · %s', (problem, message) => {
    expect(on(problem, message).judgement).toMatchObject({ kind: 'wrong', remark: /very first line/ });
  });

  it.each([
    [LOGS, 'x=-2 doesnt work cause log of negative', 'line'],
    [LOGS, '-2 is not allowed so only x = 4', 'right'],
    [ROOT, '1 is extraneous', 'line'],
    [ROOT, 'only 6', 'right'],
  ])('is left out rightly: %s · %s', (problem, message, kind) => {
    expect(on(problem, message).judgement?.kind).toBe(kind);
  });
});

describe('a step on the way', () => {
  const PARALLEL = 'two resistors 6 ohm and 3 ohm in parallel on a 12V battery. whats the total current?';
  it.each([
    [PARALLEL, '1/6 + 1/3 = 1/2 so R is 1/2 ohm', /1\/R so far/],
    [PARALLEL, 'so the total resistance is 0.5 ohm', /1\/R so far/],
    [PARALLEL, 'total R = 9 ohm so I = 1.33 A', /total resistance/],
    ['how many moles in 36 g of water', 'molar mass is 17 bc 16+1', /molar mass/],
    ['how many moles in 11 g of CO2?', 'i said Mr = 28', /molar mass/],
    ['solve 3(x-4) = 2x + 5', 'i got 3x - 4 = 2x+5 so x=9', /in front of the brackets/],
    [CURVE, 'so vertex is (-3, 2)', /sign of the first number/],
  ])('that is wrong is named: %s · %s', (problem, message, remark) => {
    const { judgement, onTheWay } = on(problem, message);
    expect(judgement?.kind === 'wrong' && judgement.remark).toMatch(remark);
    expect(onTheWay).toBeNull();
  });

  it.each([
    [PARALLEL, 'ohh flip it. 2 ohm'],
    [PARALLEL, 'so R = 2 ohm'],
    [PARALLEL, 'total resistance is 2'],
    ['how many moles in 36 g of water', '18 g/mol sry'],
    ['how many moles in 36 g of water', 'molar mass is 18'],
  ])('that is right is known: %s · %s', (problem, message) => {
    expect(on(problem, message).onTheWay).not.toBeNull();
  });

  it('of the vertex may be its form', () => {
    expect(on(CURVE, 'f(x) = (x-3)^2 + 2').judgement?.kind).toBe('line');
    expect(on(CURVE, 'f(x) = (x+3)^2 + 2').judgement?.kind).toBe('wrong');
  });
});

describe('an equation in two letters', () => {
  const PAIR = 'a + c = 200, 8a + 5c = 1270';
  it.each([
    ['so c = 200 - a', 'line'],
    ['a = 200 - c', 'line'],
    ['8a + 5(200 - a) = 1270', 'line'],
    ['a = 90 and c = 110', 'right'],
    ['so c = a - 200', 'wrong'],
    ['c = 200 + a', 'wrong'],
  ])('%s is %s', (message, kind) => {
    expect(on(PAIR, message).judgement?.kind).toBe(kind);
  });

  it('is shown in its own letters', () => {
    expect(JSON.stringify(on(PAIR, 'a = 90 and c = 110').judgement)).not.toContain('andc');
  });
});
