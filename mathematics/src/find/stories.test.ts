import { describe, expect, it } from 'vitest';
import { workFormal } from './find.ts';

/** Stories: numbers with a part in something that happens. What reads mathematics as it is written must leave them alone. */
const STORIES: readonly string[] = [
  'A farmer has 17 sheep. All but 9 die. How many are left?',
  'A bat and a ball cost $1.10 in total. The bat costs $1.00 more than the ball. How much does the ball cost?',
  'A tank is 3/5 full and holds 40 litres. How much more fits?',
  'Tom has 3/4 of a pizza and eats 1/2 of the rest. How much is left?',
  'There are 30 students. 2/3 go on a trip. How many stay home?',
  'Tom has 23 marbles and loses 9. How many are left?',
  'A train covers 270 miles in 4.5 hours. What is its average speed?',
  'Sarah has 3 times as many apples as Tom. Tom has 5. How many do they have together?',
  'The mean of four numbers is 10. Three of them are 8, 9 and 12. What is the fourth?',
  'The average of 5 numbers is 12. What is their sum?',
  'A jacket for $80 is reduced by 25%. What is the sale price?',
  'The price rose from $50 to $65. Find the percent increase.',
  'I have 12 cookies and give 1/3 of them to my brother. How many do I have?',
  'A rectangle is 5 cm by 3 cm. What is the area?',
  'If 3 pens cost $4.50, how much do 7 pens cost?',
  'Two trains leave at 3:00 PM, one at 60 mph and one at 80 mph. When are they 420 miles apart?',
  'How many ways can 5 people sit in a row?',
  'A ball is thrown up at 20 m/s. How high does it go?',
  'What is the range of f(x) = x^2 + 1?',
  'What is the mode of transport used by 5, 6 and 7 year olds?',
  'A bag has 3 red and 5 blue balls. What is the probability of red?',
  'My test has 20 questions, I got 15 right. What percent is that?',
  'Anna is 12. Her brother is 3 years younger. How old is he?',
  'The sum of two numbers is 20 and their difference is 4. What are they?',
  'Divide 24 sweets between 3 children in the ratio 1:2:3',
  'Increase 200 by 15% and then decrease it by 15%',
  'What is 20% of the 50 students if 10 are absent?',
  'A recipe needs 2 1/2 cups for 4 people. How much for 10 people?',
  'Find the median age of 12 boys and 15 girls',
  '7 is 20% of what number plus 3?',
  'What is the largest of the 3 angles if two are 40 and 60?',
  'Round trip: 120 miles each way at 40 mph. How long?',
  'Find the slope of a hill that rises 20 m in 100 m',
  'A car uses 8 litres per 100 km. How much for 250 km?',
  'I walked 3 km on Monday and 4.5 km on Tuesday. What is the sum?',
  'The temperature fell from 5 to -3 degrees. What is the difference?',
  'How many minutes are there in 3 lessons of 45 minutes?',
  'Convert my grade 85 to a letter',
  'Joe reads 12 pages a day. How many days for 180 pages?',
  '5 workers build a wall in 8 days. How long do 4 workers take?',
  'I bought 2 shirts for $15 each and a cap for $8. How much did I pay?',
  'Half of the 24 children are girls. A third of the girls wear glasses. How many girls wear glasses?',
  'A shop sells 3/4 of its 80 cakes and 1/2 of the rest. How many are left?',
  'The ages of three brothers add up to 30. What is their average age in 5 years?',
  'A square has a perimeter of 36 cm. What is its area?',
  'Water flows at 3 litres per minute into a 90 litre tank. When is it full?',
  'Lena is twice as old as Ben. In 4 years she will be 20. How old is Ben now?',
  'In a class of 28, the ratio of boys to girls is 3:4. How many boys are there?',
  'A phone costs $300 plus 20% tax. What is the total?',
  'A cyclist rides 12 km in 40 minutes. How many km per hour is that?',
];

describe('what reads formal tasks', () => {
  it.each(STORIES)('leaves the story alone: %s', (story) => {
    expect(workFormal(story)?.answer.text ?? null).toBeNull();
  });

  it.each([
    ['hey can you help me with 2x + 3 = 11, i have a test tomorrow', 'x = 4'],
    ['I do not get this one at all: solve x^2 - 5x + 6 = 0', 'x = 2 or x = 3'],
    ['my teacher wrote 3/4 + 1/8 on the board, what is it?', '7/8'],
    ['please factor x^2 - 9 for me', '(x + 3)(x − 3)'],
  ])('works what is written out, whatever is said around it: %s', (message, answer) => {
    expect(workFormal(message)?.answer.text).toBe(answer);
  });
});
