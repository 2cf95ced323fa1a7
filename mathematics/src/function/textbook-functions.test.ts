import { describe, expect, it } from 'vitest';
import { work } from '../index.ts';
import { verdictOn } from '../testing/answers.ts';

// Our own wordings of the kinds that stand in school books, with the key of each.
const PROBLEMS: readonly (readonly [problem: string, key: string])[] = [
  [
    'From a point 50 feet from a tree the angle of elevation to its top is 40°. How tall is the tree?',
    '41.95',
  ],
  ['Find the 20th term of the arithmetic sequence with first term $$5$$ and common difference $$3$$.', '62'],
  [
    'A geometric sequence starts with $$81$$ and its common ratio is $$r=\\frac{1}{3}$$. Find the tenth term.',
    '1/243',
  ],
  ['Write the fourth term of the sequence $$t n=3n+2$$.', '14'],
  ['Find $$a_5$$ if $$a_1=2$$ and $$a_n=3a_{n-1}-1$$.', '122'],
  ['Find the sum of the first 10 terms of 3+7+11+...', '210'],
  ['Evaluate $$\\sum_{k=1}^{6}(2k+1)$$', '48'],
  ['Evaluate $$\\binom{9}{4}$$', '126'],
  [
    'A gym charges $50 to join and $20 per month. Write an equation for the cost C after $$m$$ months.',
    'C=20m+50',
  ],
  [
    'Ella has $$120$$ books and adds $$8$$ each month. Write a formula for the number of books, N, as a function of time, $$t$$.',
    'N=8t+120',
  ],
  [
    'Ella has $$120$$ books and adds $$8$$ new books every month. How many books will she have after one year?',
    '216',
  ],
  [
    'A town had a population of 3,000 in 2010 and grows by 150 people each year. Find the linear function for the population P, t years after 2010.',
    'P=150t+3000',
  ],
  [
    'A reservoir holds 80 million gallons and loses 2.5 million gallons each day. Write a linear function R(t).',
    'R=-2.5t+80',
  ],
  [
    'In 2004 a school population was 1,200. By 2010 it had grown to 1,680. Assume the change is linear. How much did the population grow between 2004 and 2010?',
    '480',
  ],
  [
    'In 2004 a school population was 1,200. By 2010 it had grown to 1,680. Assume the change is linear. How long did it take to grow from 1,200 to 1,680?',
    '6',
  ],
  [
    'A company makes mugs. The fixed cost is $1,200. It costs $2.50 to produce each mug.\nFind the y-intercept of the cost function.',
    '1200',
  ],
  [
    'A company makes mugs. The fixed cost is $1,200. It costs $2.50 to produce each mug. Write a linear model for the cost C as a function of the number of mugs x.',
    'C=2.5x+1200',
  ],
  ['Divide using synthetic division\n$$2x^3+5x^2-4x-3$$ / $$x-1$$', '2x^2+7x+3'],
  [
    'Divide by synthetic division and write the remainder over the divisor.\n$$x^3-2x^2+4x-1$$ / $$x-2$$',
    'x^2+4+\\frac{7}{x-2}',
  ],
  ['Use the Remainder Theorem to evaluate $$f(x)=x^4-3x^2+2x-1$$ at $$x=-2$$.', '-1'],
  ['What is the leading coefficient of $$5-2x^3+x$$?', '-2'],
  [
    'A house worth $100,000 in 2000 grew to $130,000 by 2010. What was the annual growth rate? Leave the answer in three significant figures.',
    '2.66',
  ],
  [
    'A car bought for $24,000 loses 15% of its value each year. What is it worth after 4 years? Round to the nearest dollar.',
    '12528',
  ],
  ['How much must be invested now at 5% compounded monthly to have $10,000 in 8 years?', '6709'],
  [
    'A population of bacteria doubles every 3 hours. It starts with 500. How many are there after 12 hours?',
    '8000',
  ],
  ['The half-life of a substance is 8 days. How much of 40 grams remains after 24 days?', '5'],
  [
    'Shift the graph of $$f(x)=2^x$$ right 1 unit and up 3 units. Give the equation of the shifted function g(x).',
    '2^(x-1)+3',
  ],
  ['Shift $$f(x)=x^2$$ $$3$$ units left and 2 units down.', '(x+3)^2-2'],
  [
    'The graph of $$f(x)=5^x$$ is reflected about the y-axis and stretched vertically by a factor of 3. What is the equation of the new function?',
    '3*5^(-x)',
  ],
  ['What is the lower bound of the domain of $$f(x)=\\log_5(x+3)$$?', '-3'],
  ['Below which x does $$f(x)=\\ln(8-4x)$$ have its domain? Give the upper bound.', '2'],
  ['Condense to a single logarithm: $$\\ln(5)+\\ln(x)$$', 'ln(5x)'],
  ['Condense the expression to a single logarithm.\n$$2\\log(x)+3\\log(y)-\\log(z)$$', 'log(x^2y^3/z)'],
  ['If cos(t) = $$\\frac{3}{5}$$ and $$t$$ is in the 4th quadrant, find sin(t).', '-4/5'],
  ['If $$\\sin(\\theta)=\\frac{5}{13}$$ and theta is in quadrant II, find tan(theta).', '-5/12'],
  ['Express the product sin(6h)sin(2h) as a sum or difference', '(cos(4h)-cos(8h))/2'],
  ['Convert $$\\frac{3\\pi}{4}$$ to degrees', '135'],
  ['Find the reference angle of 225°.', '45'],
  ['Find the length of an arc of a circle with radius 6 and central angle $$\\frac{\\pi}{3}$$', '2\\pi'],
  ['Given $$u=⟨2, 3⟩$$ and $$v=⟨4, -1⟩$$, find $$u \\cdot v$$', '5'],
  ['Find a unit vector in the same direction as $$v=3i-4j$$.', '3/5 i - 4/5 j'],
  [
    'Given initial point $$P=(1,2)$$ and terminal point $$Q=(4,-3)$$, write the vector in terms of i and j.',
    '3i-5j',
  ],
  ['Find the focus of the parabola $$y^2=12x$$', '(3,0)'],
  ['Find the directrix of $$x^2=8y$$', 'y=-2'],
  ['What is the radius of the circle $$x^2+y^2=49$$?', '7'],
  ['Solve $$x^4-5x^2+4=0$$. What is the largest solution?', '2'],
  ['Find the value of the discriminant of $$2x^2+5x-3=0$$', '49'],
  [
    'A car rental company charges $$\\$45$$ per day plus $$\\$0.20$$ per mile. Write an expression for the cost of renting a car for one day and driving x miles.',
    '45+0.2x',
  ],
  ['Given $$f(x)=x^2-2x$$, evaluate $$\\frac{f(x+h)-f(x)}{h}$$', '2x+h-2'],
  ['For $$f(x)=2x+5$$, find $$f^{-1}(11)$$', '3'],
  ['If $$f(3)=7$$ and f is one-to-one, what is $$f^{-1}(7)$$?', '3'],
  ['Find the slope of a line perpendicular to $$y=4x-1$$', '-1/4'],
  ['Find the slope of a line parallel to $$2x+5y=10$$', '-2/5'],
  ['A line has y-intercept 4 and slope -2. Write its equation.', 'y=-2x+4'],
  ['Find the point of intersection of $$y=2x-1$$ and $$y=-x+5$$', '(2,3)'],
  ['Evaluate $$f(x)=200(1.05)^x$$ at x = 2', '220.5'],
  ['What is the initial value of $$f(x)=12(0.8)^x$$?', '12'],
  ['Use properties of logarithms to evaluate $$\\log_6(9)+\\log_6(4)$$', '2'],
  [
    'A cup of coffee cools according to $$T(t)=70+110e^{-0.04t}$$. What is the temperature after 15 minutes?',
    '130.37',
  ],
  ['A radioactive substance decays by $$A(t)=100e^{-0.05t}$$. How long until 50 grams remain?', '13.86'],
  [
    'Add $$\\begin{bmatrix} 1 & 2 \\\\ 3 & 4 \\end{bmatrix}+\\begin{bmatrix} 0 & 1 \\\\ 2 & -1 \\end{bmatrix}$$',
    '[[1,3],[5,3]]',
  ],
  ['Find the exact value of $$\\arcsin\\left(\\frac{1}{2}\\right)$$', '\\frac{\\pi}{6}'],
  ['Evaluate $$\\cos(\\arctan(\\frac{3}{4}))$$', '4/5'],
  ['Solve $$2\\sin(x)-1=0$$ on $$[0,2\\pi)$$. What is the smallest solution?', '\\frac{\\pi}{6}'],
  ['Find the sum of the geometric series with first term 5, ratio 2 and 6 terms.', '315'],
];

describe('functions, sequences, curves and angles as textbooks ask', () => {
  it.each(PROBLEMS)('%s', (problem, key) => {
    expect(verdictOn(problem, key)).toBe('right, with steps');
  });

  it.each([
    'What is the x-value of the hole in f(x) = (x^2-4)/(x-2)?',
    'What is the growth factor of f(t) = 350(1.08)^t?',
    'Find the length of the major axis of x^2/25 + y^2/9 = 1.',
  ])('is not answered with something else: %s', (problem) => {
    expect(work(problem).kind).toBe('not understood');
  });
});
