import { describe, expect, it } from 'vitest';
import { show } from '../expression/fraction.ts';
import { solveRelations } from './relations.ts';

// One story a line. Each of them has a word, a trick or a gap that the grammar does not know: no answer is better than a guess.
const STORIES = `
Mia buys 6 boxes of 8 pencils. She gives some away. How many pencils are left?
Mia buys 6 boxes of 8 pencils. She gives 3 away. How many pencils are left?
Mia buys 6 boxes of 8 pencils. She gives 13 pencils away. She gives 2 boxes away. How many pencils are left?
Tim has 4 bags of 20 sweets and 3 boxes of 10 sweets. He eats 15 sweets. How many sweets are left?
A teacher has 40 pens. She gives some pens to each of 8 students. How many pens are left?
Noah has 24 stickers and Ben has 10 stickers. Lily has twice as many. How many stickers does Lily have?
Tom read 12 pages on Monday and 15 pages on Tuesday. How many pages did he read on Tuesday?
A tank holds 50 litres. It is 3/5 full. How much more fits?
Tom has 3 apples. Ann has 4 apples. They each have 5 pears. How many pears do they have together?
Tom and Ann both have 5 apples. How many apples do they have together?
Tom has 9 apples. Ann got 5 apples from Tom. How many apples does Ann have now?
A shirt costs $20. A hat costs 20% of the shirt. How much does the hat cost?
A shirt costs 20% more than a hat. How much does the shirt cost?
Tom bought 3 books for $4 each and 2 pens for $1 each. How much did he spend on books?
A shirt costs $20 and a hat costs more than the shirt. How much does the hat cost?
Tom and Ann picked 30 pears. How many pears did Tom pick?
Each child gets 3 pencils. There are 20 children and 5 teachers. How many pencils do they need?
Tom has 5 apples and 3 pears. How many pears does he have?
There are 30 students. 18 of them are girls. How many are boys?
A jar holds 90 candies. 2/3 of them are red. How many candies are not red?
At a party there were 24 children. One third of the children left early. How many children stayed?
A hotel has 8 floors. Each floor has 12 rooms. 20 rooms are empty. How many rooms are occupied?
A tank had 500 liters of water. 125 liters leaked out. How many liters are left?
In a survey of 200 people, 45% prefer tea. How many people prefer tea?
Hugo has 7 packs of gum. Each pack has 5 pieces. He eats 8 pieces. How many pieces of gum does he have left?
A pair of shoes costs $45. A belt costs $18. How much more do the shoes cost than the belt?
Mr. Green has 6 cows. Each cow gives 8 liters of milk a day. How many liters of milk do the cows give in a week?
Two numbers add up to 20. One is 4 more than the other. What is the smaller number?
A phone costs $400. A case costs 5% of the price of the phone. How much does the case cost?
Last year Tom was 9 years old. How old is he now?
Tom has 5 apples and 2 pears. Ann has 3. How many pears do they have together?
Tom picked 5 apples. Ann picked 3 more. How many apples did they pick in all?
Tom drives for 3 hours at 60 miles per hour. He then walks for 1 hour at 4 miles per hour. How far did he drive?
Each pen costs $2. Tom bought 3 pens and a book for $16. How much did Tom spend?
5 friends share 30 cookies equally with Tom. How many cookies does each friend get?
Tom has 5 apples. He will buy 3 apples. How many apples does Tom have now?
Tom has 8 apples. He bought 3 of them yesterday. How many apples does he have?
Tom has 5 apples. He had eaten 3 apples. How many apples does he have?
Tom has 5 apples left. He has eaten 3 apples. How many apples did he have at first?
Tom has 5 apples. Yesterday he bought 3 apples. How many apples does he have?
Ann earns $12 per hour. How much does she earn in 2 days?
Tom shares 24 cookies equally among his 4 friends and himself. How many cookies does each friend get?
Tom gives 3 apples to each of his 4 friends. He had 20 apples. How many apples does he have left?
Tom is 5 years older than Ann. Ann is 7. How old is Tom?
Kai has 14 shells. Lea has 9 shells. Lea gives 4 shells to Kai. How many shells does Lea have now?
Tea costs $4. Coffee costs twice as much as tea. How much does the coffee cost?
Tom has 12 apples. He gives half of them to Ann. He eats half of the apples. How many apples does he have left?
Some of the 30 students go on a trip. How many students stay home?
Tom has 5 apples. Ann has apples too. How many apples do they have together?
Tom has 3 more apples than Ann. How many apples does Tom have?
Tom has 5 apples. He does not eat 2 apples. How many apples does he have?
Tom had 8 balloons. None of them popped. How many balloons does he have?
A pencil and a pen cost $3. How much does the pen cost?
There are 10 birds in a tree. A hunter shoots one. How many birds are left?
A snail climbs 3 feet each day and slides back 2 feet each night. How many days does it need to climb 10 feet?
Tom is 10 years old. His sister was half his age when he was 4. How old is his sister?
Mary's father has 5 daughters. How many brothers does Mary have?
How many months have 28 days?
A train leaves at 3:00 and arrives at 5:30. How long does it take?
Tom buys 2 apples. Apples cost $1 each or 3 for $2. How much does he pay?
The price rose by 10% and then fell by 10%. What is the price now?
Tom has about 20 apples. He eats 5. How many are left?
Tom has at least 20 apples. He eats 5 apples. How many apples does he have left?
Tom has between 10 and 20 apples. How many apples does he have?
Tom has 12 apples. Each apple weighs 150 grams. Each box holds 4 apples. How many boxes does he need?
Tom had 12 eggs. 3 broke. He fried half of the rest and boiled the others. How many eggs did he boil?
Tom has 5 red marbles. Ann has 4 blue marbles. How many red marbles do they have together?
A class has 25 students. 15 play football and 12 play tennis. How many play both?
A class has 25 students. 15 play football and 12 play tennis. How many students play neither?
Lisa has 4 dogs and 3 cats. How many legs do they have?
A bus had 20 people. At the first stop 5 got off and 8 got on. At the second stop half got off. How many people are on the bus?
Tom took 5 of the 12 cookies and Ann took 3. How many cookies did Tom and Ann take?
Tom walked 3 miles north and 4 miles east. How far is he from home?
Tom has 3 boxes. One box has 12 pens and the others have 8 pens each. How many pens does he have?
A box of 12 eggs costs $3. How much do 2 eggs cost?
It takes 3 men 6 days to build a wall. How many days would 9 men need?
A bottle of juice costs $3. Tom has $10. How much change does he get if he buys as many bottles as he can?
Tom ran 5 km on Monday. He ran 2 km more on Tuesday. How many km did he run on Tuesday?
A store sold 45 bikes in May. It sold 12 more bikes in June. How many bikes did it sell in June?
Ann has three times more stickers than Ben. Ben has 5 stickers. How many stickers does Ann have?
Tom has 4 apples more than Ann and 3 fewer than Ben. Ann has 6 apples. How many apples does Ben have?
Tom gave Ann 5 apples. How many apples does Ann have?
There were 5 apples on the table. Tom ate 2 pears. How many apples are on the table?
Tom has 10 coins. Some are dimes and the rest are nickels. How many dimes does he have?
Tom has 2 quarters and 3 dimes. How much money does he have?
Divide 30 by half and add 10. What do you get?
Tom has 6 apples. He cuts each apple into 4 pieces. He eats 5 pieces. How many pieces are left?
The day before yesterday Tom had 12 fish. Today he bought 3 more. How many fish does he have?
Tom is taller than Ann by 5 cm. Ann is 150 cm tall. How tall is Tom?
Two trains are 300 miles apart and travel towards each other at 60 mph and 40 mph. When do they meet?
Tom needs $50. He has $20 and saves $7 a week. How many weeks does he need?
Tom has twice as many apples as Ann. Together they have 20 apples. How many apples does Tom have?
Tom has 5 times as many apples as Ann and Ann has 3 apples fewer than Ben. How many apples does Tom have?
Ann is 12. How old is she?
A shop has 50 shirts. It sells 60% of the shirts on Monday and 20% of the shirts on Tuesday. How many shirts are left?
Tom paid $20 for a $15 book. How much change did he get?
Every second child in a class of 24 gets an apple. How many apples are needed?
Tom arrives 10 minutes early. Ann arrives 5 minutes after Tom. How early is Ann?
A rectangle is 5 cm longer than wide. How long is it?
Three cats catch three mice in three minutes. How many cats catch 100 mice in 100 minutes?
Tom has 7 socks. 4 socks are blue. 2 of the blue socks have holes. How many blue socks have no holes?
There are 3 bags with 5 red and 2 blue marbles each. How many blue marbles are there?
Ann sold 5 cakes for $8 each and 3 pies. How much money did she make?
Ann sold 5 cakes. She gave away 2 cakes. How many cakes did she bake?
The temperature was 5 degrees. It fell by 8 degrees. What is the temperature now?
Tom had 10 apples. Ann took 4. Then Tom bought 4. How many does Ann have?
A rope is 12 m long. Tom cuts off 3 m. Then he cuts off 1/3. How long is the rope now?
Tom has many apples. He eats 3 apples. How many apples are left?
Tom has no apples. Ann has 5 apples. How many apples does Tom have?
Tom has 12 apples. He eats a few. How many apples does he have left?
Tom has 12 apples and eats some. How many apples does he have left?
Ann has 20 stickers. She gives Ben a third of her stickers and Tom a quarter of her stickers. How many stickers are left?
There are 24 students. One in three is absent. How many students are absent?
A coat costs $80. The price goes up by 10%. What is the new price?
A coat costs $80. It is reduced by a quarter. How much does it cost now?
Tom has $20. He buys a book for $8 with a coupon for $2. How much money does he have left?
A box has twice as many red balls as blue balls. How many red balls are there?
Ann is older than Ben. Ben is 8 years old. How old is Ann?
Ann is twice as old as Ben was 3 years ago. Ben is 9 years old. How old is Ann?
Tom walks 3 miles in an hour. How far does he walk in 90 minutes?
Tom walks 12 km. He rests after every 4 km. How many times does he rest?
A fence has a post every 3 m. It is 30 m long. How many posts are there?
A clock strikes 6 times in 5 seconds. How long does it take to strike 12 times?
Tom cuts a log into 5 pieces. How many cuts does he make?
There are 8 people at a party. Everyone shakes hands with everyone. How many handshakes are there?
Tom and Ann have 12 apples together. How many apples does Tom have?
Ann sold 12 tickets. Ben sold fewer tickets. How many tickets did Ben sell?
A pen costs $2 more than a pencil. How much does the pen cost?
Tom has 3 coins worth 30 cents. How many dimes does he have?
Tom reads 10 pages on weekdays and 20 pages on weekends. How many pages does he read in a week?
A car uses 8 liters per 100 km. How many liters does it use for 250 km?
Tom paints a wall in 3 hours. Ann paints it in 6 hours. How long do they need together?
20% of a number is 8. What is the number?
A room is 4 m long and 3 m wide. How many tiles are needed?
Tom has 10 apples, 3 of which are green. How many apples are red?
Ann has 15 beads. 3 fall off the string. How many beads does Ben have?
Tom bought 4 pens. Each pen costs $2. Each book costs $5. How much did Tom spend?
Tom had 10 marbles. He won 5 and lost 5 and won 2 again. How many marbles did he have yesterday?
Ann is 1.5 m tall. Ben is 10 cm taller. How tall is Ben?
Ann has 24 candies. She eats 2 candies every day. How many candies are left after 5 days?
Tom needs 12 eggs. He has 5 eggs. How many more eggs does he need?
The store opens at 9 and closes at 17. How many hours is it open?
Ann saves half of her money every month. She earns $2000. How much does she save in a year?
Two of the 9 children are late. Half of the others are early. How many are on time?
Tom gave away all of his 12 cards but 4. How many cards does he have?
Tom has 5 pairs of socks. He loses 3 socks. How many pairs does he have?
What is 5 + 3?
Solve x + 3 = 7.
Hello! Can you help me with fractions?
Hannah had 60 dollars. She spent 1/3 on a book and 1/4 of the rest on a pen. How many dollars did she have left?
Tom had $40. He spent 1/2 on a ball. How much did he have left?
Ann had 24 sweets. She ate 1/3. How many sweets are left?
Tom has 5 apples.
Tom has 5 apples. How many apples does Tom have? How many pears does he have?
Tom has 3 cats and Ann has 2 dogs. How many cats does Ann have?
Ann has 12 roses. Ben has 4 more tulips than Ann has roses. How many flowers do they have?
A farmer sold 3 of every 5 eggs. He had 40 eggs. How many eggs are left?
A tap fills 3 buckets in 4 minutes. How many buckets does it fill in 20 minutes?
There were 20 birds. 5 birds left 3 eggs. How many birds are there?
There were 30 ants on a leaf. 4 ants came to join 2 others. How many ants are on the leaf?
The ratio of boys to girls is 3 to 5 and there are 2 teachers. How many girls are there?
There were 20 people in a room. 5 people left the room for 10 minutes. How many people are in the room?
20 dogs were barking. 6 dogs ran away from 2 yards. How many dogs are left?
Tom has 12 pens, only 3 of which work. How many pens do not work?
`;

