import { describe, expect, it } from 'vitest';
import { conversation } from '../../../testing/built-in-tutor.ts';

const DISPUTES =
  /^(?:Not quite|Not yet|Almost|You’re close|That’s not it|Check this|One sum|Test it with|Todavía no|Pas encore|Noch nicht|Ainda não)|That’s too (?:big|small)|isn’t the answer|not what’s asked for/;
const CONFIRMS =
  /^(?:Yes|That’s (?:it|right)|Exactly|Right|Good|Every line|Sí|Correcto|Oui|Correct|Ja|Richtig|Sim|Certo|是|对|正确|हाँ|सही|نعم|صحيح)/;

const verdictIn = (text: string): string => (DISPUTES.test(text) ? '-' : CONFIRMS.test(text) ? '+' : '?');

/** `+` is right and confirmed, `-` is wrong and said to be, ` ` is neither. */
const CONVERSATIONS: readonly (readonly string[])[] = [
  ['  4x - 9 = 23', '+ add 9 to both sides so 4x = 32', '+ then its 8'],
  ['  factor x^2 - 3x - 40', '- (x-5)(x+8)', '+ swap the signs (x+5)(x-8)'],
  ['  solve sin x = 0.3', '+ 17.5 degrees', '+ and 162.5'],
  ['  solve sin x = 0.3', '? 30 degrees'],
  ['  Solve 2cos²x + sin x − 1 = 0 for 0 ≤ x ≤ 2π', '+ use cos² = 1 - sin²', '+ x = pi/2, 7pi/6, 11pi/6'],
  ['  Solve 2cos²x + sin x − 1 = 0 for 0 ≤ x ≤ 2π', '- use cos² = 1 + sin²'],
  ['  convert 255 to hex', '+ FF', '? thanks'],
  ['  3/8 + 1/4', '- 4/12', '+ 1/4 is 2/8 so 5/8'],
  ['  whats 2/5 of 45', '+ 45/5 = 9 and 9 x 2 = 18'],
  ['  6 1/3 - 2 2/3', '+ i regrouped it to 5 4/3', '+ 3 2/3'],
  ['  my class has 28 kids and 3/4 have a pet. how many have a pet', '+ 28 / 4 = 7, 7 x 3 = 21'],
  ['  triangle with angles 47 and 68 find the third one', '+ 47 + 68 = 115, 180 - 115 = 65'],
  ['  right triangle with legs 9 and 12 whats the hypotenuse', '- 21', '+ sqrt of 225 so 15'],
  ['  a bag has 5 red and 7 blue marbles. whats the probability of red', '- 5/7', '+ 5/12'],
  ['  flip a coin 3 times probability of all heads', '- 3/2', '+ 1/8'],
  ['  density of a block with mass 54 g and volume 20 cm3', '+ 2.7 g/cm3'],
  ['  kinetic energy of a 2 kg ball moving at 3 m/s', '- 2*3 = 6 J', '+ 0.5 * 2 * 3^2 = 9 J'],
  ['  how many moles are in 36 g of water', '+ 36/18 = 2'],
  ['  price goes from 40 to 46, what is the percent change', '- 6%', '+ 6/40 = 0.15 so 15%'],
  ['  find the area of a trapezoid with bases 6 and 10 and height 4', '+ (6+10)/2 * 4 = 32'],
  ['  volume of a cylinder r=2 h=10', '+ about 125.7'],
  ['  3 pens cost 2.40 how much do 5 pens cost', '- 4.40', '+ 2.4/3 = 0.8, 0.8*5 = 4'],
  ['  solve 2x + y = 7 and x - y = 2', '+ add them so 3x = 9', '+ x=3, y=1'],
  ['  y = 2x + 3 what is y when x is 4', '+ 2*4+3 = 11'],
  // What is on the way to the answer is right too.
  [
    '  line through (1,2) and (4,14), whats its equation',
    '+ slope is 4',
    '- so y = 4x + 2',
    '+ at x=1 thats 6 not 2. so its y = 4x - 2',
  ],
  ['  find the mean of 7, 3, 11, 9, 15', '+ they add up to 45', '+ so 9'],
  // A number alone is meant for the answer, and a sign counts.
  ['  solve 2x + 10 = 4', '- 6', '+ -3'],
  // Who can't do it has not answered, and what is set anew is not what was before.
  ['  factor x^2 + x + 1', "? i can't factor this, help", "+ it can't be factored"],
  // Its value is right, and it is said that it has no constant.
  ['  integrate x^2', '+ x^3/3 + C', '  integrate x^3 from 0 to 2', '+ 4 + C', '+ 4'],
  ['  what is 15% of 80', '+ 12', '? a jacket costs 200 and is 25% off, what do i pay'],
  // What was got is an answer, right or wrong, and no way to try.
  ['- differentiate x^3 * cos(x). i got 3x^2 sin x'],
  ['  solve log2(x) + log2(x-6) = 4', '+ x^2 - 6x = 16', '- x = 8 or x = -2', '+ only 8'],
  ['  solve tan 40 = x/9', '- x = 9 tan 40 = 6.2', '+ oh degrees. x = 9 tan 40 = 7.55'],
  // Who comes close to a number does not say that it is the answer.
  ['  solve x/2 + 5 = 13', '? it gets closer and closer to 16 but never gets there'],
  [
    '  bag with 3 green and 5 red, draw two without replacement, chance both green',
    '+ 3/8 for the first',
    '+ then 2/7',
    '+ so 3/28',
  ],
  [
    '  arithmetic sequence 5, 8, 11, ... find the 30th term',
    '+ d = 3',
    '+ oh its 29 times so 92',
    '+ and the sum of the first 30 is 1455',
  ],
  ['  how many moles in 34 g of NH3', '+ N is 14 and 3 H so 17 g/mol', '+ its 2 mol then'],
  ['  solve x^2 + 3x - 28 = 0', '+ it factors to (x+7)(x-4)', '  so x = 4', '+ and x = -7'],
  // What is concluded counts, in letters too.
  [
    '  integrate x*sin(x) dx',
    '+ i take u = x and dv = sin x dx',
    '- so its x cos x + sin x + C',
    '+ wait integral of sin is -cos so it becomes -x cos x + sin x + C',
    '+ and from 0 to pi its pi',
  ],
  ['  integrate x*e^x dx', '+ so its x e^x - e^x + c'],
  ['  area of a circle with radius 9', '+ oh thats just the formula. its 81 pi'],
  // The task and the result in one message.
  ['+ solve 5^x = 30 pls, i get x = log30/log5 = about 2.11'],
  [
    '  factor x^2 + 9x + 20',
    '+ (x+4)(x+5)',
    '+ and x^2 + 4x - 21 is (x+7)(x-3)',
    '- x^2 - 49 = (x-7)(x-7)',
    '+ no wait (x-7)(x+7)',
  ],
  ['  whats log base 4 of 64', '+ 3', '+ log_2(1/16) is -4', '- and log_3(9) = 3'],
  ['  whats 37 in binary', '+ 100101', '- and 9 in binary is 1010'],
  // What follows from the same numbers.
  [
    '  a coat costs 50 dollars and is 20% off, how much do i pay',
    '+ 40',
    '+ and if they then put the price up 25% again its back to 50',
  ],
  ['  integrate 2x*sin(x^2) dx', '+ u = x^2', '+ -cos(x^2) + C'],
  ['  differentiate ln(x^2 + 3)', '+ 2x/(x^2+3)', '+ at x = 1 thats 1/2'],
  ['  how many grams is 0.5 mol of NaCl', '+ 58.5 g/mol', '+ 29.25 g', '+ so 2 mol is 117 g'],
  [
    '  a train speeds up from 0 to 30 m/s in 10 s. acceleration?',
    '+ 3 m/s^2',
    '- and the distance is 30*10 = 300 m',
    '+ ah the average speed so 150 m',
  ],
  [
    '  resistors 20 ohm and 5 ohm in parallel on 12 V',
    '- total is 25 ohm',
    '+ in parallel its 1/20 + 1/5 = 1/4 so 4 ohm',
    '+ so the current is 3 A in total',
  ],
  [
    '  right triangle hypotenuse 25 one leg 7 find the other',
    '+ 625-49=576',
    '+ so 24',
    '+ and the area is 84',
  ],
  [
    '  derivative of x^3 - 3x^2 - 24x',
    '+ 3x^2 - 6x - 24',
    '+ set it to 0, x = 4 or x = -2',
    '+ second derivative is 6x - 6',
  ],
  [
    '  two dice, whats the probability the sum is 6',
    '+ 5/36',
    '- then sum 9 must be also 5/36',
    '+ 4/36 = 1/9',
  ],
  [
    '  a ladder is 10 m long and its foot is 6 m from the wall. how high does it reach',
    '+ its 8',
    '- what if the foot is 8 m away, then its 2 m less so 7 m',
  ],
  [
    '  ratio of red to blue is 2:7 and there are 45 beads. how many red',
    '+ 9 parts',
    '+ so 10',
    '+ and 35 blue',
  ],
  [
    '  4 tickets for 30, how much are 7 tickets',
    '+ one ticket is 7.50',
    '+ so 7 is 52.50',
    '- with 10% off its 52.40',
    '+ oh 47.25',
  ],
  // As it is typed: roots in words, functions without a gap, fractions and powers of ten.
  ['  root 72 + root 50 can i just add and do root 122', '+ 6 root 2 + 5 root 2 = 11 root 2'],
  ['  sqrt50 + sqrt18', '+ 5root2 + 3root2', '- so 8root4'],
  [
    '  solve 2sin x - 1 = 0 on [0, 2pi)',
    '+ x = pi/6',
    '- and 7pi/6?',
    '+ sin is positive in q1 and q2 so 5pi/6',
  ],
  ['  solve 2sin²x - sinx = 0 on [0, 2pi)', '+ sinx(2sinx - 1) = 0 so x = 0, pi, pi/6, 5pi/6'],
  ['+ 2x² - 3x - 4 = 0  i got (3 ± root 41)/4'],
  ['+ sin 150 is 1/2 bc its like 30 but on the left side'],
  ['+ so 3/4 ÷ 2/5 = 15/8'],
  ['- 5 ÷ 2/3 = 10/3', '+ 15/2 so 7 1/2'],
  ['- 2 3/4 + 1 2/3 = 3 5/7 ???', '+ 4 5/12'],
  ['  2/3 + 3/4', '+ 17/12', '+ 1 5/12'],
  ['  (4 x 10^5)(6 x 10^-2) can u show me the steps', '+ 24000 so 2.4 x 10^4'],
  ['  how do you do 437 divided by 6 i forgot evrything', '- 71 r 5', '+ 72 r 5'],
  // A task with its result, in words of one's own.
  ['- derivative of x² sin x is 2x cos x rite', '+ 2x sinx + x² cosx'],
  ['- -7 - (-3)  two negatives make a positive so its 10'],
  ['- 34 x 26 i got 272 but the answer is bigger', '+ 884'],
  ['  6 x 7', '+ 42', '- so for 6x8 i do one more 6 and get 46'],
  ['  round 48,962 to the nearest thousand', '+ 49,000', '- now nearest hundred. i got 48,100'],
  ['  52 - 27 i dont get the borow thing', '- is it 35', '+ oh i take a ten from the 50 so its 12 - 7. 25'],
  ['  is 51 prime', '+ oh 3 x 17'],
  ['+ x 2 4 6, y 10 6 2. i got y=-2x+14'],
  ['+ 180n - 360 = 156n so 24n = 360 and n = 15'],
  ['- (2x^3)^4 = 2x^7 ?', '- 8x^12', '+ 16x^12'],
  // What somebody comes to counts, not what they thought before; and a sum with a minus in it is one number.
  ['  3x + 7 = 22', '- i thought x = 5. but its x = 6', '+ x = 5'],
  ['  4 + -(2)', '+ 2'],
  // Several values, and one too many.
  [
    '  a + c = 45 and 12a + 7c = 415',
    '+ c = 45 - a. 12a + 315 - 7a = 415. 5a = 100. a = 20',
    '+ so 25 kids. is there a way to do it without letters',
  ],
  ['  a + c = 120 and 8a + 5c = 750', '- so 70 adults 50 kids', '+ so 50 adults 70 kids'],
  ['  a + k = 30 and 12a + 7k = 285', '+ k = 30 - a so 12a + 210 - 7a = 285, 5a = 75, a=15. so 15 and 15'],
  ['  log base 2 of x + log base 2 of (x-2) = 3', '- x(x-2) = 8, x = 4 or -2', '+ x = 4'],
  ['  what is the mean of 4, 7, 7, 9, 33', '+ mean = 12 median = 7'],
  ['  7, 11, 15, 19 ... find the sum of the first 20 terms', '+ 20th term is 83. so S = 20/2 (7+83) = 900'],
  // Another sum beside an open one, and another inequality.
  ['  0.3 x 0.4', '+ 2.5 x 0.06 = 0.15 ?'],
  ['  -3x + 4 > 19', '+ -2x - 6 ≤ 10  →  -2x ≤ 16  →  x ≥ -8'],
  ['- -3x + 4 > 19 i got x > -5 but answer key says x < -5'],
  // Two terms that are said to be the same.
  ['  what is a rational expression', '+ (x-3)(x+3) / (x+2)(x+3) = (x-3)/(x+2)', '- so (2x+6)/2 = x + 6'],
  ['  resuelve 5x - 3 = 17', '+ sumo 3 a los dos lados: 5x = 20', '+ entonces x = 4'],
  ['  cuánto es el 20% de 150', '- 20', '+ 30'],
  ['  quelle est l’aire d’un rectangle de 7 cm sur 4,5 cm', '+ 7 × 4,5 = 31,5 cm²'],
  [
    '  Ein Würfel aus Eisen hat 79 g Masse und 10 cm³ Volumen. Wie groß ist die Dichte?',
    '+ 79 : 10 = 7,9 g/cm³',
  ],
  ['  uma camisa custa 50 reais com 20% de desconto, quanto pago?', '- 10', '+ 50 - 10 = 40'],
  ['  解方程 4x - 7 = 13', '  x = 4', '+ 4x = 20, 所以 x = 5'],
  ['  حل المعادلة 2x + 3 = 13', '+ 2x = 10', '+ إذن x = 5'],
];

