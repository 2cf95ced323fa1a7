import { describe, expect, it } from 'vitest';
import { show } from '../expression/fraction.ts';
import { workByRelations, solveRelations } from './relations.ts';

// One story a line, with its answer and what it counts.
const STORIES = `
Mia buys 6 boxes of 8 pencils. She gives 13 away. How many pencils are left? => 35 pencils
A baker makes 5 trays of 12 muffins. He sells 38 of them. How many muffins does he have left? => 22 muffins
Mia buys 6 boxes of 8 pencils. She gives 2 boxes away. How many pencils are left? => 32 pencils
There are 5 bags with 9 marbles in each bag. 12 marbles get lost. How many marbles are left? => 33 marbles
A garden has 9 rows of 14 plants. 26 plants died. How many plants are alive? => 100 plants
Lee bought 4 packs of juice with 6 cans each and 2 packs of soda with 12 cans each. How many cans did he buy? => 48 cans
Sam had 30 stickers. He gave 4 stickers to each of his 5 friends. How many stickers does he have left? => 10 stickers
Noah has 24 stickers. Lily has twice as many. How many stickers do they have altogether? => 72 stickers
Tom has 5 apples. He buys 3 more apples. How many apples does Tom have now? => 8 apples
Tom and Ann each have 5 apples. How many apples do they have together? => 10 apples
Tom and Ann picked 30 pears. How many pears did they pick? => 30 pears
Ann worked for 6 hours. She earns $12 an hour. How much did she earn? => 72 $
Each child gets 3 pencils. There are 20 children. How many pencils do they need? => 60 pencils
A shirt costs $20. A hat costs 20% more than the shirt. How much does the hat cost? => 24 $
A shirt costs $20. A hat costs 20% less than the shirt. How much does the hat cost? => 16 $
5 boxes hold 12 pencils each. How many pencils are there? => 60 pencils
Tom sold 5 pens for $2 each. How much did he earn? => 10 $
Tom bought 3 books for $4 each. How much did he spend on books? => 12 $
Sara had 12 balloons. She gave 4 of them to her brother. How many balloons does Sara have left? => 8 balloons
Ann has 7 marbles. Ben has 3 more marbles than Ann. How many marbles does Ben have? => 10 marbles
Ann has 7 marbles. Ben has 3 times as many marbles as Ann. How many marbles do they have together? => 28 marbles
There are 5 boxes. Each box holds 12 pencils. How many pencils are there in all? => 60 pencils
A book costs $5. A pen costs $2. Maria buys 3 books and 4 pens. How much does she spend? => 23 $
24 cookies are shared equally among 6 children. How many cookies does each child get? => 4 cookies
Mr. Hill divides 24 cookies equally among 6 children. How many cookies does each child get? => 4 cookies
There are 40 students in a class. 60% of the students are girls. The rest are boys. How many boys are there? => 16 boys
Tom is 12 years old. Ann is 3 years older than Tom. How old is Ann? => 15 years
In 5 years, Tom will be twice as old as Ann. Tom is 15 years old. How old is Ann now? => 5 years
The ratio of boys to girls is 3 to 5. There are 24 boys. How many girls are there? => 40 girls
A bat and a ball cost $1.10 in total. The bat costs $1.00 more than the ball. How much does the ball cost? => 0.05 $
Jack reads 12 pages every day. How many pages does he read in 7 days? => 84 pages
130 students are going on a trip. Each bus holds 40 students. How many buses are needed? => 4 buses
Tom read 12 pages on Monday and 15 pages on Tuesday. How many pages did he read in all? => 27 pages
Emma has 20 stickers. She gives half of them to Tom. Then she gives half of the rest to Ann. How many stickers does she have left? => 5 stickers
Sam had some marbles. He lost 7 of them. Now he has 15 marbles. How many marbles did he have at first? => 22 marbles
Peter has $50. He buys 3 shirts for $12 each. How much money does he have left? => 14 $
Lucy bought 4 notebooks for $3 each. She paid with a $20 bill. How much change did she get? => 8 $
Each ticket costs $12. How much do 5 tickets cost? => 60 $
Ben earns $15 per hour. How much does he earn in 8 hours? => 120 $
A baker baked 48 muffins. He sold 30 muffins. How many muffins are left? => 18 muffins
Maria has 3 red apples and 4 green apples. How many apples does she have? => 7 apples
There are 8 cows and 5 horses on a farm. How many animals are there altogether? => 13 animals
Kate has 24 candies. She puts them equally into 4 bags. How many candies are in each bag? => 6 candies
Jim has twice as many cards as Bob. Bob has 15 cards. How many cards does Jim have? => 30 cards
Jim and Bob have 45 cards together. Jim has twice as many cards as Bob. How many cards does Bob have? => 15 cards
A shirt costs $25. A hat costs $10 less than the shirt. How much does the hat cost? => 15 $
Lily picked 14 flowers in the morning and 9 flowers in the afternoon. How many more flowers did she pick in the morning than in the afternoon? => 5 flowers
If Tom has 12 apples and Ann has 5 fewer apples than Tom, how many apples does Ann have? => 7 apples
How many pens can Tom buy with $20 if each pen costs $3? => 6 pens
Tom has $20. A pen costs $3. How many pens can he buy? => 6 pens
A box holds 6 eggs. A farmer has 50 eggs. How many boxes does he need? => 9 boxes
Mia has 15 stickers. Her friend gives her 6 more. How many stickers does Mia have now? => 21 stickers
There were 28 birds on a wire. 9 birds flew away. How many birds were left on the wire? => 19 birds
Noah collected 34 shells on Saturday and 27 shells on Sunday. How many shells did he collect altogether? => 61 shells
Zoe baked 36 cookies. She put 4 cookies in each bag. How many bags did she fill? => 9 bags
A classroom has 6 rows of desks. Each row has 5 desks. How many desks are in the classroom? => 30 desks
Oliver has 45 cards. He wants to share them equally among 5 friends. How many cards will each friend get? => 9 cards
A pencil costs 25 cents. How much do 8 pencils cost? => 2 $
Ella earns $12 an hour. She worked 6 hours on Saturday. How much did she earn? => 72 $
Ava is 9 years old. Her brother is twice as old as Ava. How old is her brother? => 18 years
Ryan is 4 years younger than Kim. Kim is 13 years old. How old will Ryan be in 5 years? => 14 years
A farmer has 3 times as many chickens as ducks. He has 12 ducks. How many chickens does he have? => 36 chickens
In a school there are 240 students. 55% of the students are girls. How many girls are there? => 132 girls
Leo read 20 pages of a book on Monday. On Tuesday he read twice as many pages as on Monday. How many pages did he read in total? => 60 pages
The Smiths drove 150 miles on Friday and 210 miles on Saturday. How many miles did they drive in all? => 360 miles
A car travels 60 miles per hour. How far will it travel in 4 hours? => 240 miles
Hannah had $40. She spent $13 on a book and $9 on lunch. How much money does she have left? => 18 $
Carlos bought 3 shirts for $14 each and a hat for $9. How much did he spend in all? => 51 $
Tickets cost $8 each. How many tickets can Eva buy with $50? => 6 tickets
A van can carry 9 people. How many vans are needed to carry 40 people? => 5 vans
There are 7 days in a week. How many days are in 6 weeks? => 42 days
Grace has 18 more stamps than Paul. Paul has 27 stamps. How many stamps do they have altogether? => 72 stamps
Julia has 5 fewer pencils than Mark. Mark has 14 pencils. How many pencils does Julia have? => 9 pencils
Three friends share 21 marbles equally. How many marbles does each friend get? => 7 marbles
Sophie has 3 boxes of crayons. There are 24 crayons in each box. How many crayons does she have in all? => 72 crayons
Dan picked 56 apples. He put them into 7 baskets with the same number in each basket. How many apples are in each basket? => 8 apples
A store sold 45 bikes in May. It sold 12 fewer bikes in June. How many bikes did it sell in June? => 33 bikes
Liam has 64 baseball cards. He gives 15 cards to his sister and 9 cards to his cousin. How many cards does Liam have left? => 40 cards
Max had 50 tickets. He used 18 tickets for a toy and won 7 more tickets. How many tickets does he have now? => 39 tickets
The library had 320 books. It bought 85 new books and gave away 40 old books. How many books does the library have now? => 365 books
Ben ran 3 miles every day for 5 days. How many miles did he run in all? => 15 miles
Nina saves $15 each week. How much will she save in 8 weeks? => 120 $
Tim has 12 marbles. Jane has 7 marbles. How many more marbles does Tim have than Jane? => 5 marbles
The ratio of cats to dogs is 2:3. There are 12 dogs. How many cats are there? => 8 cats
Olivia had some ribbons. She bought 8 more ribbons. Now she has 23 ribbons. How many ribbons did she have at first? => 15 ribbons
Jake had 30 nails. He used some of them. He has 12 nails left. How many nails did he use? => 18 nails
Dad is 36 years old. In 4 years, he will be twice as old as Tim. How old is Tim now? => 16 years
A box contains 12 red balls and 8 blue balls. How many balls are in the box? => 20 balls
Jordan has 3 more video games than Alex. Together they have 19 video games. How many video games does Alex have? => 8 video games
There are 4 shelves in a bookcase. Each shelf holds 18 books. How many books does the bookcase hold? => 72 books
A baker uses 3 eggs for each cake. How many eggs does he need for 15 cakes? => 45 eggs
A baker uses 3 eggs for each cake. How many cakes can he bake with 40 eggs? => 13 cakes
Kofi bought 6 mangoes for $2 each. He paid with a $20 bill. How much change did he receive? => 8 $
Yuki has $100. She buys 2 jackets for $35 each. How much money does she have left? => 30 $
Fatima has 48 beads. She uses 6 beads for each bracelet. How many bracelets can she make? => 8 bracelets
Chen has 5 boxes with 8 toy cars in each. How many toy cars does he have? => 40 toy cars
Omar had $75. He earned $40 and spent $28. How much money does he have now? => 87 $
A school bought 15 computers for $600 each. How much did the school spend? => 9000 $
Lena is 3 times as old as Max. Max is 7 years old. How old is Lena? => 21 years
Raj is 24 years old. Six years ago, he was three times as old as Dev. How old is Dev now? => 12 years
Sofia planted 12 tulips and 15 roses. How many flowers did she plant in all? => 27 flowers
Sofia planted 12 tulips and three times as many roses. How many roses did she plant? => 36 roses
Mateo ran 4 miles on Monday, 6 miles on Wednesday, and 5 miles on Friday. How many miles did he run in all? => 15 miles
Nora types 45 words per minute. How many words can she type in 20 minutes? => 900 words
A machine makes 120 toys per hour. How many toys does it make in 8 hours? => 960 toys
Will has 30 apples. He sells 2/5 of them. How many apples does he have left? => 18 apples
Iris had 60 beads. She used 1/3 of the beads for a necklace and 1/4 of the remaining beads for a ring. How many beads are left? => 30 beads
Eli and Zoe have 50 stamps altogether. Eli has 14 more stamps than Zoe. How many stamps does Zoe have? => 18 stamps
The zoo has 9 lions and twice as many tigers. How many tigers does the zoo have? => 18 tigers
Anita bought 3 kilograms of rice at $2 per kilogram. How much did she pay? => 6 $
A carton holds 12 eggs. How many cartons are needed for 100 eggs? => 9 cartons
Each shirt has 7 buttons. How many buttons do 9 shirts have? => 63 buttons
A gardener has 84 seeds. He plants 7 seeds in each pot. How many pots does he need? => 12 pots
Marta saved $20 in May and $35 in June. In July she spent $18. How much money does she have now? => 37 $
Isaac had 52 marbles. He lost 17 of them and then won 9. How many marbles does he have now? => 44 marbles
The bakery sold 24 cakes on Friday. On Saturday it sold 3 times as many cakes as on Friday. How many cakes did it sell on Saturday? => 72 cakes
Kim has 20 dollars. Lee has 5 dollars less than Kim. How many dollars does Lee have? => 15 $
There are 3 classes with 28 students each. How many students are there altogether? => 84 students
Pablo bought a book for $12 and 3 pens for $2 each. How much did he spend? => 18 $
The ratio of red beads to blue beads is 2 to 5. There are 30 blue beads. How many red beads are there? => 12 red beads
Sana has 5 times as many coins as Tariq. Tariq has 9 coins. How many more coins does Sana have than Tariq? => 36 coins
Ana has half as many books as Luis. Luis has 26 books. How many books does Ana have? => 13 books
Ten pencils cost $5. How much does one pencil cost? => 0.5 $
Five notebooks cost $15. How much do 8 notebooks cost? => 24 $
There are 6 teams. Each team has 11 players. How many players are there in total? => 66 players
Tom has 5 apples. He will buy 3 apples. How many apples will Tom have? => 8 apples
Ann has 5 boxes of 12 pencils. How many pencils does she have? => 60 pencils
Tom shares 24 cookies equally among his 4 friends. How many cookies does each friend get? => 6 cookies
Tom had 12 apples. He gave 3 to Ann. How many apples does Tom have left? => 9 apples
A gardener planted 45 bulbs in spring and 38 bulbs in autumn. How many bulbs did he plant in all? => 83 bulbs
Mr. Ruiz bought 12 kilograms of flour. He used 7 kilograms of flour. How many kilograms of flour are left? => 5 kilograms of flour
Rita has 4 albums. Each album has 25 photos. How many photos does she have in total? => 100 photos
Pia is 11 years old. How old will she be in 9 years? => 20 years
Jon is 6 years older than Eve. Eve is 10 years old. How old was Jon 4 years ago? => 12 years
Bananas cost $2 per kilogram. How much do 5 kilograms of bananas cost? => 10 $
Nils earns $9 per hour. He worked 5 hours on Monday and 3 hours on Tuesday. How much did he earn? => 72 $
A lamp costs $30 more than a chair. The chair costs $45. How much does the lamp cost? => 75 $
Two lamps cost $90. How much does one lamp cost? => 45 $
A desk and a chair cost $150 together. The desk costs 4 times as much as the chair. How much does the chair cost? => 30 $
Ida and Jan have 36 nuts together. Ida has 3 times as many nuts as Jan. How many nuts does Ida have? => 27 nuts
Half of the 30 children are boys. How many boys are there? => 15 boys
There are 60 cars. 25% of the cars are red and the rest are blue. How many blue cars are there? => 45 blue cars
The ratio of apples to pears is 4:3. There are 28 apples. How many pears are there? => 21 pears
Lars has $80. He spends a quarter of his money on a ball. How much money does he have left? => 60 $
Mona has 72 beads. She gives 1/3 of her beads to Ole. She then uses half of the rest. How many beads does she have left? => 24 beads
A crate holds 24 bottles. How many crates are needed for 200 bottles? => 9 crates
Ribbon costs $3 per meter. Ulla buys 6 meters of ribbon. How much does she pay? => 18 $
Each tent sleeps 4 people. There are 30 people. How many tents are needed? => 8 tents
Kim has 50 cents. A sticker costs 8 cents. How many stickers can Kim buy? => 6 stickers
There were 40 people on the train. 12 people got off. 9 more people got on. How many people are on the train now? => 37 people
Vera had some coins. She found 6 coins. Now she has 20 coins. How many coins did she have at first? => 14 coins
Walt had 25 crayons. He lost some crayons. He has 18 crayons left. How many crayons did he lose? => 7 crayons
Tom has 20 marbles. He loses 5 and finds 3 and gives away the rest. How many marbles did he give away? => 18 marbles
A dozen eggs costs $4. How much do 3 dozen eggs cost? => 12 $
A shop has 50 shirts. It sells 60% of the shirts on Monday and 50% of the rest on Tuesday. How many shirts are left? => 10 shirts
There are 6 cars. Each car has 4 wheels. 2 cars leave. How many wheels are there now? => 16 wheels
Tom has twice as many apples as Ann. Together they have 21 apples. How many apples does Tom have? => 14 apples
Apples cost $3 per pound. How much do 4 pounds of apples cost? => 12 $
Apples cost $3 per pound. Ann buys 4 pounds of apples. How much does she pay? => 12 $
Tom answered 80% of the 40 questions correctly. How many questions did he answer correctly? => 32 questions
There are 6 rows of chairs with 8 chairs in each row. How many chairs are there? => 48 chairs
The price of a pen is $3. How much do 4 pens cost? => 12 $
Ben bought two and a half kilograms of rice at $4 per kilogram. How much did he pay? => 10 $
Ali had half a dozen eggs. He used 2 eggs. How many eggs remain? => 4 eggs
There were 12 people on the bus. At the next stop 5 people got off. Then 3 more people got on. How many people are on the bus now? => 10 people
Max has 3 dozen eggs. He sells two dozen. How many eggs are left? => 12 eggs
`;

