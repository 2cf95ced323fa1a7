import { describe, expect, it } from 'vitest';
import { verdictOn } from '../testing/answers.ts';

// Our own wordings of the kinds that stand in school books, with the key of each.
const PROBLEMS: readonly (readonly [problem: string, key: string])[] = [
  ['Convert units\nA garden hose is $$9$$ yards long. Convert the length to feet.', '27'],
  [
    'In the following exercise, convert the units.\nA table is $$48$$ inches long. Convert the length to feet.',
    '4',
  ],
  ['Convert the units.\nA sack of rice weighs $$3$$ pounds. Convert the weight to ounces.', '48'],
  ["Convert the units\nLena's dog weighs $$2.4$$ kilograms. How many grams is this?", '2400'],
  ['Convert to metric\nAnna ran $$5$$ kilometers. Convert the distance to meters.', '5000'],
  ['A bottle holds $$2$$ liters. How many milliliters does it hold?', '2000'],
  [
    'A cat weighs $$3.2$$ kilograms and a rabbit weighs $$1900$$ grams. What is the difference, in grams, of their weights?',
    '1300',
  ],
  [
    'Petra is $$1.62$$ meters tall. Her sister is $$98$$ centimeters tall. How much taller is Petra than her sister in centimeters?',
    '64',
  ],
  ['Change $$59°F$$ to degrees Celsius.', '15'],
  ['Convert $$-10$$ degrees Celsius to Fahrenheit.', '14'],
  ['Convert 32°C into Fahrenheit. Round to the nearest tenth.', '89.6'],
  ['Translate and simplify: the sum of $$4$$ and $$-15$$, increased by $$6$$.', '-5'],
  ['Translate and simplify: the difference of $$-6$$ and $$13$$, decreased by 4', '-23'],
  ['Translate and simplify: the quotient of $$-60$$ and the sum of $$7$$ and $$-2$$', '-12'],
  ['Translate to an algebraic expression: seven more than the product of three and y', '3y+7'],
  ['Translate to an algebraic expression: the quotient of $$12x$$ and 5', '\\frac{12x}{5}'],
  ['Translate into an algebraic expression: nine less than twice m', '2m-9'],
  ['Translate into an algebraic expression: five times the sum of $$x$$ and $$7$$', '5(x+7)'],
  ['Translate and solve: The sum of $$q$$ and $$18$$ is $$-25$$', '-43'],
  ['Translate to an equation and solve: the difference of three times x and 4 is 11.', '5'],
  [
    'Temperature\nAt 6 a.m. the temperature was $$-8$$ degrees. By noon it had risen $$21$$ degrees. What was the temperature at noon?',
    '13',
  ],
  [
    'On January 3 the high temperature was $$41$$ degrees and the low was $$-7$$ degrees. What was the difference between the high and the low temperature?',
    '48',
  ],
  [
    'Checking Account\nMaria had $$-\\$12$$ in her account. She deposited $$\\$80$$. What was her balance after that?',
    '68',
  ],
  [
    'A football team had three plays: a gain of 5 yards, a loss of 9 yards, and a gain of 14 yards. What was the overall gain?',
    '10',
  ],
  [
    'A recipe for one batch of cookies needs $$\\frac{3}{4}$$ cup of sugar. How many cups are needed for $$6$$ batches?',
    '4.5',
  ],
  [
    'Solve\nTickets for the zoo cost $$\\$8$$ each. What is the greatest number of tickets Mona can buy with $$\\$70$$?',
    '8',
  ],
  [
    'A small ferry can carry at most $$2400$$ pounds. A passenger weighs $$150$$ pounds on average. How many passengers can it carry?',
    '16',
  ],
  [
    "Heating\nOmar's power bill is $$\\$18.50$$ per month plus $$\\$0.25$$ per kilowatt hour. What is the maximum number of kilowatt hours Omar can use if he wants to pay no more than $$\\$60$$?",
    '166',
  ],
  [
    "Hana's phone plan costs $$\\$20$$ a month plus $$\\$0.15$$ per text. How many texts can she send if she wants to keep her monthly bill to a maximum of $$\\$35$$?",
    '100',
  ],
  [
    "Joel's new job pays $30,000 a year plus 5% of sales. For what total sales would this job pay more than his current job, which pays $45,000?",
    '300000',
  ],
  [
    'Brenda earns $900 per month plus a 6% commission on her sales. What must her total sales be in order to earn at least $2,400 per month?',
    '25000',
  ],
  [
    'Kim has a budget of $500 for a party. The hall costs $140 to rent and food costs $12 per guest. How many guests can she invite?',
    '30',
  ],
  [
    'A delivery van can carry at most 1,100 pounds. The driver weighs 180 pounds and each crate weighs 40 pounds. How many crates can it carry?',
    '23',
  ],
  [
    'Emil is saving for a bike that costs $350. He has $80 and saves $15 a week. How many weeks until he has at least the amount he needs?',
    '18',
  ],
  [
    'Lea drove from home to the lake in $$3$$ hours. On the way back her speed was $$15$$ mph slower and it took $$4$$ hours. What was her speed going to the lake?',
    '60',
  ],
  [
    'Working together two pipes fill a pool in 4 hours. The first pipe alone needs 6 hours. How long would the second pipe need alone?',
    '12',
  ],
  [
    'Kate can plant 120 flowers in 4 hours. Working with Ben it takes 3 hours. How long would it take Ben alone?',
    '12',
  ],
  [
    'The sum of two numbers is $$-4$$. One number is eight more than the other. Find the smaller number.',
    '-6',
  ],
  [
    'Two numbers have the sum zero. The first is nine less than twice the second. Which is the larger number?',
    '3',
  ],
  [
    'One number is seven less than another number. Their sum is thirty-one. Find the numbers.\nFind the larger number.',
    '19',
  ],
  ['The sum of three consecutive integers is $$-54$$. Find the smallest.', '-19'],
  ['Find three consecutive even integers whose sum is $$78$$.\nWhat is the largest of these integers?', '28'],
  [
    'Investment\nHana invested $20,000, part of it at 4% and the rest at 7% interest per year. The total interest for one year was $1,100. How much did she invest at 7%?',
    '10000',
  ],
  [
    'Leo has $15,000 to invest. He wants to earn 6% per year. He puts some into a fund that earns 8% and the rest into bonds that earn 3%. How much should he put into the fund?',
    '9000',
  ],
  ['Find the principal if $1,200 of simple interest was earned in 4 years at a rate of 6%.', '5000'],
  ['A gallon of milk was $$\\$3.20$$ in May and $$\\$3.00$$ in June. Find the percent decrease.', '6.25'],
  ['A rectangular garden is 12 feet by 9 feet. How long is its diagonal?', '15'],
  [
    'A ladder 13 feet long leans against a wall. Its foot is 5 feet from the wall. How high up the wall does it reach?',
    '12',
  ],
  ['A 30-60-90 triangle has a hypotenuse of 18. Find the length of the side opposite the 30° angle.', '9'],
  ['In a 45-45-90 triangle each leg is 7. Find the hypotenuse.', '7\\sqrt{2}'],
  [
    'The time to empty a tank varies inversely as the rate of pumping. It takes 2 hours at 300 gallons per hour. How long does it take at 400 gallons per hour?',
    '1.5',
  ],
  [
    'The distance a spring stretches varies directly as the weight. A 10 pound weight stretches it 4 inches. How far will a 25 pound weight stretch it?',
    '10',
  ],
  [
    'The current in a circuit varies inversely with its resistance. If the current is $$12$$ amperes when the resistance is $$20$$ ohms, what is the current when the resistance is $$30$$ ohms?',
    '8',
  ],
  [
    '$$y$$ varies jointly as $$x$$ and $$z$$. If $$y=40$$ when $$x=2$$ and $$z=5$$, find $$y$$ when $$x=3$$ and $$z=4$$.',
    '48',
  ],
  ['What is the sum of the x-intercept and the y-intercept of $$3x+4y=24$$?', '14'],
  ['Find the equation of the horizontal line through $$(-3,5)$$', 'y=5'],
  ['Find the equation of a vertical line containing $$(4,-2)$$', 'x=4'],
  [
    'A ball is thrown upward with $$h=-16t^2+64t+5$$. How many seconds until it reaches its maximum height?',
    '2',
  ],
  [
    'A nut falls from a tower of $$784$$ feet. By the formula $$t=\\frac{\\sqrt{h}}{4}$$, how many seconds does it fall from a height of $$784$$ feet?',
    '7',
  ],
  [
    'The skid marks of a car were $$216$$ feet long. Use the formula $$s=\\sqrt{24d}$$ to find the speed of the car.',
    '72',
  ],
  ['Express $$y$$ as a function of $$x$$ if $$2x+3y=12$$.', 'y=4-2x/3'],
  ['If $$x-27y^3=0$$, write $$y$$ as a function of $$x$$.', 'y=x^(1/3)/3'],
  ['Let $$f(x)=x^2-9$$ and $$g(x)=x+3$$. What is $$\\frac{f}{g}$$ at $$x=5$$?', '2'],
  ['Evaluate $$h{\\left(x\\right)}+h{\\left(3\\right)}$$\n$$h(x)=4x-1$$', '4x+10'],
  ['Find the domain of $$f(x)=\\sqrt{x-4}$$ in interval notation', '[4,\\infty)'],
  ['Find the domain of $$\\frac{1}{x-7}$$. Which value is excluded?', '7'],
  ['Identify the coefficient of $$-15a^2$$', '-15'],
  [
    'Stock prices\nA stock opened at $$\\$31.50$$ and fell $$\\$2.75$$ during the day. What was the closing price?',
    '28.75',
  ],
  [
    'The temperature in Fairbanks was $$-12$$ degrees in the morning and $$9$$ degrees in the afternoon. How many degrees did it rise?',
    '21',
  ],
  ['A submarine is 340 feet below sea level. It rises 125 feet. What is its new elevation?', '-215'],
  [
    'Frank owes $$\\$212$$ on his credit card and makes a payment of $$\\$75$$. What is his new balance owed?',
    '137',
  ],
  [
    'Nina is making 8 bags of trail mix. Each bag needs $$\\frac{3}{4}$$ pound of nuts. How many pounds of nuts does she need?',
    '6',
  ],
  ['Bob has 12 yards of cloth. Each towel takes $$\\frac{2}{3}$$ yard. How many towels can he make?', '18'],
  ['A lamp now costs $$\\$36$$. That is one-half of what it cost at first. Find its first price.', '72'],
  [
    'The number of girls in a club was three more than twice the number of boys. There were 19 girls. How many boys were there?',
    '8',
  ],
  [
    'Noor planted tulips and roses. The number of tulips was 3 more than twice the number of roses. She planted 7 tulips. How many roses did she plant?',
    '2',
  ],
  [
    'Ms. Ruiz paid $$\\$2,100$$ in sales tax at a rate of 8.4% on a car. What was the price of the car?',
    '25000',
  ],
  ['An art gallery bought a picture for $$\\$250$$ and marked it up 40%. What was the list price?', '350'],
  [
    'Lena put $$\\$12,500$$ into an account that earns 4% interest per year. How much interest will she earn in 5 years?',
    '2500',
  ],
  [
    'Ines loaned a friend $$\\$3,000$$. Four years later the friend paid it back with $$\\$660$$ in interest. What was the rate of interest?',
    '5.5',
  ],
  [
    'Kofi borrowed $$\\$7,500$$ from his aunt. In 5 years he paid her $$\\$1,500$$ interest besides what he had borrowed. What was the rate of simple interest?',
    '4',
  ],
  [
    'Jim has $$\\$2.60$$ in dimes and nickels. The number of dimes is 2 more than the number of nickels. How many nickels does he have?',
    '16',
  ],
  [
    'The first day of a play $$\\$1,506$$ was taken in for tickets. Adult tickets cost $$\\$12$$ and child tickets $$\\$7$$. The number of adult tickets was five less than three times the number of child tickets. How many child tickets were sold?',
    '1566/43',
  ],
  [
    'Hannah is mixing raisins and nuts to make 10 pounds of trail mix. Raisins cost $$\\$2$$ a pound and nuts cost $$\\$6$$ a pound. She wants the cost of the mix to be $$\\$5.20$$ a pound. How many pounds of raisins should she use?',
    '2',
  ],
  ['Jesse rode his bike for $$5\\frac{1}{2}$$ hours at $$12$$ miles per hour. How far did he ride?', '66'],
  ['An angle measures 27°. Find its complement.', '63'],
  ['Find the supplement of an angle of 104°', '76'],
  [
    'A 17 foot rope runs from the top of a 15 foot pole to the ground. How far from the base of the pole is it attached?',
    '8',
  ],
  [
    'The equation $$C=4p+25$$ models the relation between the weekly cost, C, in dollars and the number of pizzas, p, that are sold.\nFind the cost for a week when 15 pizzas are sold.',
    '85',
  ],
  [
    "The equation $$h=2s+50$$ estimates a woman's height in inches, h, based on her shoe size, s. Estimate the height of a woman who wears a size 8 shoe.",
    '66',
  ],
  ['The product of two consecutive integers is 132. Find the larger positive integer.', '12'],
  ['The product of two consecutive odd positive integers is 143. Find the smaller one.', '11'],
  [
    'A ball is thrown from the top of a building. Its height is given by $$h=-16t^2+48t+160$$. When will the ball hit the ground?',
    '5',
  ],
  [
    'A firework is launched upward with initial velocity 128 feet per second. Use $$h=-16t^2+v_0t$$ to find how many seconds it takes to reach a height of 240 feet the first time.',
    '3',
  ],
  [
    'The area of a square courtyard is 500 square feet. With the formula $$s=\\sqrt{A}$$, how long is one side? Round to the nearest tenth.',
    '22.4',
  ],
  [
    'Yuki can ride her bike 20 miles into a 3 mph headwind in the same time she rides 30 miles with a 3 mph tailwind. What is her speed without wind?',
    '15',
  ],
  [
    'Tariq can paint a fence in 4 hours. If his sister helps they finish in 2 hours. How long would it take the sister alone?',
    '4',
  ],
  ['Find two consecutive integers whose product is 90 and both are positive. What is the smaller?', '9'],
  ['Determine the number of solutions to $$2x^2-3x+5=0$$', '0'],
  ['What is the discriminant of $$x^2-6x+2=0$$?', '28'],
  ['Is $$(2,-1)$$ a solution of the system $$x+y=1$$, $$2x-y=5$$?', 'yes'],
  ['Solve the system by graphing. Answer as an ordered pair. $$y=x+2$$, $$y=-2x+5$$', '(1,3)'],
  [
    'A jet flew with a tailwind of 1,095 miles in 3 hours. Against the wind it flew 987 miles in 3 hours. Find the speed of the wind.',
    '18',
  ],
  [
    'The cost of a ticket to the museum is $25 for children and $50 for adults. One day attendance was 2,000 and the total revenue was $70,000. How many children attended?',
    '1200',
  ],
  [
    'A jar has nickels and quarters with a total value of $7.30. The number of nickels is six less than three times the number of quarters. How many quarters are there?',
    '19',
  ],
  [
    'Nadia can choose between two jobs. The first pays a salary of $9,000 plus $80 for each tour sold. The second pays $15,000 plus $40 for each tour. How many tours would have to be sold to make the pay the same?',
    '150',
  ],
  ['A formula\nSolve $$ax+by=c$$ for $$y$$', 'y=(c-ax)/b'],
  [
    'Find the minor of entry $$a_1$$\n$$\\begin{bmatrix} 1 & -3 & 2 \\\\ -2 & 4 & -1 \\\\ 0 & -1 & -2 \\end{bmatrix}$$\nFind minor $$a_1$$',
    '-9',
  ],
  ['Write the system as an augmented matrix: $$2x+3y=4$$, $$5x=y-7$$', '[[2,3,4],[5,-1,-7]]'],
  ['Find the domain\nFind the highest value of the domain of the relation {$$(1,3),(4,8),(9,2)$$}', '9'],
  ['Find the range\nWhat is the smallest value in the range of the relation {(-2,4),(0,1),(3,7)}?', '1'],
  ["A rectangular field's width is 5 yards and length 12 yards. What is the length of its diagonal?", '13'],
  [
    'A 25-foot ladder leans on a wall and reaches 24 feet up the wall. How far is the base of the ladder from the wall?',
    '7',
  ],
];

describe('stories as textbooks tell them', () => {
  it.each(PROBLEMS)('%s', (problem, key) => {
    expect(verdictOn(problem, key)).toBe('right, with steps');
  });
});