describe('what a student answers to an exercise', () => {
  it.each(CONVERSATIONS)(
    'is confirmed when it is right, and never when it is not: %s · %s',
    async (...marked) => {
      const turns = await conversation(marked.map((one) => one.slice(2)));
      const verdicts = turns.map(({ text }, at) => (marked[at]?.startsWith(' ') ? ' ' : verdictIn(text)));
      expect(verdicts.join('')).toBe(marked.map((one) => one.charAt(0)).join(''));
    },
  );
});

it('a definite integral has no constant, and that is said', async () => {
  const [, reply] = await conversation(['integrate x^3 from 0 to 2', '4 + C']);
  expect(reply?.text).toMatch(/^Right value! .*no \+ C/s);
});

describe('a story that was not read', () => {
  const STORY = 'a phone plan costs 15 a month plus 0.10 per text and my bill was 23. how many texts is that';

  it('has its sums checked, and it is said that only they were', async () => {
    const [, right, wrong] = await conversation([STORY, '23 - 15 = 8', '8 / 0.1 = 8']);
    expect(right?.text).toMatch(/^The arithmetic is right: 23 − 15 = 8\. I’ve checked the sum/s);
    expect(wrong?.text).toMatch(/8\/0\.1 = \?$/);
  });

  it('takes the student’s equation as theirs, not as the exercise', async () => {
    const [, set, solved] = await conversation([STORY, '15 + 0.10t = 23', '0.1t = 8 so t = 80']);
    expect(set?.text).toMatch(/Check that it says the same as the story/);
    expect(set?.state).toMatchObject({ exercise: null, focus: 'story' });
    expect(solved?.text).toMatch(/\$t = 80\$/);
  });

  it('does not ask what a number is of who has said it, and takes no unit for a letter', async () => {
    const [, named, last, moved] = await conversation([
      'a baker has 12 trays with 8 rolls, sells 70 and gives 5 to her neighbor. how many are left',
      '12*8 = 96 rolls',
      '96-70-5 is 21 rolls left',
      'so walking 2m more takes longer',
    ]);
    expect(named?.text).not.toMatch(/stand for|what have you found/i);
    expect(last?.text).toMatch(/the question (?:asks for|once more)/);
    expect(moved?.text).not.toMatch(/letter/);
  });
});