// A way to read these may be found one day; until then a refusal is right, and a wrong answer never is.
const TRICKS = `
A bakery made 120 rolls in the morning. By noon, it had sold 85 of them. How many rolls were left? => 35
The sum of two numbers is 30. One number is 6 more than the other. What is the larger number? => 18
A recipe needs 2 cups of flour. Anna makes the recipe 3 times. How many cups of flour does she need? => 6
A rope is 30 meters long. It is cut into 6 equal pieces. How long is each piece? => 5
A shirt costs $40. It is on sale for 25% off. What is the sale price? => 30
Four friends paid $60 for dinner. They split the bill equally. How much did each friend pay? => 15
Priya walks 2 miles to school each day. How many miles does she walk in 5 days? => 10
Diego scored 14 points in the first half and 19 points in the second half. How many points did he score altogether? => 33
Kai has 14 shells. Lea has 9 shells. Lea gives 4 shells to Kai. How many shells does Kai have now? => 18
There are 15 oranges in the bowl. Ines takes 6 oranges from the bowl. How many oranges are in the bowl now? => 9
Nora bikes for 2 hours at 15 kilometers per hour. How far does she bike? => 30
Yara bought 3 books for $7 each. She gave the cashier $30. How much change did she get? => 9
A farmer has 17 sheep. All but 9 die. How many sheep are left? => 9
A tank holds 50 litres. It is 3/5 full. How much more water fits in the tank? => 20
There are 30 students. 18 of them go on a trip. How many stay home? => 12
If 5 machines make 5 widgets in 5 minutes, how long do 100 machines need to make 100 widgets? => 5
A shirt costs $20 after a 20% discount. How much did it cost before? => 25
Ann has 10 dolls. Ben has twice as many cars as Ann has dolls. Ben gives away a quarter of his cars. How many cars does Ben have left? => 15
Tom buys 3 pens for $2. How much do 9 pens cost? => 6
Tom gave Ann 5 apples. Now they have the same number of apples. Ann had 10 apples at first. How many apples did Tom have at first? => 20
I have 3 apples. You take away 2. How many do you have? => 2
If you take 2 apples from 3 apples, how many apples do you have? => 2
Tom reads 10 pages a day. The book has 95 pages. How many days does he need? => 10
Half of Tom's apples are red. He has 8 red apples. How many apples does he have? => 16
Tom spent half of his money on a book and half of the rest on a pen. He has $5 left. How much money did he have at first? => 20
Four people can sit at a table. How many tables are needed for 30 people? => 8
A cake is cut into 8 slices. Tom eats 3/8 of the cake. How many slices are left? => 5
Ann will be 15 in 3 years. How old is she now? => 12
Ann has $10. Ben has $5 more. How much money do they have together? => 25
A number is doubled and 3 is added. The result is 11. What is the number? => 4
Tom buys 3 shirts for $45. How much does each shirt cost? => 15
Tom has 9 apples. Ann got 5 apples from Tom. How many apples does Tom have now? => 4
A movie ticket costs $11. Popcorn costs $6. How much do 2 movie tickets and 1 popcorn cost? => 28
Sam weighs 10 pounds more than Joe. Joe weighs 85 pounds. How much does Sam weigh? => 95
There are 35 students in the class. The ratio of boys to girls is 3:4. How many girls are there? => 20
A museum had 340 visitors on Saturday and 275 visitors on Sunday. How many more visitors did it have on Saturday than on Sunday? => 65
There are 5 more boys than girls. There are 25 children. How many boys are there? => 15
`;

