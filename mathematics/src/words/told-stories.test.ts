import { describe, expect, it } from 'vitest';
import { work } from '../index.ts';
import { answeredAs } from '../testing/answers.ts';

const PROBLEMS: readonly (readonly [problem: string, answer: string])[] = [
  ['Tim is 4 years older than Sue. In 6 years the sum of their ages will be 40. How old is Sue now?', '12'],
  [
    'A father is three times as old as his son. In 12 years he will be twice as old. How old is the son now?',
    '12',
  ],
  ['Five years ago Jack was half as old as Kate. Jack is now 15. How old is Kate now?', '25'],
  [
    'A cyclist rides at 18 km/h and a second cyclist starts 1 hour later from the same place at 24 km/h. How many hours does the second cyclist need to catch up?',
    '3',
  ],
  [
    "Sam drove 150 miles in the same time as Kim drove 120 miles. Sam drove 10 mph faster than Kim. What was Kim's speed?",
    '40',
  ],
  [
    'Ben walks to school at 4 mph and takes the bus home at 20 mph. The whole trip takes 36 minutes. How far is the school?',
    '2',
  ],
  [
    'One pipe fills a tank in 4 hours and another empties it in 6 hours. With both open, how long does it take to fill the tank?',
    '12',
  ],
  [
    'How many ounces of pure water must be added to 40 ounces of a 25% salt solution to make a 10% salt solution?',
    '60',
  ],
  [
    'A theater has 20 seats in the first row and each row has 2 more seats than the row before. How many seats are in 15 rows?',
    '510',
  ],
  ['The angles of a triangle are in the ratio 2:3:4. Find the largest angle.', '80'],
  ['In a triangle two sides are 7 and 9 and the included angle is 60 degrees. Find the third side.', '8.185'],
  ['Rosa bought 3 notebooks at $2.75 each and a pen for $1.40. How much did she spend?', '9.65'],
  ['Kim paid with a $50 bill for items costing $12.35 and $18.90. How much change did she get?', '18.75'],
  ['How many 6-inch square tiles are needed to cover a floor that is 10 feet by 8 feet?', '320'],
  ['Divide $120 between Al and Bo in the ratio 3:2. How much does Al get?', '72'],
  ['A pizza is cut into 8 slices. Tom eats 3 and Ana eats 2. What fraction is left?', '0.375'],
];

describe('stories of every day', () => {
  it.each(PROBLEMS)('%s', (problem, answer) => {
    expect(answeredAs(problem, answer)).toBe(answer);
  });

  it('says nothing about a purchase with a number that has no role', () => {
    expect(work('Rosa bought 3 notebooks at $2.75 each in 2 shops. How much did she spend?').kind).toBe(
      'not understood',
    );
  });
});