describe('what only looks like algebra', () => {
  it.each([
    'def f(n): return n*f(n-1) why does this never stop',
    '=SUM(A1:A10)/COUNT(A1:A10) gives me #DIV/0!',
    'my study got p = 0.04 so is it significant',
    'the correlation was r = 0.75 what does that mean',
    'ball kicked at 20 m/s 30 degrees, g=10, how far',
    'i have class at 9:30-11:00 how should i study',
    'while x < 10: x = x + 1 when does it end',
    'should i install python 3.12.1 or 3.11',
  ])('opens no exercise: %s', async (message) => {
    const [turn] = await conversation([message]);
    expect(turn?.state).toMatchObject({ exercise: null, finished: null });
  });
});

describe('after an exercise', () => {
  it('says how to check it, and takes a why for no way to go', async () => {
    const [, , check, why] = await conversation([
      'solve 6x - 4 = 2x + 20',
      'x = 6',
      'how can i check it without u',
      'why can we just take 2x away',
    ]);
    expect(check?.text).toMatch(/^Put your answer in/);
    expect(why?.text).not.toMatch(/^(?:You could try|Yes, that works)/);
  });

  it('nothing is confirmed or disputed that does not follow from what was given', async () => {
    const replies = await conversation([
      'a 4 kg box is pushed with 20 N. acceleration?',
      '5 m/s^2',
      'if friction is 8 N its 3 m/s^2',
      'right triangle hypotenuse 13 one leg 5 find the other',
      '12',
      'and the area is 30',
      'perimeter is 30 too right',
    ]);
    for (const at of [2, 6]) expect(verdictIn(replies[at]?.text ?? '')).toBe('?');
  });

  it('a sum that was not right yet waits for its correction', async () => {
    const [, wrong, right] = await conversation([
      'why is minus times minus plus',
      'ok so (-4)*(-3)*(-2) is 24',
      'no wait its -24 bc theres three of them',
    ]);
    expect(wrong?.text).toMatch(/\?$/);
    expect(right?.text).toMatch(CONFIRMS);
  });
});

