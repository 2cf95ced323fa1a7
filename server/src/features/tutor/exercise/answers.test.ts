import { describe, expect, it } from 'vitest';
import { conversation } from '../../../testing/built-in-tutor.ts';

const DISPUTES =
  /^(?:Not quite|Not yet|Almost|You’re close|That’s not it|Check this|One sum|Todavía no|Pas encore|Noch nicht|Ainda não)|That’s too (?:big|small)|isn’t the answer|not what’s asked for/;
const CONFIRMS =
  /^(?:Yes|That’s (?:it|right)|Exactly|Right|Good|Every line|Sí|Correcto|Oui|Correct|Ja|Richtig|Sim|Certo|是|对|正确|हाँ|सही|نعم|صحيح)/;

const verdictIn = (text: string): string => (DISPUTES.test(text) ? '-' : CONFIRMS.test(text) ? '+' : '?');

/** `+` is right and confirmed, `-` is wrong and said to be, ` ` is neither. */
const CONVERSATIONS: readonly (readonly string[])[] = [
  ['  4x - 9 = 23', '+ add 9 to both sides so 4x = 32', '+ then its 8'],
  ['  factor x^2 - 3x - 40', '- (x-5)(x+8)', '+ swap the signs (x+5)(x-8)'],
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

describe('a story that was not read', () => {
  const STORY = 'a phone plan costs 15 a month plus 0.10 per text and my bill was 23. how many texts is that';

  it('has its sums checked, and it is said that only they were', async () => {
    const [, right, wrong] = await conversation([STORY, '23 - 15 = 8', '8 / 0.1 = 8']);
    expect(right?.text).toMatch(/^The arithmetic is right: 23 − 15 = 8\. .*the sum checked/s);
    expect(wrong?.text).toMatch(/8\/0\.1 = \?$/);
  });

  it('takes the student’s equation as theirs, not as the exercise', async () => {
    const [, set, solved] = await conversation([STORY, '15 + 0.10t = 23', '0.1t = 8 so t = 80']);
    expect(set?.text).toMatch(/Whether it fits the question, you decide/);
    expect(set?.state).toMatchObject({ exercise: null, focus: 'story' });
    expect(solved?.text).toMatch(/\$t = 80\$/);
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

it('a balanced equation with another substance in it is not accepted', async () => {
  const [, changed, right] = await conversation([
    'balance H2 + O2 -> H2O',
    'H2 + O -> H2O',
    '2H2 + O2 -> 2H2O',
  ]);
  expect(changed?.text).toMatch(/^Careful: O wasn’t/);
  expect(right?.text).toMatch(/^Yes/);
});
