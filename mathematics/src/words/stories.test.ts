import { describe, expect, it } from 'vitest';
import { work } from '../index.ts';
import { answeredAs } from '../testing/answers.ts';

const PROBLEMS: readonly (readonly [problem: string, answer: string])[] = [
  ['The sum of three consecutive integers is 84. What is the smallest of them?', '27'],
  ['The sum of two consecutive even integers is 46. Find the larger integer.', '24'],
  [
    "Maria is 4 years older than twice her brother's age. The sum of their ages is 31. How old is her brother?",
    '9',
  ],
  ['A rectangle is 5 feet longer than it is wide. Its perimeter is 58 feet. Find its width.', '12'],
  ['The length of a rectangle is three times its width. The perimeter is 64 cm. What is the length?', '24'],
  [
    'Tom has $2.45 in dimes and nickels. He has 7 more nickels than dimes. How many dimes does he have?',
    '14',
  ],
  ['A jar holds 30 coins, all dimes and quarters, worth $5.10. How many quarters are there?', '14'],
  ['A shirt that costs $40 is on sale for 15% off. What is the sale price?', '34'],
  ['The sales tax is 8% on a $250 bike. What is the total cost?', '270'],
  ['A phone was $480 and is now $408. What is the percent decrease?', '15'],
  ['What number is 35% of 80?', '28'],
  ['18 is 24% of what number?', '75'],
  ['A train travels 260 miles in 4 hours. What is its average speed?', '65'],
  ['How far does a car go in 2.5 hours at 64 miles per hour?', '160'],
  ['A recipe uses 3 cups of flour for 24 cookies. How many cups are needed for 40 cookies?', '5'],
  ['Two numbers add up to 50 and differ by 14. What is the larger number?', '32'],
  ['One pipe fills a tank in 6 hours and another in 3 hours. How long does it take both together?', '2'],
  [
    'Anna has 24 marbles. She gives 9 to Ben and then finds 5 more. How many marbles does she have now?',
    '20',
  ],
  ['A class of 28 students is split into teams of 4. How many teams are there?', '7'],
  ['Each box holds 12 eggs. How many eggs are in 9 boxes?', '108'],
  ['Convert 2.5 hours to minutes.', '150'],
  ['How many inches are in 4 feet?', '48'],
  ['Convert 3.2 kilometers to meters.', '3200'],
  ['A ball is dropped from a height of 20 m. How long does it take to reach the ground?', '2.02'],
  ['$2000 is invested at 5% simple interest for 3 years. How much interest is earned?', '300'],
  ['$1500 is invested at 4% compounded annually. How much is in the account after 2 years?', '1622.4'],
  ['Find the area of a circle with radius 5.', '25π'],
  ['Find the volume of a sphere with radius 3.', '36π'],
  ['Find the volume of a cylinder with radius 2 and height 7.', '28π'],
  ['Find the area of a trapezoid with bases 6 and 10 and height 4.', '32'],
  ['What is the volume of a box that is 3 m long, 4 m wide and 5 m high?', '60'],
  ['A right triangle has legs 9 and 12. Find the hypotenuse.', '15'],
  [
    'How many liters of a 20% acid solution must be mixed with 10 liters of a 50% solution to get a 30% solution?',
    '20',
  ],
  [
    'Two cars leave the same place in opposite directions at 50 mph and 60 mph. When will they be 330 miles apart?',
    '3',
  ],
  ['Half of a number plus 7 is 19. What is the number?', '24'],
  ['Five less than three times a number is 22. Find the number.', '9'],
  ['A number increased by 40% is 91. What is the number?', '65'],
  ['The ratio of boys to girls is 3 to 5. There are 40 students. How many girls are there?', '25'],
  ['A car uses 8 gallons for 240 miles. How many miles per gallon is that?', '30'],
  ['If 6 pens cost $9, how much do 10 pens cost?', '15'],
  ['The temperature was -4 and rose 11 degrees. What is it now?', '7'],
  ['Find the slope of the line through (2, 3) and (6, 11).', '2'],
  ['A population of 500 grows by 3% per year. What is it after 10 years?', '672'],
  ['Lena reads 15 pages a day. How many days does she need for a book of 180 pages?', '12'],
  ['Sam earns $12 per hour. How many hours must he work to earn $150?', '12.5'],
  ['The angles of a triangle are 50 degrees and 60 degrees. What is the third angle?', '70'],
  ['A discount of $12 is taken off a $60 coat. What is the percent discount?', '20'],
  ['What is 3/4 of 60?', '45'],
  ['Mia is twice as old as Leo. Together they are 36 years old. How old is Mia?', '24'],
  [
    'An investment of $5000 earns 6% interest compounded monthly. How much is it worth after 5 years?',
    '6744.25',
  ],
  ['The perimeter of a rectangle is 36 inches and its length is 11 inches. What is its width?', '7'],
  ['The area of a triangle is 60 square inches and the base is 15 inches. What is the height?', '8'],
  ['The sum of a number and 12 is 30. Find the number.', '18'],
  ['Twice a number decreased by 9 is 25. What is the number?', '17'],
  ['Two angles are supplementary. One is 30 degrees more than the other. Find the smaller angle.', '75'],
  ['Two angles are complementary. One is twice the other. Find the larger.', '60'],
  [
    'Tickets cost $8 for adults and $5 for children. 100 tickets were sold for $650. How many adult tickets were sold?',
    '50',
  ],
  [
    'A boat travels 30 miles downstream in 2 hours and returns upstream in 3 hours. What is the speed of the current?',
    '2.5',
  ],
  ['y varies directly with x. If y = 12 when x = 3, find y when x = 7.', '28'],
  ['y varies inversely with x. If y = 6 when x = 4, find y when x = 8.', '3'],
  ['Simplify 4/5 divided by 2/3.', '6/5'],
  ['Find the next term: 3, 7, 11, 15', '19'],
  ['Find the 8th term of the geometric sequence 3, 6, 12, ...', '384'],
  [
    'A town had 12,000 people in 2010 and 15,000 in 2016. The population grows linearly. Predict the population in 2020.',
    '17000',
  ],
  ['Pat walks 3 miles in 45 minutes. How many miles per hour is that?', '4'],
  ['A 15% tip is left on a $42 meal. How much is the tip?', '6.3'],
  ['A jacket costs $54 after a 10% discount. What was the original price?', '60'],
  ['The price of gas rose from $3.20 to $3.60. What is the percent increase?', '12.5'],
  [
    'Gym A charges $20 per month plus $3 per class. Gym B charges $35 per month plus $2 per class. For how many classes do both cost the same?',
    '15',
  ],
  ['A taxi costs $4 plus $2.50 per mile. How many miles can you ride for at most $29?', '10'],
  [
    'A tree casts a 12-foot shadow while a 5-foot tall girl casts a 4-foot shadow. How tall is the tree?',
    '15',
  ],
  [
    'Ida drives to the lake in 2 hours. Her uncle needs 3 hours for the same way. Ida drives 20 miles per hour faster than her uncle. Find the speed of Ida.',
    '60',
  ],
  [
    'The height of a ball is modeled by h = 40t - 5t^2, where h is the height in metres and t is the time in seconds. What is the height after a time of 2 seconds?',
    '60',
  ],
  ['A tank holds 500 gallons and drains at 25 gallons per minute. How many minutes until it is empty?', '20'],
  ['If 5 workers build a wall in 12 days, how long do 6 workers need?', '10'],
  ['Ben drove 180 miles in 3 hours and then 120 miles in 2 hours. What was his average speed?', '60'],
  [
    'A rope of 48 feet is cut into two pieces. One piece is three times as long as the other. How long is the shorter piece?',
    '12',
  ],
  ['A baker had 96 rolls. He sold 3/4 of them. How many rolls are left?', '24'],
  ['A printer makes 480 pages per hour. How many pages per minute is that?', '8'],
];

describe('stories', () => {
  it.each(PROBLEMS)('%s', (problem, answer) => {
    expect(answeredAs(problem, answer)).toBe(answer);
  });

  it.each([
    'A farmer has some cows and some hens. How many cows does he have?',
    'Peter is older than Mary. How old is Mary?',
  ])('says so when it cannot read the story: %s', (problem) => {
    expect(work(problem).kind).toBe('not understood');
  });
});