describe('numbers before formulas', () => {
  it('are put into the equation that was set', async () => {
    const replies = await conversation(['balance Al + O2 -> Al2O3', 'so 2 Al2O3', '3 O2 then', 'and 4 Al']);
    expect(replies[1]?.text).toContain('Al + O2 → 2Al2O3');
    expect(replies[3]?.text).toMatch(/^Yes, 4Al \+ 3O2 → 2Al2O3 is balanced/);
    const halves = await conversation(['balance Al + O2 -> Al2O3', 'ok so 2 Al + 1.5 O2']);
    expect(halves[1]?.text).toMatch(/^Yes, 2Al \+ 1\.5O2 → Al2O3 is balanced/);
  });

  it('are all that may change', async () => {
    for (const wrong of ['Al2 + O3 -> Al2O3', 'could i write Al4 + O6 -> Al4O6'])
      expect((await conversation(['Al + O2 -> Al2O3', wrong])).at(-1)?.text).toMatch(/^Careful/);
  });
});

it('a balanced equation with another substance in it is not accepted', async () => {
  const [, changed, right] = await conversation([
    'balance H2 + O2 -> H2O',
    'H2 + O -> H2O',
    '2H2 + O2 -> 2H2O',
  ]);
  expect(changed?.text).toMatch(/^Careful: O wasn’t/);
  expect(right?.text).toMatch(/^Yes/);
});