const rows = STORIES.trim()
  .split('\n')
  .map((line) => line.split(' => '));

describe('stories that are solved', () => {
  it.each(rows)('%s', (text = '', answer = '') => {
    const story = solveRelations(text);
    expect(story && `${show(story.answer)} ${story.unit}`.trim()).toBe(answer);
  });

  it('explains each line by a sentence of the story, and ends with the amount asked for', () => {
    const text = 'Ann has 7 marbles. Ben has 3 times as many marbles as Ann. How many marbles does Ben have?';
    const story = solveRelations(text);
    if (!story) throw new Error('The story is not read.');
    expect(story.lines).toEqual([
      { text: "Ben's marbles = 3 × 7", reason: 'The story says: “Ben has 3 times as many marbles as Ann”' },
      { text: "Ben's marbles = 21", reason: 'Work out 3 × 7.' },
      {
        text: 'How many marbles does Ben have: 21',
        reason: 'Now find what is asked for: how many marbles does Ben have.',
      },
    ]);
  });

  it('shows a sentence as it was written, in whatever words it was read', () => {
    const text = 'The ratio of cats to dogs is 2:3. There are twelve dogs. How many cats are there?';
    const story = solveRelations(text);
    expect(story?.lines.map(({ reason }) => reason)).toEqual([
      'The story says: “There are twelve dogs.”',
      'Only this is unknown here.',
      'The story says: “The ratio of cats to dogs is 2:3.”',
      'Work out 2⁄3 × dogs.',
      'Now find what is asked for: how many cats are there.',
    ]);
  });

  it('says why it rounds', () => {
    const story = solveRelations('Each bus holds 40 people. How many buses are needed for 130 people?');
    expect(story).toMatchObject({ answer: { top: 4n, bottom: 1n } });
    expect(story?.lines.at(-1)?.reason).toBe('Only whole ones can be had, and all must fit: round up.');
  });

  it.each([
    [
      'Jim and Bob have 45 cards together. Jim has twice as many cards as Bob. How many cards does Bob have?',
      'put-back',
    ],
    ['130 students are going on a trip. Each bus holds 40 students. How many buses are needed?', null],
    ['Each ticket costs $12. How much do 5 tickets cost?', 'put-back'],
    ['Jack reads 12 pages every day. How many pages does he read in 7 days?', null],
  ])('is ticked only when the answer itself was put back: %s', (text, check) => {
    expect(workByRelations(text)?.check).toBe(check);
  });

  it('hands its work to the engine with the answer as a number', () => {
    const text = 'A pen costs $1.50. How much do 3 pens cost?';
    const story = solveRelations(text);
    if (!story) throw new Error('The story is not read.');
    const worked = workByRelations(text);
    expect(worked?.answer).toMatchObject({ text: '$4.50', value: { value: { top: 9n, bottom: 2n } } });
    expect(worked?.steps.map(({ after }) => after.text)).toEqual(story.lines.map((line) => line.text));
    expect(worked?.check).toBe('put-back');
  });
});
