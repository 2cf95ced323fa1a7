import { describe, expect, it } from 'vitest';
import { answeredAs } from '../testing/answers.ts';

const PROBLEMS: readonly (readonly [problem: string, answer: string])[] = [
  [
    'For the following exercises, find the derivative dy/dx.\n$$y=\\left(3x^2+3x+1\\right)^4$$',
    '4*(3x^2+3x+1)^3*(6x+3)',
  ],
  ['For the following exercises, find f′(x) for each function.\n$$f(x)=x^7+10$$', '7x^6'],
  [
    'Find the equation of the tangent line to the graph of the given function at the indicated point.\n$$y=3x^2+4x+1$$ at $$(0,1)$$',
    '4x+1',
  ],
  [
    'For the following exercises, use the definition of a derivative to find the slope of the tangent line to f(x) at x = 1 for f(x)=5x-6.',
    '5',
  ],
  ['Evaluate the following limit.\n$$\\lim_{x\\to1} \\left(x^3-7x+5\\right)$$', '-1'],
  ['Evaluate.\n$$\\lim_{x\\to\\infty} \\frac{3x-2}{9x+7}$$', '1/3'],
  ['Find the horizontal asymptote limit: $$\\lim_{x\\to-\\infty} \\frac{4x^2-1}{2x^2+x}$$', '2'],
  [
    'Evaluate $$\\lim_{h\\to0} \\frac{\\frac{1}{a+h}-\\frac{1}{a}}{h}$$, where a is a non-zero real-valued constant.',
    '-1/a^2',
  ],
  ['Find the absolute extremum. Find the absolute maximum of $$f(x)=-x^2+3x-2$$ over $$[1,3]$$.', '1/4'],
  ['Find all critical points of $$f(x)=\\frac{1}{3} x^3-\\frac{5}{2} x^2+4x$$.', 'x = 1 or x = 4'],
  ['For $$f(x)=x^3-6x^2+9x+30$$, find the inflection point x-value.', '2'],
  ['Evaluate the integral.\n$$\\int \\left(4x^3-7x^2+2x\\right) \\,dx$$', 'x^4-7/3*x^3+x^2'],
  ['Find the antiderivative of $$f(x)=5x^4+4x^5$$.', 'x^5+2/3*x^6'],
  ['Evaluate $$\\int_{1}^{2} x^{-4} \\,dx$$', '7/24'],
  ['Evaluate $$\\int_{-2}^{3} \\left(x^2+3x-5\\right) \\,dx$$', '-35/6'],
  ['Use substitution to evaluate the integral.\n$$\\int 2x\\left(x^2-3\\right)^3 \\,dx$$', '(x^2-3)^4/4'],
  ['Find the average value of the function over the given interval.\n$$f(x)=x^2$$, $$a=-1$$, $$b=1$$', '1/3'],
  ['Find the area between the curves y = x^2 - 3 and y = 1.', '32/3'],
  [
    'Find the volume of the solid. Use the disk method to find the volume when the region bounded by y=2x^2 , x=0, x=4, and y=0 is rotated around the x-axis.',
    '4096*pi/5',
  ],
  ['How long is the curve $$y=5x$$ from $$x=0$$ to $$x=2$$?', '2*sqrt(26)'],
  ['A ball is thrown with s(t) = -16t^2+30t+4. Find the velocity at t = 0.5.', '14'],
  ['The position function s(t)=t^3-8t gives the position in meters. Find the velocity function.', '3t^2-8'],
  ['Find the quantity: If $$y=x^2+3$$, $$\\frac{dx}{dt}=4$$, find $$\\frac{dy}{dt}$$ when $$x=1$$.', '8'],
  ["Use Newton's method for f(x)=x^3-3x+1 with x_0=2. Find x_1.", '5/3'],
  ['Find the linear approximation L(x) to y=f(x) near x=a for the function.\n$$f(x)=x+x^4$$, $$a=0$$', 'x'],
  ['Find the differential dy for $$y=\\frac{1}{x+1}$$, x = 1, dx = 0.25. Evaluate dy.', '-0.0625'],
  ['Compute $$\\sum_{k=1}^{10} \\left(k^2-5k+1\\right)$$', '120'],
  ["Solve the initial-value problem. f'(x)=x^{-3}, f(1)=1.", '3/2-1/(2x^2)'],
  ["Given $$g(x)=\\int_{0}^{x} \\sqrt{4-t^2} \\,dt$$, find g'(x).", 'sqrt(4-x^2)'],
  [
    'Use logarithmic differentiation to find dy/dx.\n$$y=x^{\\sqrt{x}}$$',
    'x^sqrt(x)*(ln(x)/(2*sqrt(x))+sqrt(x)/x)',
  ],
  ['Find $$\\frac{dy}{dx}$$ for $$y=\\ln\\left(5x-7\\right)$$.', '5/(5x-7)'],
  ["Find f'(x) for f(x)=x^2*e^x.", '(x^2+2x)*e^x'],
  ['Find the derivative of $$y=\\frac{x^2+4}{x^2-4}$$.', '-16x/(x^2-4)^2'],
  ["Find y'' for y = cos(3x).", '-9cos(3x)'],
  ['A rectangle has a perimeter of 40 cm. What is the maximum area?', '100'],
  ["Evaluate the limit using L'Hopital's rule.\n$$\\lim_{x\\to0} \\frac{e^x-1-x}{x^2}$$", '1/2'],
  ['Evaluate $$\\lim_{x\\to0^{+}} x^{2x}$$', '1'],
  ['Evaluate $$\\lim_{x\\to2^{-}} \\frac{|x-2|}{x-2}$$', '-1'],
  ['Given f(x) = 2x+1, find the average rate of change over [1, 1+h].', '2'],
  ["Let f(x)=x^3. Find (f^(-1))'(8).", '1/12'],
];

describe('calculus as books ask it', () => {
  it.each(PROBLEMS)('%s', (problem, answer) => {
    expect(answeredAs(problem, answer)).toBe(answer);
  });
});