it('a root with a square left in it is right in value, and to be simplified', async () => {
  const [reply] = await conversation(['simplify root 72. i got 2 root 18 is that it']);
  expect(reply?.text).toMatch(/^Right value!/);
  expect(reply?.text).not.toMatch(/6/);
});

describe('a task of a kind that is written down', () => {
  const CARS = '22 kids are going on a trip and 4 kids fit in each car how many cars';

  it('is asked for its first step, and its numbers are known: on the way, right, or a slip', async () => {
    const [statement, step, answer] = await conversation([
      CARS,
      '5 r 2 so 5 cars',
      'the 2 kids cant stay home so 6',
    ]);
    expect(statement?.text).toMatch(/How many can be filled completely, and is anyone left over\?$/);
    expect(step?.text).toMatch(/5 is how many are filled completely/);
    expect(answer?.text).toMatch(/^Yes, that’s right: 6/);
  });

  it('is shown one like it to who is stuck, with other numbers', async () => {
    const [, way, alike] = await conversation([CARS.replace('22', '38'), 'idk', 'i dont get it']);
    expect(way?.text).toMatch(/^Divide the whole/);
    expect(alike?.text).toMatch(/same kind|one like it/);
    expect(alike?.text).not.toMatch(/38/);
    // Its own numbers would solve it.
    const [, , own] = await conversation([CARS, 'idk', 'i dont get it']);
    expect(own?.text).not.toMatch(/so it takes/);
  });

  it('names a slip that many make', async () => {
    const [, slip, right] = await conversation([
      'a bike wheel is 70 cm across how far does it go in 10 turns',
      '2 x 3.14 x 70 x 10 = 4396 cm',
      '3.14 x 70 x 10 = 2198',
    ]);
    expect(slip?.text).toMatch(/^(?:Not quite|Almost|Not yet)/);
    expect(right?.text).toMatch(/2198/);
    expect(right?.text).toMatch(/^(?:Yes|That’s it|Exactly)/);
  });

  it('does not take over equations that say something else', async () => {
    const [, wrong, right] = await conversation([
      'Adult tickets cost $12 and child tickets cost $7. 45 tickets were sold for a total of $415. How many of each were sold?',
      'is it 12a + 7c = 45 and a + c = 415',
      'oh a + c = 45 and 12a + 7c = 415',
    ]);
    expect(wrong?.text).toMatch(/belongs where|right place/);
    expect(wrong?.state).toMatchObject({ exercise: null });
    expect(right?.state).toMatchObject({ exercise: { problem: expect.stringContaining('415') as unknown } });
  });

  it('takes equations that say the same as it for what they are', async () => {
    const [, solved] = await conversation([
      'you have $60 to spend at a climbing gym. it costs 15 to join and 4.50 per class. how many classes can u take at most',
      '15 + 4.5x ≤ 60, x ≤ 10',
    ]);
    expect(solved?.text).toMatch(/^(?:Yes|That’s it|Exactly|Right)/);
  });

  it('is followed by another of the same kind, whose numbers are known too', async () => {
    const [, , another] = await conversation([CARS, '6', 'another one']);
    expect(another?.text).toMatch(/\d/);
    expect(another?.text).not.toMatch(/22 kids/);
    expect(another?.state).toMatchObject({ story: { kind: { id: 'whole-numbers/remainder-round-up' } } });
  });

  it('leaves what comes after it alone', async () => {
    const [, , equality] = await conversation([CARS, '6', '(2x^3)^4 = 2x^7 ?']);
    expect(equality?.text).toMatch(/16/);
  });

  it('takes no rule that somebody asks about for a number of the task', async () => {
    const [, , , general] = await conversation([
      CARS,
      '5',
      '6',
      'so do you always add 1 when theres a remainder',
    ]);
    expect(general?.text).not.toMatch(/^(?:Yes|That’s it|Exactly|Right), ?1/);
  });

  it('is known by its own words, whatever stands behind it, and a sum that fits it is told so', async () => {
    const [opened, force, answer] = await conversation([
      'car 1200 kg goes 0 to 20 m/s in 8 s what force is needed. a=20/8=2.5 m/s2',
      'then F=1200*2.5',
      '3000 N',
    ]);
    expect(opened?.text).toMatch(/2\.5.*acceleration/);
    expect(force?.text).toMatch(/^Right, 1200\*2\.5|^Yes, 1200\*2\.5/);
    expect(answer?.text).toMatch(/3000/);
    const [, other] = await conversation([
      'sodium ion Na+ mass nr 23 atomic nr 11. how many protons neutrons electrons?',
      '12 electrons cause its plus',
    ]);
    expect(other?.text).not.toMatch(/^(?:Yes|That’s it|Exactly|Right)/);
  });

  it('is found behind what the student did about it, and that is judged with it', async () => {
    const [reply] = await conversation([
      'theres 38 kids and 5 fit in each van. how many vans. i put 7 r 3 and my teacher marked it wrong why',
    ]);
    expect(reply?.text).toMatch(/filled completely|left over/);
    expect(reply?.text).toMatch(/needs a place too/);
  });

  it('in which parts of an hour are taken for minutes gets a word about that', async () => {
    const [, turned] = await conversation([
      'A boat has 54 miles to go and makes 40 miles each hour on calm water today. How long is it on its way in hours and minutes?',
      '54/40 = 1.35 so 1 hr 35 mins',
    ]);
    expect(turned?.text).toMatch(/part of an hour/);
  });

  it('in which what is left over was dropped asks for it', async () => {
    const [, dropped] = await conversation([
      '148 students are going on a field trip. Each bus holds 36 students. How many buses are needed?',
      'so 4 buses',
    ]);
    expect(dropped?.text).toMatch(/left over/);
  });

  it('with another number asked about is no longer judged by the old ones', async () => {
    const [, , changed] = await conversation([
      'Paint is mixed in the ratio 3 parts blue to 5 parts white. How much blue is needed for 40 liters of the mix?',
      'what if i have 12 L of blue and wanna use all of it',
      '20 L white bc 12/3 = 4 and 4x5',
    ]);
    expect(changed?.text).not.toMatch(/^(?:Not quite|Almost|Not yet)/);
  });
});