describe('stories that are refused', () => {
  it.each(STORIES.trim().split('\n'))('%s', (text) => {
    expect(solveRelations(text)).toBeNull();
  });

  it.each(
    TRICKS.trim()
      .split('\n')
      .map((line) => line.split(' => ')),
  )('%s', (text = '', answer = '') => {
    const story = solveRelations(text);
    expect(['refused', answer]).toContain(story ? show(story.answer) : 'refused');
  });

  it.each([
    ['A farmer has 17 sheep. All but 9 die. How many sheep are left?', 'a sentence is not read'],
    ['Tom has 5 apples and 3 pears. How many pears does he have?', 'a number plays no part in the answer'],
    [
      'Tom has 5 apples. He eats 2 apples. Now he has 4 apples. How many apples does he have?',
      'contradiction',
    ],
    ['Tom has 5 apples. He eats 7 apples. How many apples does he have left?', 'the answer cannot be'],
    [
      'Ann has 7 marbles. Ben has half as many marbles as Ann. How many marbles does Ben have?',
      'no whole one',
    ],
  ])('%s: %s', (text) => {
    expect(solveRelations(text)).toBeNull();
  });

  it('takes no longer for a hostile text than for a long one', () => {
    const texts = [
      'apples '.repeat(170),
      'Tom and '.repeat(140),
      '5 of the '.repeat(130),
      'a'.repeat(1_200),
      '1 1/2 '.repeat(190),
      'The ratio of a to a in '.repeat(50),
      'how much change did '.repeat(60),
      '5 more '.repeat(170),
    ];
    const began = performance.now();
    for (const text of texts) expect(solveRelations(text)).toBeNull();
    expect(solveRelations('Tom has 5 apples. '.repeat(1_000))).toBeNull();
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});
