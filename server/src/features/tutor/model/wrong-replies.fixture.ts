import type { Reply } from './right-replies.fixture.ts';

/** A reply with something wrong in it. */
interface WrongReply extends Reply {
  /** What is wrong, as it stands there, and what must stand there instead; each of them is said to be corrected. */
  wrong: readonly (readonly [was: string, now: string])[];
  /** Pieces that are right and must stay as they are. */
  keeps?: readonly string[];
}

/** Replies with mistakes that models really make: each must be caught where it stands, and nothing else be touched. */
export const WRONG_REPLIES: readonly WrongReply[] = [
  {
    subject: 'a product',
    question: 'whats 17 times 6',
    reply: 'Split it up: 10 × 6 = 60 and 7 × 6 = 43. Add them and you are done.',
    wrong: [['43', '42']],
    keeps: ['10 × 6 = 60'],
  },
  {
    subject: 'a product, with a question behind it',
    question: 'whats 17 times 6',
    reply: 'We know that 17 × 6 = 112. Could you do 18 × 6 from there?',
    wrong: [['112', '102']],
    keeps: ['Could you do 18 × 6 from there?'],
  },
  {
    subject: 'a sum in front of a question in the same line',
    question: 'help with adding',
    reply: '48 + 37 = 75. Do you see why we carry the one?',
    wrong: [['75', '85']],
  },
  {
    subject: 'percent in words',
    question: 'whats 15% of 80',
    reply: '15% of 80 is 14. What is 15% of 60, then?',
    wrong: [['14', '12']],
  },
  {
    subject: 'percent in words, spelt',
    question: 'how much is 20 percent of 45',
    reply: 'Divide by five: 20 percent of 45 is 8. Now try 20 percent of 60.',
    wrong: [['8', '9']],
  },
  {
    subject: 'percent with an equals sign',
    question: 'tip on 60',
    reply: 'A tip of 15%: 15% of 60 = 8. So you pay a bit more.',
    wrong: [['8', '9']],
  },
  {
    subject: 'times in words',
    question: 'times tables',
    reply: 'Remember: 7 times 8 is 54. Say it three times aloud.',
    wrong: [['54', '56']],
  },
  {
    subject: 'plus in words',
    question: 'adding',
    reply: '19 plus 23 equals 32. The ones make 12.',
    wrong: [['32', '42']],
  },
  {
    subject: 'division in words',
    question: '144 / 12',
    reply: '144 divided by 12 is 11. Does that fit with 12 × 12 = 144?',
    wrong: [['11', '12']],
    keeps: ['12 × 12 = 144'],
  },
  {
    subject: 'half of',
    question: 'half of 70',
    reply: 'Half of 70 is 30. A quarter of 80 is 20.',
    wrong: [['30', '35']],
    keeps: ['A quarter of 80 is 20'],
  },
  {
    subject: 'square in words',
    question: 'squares',
    reply: 'The square of 13 is 159. The square root of 144 is 12.',
    wrong: [['159', '169']],
    keeps: ['The square root of 144 is 12'],
  },
  {
    subject: 'units of length',
    question: 'how many cm in 2.5 m',
    reply: '1 m = 100 cm, so 2.5 m = 25 cm. How many metres are 75 cm?',
    wrong: [['25', '250']],
    keeps: ['1 m = 100 cm'],
  },
  {
    subject: 'units of mass',
    question: 'kg to g',
    reply: 'There are 1000 grams in a kilogram, so 3.2 kg = 320 g.',
    wrong: [['320', '3200']],
  },
  {
    subject: 'units of time',
    question: 'how long is 150 minutes',
    reply: '150 min = 2.3 h. That is two hours and a half.',
    wrong: [['2.3', '2.5']],
  },
  {
    subject: 'units in words',
    question: 'hours to minutes',
    reply: '3 hours is 160 minutes. And 2 minutes are 120 seconds.',
    wrong: [['160', '180']],
    keeps: ['2 minutes are 120 seconds'],
  },
  {
    subject: 'square units',
    question: 'm2 to cm2',
    reply: 'Careful with areas: 1 m² = 100 cm².',
    wrong: [['100', '10000']],
  },
  {
    subject: 'temperature',
    question: 'convert 20 C to F',
    reply: 'Multiply by 9/5 and add 32, so 20 °C = 52 °F. Water freezes at 0 °C = 32 °F.',
    wrong: [['52', '68']],
    keeps: ['0 °C = 32 °F'],
  },
  {
    subject: 'a derivative',
    question: 'derivative of x^3 + 2x',
    reply: String.raw`If $f(x) = x^3 + 2x$, then $f'(x) = 2x^2 + 2$. What is the slope at 0?`,
    wrong: [["f'(x) = 2x^2 + 2", "f'(x) = 3x^2 + 2"]],
  },
  {
    subject: 'a derivative with d/dx',
    question: 'differentiate sin(2x)',
    reply: String.raw`By the chain rule $\frac{d}{dx} \sin(2x) = \cos(2x)$. The inside matters.`,
    wrong: [[String.raw`\cos(2x)`, String.raw`2\cos`]],
  },
  {
    subject: 'a derivative in plain signs',
    question: 'power rule',
    reply: 'd/dx x^4 = 4x^2. You bring the exponent down and take one away.',
    wrong: [['4x^2', '4x^3']],
  },
  {
    subject: 'an identity',
    question: 'expand (a+b)^2',
    reply: String.raw`$(a+b)^2 = a^2 + b^2$. That is the square of a sum.`,
    wrong: [['a^2 + b^2', 'a^2 + 2ab + b^2']],
  },
  {
    subject: 'expanding brackets',
    question: 'expand 3(x - 4)',
    reply: 'Multiply both terms: 3(x − 4) = 3x − 4. Then collect.',
    wrong: [['3x − 4', '3x − 12']],
  },
  {
    subject: 'factoring',
    question: 'factor x^2 - 9',
    reply: String.raw`It is a difference of squares: $x^2 - 9 = (x - 3)(x - 3)$.`,
    wrong: [['(x - 3)(x - 3)', '(x + 3)']],
  },
  {
    subject: 'collecting terms',
    question: 'simplify 2x + 3x',
    reply: '2x + 3x = 6x. Like terms are added.',
    wrong: [['6x', '5x']],
  },
  {
    subject: 'trigonometric identity',
    question: 'sin^2 + cos^2',
    reply: String.raw`For every angle $\sin^2 x + \cos^2 x = 2$. It comes from the unit circle.`,
    wrong: [['2', '1']],
  },
  {
    subject: 'an equation, last step',
    question: 'how do you do 3x + 7 = 22',
    reply: 'Subtract 7:\n\n$3x + 7 = 22$\n\n$3x = 15$\n\nDivide by 3:\n\n$x = 6$',
    wrong: [['x = 6', 'x = 5']],
    keeps: ['$3x = 15$'],
  },
  {
    subject: 'an equation, middle step carried on',
    question: 'how do you do 3x + 7 = 22',
    reply: 'We take 7 away:\n\n$3x + 7 = 22$\n\n$3x = 16$\n\n$x = \\frac{16}{3}$',
    wrong: [
      ['3x = 16', '3x = 15'],
      ['x = \\frac{16}{3}', 'x = 5'],
    ],
  },
  {
    subject: 'an equation in one line',
    question: 'solve 5x - 3 = 2x + 9',
    reply: String.raw`$5x - 3 = 2x + 9 \Rightarrow 3x = 12 \Rightarrow x = 3$. Which step was new?`,
    wrong: [['x = 3', 'x = 4']],
  },
  {
    subject: 'aligned lines',
    question: 'show me how to solve 4(x - 2) = 3x + 1',
    reply: String.raw`Step by step:

$$
\begin{aligned}
4(x - 2) &= 3x + 1 \\
4x - 8 &= 3x + 1 \\
x &= 7
\end{aligned}
$$

Put it back to see.`,
    wrong: [['x &= 7', 'x = 9']],
  },
  {
    subject: 'a sum carried on',
    question: 'add 17 + 25 + 8',
    reply: 'First 17 + 25 = 43. Then 43 + 8 = 51. So the total is 51.',
    wrong: [
      ['43', '42'],
      ['51', '50'],
    ],
  },
  {
    subject: 'a product carried on over lines',
    question: '12 boxes of 15 plus 7',
    reply: '12 × 15 = 190\n190 + 7 = 197\n\nSo there are 197 in all.',
    wrong: [
      ['190', '180'],
      ['197', '187'],
    ],
  },
  {
    subject: 'a chain',
    question: 'order of operations',
    reply: 'Multiplication first: 2 + 3 × 4 = 2 + 12 = 15.',
    wrong: [['15', '14']],
  },
  {
    subject: 'a fraction',
    question: 'how to add 1/2 + 1/3',
    reply: 'You add them: 1/2 + 1/3 = 2/5. Both are less than one.',
    wrong: [['2/5', '5/6']],
  },
  {
    subject: 'a fraction in LaTeX',
    question: 'multiply fractions',
    reply: String.raw`Top times top, bottom times bottom: $\frac{2}{3} \cdot \frac{3}{5} = \frac{6}{8}$.`,
    wrong: [[String.raw`\frac{6}{8}`, String.raw`\frac{2}{5}`]],
  },
  {
    subject: 'a decimal',
    question: 'what is 22/7',
    reply: '22 ÷ 7 = 3.41 to two decimal places.',
    wrong: [['3.41', '3.14']],
  },
  {
    subject: 'powers',
    question: 'powers of 2',
    reply: String.raw`$2^5 = 10$ and $2^3 = 8$. Each one doubles.`,
    wrong: [['10', '32']],
    keeps: ['$2^3 = 8$'],
  },
  {
    subject: 'a mean',
    question: 'mean of 4, 8, 6, 2',
    reply: 'Add them: 4 + 8 + 6 + 2 = 22. Divide by how many there are: 22 / 4 = 5.5.',
    wrong: [
      ['22', '20'],
      ['5.5', '5'],
    ],
  },
  {
    subject: 'speed with units',
    question: 'a car going 60 km/h takes 2.5 hours, how far',
    reply: 'Distance is speed times time: 60 × 2.5 = 120 km.',
    wrong: [['120', '150']],
  },
  {
    subject: 'money',
    question: 'change from 20',
    reply: 'You pay $20 for something of $13.50, so $20 − $13.50 = $7.50 comes back.',
    wrong: [['7.50', '6.50']],
  },
  {
    subject: 'a list item',
    question: 'quick facts',
    reply: '- 6 × 7 = 42\n- 6 × 8 = 46\n- 6 × 9 = 54',
    wrong: [['46', '48']],
    keeps: ['6 × 7 = 42', '6 × 9 = 54'],
  },
  {
    subject: 'a table',
    question: 'times table',
    reply: '| task | answer |\n|---|---|\n| 7 × 6 = 42 | yes |\n| 7 × 9 = 64 | yes |',
    wrong: [['64', '63']],
    keeps: ['| 7 × 6 = 42 | yes |'],
  },
  {
    subject: 'bold',
    question: 'what is 9 x 7',
    reply: 'The result is **9 × 7 = 62**, and that is all.',
    wrong: [['62', '63']],
  },
  {
    subject: 'an explanation that says not elsewhere',
    question: 'why carry',
    reply: 'Do not forget the carry. 58 + 67 = 115. It is not hard.',
    wrong: [['115', '125']],
  },
  {
    subject: 'behind an example of a mistake',
    question: 'order of operations',
    reply: 'A common mistake is to go from left to right. In fact 3 × 4 = 12. And 2 + 12 = 15.',
    wrong: [['15', '14']],
  },
  {
    subject: 'Spanish',
    question: '¿Cuánto es 12 por 12?',
    reply: 'Se multiplica: 12 × 12 = 142. ¿Y 12 × 11?',
    wrong: [['142', '144']],
  },
  {
    subject: 'German, with a decimal comma',
    question: 'Was ist 2,5 mal 1,2?',
    reply: 'Das ergibt 2,5 · 1,2 = 3,2. Probierst du 1,5 · 1,5?',
    wrong: [['3,2', '3']],
  },
  {
    subject: 'an integral',
    question: 'integrate 2x from 0 to 3',
    reply: String.raw`So $\int_0^3 2x\,dx = 3^2 - 0^2 = 6$. It is the area of a triangle.`,
    wrong: [['6', '9']],
  },
  {
    subject: 'a discriminant',
    question: 'x^2+6x+13=0',
    reply: String.raw`The discriminant is $6^2 - 4 \cdot 1 \cdot 13 = 36 - 52 = 16$, and now you know.`,
    wrong: [['16', '-16']],
  },
  {
    subject: 'angles',
    question: 'triangle with 50 and 60 whats the third',
    reply: '180° − 50° − 60° = 80°. That is the third angle.',
    wrong: [['80', '70']],
  },
  {
    subject: 'large numbers',
    question: 'multiply 1,250 by 4',
    reply: '1,250 × 4 = 4,800. Four times a thousand is 4,000.',
    wrong: [['4,800', '5,000']],
    keeps: ['Four times a thousand is 4,000'],
  },
];
